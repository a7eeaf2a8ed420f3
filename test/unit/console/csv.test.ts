/** CSV as the console writes it, and as spreadsheets and people write it. */
import fc from 'fast-check';
import { isWorkbook, readCsv, textOf, writeCsv } from '../../../packages/console/src/parts/csv';

test('cells are quoted if they hold a separator, a quote or a line break', () => {
  expect(writeCsv([['plain', 'a,b', 'say "hi"', 'two\nlines', 'semi;colon', 'tab\there']])).toBe(
    'plain,"a,b","say ""hi""","two\nlines","semi;colon","tab\there"\r\n',
  );
});

test('what is written is read back', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '\t', '"', '\n', '\r', 'é') });
  const row = fc.tuple(fc.constant('id'), cell, cell);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1 }), async (rows) => {
      // The first line decides on the separator.
      const table = [['id', 'first', 'second'], ...rows];
      expect(await readCsv(writeCsv(table))).toEqual(table);
    }),
  );
});

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons, as a spreadsheet of the Continent', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['a byte order mark', '\uFEFFa,b\n1,2'],
  ['lines of empty cells', 'a,b\n\n , \n1,2\n,\n'],
])('%s are understood', async (_what, text) => {
  expect(await readCsv(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test.each([
  ['a title in a cell of its own', 'Oak & Sons\n\na;b\n1;2', [['Oak & Sons'], ['a', 'b'], ['1', '2']]],
  [
    'a title in a row of cells',
    'Oak, Ash;;\na;b;c\n',
    [
      ['Oak, Ash', '', ''],
      ['a', 'b', 'c'],
    ],
  ],
])('the first line with cells decides on the separator: %s', async (_what, text, rows) => {
  expect(await readCsv(text)).toEqual(rows);
});

test.each([
  ['UTF-8', Buffer.from('Zoë, £5')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFZoë, £5')],
  ['UTF-16, little end first', Buffer.from('\uFEFFZoë, £5', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\uFEFFZoë, £5', 'utf16le').swap16()],
  ['what Windows writes', Buffer.from('Zoë, £5', 'latin1')],
])('a file is read in %s', (_what, bytes) => {
  expect(textOf(bytes)).toBe('Zoë, £5');
  expect(isWorkbook(bytes)).toBe(false);
});

test('a workbook is not text', () => {
  expect(isWorkbook(Buffer.from('PK\u0003\u0004…'))).toBe(true);
  expect(isWorkbook(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true);
  expect(isWorkbook(Buffer.from('PK'))).toBe(false);
});

test('a quoted cell holds separators, line breaks and quotes', async () => {
  expect(await readCsv('name,notes\n"Byrne, Ada","ring ""twice""\nthen wait"')).toEqual([
    ['name', 'notes'],
    ['Byrne, Ada', 'ring "twice"\nthen wait'],
  ]);
});

test('a row can end with an empty cell, and a quote can be left open', async () => {
  expect(await readCsv('a,b\n1,\n2,"open')).toEqual([
    ['a', 'b'],
    ['1', ''],
    ['2', 'open'],
  ]);
  expect(await readCsv('a,b\n1,')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});

test('text after a closing quote belongs to the cell', async () => {
  expect(await readCsv('a,b\n"12" mm,x')).toEqual([
    ['a', 'b'],
    ['12 mm', 'x'],
  ]);
});

test('a large file leaves room for other work', async () => {
  const text = writeCsv(Array.from({ length: 60_000 }, (_, row) => [String(row), 'x'.repeat(40)]));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const rows = await readCsv(text);
  clearInterval(timer);
  expect(rows).toHaveLength(60_000);
  expect(turns).toBeGreaterThan(0);
});
