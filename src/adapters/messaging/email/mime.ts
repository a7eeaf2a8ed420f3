/**
 * Reads what is needed of a message (MIME, RFC 2045 and 5322): a few headers and its text. Attachments are skipped,
 * never decoded. Everything is bounded before anything is parsed: a message larger than people's mail ever is, in
 * headers, parts or depth, is refused. The parts are found here because no library skips what it does not need
 * (docs/adr/0302-messaging-ports.md); values, encodings and characters are read by libraries.
 */
import libmime from 'libmime';
import libqp from 'libqp';
import { withLeftOut } from '../../../domain/inbound-messages.js';
import { LEFT_OUT } from '@waypost/reply-reader/left-out';
import { decodeText } from './charset.js';
import { textOfHtml } from './html-text.js';

/** The contents of a message, or why it is not read. */
export type Message =
  | {
      readable: true;
      /** The values of each header, by its name in lower case, the topmost first. */
      headers: ReadonlyMap<string, readonly string[]>;
      /** Text of the parts, one below the other; blank if there is none. */
      text: string;
      /** The media types of it and all its parts, in lower case. */
      types: ReadonlySet<string>;
      /** The names of its attachments. */
      attachments: readonly string[];
    }
  | { readable: false; problem: string };

const KB = 1_024;
/** Limits for the headers of a message and all its parts, for those of one part, and for what is read of each. */
const MAX_HEADERS = 256 * KB;
const MAX_PART_HEADERS = 16 * KB;
const MAX_HEADER = 16 * KB;
const MAX_HEADER_LINES = 2_000;
const MAX_PARTS = 200;
const MAX_DEPTH = 20;
/** Bytes searched for boundaries, over all depths, and the lines of these: mail has some 80 bytes in each. */
const MAX_SCANNED = 24 * KB * KB;
const MAX_LINES = 300_000;
/** Bytes of all texts that are decoded, and texts, and those of HTML: anything more is left out, and said to be. */
const MAX_TEXT = 128 * KB;
const MAX_TEXTS = 8;
const MAX_HTML_TEXTS = 2;
const MAX_ATTACHMENTS = 10;

/** Thrown inside, answered outside. */
class TooMuch extends Error {}

export function readMessage(body: Buffer): Message {
  try {
    const seen: Seen = {
      parts: 0,
      scanned: 0,
      scannedLines: 0,
      headers: 0,
      lines: 0,
      texts: 0,
      html: 0,
      bytes: 0,
      types: new Set(),
      names: [],
    };
    const root = entityOf(body, MAX_HEADERS, seen);
    if (!root) return { readable: false, problem: 'Its headers are not terminated.' };
    const { text } = textOf(root, seen, 0);
    return {
      readable: true,
      headers: root.headers,
      text,
      types: seen.types,
      attachments: seen.names,
    };
  } catch (error) {
    if (error instanceof TooMuch) return { readable: false, problem: error.message };
    throw error;
  }
}

/** Totals read so far, over all depths. */
type Seen = {
  parts: number;
  scanned: number;
  scannedLines: number;
  headers: number;
  lines: number;
  texts: number;
  html: number;
  bytes: number;
  types: Set<string>;
  names: string[];
};

/** A message, or a part of one. */
type Entity = {
  headers: ReadonlyMap<string, readonly string[]>;
  content: Buffer;
  /** Its media type, in lower case; what is none is plain text (RFC 2045, 5.2). */
  type: string;
  /** The parameters of the type, by name in lower case. */
  params: Readonly<Record<string, string>>;
};

function entityOf(bytes: Buffer, maxHeaders: number, seen: Seen): Entity | undefined {
  const end = endOfHeaders(bytes, maxHeaders);
  if (end === undefined) return undefined;
  seen.headers += end;
  if (seen.headers > MAX_HEADERS) throw new TooMuch('Its headers are too long.');
  const headers = headersOf(bytes.toString('utf8', 0, end), seen);
  const { value, params } = valueOf(headers, 'content-type');
  const type = /^[^\s/]+\/[^\s/]+$/.test(value) ? value.toLowerCase() : 'text/plain';
  seen.types.add(type);
  return { headers, content: bytes.subarray(end), type, params };
}

function valueOf(headers: Entity['headers'], name: string): ReturnType<typeof libmime.parseHeaderValue> {
  return libmime.parseHeaderValue(headers.get(name)?.[0] ?? '', { stripComments: true });
}

/** Returns where the content begins: after the first empty line. */
function endOfHeaders(bytes: Buffer, most: number): number | undefined {
  if (bytes[0] === LF) return 1;
  if (bytes[0] === CR && bytes[1] === LF) return 2;
  const looked = bytes.subarray(0, most);
  const ends = ['\n\r\n', '\n\n'].flatMap((empty) => {
    const at = looked.indexOf(empty);
    return at < 0 ? [] : [at + empty.length];
  });
  if (ends.length > 0) return Math.min(...ends);
  // A part may consist of headers alone.
  if (bytes.length > most) throw new TooMuch('Its headers are too long.');
  return bytes.length === 0 ? undefined : bytes.length;
}

const LF = 10;
const CR = 13;

