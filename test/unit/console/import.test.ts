/** An import: columns matched by their names, rows sent, and rows that come back with errors. */
import { answered, groupErrors, guessOf } from '../../../packages/console/src/views/orders/import-answers';
import { exampleRows } from '../../../packages/console/src/views/orders/example-file';
import {
  COLUMNS,
  isRequired,
  joinNames,
  matchColumns,
  missingColumns,
  withoutTitles,
} from '../../../packages/console/src/views/orders/import-columns';
import {
  byOrder,
  dateIn,
  errorText,
  failedRows,
  failedRowsCsv,
  importCsv,
  partFrom,
  piecesByOrder,
  piecesOf,
  repeatedRows,
  type Row,
  rowOf,
  rowsFrom,
  silentOf,
  withDates,
  withIds,
} from '../../../packages/console/src/views/orders/import-rows';

const ROWS: Row[] = [
  { reference: 'A-1', town: 'Croydon', postcode: 'CR0 4XZ' },
  { reference: 'A-2', town: 'Leeds, West Yorkshire', postcode: 'nowhere', pieces: 'none' },
];

const OWNERS = {
  shipper: [
    { id: 'shp_1', name: 'Hearth & Home' },
    { id: 'shp_2', name: 'Northlight' },
    { id: 'shp_3', name: 'Twice' },
    { id: 'shp_4', name: 'Twice' },
  ],
  depot: [{ id: 'dep_1', name: 'Croydon' }],
};

test.each([
  ['by name, however it is written', 'hearth & home', 'shp_1'],
  ['by id', 'shp_2', 'shp_2'],
  ['not by a name that two have', 'Twice', 'Twice'],
  ['not by a name that nobody has', 'Hearth', 'Hearth'],
])('a shipper and a depot are known in a file: %s', (_how, written, shipper) => {
  expect(withIds({ reference: 'A-1', shipper: written, depot: 'Croydon' }, OWNERS)).toEqual({
    ...{ reference: 'A-1', shipper, depot: 'dep_1' },
  });
  expect(withIds({ reference: 'A-1' }, OWNERS)).toEqual({ reference: 'A-1' });
});

test.each([
  ['Hearth', 'Shipper: Unknown shipper Hearth. Use one of these names, or an id: Hearth & Home,'],
  ['Twice', 'Shipper: Several are called Twice. Use the id, which Setup shows.'],
  ['shp_1', 'Shipper is not yours.'],
])('a shipper that is not known says what to write: %s', (shipper, words) => {
  const refused = { row: 2, column: 'shipper', code: 'invalid_value', message: 'shipper: is not yours.' };
  const [failed] = failedRows([{ reference: 'A-1', shipper }], [refused], OWNERS);
  expect(failed && errorText(failed)).toContain(words);
});

test.each([
  ['two_people', 'must be 1 or 2.', 'Two people must be yes or no.'],
  ['assembly', 'must be true or false.', 'Assembly must be yes or no.'],
  ['crew', 'must be 1 or 2.', 'Crew must be 1 or 2.'],
  ['deliver_by', 'must be a calendar date, YYYY-MM-DD.', 'Not after must be a date, such as 31/12/2026.'],
])('a cell of %s that cannot be read says what can be', (column, message, words) => {
  const refused = { row: 2, column, code: 'invalid_value', message: `${column}: ${message}` };
  expect(failedRows([{ [column]: 'maybe' }], [refused], OWNERS).map(errorText)).toEqual([words]);
});

test('references that are in use are said without ids, and are not one answer for many rows', () => {
  const rows = ['A-1', 'A-2'].map((reference) => ({ reference }));
  const refused = rows.map(({ reference }, index) => ({
    ...{ row: index + 2, column: 'reference', code: 'duplicate_reference' as const },
    message: `Order ord_0123456789abcdefghjkmnpqrs of this shipper already has the reference ${reference}.`,
  }));
  const failed = failedRows(rows, refused, OWNERS);
  expect(failed.map(errorText)).toEqual(
    rows.map(() => 'Reference is already in use by an open order of this shipper.'),
  );
  expect(groupErrors(failed)).toEqual([]);
});

