/** CSV: written for a download, and read from a file that is to be imported (RFC 4180, and semicolons or tabs). */

type Cell = string | number | boolean | null | undefined;

export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** For programs: what begins like a formula stays as it is. */
export function writeRawCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

function cell(value: Cell): string {
  const text = value === null || value === undefined ? '' : String(value);
  // A leading sign of a formula is made harmless for spreadsheets.
  return quoted(/^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+$/.test(text) ? `'${text}` : text);
}

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source.slice(0, source.search(/\r?\n|$/)));
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && field === '') isQuoted = true;
    else if (char === separator) {
      row.push(field);
      field = '';
    } else if (char === '\n') {
      row.push(field.replace(/\r$/, ''));
      rows.push(row);
      row = [];
      field = '';
    } else field += char;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field.replace(/\r$/, '')]);
  return rows.filter((cells) => cells.some((value) => value.trim() !== ''));
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