function headersOf(head: string, seen: Seen): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  let at = 0;
  while (at < head.length) {
    const begun = at;
    if ((seen.lines += 1) > MAX_HEADER_LINES) throw new TooMuch('It has too many headers.');
    // A line that begins with a space continues the one before it.
    do at = endOfLine(head, at);
    while (head[at] === ' ' || head[at] === '\t');
    const line = head.slice(begun, Math.min(at, begun + MAX_HEADER));
    const name = /^([^:\s]{1,100})[ \t]{0,20}:/.exec(line)?.[1]?.toLowerCase();
    if (name === undefined) continue;
    const value = line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n[ \t]+/g, ' ')
      .trim();
    const others = headers.get(name);
    if (others) others.push(value);
    else headers.set(name, [value]);
  }
  return headers;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}

/** The text of a part, and whether it was plain. */
type Text = { text: string; isPlain: boolean };

const NOTHING: Text = { text: '', isPlain: false };

/**
 * Returns the text of a part: of alternatives the first that is plain and not blank, else the first that is not blank;
 * of other parts what each says.
 */
function textOf(entity: Entity, seen: Seen, depth: number): Text {
  const { boundary } = entity.params;
  if (!entity.type.startsWith('multipart/') || boundary === undefined || boundary === '') {
    return textOfLeaf(entity, seen);
  }
  if (depth >= MAX_DEPTH) throw new TooMuch('Its parts are nested too deeply.');
  seen.scanned += entity.content.length;
  if (seen.scanned > MAX_SCANNED) throw new TooMuch('Its parts are too large for their depth.');
  const said = partsOf(entity.content, boundary, seen)
    .flatMap((part) => {
      const inner = entityOf(part, MAX_PART_HEADERS, seen);
      return inner ? [textOf(inner, seen, depth + 1)] : [];
    })
    .filter(({ text }) => !isBlank(text));
  if (entity.type === 'multipart/alternative') {
    return said.find(({ isPlain }) => isPlain) ?? said[0] ?? NOTHING;
  }
  return {
    text: said.map(({ text }) => text).join('\n'),
    isPlain: said.length > 0 && said.every(({ isPlain }) => isPlain),
  };
}

/** Whether a text has nothing that can be seen: spaces of all kinds, and characters without a width. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}]/u.test(text);
}

function textOfLeaf({ type, params, headers, content }: Entity, seen: Seen): Text {
  const disposition = valueOf(headers, 'content-disposition');
  const isHtml = type === 'text/html';
  const isPlain = type === 'text/plain' || type.startsWith('multipart/');
  if ((!isHtml && !isPlain) || disposition.value.toLowerCase() === 'attachment') {
    const name = disposition.params['filename'] ?? params['name'];
    if (name !== undefined && seen.names.length < MAX_ATTACHMENTS) seen.names.push(libmime.decodeWords(name));
    return NOTHING;
  }
  const room = MAX_TEXT - seen.bytes;
  seen.texts += 1;
  seen.html += isHtml ? 1 : 0;
  seen.bytes += content.length;
  if (room <= 0 || seen.texts > MAX_TEXTS || seen.html > MAX_HTML_TEXTS) return { text: LEFT_OUT, isPlain };
  const encoding = valueOf(headers, 'content-transfer-encoding').value.toLowerCase();
  const written = decodeText(transferred(content.subarray(0, room), encoding), params['charset']);
  const text = isHtml ? textOfHtml(written) : unflowed(written, params);
  return { text: content.length > room ? withLeftOut(text) : text, isPlain };
}

function transferred(content: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(content.toString('latin1'), 'base64');
  return encoding === 'quoted-printable' ? libqp.decode(content) : content;
}

/** Rejoins lines that were broken for their length (RFC 3676). */
function unflowed(text: string, { format, delsp }: Entity['params']): string {
  return format?.toLowerCase() === 'flowed'
    ? libmime.decodeFlowed(text, delsp?.toLowerCase() === 'yes')
    : text;
}

/** Returns what is between the boundaries; anything before the first and after the last is ignored. */
function partsOf(content: Buffer, boundary: string, seen: Seen): Buffer[] {
  const mark = Buffer.from(`--${boundary}`);
  const parts: Buffer[] = [];
  let begun: number | undefined;
  let at = isAt(content, mark, 0) ? 0 : next(content, mark, 0, seen);
  while (at !== undefined) {
    if ((seen.parts += 1) > MAX_PARTS) throw new TooMuch('It has too many parts.');
    if (begun !== undefined) parts.push(content.subarray(begun, at));
    const after = at + mark.length;
    if (content.subarray(after, after + 2).toString('latin1') === '--') return parts;
    const line = content.subarray(after, after + MAX_HEADER).indexOf('\n');
    if (line < 0) return parts;
    begun = after + line + 1;
    at = next(content, mark, begun - 1, seen);
  }
  // The last boundary is missing: the message was truncated.
  if (begun !== undefined) parts.push(content.subarray(begun));
  return parts;
}

/**
 * Returns where the next boundary is, at the beginning of a line. Line by line: to search for the whole mark takes a
 * buffer long where the beginning of it is everywhere.
 */
function next(content: Buffer, mark: Buffer, from: number, seen: Seen): number | undefined {
  for (let end = content.indexOf(LF, from); end >= 0; end = content.indexOf(LF, end + 1)) {
    if ((seen.scannedLines += 1) > MAX_LINES) throw new TooMuch('It has too many lines.');
    if (isAt(content, mark, end + 1)) return end + 1;
  }
  return undefined;
}

function isAt(content: Buffer, mark: Buffer, at: number): boolean {
  if (content[at] !== mark[0] || content[at + 1] !== mark[1] || content[at + 2] !== mark[2]) return false;
  const end = at + mark.length;
  return end <= content.length && content.compare(mark, 0, mark.length, at, end) === 0;
}
