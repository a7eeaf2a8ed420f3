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

function* rowsOf(source: string): Generator<string[]> {
  const separator = separatorOf(source.slice(0, source.search(/\r?\n|$/)));
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

function separatorOf(header: string): string {
  const counts = [',', ';', '\t'].map((mark) => [mark, header.split(mark).length] as const);
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

export function download(name: string, text: string, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
