/**
 * Reads what is needed of a message (MIME, RFC 2045 and 5322): a few headers and its text. Attachments are skipped,
 * never decoded. Everything is bounded before anything is parsed: a message larger than people's mail ever is, in
 * headers, parts or depth, is refused.
 */
import { errorCode } from '../../../runtime/error-code.js';

/** The contents of a message, or why it is not read. */
export type Message =
  | { readable: true; header: (name: string) => readonly string[]; text?: string; html?: string }
  | { readable: false; problem: string };

const KB = 1_024;
/** Limits for the headers of a message and all its parts, for those of one part, and for what is read of each. */
const MOST_HEADERS = 256 * KB;
const MOST_PART_HEADERS = 16 * KB;
const MOST_HEADER = 16 * KB;
const MOST_HEADER_LINES = 2_000;
const MOST_PARTS = 200;
const MOST_DEPTH = 20;
/** Bytes searched for boundaries, over all depths. */
const MOST_SCANNED = 24 * KB * KB;
/** Bytes of text that are decoded: anything longer is what the sender quotes. */
const MOST_TEXT = 128 * KB;
const MOST_TEXTS = 4;

/** Thrown inside, answered outside. */
class TooMuch extends Error {}

/** Reads a message. */
export function readMessage(body: Buffer): Message {
  try {
    const seen = { parts: 0, scanned: 0, headers: 0, lines: 0 };
    const root = entityOf(body, MOST_HEADERS, seen);
    if (!root) return { readable: false, problem: 'It has no end of its headers.' };
    const leaves = leavesOf(root, seen, 0);
    const plain = decodedAll(leaves.filter(({ type }) => type === 'text/plain'));
    const html =
      plain === undefined ? decodedAll(leaves.filter(({ type }) => type === 'text/html')) : undefined;
    return {
      readable: true,
      header: (name) => root.headers.get(name) ?? [],
      ...(plain === undefined ? {} : { text: plain }),
      ...(html === undefined ? {} : { html }),
    };
  } catch (error) {
    if (error instanceof TooMuch) return { readable: false, problem: error.message };
    throw error;
  }
}

/** What was read so far, over all depths. */
type Seen = { parts: number; scanned: number; headers: number; lines: number };

/** A message, or a part of one. */
type Entity = {
  headers: ReadonlyMap<string, readonly string[]>;
  content: Buffer;
  /** Its media type, in lower case. */
  type: string;
};

