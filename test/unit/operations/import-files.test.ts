/** What files of orders look like when spreadsheets and shops write them: each row is read, or is a bad row alone. */
import { Readable } from 'node:stream';
import { AppError } from '../../../src/domain/errors.js';
import { readRows } from '../../../src/operations/imports/rows.js';

const SHIPPER = 'shp_01kag5v8x2e0j9d3v6m1h7q4tz';
const HEAD = 'reference,recipient_name,town,description,pieces,weight_kg,crew,assembly,notes';

type Read = { references: string[]; errors: [row: number, message: string][]; inputs: any[] };

async function read(file: string | Buffer, charset: string | null = null, chunk = 7): Promise<Read> {
  const bytes = Buffer.from(file as string);
  const open = () =>
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
        bytes.subarray(index * chunk, (index + 1) * chunk),
      ),
    );
  const found: Read = { references: [], errors: [], inputs: [] };
  for await (const row of readRows({ contentType: 'text/csv', charset, open }, { shipper: SHIPPER }, 1_000)) {
    if ('input' in row) {
      found.references.push(row.input.reference);
      found.inputs.push(row.input);
    } else {
      found.errors.push(...row.errors.map(({ row: number, message }): [number, string] => [number, message]));
    }
  }
  return found;
}

const row = (reference: string, description = 'Sofa', more = '') =>
  `${reference},Ada,,${description},1,20,,,${more}`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');

describe('rows and columns of nothing', () => {
  test.each([
    ['rows of commas at the end', file(row('A'), row('B'), ',,,,,,,,', ',,,,,,,,')],
    ['rows of commas between', file(row('A'), ',,,,,,,,', row('B'))],
    ['rows of spaces', file(row('A'), ' , , ,,,,,, ', row('B'))],
    ['rows of empty quotes', file(row('A'), '"","","",,,,,,""', row('B'))],
    ['shorter rows of commas', file(row('A'), ',,', row('B'), ',')],
    ['an old end of file', file(row('A'), row('B'), '\u001a')],
    ['rows of spaces that do not break', file(row('A'), row('B'), '\u00a0,,\u00a0')],
    ['longer rows of commas', file(row('A'), ',,,,,,,,,,,,,', row('B'))],
    ['rows of commas before the header', `,,,,,,,,\n\n${file(row('A'), row('B'))}`],
    ['nameless columns behind', `${HEAD},,,\n${row('A')},,,\n${row('B')},,,\n`],
    ['nameless columns that the rows lack', `${HEAD},,,\n${row('A')}\n${row('B')},\n`],
    ['a nameless column between', 'reference,,recipient_name\nA,,Ada\nB, ,Ben\n'],
    ['cells beyond the header, all empty', file(`${row('A')},,,`, row('B'))],
    ['line ends of Windows, and of long ago', file(row('A'), row('B')).replaceAll('\n', '\r\n')],
    ['line ends of long ago', file(row('A'), row('B')).replaceAll('\n', '\r')],
    [
      'twenty blank rows for each that may be read',
      file(row('A'), row('B'), ...Array.from({ length: 20_000 }, () => ',,,')),
    ],
  ])('%s', async (_case, text) => {
    const { references, errors } = await read(text, null, 4_096);
    expect({ references, errors }).toEqual({ references: ['A', 'B'], errors: [] });
  });
});

