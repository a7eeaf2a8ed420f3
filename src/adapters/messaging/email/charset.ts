/**
 * Character sets of mail, by the WHATWG Encoding Standard: a library has its tables, since the runtime's decoder reads
 * Windows-1252 as Latin-1 in several releases. Also undoes what programs on the way did to characters.
 */
import { isUtf8 } from 'node:buffer';
import { normalizeEncoding, TextDecoder } from '@exodus/bytes/encoding.js';
import { windows1252fromString, windows1252toString } from '@exodus/bytes/single-byte.js';

/** Stands for a character that cannot be read. A reply with one is never booked (docs/replies.md). */
const UNREADABLE = '\ufffd';

const UTF_8 = new TextDecoder();

/** Escapes into another alphabet in 7-bit encodings that browsers do not support: UTF-7, HZ, ISO 2022. */
const SHIFTS = /[+~]|(?![\t\n\r])\p{Cc}/gu;

/**
 * Decodes text in the character set of that label. Without a label it is UTF-8, or else Windows-1252. UTF-8 under
 * the label of a European set is read as what it is: nothing else looks like it. Of a set that nobody has, what is not
 * plain ASCII or UTF-8 becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array, label: string | undefined): string {
  const declared = label === undefined ? 'windows-1252' : normalizeEncoding(label);
  const isEuropean = declared !== null && /^(?:windows-|iso-8859-|macintosh$)/.test(declared);
  const name = isEuropean && isUtf8(bytes) ? 'utf-8' : declared;
  if (name !== null && name !== 'replacement') return new TextDecoder(name).decode(bytes);
  return UTF_8.decode(bytes).replace(SHIFTS, UNREADABLE);
}

/** The characters that Windows-1252 has for bytes 0x80 to 0xBF, the continuation of UTF-8. */
const CONTINUATION = windows1252toString(Uint8Array.from({ length: 0x40 }, (_, index) => 0x80 + index));

/** UTF-8 read as Windows-1252: `â€™` for an apostrophe, `Â£`, `Ã©`, the four characters of an emoji; and runs of it. */
const MISREAD = new RegExp(`(?:[ÂÃ][\\u00a0-\\u00bf]|[âã][${CONTINUATION}]{2}|ð[${CONTINUATION}]{3})+`, 'g');

/**
 * Returns a text as it was written, where a program on the way read Windows-1252 as Latin-1 (its quotation marks are
 * control characters then) or UTF-8 as Windows-1252, once or twice.
 */
export function repaired(text: string): string {
  const quoted = text.replace(/[\u0080-\u009f]+/g, (controls) =>
    windows1252toString(Buffer.from(controls, 'latin1')),
  );
  return readAgain(readAgain(quoted));
}

function readAgain(text: string): string {
  return text.replace(MISREAD, (characters) => {
    const bytes = windows1252fromString(characters);
    return isUtf8(bytes) ? UTF_8.decode(bytes) : characters;
  });
}