test('columns are matched by the API’s names and by those that files use', () => {
  expect(
    matchColumns(['Order No.', 'CUSTOMER NAME', 'Address line 1', 'City', 'Post Code', 'Qty', 'Colour']),
  ).toEqual({ reference: 0, recipient_name: 1, line1: 2, town: 3, postcode: 4, pieces: 5 });
  const own = COLUMNS.map(([column]) => column);
  expect(Object.values(matchColumns(own))).toEqual(own.map((_, index) => index));
});

test('of several columns with a matching name the first counts', () => {
  expect(matchColumns(['Reference', 'Ref', 'Name', 'Recipient'])).toEqual({
    reference: 0,
    recipient_name: 2,
  });
});

test.each([
  [['Item(s)', 'Pcs'], ['Armchair', '2'], { description: 0, pieces: 1 }],
  [['Items', 'Goods'], ['2', 'Armchair'], { pieces: 0, description: 1 }],
  [['Qty', 'Item'], ['2 boxes', 'Armchair'], { pieces: 0, description: 1 }],
  [['Items'], ['2'], { pieces: 0 }],
  [['Pieces', 'Items'], ['', ''], { pieces: 0 }],
])('a column is goods in words, or how many: %j with %j', (head, row, matched) => {
  expect(matchColumns(head, [head.map(() => ''), row])).toEqual(matched);
});

test.each([
  ['2 Man? (Y/N)', 'two_people'],
  ['Two man yes/no', 'two_people'],
  ['Not before', 'deliver_from'],
  ['Deliver by (dd/mm/yyyy)', 'deliver_by'],
  ['Mobile (optional)', 'recipient_phone'],
  // Another unit is another column.
  ['Volume (litres)', undefined],
])('a heading may say what its cells look like: %s', (head, column) => {
  expect(Object.keys(matchColumns([head]))[0]).toBe(column);
});