describe('quotes', () => {
  test.each([
    [`Mattress 4'6" double`, `Mattress 4'6" double`],
    [`"Mattress 4'6"" double"`, `Mattress 4'6" double`],
    [`"Mattress 4'6" double"`, `Mattress 4'6" double`],
    [`6'3"`, `6'3"`],
    [`12" pan`, `12" pan`],
    [`"12"" pan"`, `12" pan`],
    [`"L" shaped sofa`, `"L" shaped sofa`],
    [`"""L"" shaped sofa"`, `"L" shaped sofa`],
    [`Sofa "Oslo"`, `Sofa "Oslo"`],
    [`3" x 4" board`, `3" x 4" board`],
    [`"3"" x 4"" board"`, `3" x 4" board`],
    [`"Table, oak"`, 'Table, oak'],
    [`"Table, 4'6"" wide"`, `Table, 4'6" wide`],
    [`"12" `, '12'],
    [` "Lamp" `, 'Lamp'],
    [`5'`, `5'`],
    [`TV 55”`, `TV 55”`],
  ])('%s', async (cell, description) => {
    const { references, errors, inputs } = await read(file(row('A'), row('B', cell), row('C')));
    expect({ references, errors }).toEqual({ references: ['A', 'B', 'C'], errors: [] });
    expect(inputs[1].items).toEqual([{ description, pieces: 1, weight_kg: 20 }]);
  });

  test('a cell goes over lines, beside inches too', async () => {
    const { inputs } = await read(
      file(row('A', 'Sofa', '"Ring twice.\nMind, the dog."'), row('B', `Bed 4'6"`, '"One\n\nTwo"'), row('C')),
    );
    expect(inputs.map(({ reference, notes }) => [reference, notes])).toEqual([
      ['A', 'Ring twice.\nMind, the dog.'],
      ['B', 'One\n\nTwo'],
      ['C', undefined],
    ]);
  });

  test.each([
    ['at the beginning', `"Sofa`],
    ['before a comma', `"Sofa, red`],
    ['behind an escaped one', `"48""`],
    ['in the last cell', 'Sofa', `"Ring twice`],
  ])('one that is never closed is a bad row, and no other is: %s', async (_case, description, notes = '') => {
    const { references, errors } = await read(
      file(row('A'), row('B', description, notes), row('C', `4'6" bed`), row('D', '"Bed, oak"'), row('E')),
    );
    expect(references).toEqual(['A', 'C', 'D', 'E']);
    expect(errors).toEqual([[3, 'A quote of this row is not closed.']]);
  });
});

describe('a bad row is a bad row', () => {
  test.each([
    ['too few cells', 'B,Ada', 'This row has 2 cells, but the header has 9.'],
    ['too many', `${row('B')},x`, 'This row has 10 cells, but the header has 9.'],
    ['an invalid number', 'B,Ada,,Sofa,two,20,,,', 'pieces: must be a number.'],
    ['a thousand, or one and a half', 'B,Ada,,Sofa,1,"1,500",,,', 'weight_kg: must be a number.'],
    ['an invalid flag', 'B,Ada,,Sofa,1,20,,perhaps,', 'assembly: must be true or false.'],
    ['three people', 'B,Ada,,Sofa,1,20,3,,', 'crew: must be 1 or 2.'],
    ['no reference', ',Ada,,Sofa,1,20,,,', 'reference is required.'],
  ])('%s', async (_case, bad, message) => {
    const { references, errors } = await read(file(row('A'), bad, row('C')));
    expect({ references, errors }).toEqual({ references: ['A', 'C'], errors: [[3, message]] });
  });

  test('a cell of a column without a name', async () => {
    const { references, errors } = await read(`${HEAD},\n${row('A')},\n${row('B')},x\n${row('C')},\n`);
    expect(references).toEqual(['A', 'C']);
    expect(errors).toEqual([[3, 'The header has no name for column 10 of this row.']]);
  });

  test('the column is named as the file does', async () => {
    const { errors } = await read('reference,two_people\nA,perhaps\n');
    expect(errors).toEqual([[2, 'two_people: must be 1 or 2.']]);
  });
});

