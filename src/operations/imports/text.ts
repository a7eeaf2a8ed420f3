/** The text of a file and its lines, in the declared character set. */
import { normalizeEncoding, TextDecoder } from '@exodus/bytes/encoding.js';
import type { Readable } from 'node:stream';
import { AppError } from '../../domain/errors.js';

/** The longest row, in characters. */
export const MAX_ROW = 500_000;

/** Beginnings of files that are not text, and what to do about them. */
const NO_TEXT: readonly [Buffer, string][] = [
  [Buffer.of(0x1f, 0x8b), 'The file is compressed. Send it unpacked.'],
  [Buffer.from('PK\x03\x04', 'latin1'), 'The file is a workbook or an archive. Save it as CSV.'],
  [Buffer.of(0xd0, 0xcf, 0x11, 0xe0), 'The file is a workbook. Save it as CSV.'],
];

/** Byte order marks of what spreadsheets call Unicode text. */
const MARKS: readonly [Buffer, string][] = [
  [Buffer.of(0xff, 0xfe), 'utf-16le'],
  [Buffer.of(0xfe, 0xff), 'utf-16be'],
  [Buffer.of(0xef, 0xbb, 0xbf), 'utf-8'],
];

/**
 * Yields the lines of a file without their ends, of whichever kind. The byte order mark or the first character decides
 * the encoding, else the declared character set, else UTF-8. Throws 422 `invalid_value` for bytes that are not text in
 * it and for lines that are too long, 415 for an unknown character set.
 */
export async function* linesOf(bytes: Readable, charset: string | null): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textOf(bytes, charset)) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_ROW) {
      throw new AppError('invalid_value', {
        message: `A line must have at most ${MAX_ROW} characters.`,
        param: 'body',
      });
    }
    yield* lines;
  }
  yield rest.replace(/\r$/, '');
}

async function* textOf(bytes: Readable, charset: string | null): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  const decode = (chunk?: Buffer) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch {
      throw new AppError('invalid_value', {
        message: `The file is not ${decoder?.encoding.toUpperCase()} text. Save it as UTF-8, or name its character set in the Content-Type, such as \`charset=windows-1252\`.`,
        param: 'body',
      });
    }
  };
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    decoder ??= decoderOf(chunk, charset);
    yield decode(chunk);
  }
  yield decode();
}

function decoderOf(first: Buffer, charset: string | null) {
  const beginsWith = ([mark]: readonly [Buffer, string]) => first.subarray(0, mark.length).equals(mark);
  const [, remedy] = NO_TEXT.find(beginsWith) ?? [];
  if (remedy !== undefined) throw new AppError('invalid_value', { message: remedy, param: 'body' });
  const [, marked] = MARKS.find(beginsWith) ?? [];
  // Text never begins with NUL: this one is half of a two-byte character.
  const wide = first[1] === 0 ? 'utf-16le' : first[0] === 0 ? 'utf-16be' : null;
  const name = normalizeEncoding(marked ?? wide ?? charset ?? 'utf-8');
  if (name !== null && name !== 'replacement') return new TextDecoder(name, { fatal: true });
  throw new AppError('unsupported_media_type', {
    message: `The character set ${charset} is not supported. Send the file in UTF-8.`,
  });
}
