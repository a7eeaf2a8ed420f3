/** Results of the operator's commands for people: a list as columns, one record as lines of name and value. */

export type TableRow = Readonly<Record<string, unknown>>;

/**
 * Formats a record, or a list of records that have the same fields; `below` is the text under each row, for what
 * would make the row too long to read.
 */
export function formatTable(
  result: TableRow | readonly TableRow[],
  below: readonly (string | null)[] = [],
): string {
  if (!isList(result)) {
    return align(Object.entries(result).map(([name, value]) => [name, cell(value)]));
  }
  const [first] = result;
  if (!first) return '(none)';
  const [head = '', ...lines] = align([
    Object.keys(first),
    ...result.map((row) => Object.values(row).map(cell)),
  ]).split('\n');
  return [head, ...lines.flatMap((line, row) => [line, ...under(below[row])])].join('\n');
}

const under = (text: string | null | undefined) => (text === null || text === undefined ? [] : [`  ${text}`]);

function isList(result: TableRow | readonly TableRow[]): result is readonly TableRow[] {
  return Array.isArray(result);
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value instanceof Date) return value.toISOString().replace(/\.\d+Z$/, 'Z');
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${name}=${String(inner)}`)
      .join(' ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function align(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