test.each([
  ['01/12/2026', '2026-12-01'],
  ['1-12-26', '2026-12-01'],
  ['01.12.2026 00:00', '2026-12-01'],
  ['Tue 1 Dec', '2026-12-01'],
  ['Tuesday, 1st December, 2026', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01T00:00:00', '2026-12-01'],
  // Whose month is first, which nobody can know of 1/12.
  ['12/31/2026', undefined],
  ['Friday', undefined],
  ['tomorrow', undefined],
  ['01/12/2026 or later', undefined],
  ['', undefined],
])('a date of a file is read as here: %j', (cell, date) => {
  expect(dateIn(cell, '2026-11-30')).toBe(date);
  const row = { reference: 'A-1', deliver_from: cell, notes: '01/12/2026' };
  expect(withDates(row, '2026-11-30')).toEqual({ ...row, deliver_from: date ?? cell });
});

test('titles above the columns’ names are left out', () => {
  const file = [
    ['Order No', 'Cust Name', 'House & Street', 'Town', 'Post Code'],
    ['A-1', 'Town'],
  ];
  const titles = [
    ['Oak & Sons', ''],
    ['Orders for', 'w/c 30 Nov'],
  ];
  expect(withoutTitles([...titles, ...file])).toEqual(file);
  expect(withoutTitles(file)).toEqual(file);
  expect(withoutTitles(titles)).toEqual(titles);
  expect(withoutTitles([])).toEqual([]);
});

test('what is required and not matched is missing', () => {
  expect(missingColumns({ reference: 0, town: 2 })).toEqual(['Address', 'Postcode']);
  expect([isRequired('postcode'), isRequired('notes')]).toEqual([true, false]);
});

test('a row has the cells that are mapped, trimmed', () => {
  expect(rowOf([' A-1 ', 'x', 'CR0 4XZ'], { reference: 0, postcode: 2, notes: 7 })).toEqual({
    ...{ reference: 'A-1', postcode: 'CR0 4XZ', notes: '' },
  });
});

test('rows are sent with the columns that any of them has', () => {
  expect(importCsv(ROWS)).toBe(
    'reference,town,postcode,pieces\r\nA-1,Croydon,CR0 4XZ,\r\nA-2,"Leeds, West Yorkshire",nowhere,none\r\n',
  );
});

test('the rest of the rows can be gone on with', () => {
  const rows = { count: 3, at: (index: number): Row => ({ reference: `A-${index}` }) };
  const rest = rowsFrom(rows, 2);
  expect([rest?.count, rest?.at(0)]).toEqual([1, { reference: 'A-2' }]);
  expect(rowsFrom(rows, 3)).toBeUndefined();
});

test('the rows of one order are sent together, and come back together', () => {
  const of = (...references: string[]) => references.map((reference): Row => ({ reference }));
  const rowsOf = (all: Row[]) => ({ count: all.length, at: (index: number) => all[index] ?? {} });
  const rows = byOrder(rowsOf(of('A', 'B', 'C', 'B', '', '', 'A')));
  const all = partFrom(rows, 0, 10);
  expect(all).toEqual(of('A', 'A', 'B', 'B', 'C', '', ''));
  expect(partFrom(rows, 0, 3)).toEqual(of('A', 'A'));
  expect(partFrom(rows, 2, 3)).toEqual(of('B', 'B', 'C'));
  expect(partFrom(rowsOf(of('A', 'A', 'A')), 0, 2)).toEqual(of('A', 'A'));
  const refused = { row: 4, column: 'postcode', code: 'invalid_value', message: 'postcode: is wrong.' };
  expect(
    failedRows(all, [refused], OWNERS).map(({ row, errors }) => [row.reference, errors[0]?.column]),
  ).toEqual([
    ['B', 'postcode'],
    ['B', ''],
  ]);
});

describe('errors', () => {
  // The heading is row 1.
  const refusal = (row: number, column: string, message: string) => ({
    ...{ row, column, message, code: 'invalid_value' },
  });
  const failed = failedRows(
    ROWS,
    [
      refusal(3, 'postcode', 'recipient.address.postcode: is not a British postcode.'),
      refusal(3, 'pieces', 'items[0].pieces: must be a number'),
      refusal(9, 'town', 'is of no row that was sent'),
    ],
    OWNERS,
  );

  test('are collected by row', () => {
    expect(failed).toHaveLength(1);
    expect(failed[0]?.row).toBe(ROWS[1]);
    expect(failed[0]?.errors.map(({ column }) => column)).toEqual(['postcode', 'pieces']);
  });

  test('call columns by their names, and say what is meant', () => {
    expect(errorText(failed[0]!)).toBe('Postcode is not a British postcode. Pieces must be a number');
    expect(
      errorText({
        row: {},
        errors: [
          { column: 'line1', message: 'recipient.address.line1 is required.' },
          { column: '', message: 'The reference was used before.' },
        ],
      }),
    ).toBe('Address is required. The reference was used before.');
  });

  test('are saved with their rows', () => {
    expect(failedRowsCsv(failed)).toBe(
      'reference,town,postcode,pieces,why\r\n' +
        'A-2,"Leeds, West Yorkshire",nowhere,none,Postcode is not a British postcode. Pieces must be a number\r\n',
    );
  });
});

test('the example is a file that the import understands', () => {
  const [head = [], ...rows] = exampleRows();
  const mapping = matchColumns(head);
  expect(missingColumns(mapping)).toEqual([]);
  expect(Object.keys(mapping)).toHaveLength(head.length);
  expect(rows.map((row) => rowOf(row, mapping).reference)).toEqual(['EXAMPLE-1', 'EXAMPLE-2', 'EXAMPLE-3']);
});

describe('one answer for many rows', () => {
  const refused = (row: Row, column: string, message: string) => ({ row, errors: [{ column, message }] });
  const failed = [
    ...['two boxes', 'two boxes', 'some'].map((pieces, index) =>
      refused({ reference: `A-${index}`, pieces }, 'pieces', 'items[0].pieces: must be a number'),
    ),
    ...['12', '34'].map((phone, index) =>
      refused(
        { reference: `B-${index}`, recipient_phone: phone },
        'recipient_phone',
        `recipient.phone: ${phone} is none`,
      ),
    ),
    refused({ reference: 'C' }, 'town', 'recipient.address.town is required.'),
  ];

  test('groups what is wrong in two rows or more, with a guess where there is one', () => {
    expect(
      groupErrors(failed).map((group) => [group.column, group.message, group.rows, group.isOptional]),
    ).toEqual([
      ['pieces', 'must be a number', 3, true],
      ['recipient_phone', '… is none', 2, true],
    ]);
    expect(groupErrors(failed)[0]?.values).toEqual([
      { value: 'two boxes', rows: 2, guess: '2' },
      { value: 'some', rows: 1, guess: '' },
    ]);
  });

  test.each([
    ['crew', 'two man', '2'],
    ['crew', '2-man', '2'],
    ['crew', 'double', '2'],
    ['crew', 'single', '1'],
    ['crew', '7', ''],
    ['pieces', '3 boxes', '3'],
    ['weight_kg', '12,5kg', '12.5'],
    ['assembly', 'please', 'yes'],
    ['assembly', 'none', 'no'],
    ['town', 'Leedz', ''],
  ] as const)('guesses what %s %s means', (column, value, guess) => {
    expect(guessOf(column, value)).toBe(guess);
  });

  test('settles all that have the value, and leaves the others', () => {
    const after = answered(failed, 'pieces', new Map([['two boxes', '2']]));
    expect(after.map(({ row, errors }) => [row.pieces, errors.length])).toEqual([
      ['2', 0],
      ['2', 0],
      ['some', 1],
      ...Array(3).fill([undefined, 1]),
    ]);
  });
});

test.each([
  [{ pieces: '3' }, 3],
  [{ barcode: 'A;B C' }, 3],
  [{}, 1],
])('a row makes pieces as the API counts them: %o', (row, pieces) => {
  expect(piecesOf(row)).toBe(pieces);
});

test('the pieces of an order are those of its rows', () => {
  const rows = [{ reference: 'A', pieces: '3' }, { reference: 'B' }, { reference: 'A', pieces: '2' }];
  expect([...piecesByOrder(rows).values()]).toEqual([5, 1]);
});

test('a yes or no for two people is no size of a crew', () => {
  expect(matchColumns(['Reference', 'Two man', 'Delivery notes'])).toEqual({
    reference: 0,
    two_people: 1,
    notes: 2,
  });
});

test.each([
  [['Title', 'Forename', 'Surname'], ['Dr', 'Ada', 'Byrne'], 'Dr Ada Byrne'],
  [['First Name', 'Last name'], ['Ada', 'Byrne'], 'Ada Byrne'],
  [['Salutation', 'Surname'], ['', 'Byrne'], 'Byrne'],
])('a name in the columns %j is one', (head, row, name) => {
  const joined = joinNames(['Ref', ...head], [['A-1', ...row], ['A-2']]);
  expect([joined.head.at(-1), joined.rows.map((cells) => cells.at(-1))]).toEqual(['Full name', [name, '']]);
  expect(joined.rows[1]).toHaveLength(joined.head.length);
  expect(joined.joined).toEqual(head.map((_, at) => at + 1));
  expect(matchColumns(joined.head).recipient_name).toBe(joined.head.length - 1);
});

test.each([[['Customer', 'First Name']], [['Title', 'Town']]])(
  'names are not joined in a file with %j',
  (head) => {
    expect(joinNames(head, [['a', 'b']])).toEqual({ head, rows: [['a', 'b']], joined: [] });
  },
);

test('whoever has neither a phone number nor an email in any row of the order cannot be asked', () => {
  const rows: Row[] = [
    { reference: 'A-1', recipient_phone: '07700900101' },
    { reference: 'A-2' },
    { reference: 'A-3' },
    { reference: 'A-3', recipient_email: 'ada@example.com' },
    { reference: 'A-2', recipient_phone: '' },
  ];
  expect(silentOf(rows)).toEqual(['A-2']);
});

test('rows that repeat another word for word are found, whatever their spaces; empty ones are no rows', () => {
  const rows = [
    ['SO-1', 'Sofa', '1'],
    ['SO-1', 'Chair', '1'],
    ['', ' ', ''],
    [' SO-1', 'Sofa ', '1'],
    ['', '', ''],
    ['SO-1', 'Sofa', '2'],
    ['SO-1', 'Sofa', '1'],
  ];
  expect(repeatedRows(rows)).toEqual([3, 6]);
});