describe('what is above the header, and below the rows', () => {
  test.each([
    ['a title', `Orders for 12 March,,,,,,,,\n${file(row('A'), row('B'))}`],
    ['a title and a blank row', `Hearth & Home\n,,,,,,,,\n${file(row('A'), row('B'))}`],
    ['groups of columns', `Order,Recipient,,Goods,,,Service,,\n${file(row('A'), row('B'))}`],
    ['a title with semicolons', `Lieferungen;;\n${file(row('A'), row('B')).replaceAll(',', ';')}`],
    ['names with spaces', file(row('A'), row('B')).replaceAll('_', ' ')],
    ['names with hyphens and capitals', `Reference,Recipient-Name\nA,Ada\nB,Ben\n`],
  ])('%s', async (_case, text) => {
    const { references, errors } = await read(text);
    expect({ references, errors }).toEqual({ references: ['A', 'B'], errors: [] });
  });

  test('a bad row below a title has its number in the spreadsheet', async () => {
    const { errors } = await read(`Orders\n\n${file(row('A'), 'B,Ada')}`);
    expect(errors).toEqual([[5, 'This row has 2 cells, but the header has 9.']]);
  });

  test.each(['Total,,,,2,40,,,', 'Grand Total:,,,,2,40,,,', 'Subtotal,,,,2,,,,', 'totals,,,,,40,,,'])(
    'a row that adds up is no order: %s',
    async (total) => {
      const { references, errors } = await read(file(row('A'), row('B'), total));
      expect(references).toEqual(['A', 'B']);
      expect(errors).toEqual([[4, 'This row adds up the others: it is no order.']]);
    },
  );

  test('somebody may have an order called so', async () => {
    expect((await read(file('Total,Ada,,Sofa,1,20,,,'))).references).toEqual(['Total']);
    expect((await read(file('Total-7,,,Sofa,1,20,,,'))).references).toEqual(['Total-7']);
  });
});

describe('separators', () => {
  const cells = ['A', 'Ada', '', 'Table, oak; large', '2', '20,5', '', 'ja'];
  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('%s', async (_case, separator) => {
    const lines = [HEAD.split(','), [...cells.slice(0, 3), `"${cells[3]}"`, '2', '20,5', 'y', 'no', '']];
    const { inputs, errors } = await read(lines.map((line) => line.join(separator)).join('\r\n'));
    expect(errors).toEqual([]);
    expect(inputs).toMatchObject([
      {
        reference: 'A',
        items: [{ description: 'Table, oak; large', pieces: 2, weight_kg: 20.5 }],
        service: { crew: 2, assembly: false },
      },
    ]);
  });

  test.each([
    ['one that the file declares', 'sep=;\nreference;recipient_name\nA;Ada\n'],
    ['declared as a cell', '"sep=;"\r\nreference;recipient_name\r\nA;Ada\r\n'],
    ['a header in quotes', '"reference";"recipient_name"\n"A";"Ada"\n'],
    ['another one in a cell', 'reference;recipient_name;notes\nA;Ada;Ring, twice\n'],
  ])('%s', async (_case, text) => {
    const { inputs, errors } = await read(text);
    expect(errors).toEqual([]);
    expect(inputs).toMatchObject([{ reference: 'A', recipient: { name: 'Ada' } }]);
  });
});

describe('two people, and other flags', () => {
  test.each([
    ['yes', 2, true],
    ['no', 1, false],
    ['y', 2, true],
    ['N', 1, false],
    ['TRUE', 2, true],
    ['False', 1, false],
    ['t', 2, true],
    ['f', 1, false],
    ['x', 2, true],
    ['on', 2, true],
    ['0', 1, false],
    [' Yes ', 2, true],
  ])('%j', async (cell, crew, assembly) => {
    const { inputs } = await read(`reference,crew,assembly\nA,${cell === '0' ? '1' : cell},${cell}\n`);
    expect(inputs[0].service).toEqual({ crew, assembly });
    const named = await read(`reference,two_people\nA,${cell}\n`);
    expect(named.inputs[0].service).toEqual({ crew });
  });

  test('1 is one person of a crew, and a yes to two people', async () => {
    const { inputs } = await read('reference,crew\nA,1\nB,2\n');
    expect(inputs.map(({ service }) => service.crew)).toEqual([1, 2]);
    expect(
      (await read('reference,two_people\nA,1\nB,0\n')).inputs.map(({ service }) => service.crew),
    ).toEqual([2, 1]);
  });
});