function entityOf(bytes: Buffer, mostHeaders: number, seen: Seen): Entity | undefined {
  const end = endOfHeaders(bytes, mostHeaders);
  if (end === undefined) return undefined;
  seen.headers += end;
  if (seen.headers > MOST_HEADERS) throw new TooMuch('Its headers are too long.');
  const head = bytes.subarray(0, end);
  const headers = headersOf(head.toString('utf8'), seen);
  const type = (headers.get('content-type')?.[0] ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase();
  return {
    headers,
    content: bytes.subarray(end),
    type: type === '' || type === undefined ? 'text/plain' : type,
  };
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
const DASH = 45;

/** The headers that are read; of the others only the name is. */
const WANTED = new Set([
  'message-id',
  'from',
  'in-reply-to',
  'references',
  'auto-submitted',
  'authentication-results',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
]);
const LONGEST_NAME = Math.max(...[...WANTED].map((name) => name.length));

function headersOf(head: string, seen: Seen): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  let at = 0;
  while (at < head.length) {
    const begun = at;
    if ((seen.lines += 1) > MOST_HEADER_LINES) throw new TooMuch('It has too many headers.');
    // A line that begins with a space continues the one before it.
    do at = endOfLine(head, at);
    while (head[at] === ' ' || head[at] === '\t');
    const name = (
      /^[^:\s]+(?=[ \t]*:)/.exec(head.slice(begun, Math.min(at, begun + LONGEST_NAME + 2)))?.[0] ?? ''
    ).toLowerCase();
    if (!WANTED.has(name)) continue;
    const value = head
      .slice(head.indexOf(':', begun) + 1, Math.min(at, begun + MOST_HEADER))
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

/** Returns the parts that are text and not an attachment, in sequence. */
function leavesOf(entity: Entity, seen: Seen, depth: number): Entity[] {
  if (!entity.type.startsWith('multipart/')) return isText(entity) ? [entity] : [];
  if (depth >= MOST_DEPTH) throw new TooMuch('Its parts are nested too deep.');
  const boundary = parameter(entity.headers.get('content-type')?.[0] ?? '', 'boundary');
  if (boundary === undefined || boundary === '') return [];
  seen.scanned += entity.content.length;
  if (seen.scanned > MOST_SCANNED) throw new TooMuch('Its parts are too large for their depth.');
  return partsOf(entity.content, boundary, seen).flatMap((part) => {
    const inner = entityOf(part, MOST_PART_HEADERS, seen);
    return inner ? leavesOf(inner, seen, depth + 1) : [];
  });
}

function isText({ type, headers }: Entity): boolean {
  const disposition = headers.get('content-disposition')?.[0] ?? '';
  return (type === 'text/plain' || type === 'text/html') && !/^attachment\b/i.test(disposition);
}

function parameter(header: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s?=\\s?(?:"([^"]{0,200})"|([^\\s;"]{1,200}))`, 'i').exec(header);
  return found?.[1] ?? found?.[2];
}

/** Returns what is between the boundaries; anything before the first and after the last is ignored. */
function partsOf(content: Buffer, boundary: string, seen: { parts: number }): Buffer[] {
  const mark = `--${boundary}`;
  const parts: Buffer[] = [];
  let begun: number | undefined;
  let at = content.subarray(0, mark.length).equals(Buffer.from(mark)) ? 0 : next(content, mark, 0);
  while (at !== undefined) {
    if ((seen.parts += 1) > MOST_PARTS) throw new TooMuch('It has too many parts.');
    if (begun !== undefined) parts.push(content.subarray(begun, at));
    const after = at + mark.length;
    if (content.subarray(after, after + 2).toString('latin1') === '--') return parts;
    const line = content.subarray(after, after + MOST_HEADER).indexOf('\n');
    if (line < 0) return parts;
    begun = after + line + 1;
    at = next(content, mark, begun - 1);
  }
  // The last boundary is missing: the message was truncated.
  if (begun !== undefined) parts.push(content.subarray(begun));
  return parts;
}

/** Shorter marks are searched for here: a buffer's own search takes long where their first byte is everywhere. */
const SHORT_MARK = 16;

/** Returns where the next boundary is, at the beginning of a line. */
function next(content: Buffer, mark: string, from: number): number | undefined {
  if (mark.length >= SHORT_MARK) {
    const at = content.indexOf(`\n${mark}`, from);
    return at < 0 ? undefined : at + 1;
  }
  const bytes = Buffer.from(mark);
  for (let at = from; at < content.length; at += 1) {
    if (content[at] === LF && content[at + 1] === DASH && isAt(content, bytes, at + 1)) return at + 1;
  }
  return undefined;
}

function isAt(content: Buffer, bytes: Buffer, at: number): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    if (content[at + index] !== bytes[index]) return false;
  }
  return true;
}

function decodedAll(leaves: readonly Entity[]): string | undefined {
  if (leaves.length === 0) return undefined;
  return leaves.slice(0, MOST_TEXTS).map(decoded).join('\n');
}

/** Decodes the text of a leaf: its transfer encoding, its character set and its lines. */
function decoded({ headers, content }: Entity): string {
  const header = (name: string) => headers.get(name)?.[0] ?? '';
  const type = header('content-type');
  const bytes = transferred(
    content.subarray(0, MOST_TEXT),
    header('content-transfer-encoding').toLowerCase(),
  );
  const text = inCharset(bytes, parameter(type, 'charset') ?? 'utf-8');
  if (parameter(type, 'format')?.toLowerCase() !== 'flowed') return text;
  return flowed(text, parameter(type, 'delsp')?.toLowerCase() === 'yes');
}

function transferred(content: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(content.toString('latin1'), 'base64');
  if (encoding !== 'quoted-printable') return content;
  const text = content.toString('latin1').replace(/=[ \t]{0,8}\r?\n/g, '');
  return Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  );
}

function inCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (error) {
    // An unknown character set: assume what most mail is in.
    if (errorCode(error) === 'ERR_ENCODING_NOT_SUPPORTED') return new TextDecoder().decode(bytes);
    throw error;
  }
}

/** Rejoins lines that were broken for their length (RFC 3676). */
function flowed(text: string, spaceGoes: boolean): string {
  const lines: string[] = [];
  let open = '';
  for (const line of text.split(/\r?\n/)) {
    const unstuffed = line.startsWith(' ') ? line.slice(1) : line;
    const goesOn = unstuffed.endsWith(' ') && unstuffed !== '-- ';
    open += goesOn && spaceGoes ? unstuffed.slice(0, -1) : unstuffed;
    if (goesOn) continue;
    lines.push(open);
    open = '';
  }
  return [...lines, ...(open === '' ? [] : [open])].join('\n');
}

/** Returns the bare addresses that a header names, without names, comments and quotations. */
export function addressesOf(header: string): string[] {
  let bare = '';
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < header.length; at += 1) {
    const character = header[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' && depth === 0) quoted = !quoted;
    else if (!quoted && character === '(') depth += 1;
    else if (!quoted && character === ')') depth = Math.max(0, depth - 1);
    else if (!quoted && depth === 0) bare += character;
  }
  return bare.split(/[,;]/).flatMap((entry) => {
    const open = entry.lastIndexOf('<');
    const close = entry.indexOf('>', open + 1);
    const address = (
      open < 0 ? entry.slice(entry.indexOf(':') + 1) : entry.slice(open + 1, close < 0 ? undefined : close)
    ).trim();
    return address.includes('@') ? [address] : [];
  });
}
