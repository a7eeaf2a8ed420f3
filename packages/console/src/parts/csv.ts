/** Reads and writes CSV (RFC 4180; files may also use semicolons or tabs). */

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** How long reading may block the page, in milliseconds. */
const TURN_MS = 12;

/** Parses CSV, leaving the page responsive during a large file. Skips rows whose cells are all empty. */
export async function readCsv(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  let until = performance.now() + TURN_MS;
  for (const row of rowsOf(text.replace(/^\uFEFF/, ''))) {
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + TURN_MS;
  }
  return rows;
}

/**
 * Returns the text of a file as spreadsheets write it: UTF-16 where its first bytes say so, otherwise UTF-8, or what
 * Windows writes if it is not that.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a file is a workbook (a ZIP archive, or the format before it), which is not text. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOKS.some((mark) => mark.every((byte, at) => bytes[at] === byte));
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

function* rowsOf(source: string): Generator<string[]> {
  // A title above the columns' names may be the only cell of its line.
  const separator = separatorOf(/^.*[,;\t].*$/m.exec(source)?.[0] ?? '');
  let row: string[] = [];
  for (let at = 0; at < source.length;) {
    const [value, end] =
      source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator);
    row.push(value);
    at = end + 1;
    if (source[end] === separator && at < source.length) continue;
    if (source[end] === separator) row.push('');
    yield row;
    row = [];
  }
}

/** Returns an unquoted cell and the index of its end: a separator, a line break or the end of the text. */
function plainCell(source: string, at: number, separator: string): [value: string, end: number] {
  let end = at;
  while (end < source.length && source[end] !== separator && source[end] !== '\n') end += 1;
  return [
    source.slice(at, source[end] === separator ? end : end - Number(source[end - 1] === '\r' && end > at)),
    end,
  ];
}

function quotedCell(source: string, at: number, separator: string): [value: string, end: number] {
  let value = '';
  let from = at + 1;
  for (;;) {
    const mark = source.indexOf('"', from);
    if (mark < 0) return [value + source.slice(from), source.length];
    value += source.slice(from, mark);
    if (source[mark + 1] !== '"') {
      // Text after the closing quote belongs to the cell.
      const [rest, end] = plainCell(source, mark + 1, separator);
      return [value + rest, end];
    }
    value += '"';
    from = mark + 2;
  }
}

function separatorOf(line: string): string {
  const counts = [',', ';', '\t'].map((mark) => [mark, line.split(mark).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

export function download(name: string, text: string, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