describe('character sets', () => {
  const text = 'reference,recipient_name\nA,Zoë O’Neill – £5 café\n';
  const latin = Buffer.from(text.replace('’', '\x92').replace('–', '\x96'), 'latin1');
  const big = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  test.each<[string, string | Buffer, string | null]>([
    ['UTF-8', text, null],
    ['UTF-8 with a mark', `\ufeff${text}`, null],
    ['UTF-8 with a mark, declared as another', `\ufeff${text}`, 'windows-1252'],
    ['Windows-1252', latin, 'windows-1252'],
    ['Windows-1252, as it is called too', latin, 'CP1252'],
    ['Latin 1, which is read as Windows-1252', latin, 'iso-8859-1'],
    ['Unicode text of a spreadsheet', Buffer.from(`\ufeff${text}`, 'utf16le'), null],
    ['the same, declared', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['its other sequence of bytes', big, null],
  ])('%s', async (_case, bytes, charset) => {
    const { inputs, errors } = await read(bytes, charset);
    expect(errors).toEqual([]);
    expect(inputs).toMatchObject([{ reference: 'A', recipient: { name: 'Zoë O’Neill – £5 café' } }]);
  });

  test.each<[string, string | Buffer, string | null, string, RegExp]>([
    [
      'Windows-1252 that is not declared',
      latin,
      null,
      'invalid_value',
      /not UTF-8 text.*charset=windows-1252/,
    ],
    ['a set that nobody has', text, 'klingon', 'unsupported_media_type', /klingon is not supported/],
    ['a set that hides other text', text, 'iso-2022-kr', 'unsupported_media_type', /not supported/],
    ['a compressed file', Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0), null, 'invalid_value', /compressed/],
    ['a workbook', Buffer.from('PK\x03\x04rest', 'latin1'), null, 'invalid_value', /workbook/],
    ['an old workbook', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), null, 'invalid_value', /workbook/],
  ])('%s is refused in words', async (_case, bytes, charset, code, message) => {
    const error = await read(bytes, charset).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});

describe('what spreadsheets do to cells and headers', () => {
  const HEADER =
    'reference,recipient_name,recipient_phone,pieces,weight_kg,volume_m3,two_people,crew,deliver_from';
  const orderOf = async (cells: Record<string, string>, header = HEADER) => {
    const values = header.split(',').map((name) => cells[name] ?? (name === 'reference' ? 'A' : ''));
    const { inputs, errors } = await read(`${header}\n${values.join(',')}\n`);
    return errors.length > 0 ? errors.map(([, message]) => message) : inputs[0];
  };

  test.each<[string, string, string, unknown]>([
    ['text as a formula', 'reference', '="00042"', { reference: '00042' }],
    ['the same in quotes', 'reference', '"=""00042"""', { reference: '00042' }],
    ['a mark against formulas', 'recipient_name', "'=Ann", { recipient: { name: '=Ann' } }],
    ['an apostrophe of the name', 'recipient_name', "'t Hooft", { recipient: { name: "'t Hooft" } }],
    ['nothing: n/a', 'recipient_phone', 'n/a', { recipient: {} }],
    ['nothing: #N/A', 'recipient_name', '#N/A', { recipient: {} }],
    ['nothing: a dash', 'recipient_phone', '–', { recipient: {} }],
    ['nothing: NULL', 'weight_kg', 'NULL', { items: [{}] }],
    ['somebody called Null', 'recipient_name', 'Null', { recipient: { name: 'Null' } }],
    ['the unit of the column', 'weight_kg', '20 kg', { items: [{ weight_kg: 20 }] }],
    ['a comma and a unit', 'weight_kg', '"20,5kg"', { items: [{ weight_kg: 20.5 }] }],
    ['a unit in words', 'weight_kg', '196 kilos', { items: [{ weight_kg: 196 }] }],
    ['a unit of carriers', 'volume_m3', '1.4 cbm', { items: [{ volume_m3: 1.4 }] }],
    ['a unit alone', 'weight_kg', 'kg', ['weight_kg: must be a number.']],
    ['a thousand and a part', 'weight_kg', '"1,250.5"', { items: [{ weight_kg: 1250.5 }] }],
    ['a thousand and a comma', 'weight_kg', '"1.250,5"', { items: [{ weight_kg: 1250.5 }] }],
    ['a thousand with a space', 'weight_kg', '1\u00a0250', { items: [{ weight_kg: 1250 }] }],
    ['a space, a comma, a unit', 'weight_kg', '"1 250,25 kg"', { items: [{ weight_kg: 1250.25 }] }],
    ['a thousand of Zurich', 'weight_kg', "1'250.5", { items: [{ weight_kg: 1250.5 }] }],
    ['groups of no thousand', 'weight_kg', '"12,50.5"', ['weight_kg: must be a number.']],
    ['a day in words', 'deliver_from', '12 March 2027', { deliver_from: '2027-03-12' }],
    ['a weekday before it', 'deliver_from', '"Fri, 5th Mar 2027"', { deliver_from: '2027-03-05' }],
    ['a day of a spreadsheet', 'deliver_from', '5-Mar-2027', { deliver_from: '2027-03-05' }],
    [
      'a day that is none',
      'deliver_from',
      '31 Feb 2027',
      ['deliver_from: must be a calendar date, YYYY-MM-DD.'],
    ],
    [
      'a month that is none',
      'deliver_from',
      '12 Marble 2027',
      ['deliver_from: must be a calendar date, YYYY-MM-DD.'],
    ],
    ['another unit', 'weight_kg', '44 lb', ['weight_kg: must be a number.']],
    ['cubic metres', 'volume_m3', '0.4 m³', { items: [{ volume_m3: 0.4 }] }],
    ['pieces', 'pieces', '2 pcs', { items: [{ pieces: 2 }] }],
    ['no zero before the point', 'weight_kg', '.5', { items: [{ weight_kg: 0.5 }] }],
    ['wide digits', 'weight_kg', '２０', { items: [{ weight_kg: 20 }] }],
    ['a power of ten', 'weight_kg', '2E+01', ['weight_kg: must be a number.']],
    ['an error', 'pieces', '#REF!', ['pieces: must be a number.']],
    ['less than nothing', 'weight_kg', '-5', ['weight_kg: must be at least 0.']],
    ['ja', 'two_people', 'Ja', { service: { crew: 2 } }],
    ['non', 'two_people', 'non', { service: { crew: 1 } }],
    ['two for two people', 'two_people', '2', { service: { crew: 2 } }],
    ['as the trade says it', 'crew', '2 man', { service: { crew: 2 } }],
    ['a count with a point', 'crew', '1.0', { service: { crew: 1 } }],
    ['nobody', 'crew', '0', ['crew: must be 1 or 2.']],
    ['a day as midnight', 'deliver_from', '2026-12-01 00:00:00', { deliver_from: '2026-12-01' }],
    [
      'a day with a time',
      'deliver_from',
      '2026-12-01 09:00',
      ['deliver_from: must be a calendar date, YYYY-MM-DD.'],
    ],
    [
      'a day of two readings',
      'deliver_from',
      '01/12/2026',
      ['deliver_from: must be a calendar date, YYYY-MM-DD.'],
    ],
    ['a serial day', 'deliver_from', '46357', ['deliver_from: must be a calendar date, YYYY-MM-DD.']],
  ])('%s', async (_what, column, cell, expected) => {
    const order = await orderOf({ [column]: cell });
    if (Array.isArray(expected)) expect(order).toEqual(expected);
    else expect(order).toMatchObject(expected as object);
    if (JSON.stringify(expected) === '{"recipient":{}}') expect(order.recipient).toEqual({});
  });

  test.each([
    'Reference *,Weight (kg),Recipient.Name',
    '\u200breference,WEIGHT-KG,recipient\u00a0name?',
    'REFERENCE,WeightKg,Recipient-Name',
  ])('a header: %j', async (header) => {
    const { inputs, errors } = await read(`${header}\nA,20,Ada\n`);
    expect(errors).toEqual([]);
    expect(inputs).toMatchObject([
      { reference: 'A', recipient: { name: 'Ada' }, items: [{ weight_kg: 20 }] },
    ]);
  });

  test.each(['utf16le', 'utf16be'])('text of two bytes a character without its mark: %s', async (order) => {
    const bytes = Buffer.from('reference,recipient_name\r\nA,Zoë\r\n', 'utf16le');
    const { inputs } = await read(order === 'utf16be' ? bytes.swap16() : bytes);
    expect(inputs).toMatchObject([{ reference: 'A', recipient: { name: 'Zoë' } }]);
  });
});
