/** The thread that reads files of orders: no file takes memory beyond its limit, or another file with it. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileReader, type FileReader } from '../../../src/operations/imports/reader.js';

const HEADER = 'shipper,reference,recipient_name,recipient_phone,line1,town,postcode,sku,notes';
const MEGABYTES = 32;
const ROWS = 50_000;

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
});

const line = (reference: string, notes = '') =>
  `shp_01kag5v8x2e0j9d3v6m1h7q4tz,${reference},Ann,+447700900123,1 Rose Lane,London,SE2 9NL,SKU,${notes}`;
const fileOf = async (lines: Iterable<string>, contentType = 'text/csv') => {
  const file = path.join(folder, String((files += 1)));
  await writeFile(file, [...lines].join('\n'));
  return { contentType, charset: null, path: file };
};
const csv = (lines: readonly string[]) => fileOf([HEADER].concat(lines));
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('a file that asks for much', () => {
  // One reader for all: it goes on with the same thread.
  const read = createFileReader({ maxOldGenerationSizeMb: MEGABYTES });
  const codesOf = ({ errors }: Awaited<ReturnType<FileReader>>) => [
    ...new Set(errors.map(({ code }) => code)),
  ];

  test('of rows with far more cells than the header has', async () => {
    const row = `R,${'ab,'.repeat(330)}`;
    const summary = await read(await csv(times(1_000, () => row)), {}, ROWS);
    expect([summary.rows, summary.rejected, summary.errors.length]).toEqual([1_000, 1_000, 1]);
    expect(codesOf(summary)).toEqual(['too_many_items']);
  });

  test('of one order whose rows stand at both ends', async () => {
    const between = times(1_000, (index) => line(`B${index}`));
    const summary = await read(
      await csv([line('A'), ...between, ...times(10_000, () => line('A', 'x'.repeat(500)))]),
      {},
      ROWS,
    );
    expect([summary.rows, summary.rejected]).toEqual([11_001, 10_001]);
    expect(codesOf(summary)).toEqual(['too_many_items']);
  });

  test('of more rows than are read, or of nothing but blank ones', async () => {
    const tooMany = { code: 'too_many_items', param: 'body' };
    await expect(read(await csv(times(1_100, String)), {}, 1_000)).rejects.toMatchObject(tooMany);
    await expect(read(await csv(times(21_100, () => '')), {}, 1_000)).rejects.toMatchObject(tooMany);
    const json = await fileOf(
      times(1_100, () => '{}'),
      'application/x-ndjson',
    );
    await expect(read(json, {}, 1_000)).rejects.toMatchObject(tooMany);
  });

  test('of a line with more mistakes than are told', async () => {
    const items = `{"items":[${'{},'.repeat(50_000)}{}]}`;
    const summary = await read(await fileOf([items, '{}'], 'application/x-ndjson'), {}, ROWS);
    expect([summary.rows, summary.rejected]).toEqual([2, 2]);
    expect(summary.errors.length).toBeLessThanOrEqual(1_000);
  });
});

test('one that takes all memory is refused alone; those beside it, and after it, are read', async () => {
  const read = createFileReader({ maxOldGenerationSizeMb: MEGABYTES });
  // The orders end with the file, so that all of it has to be kept.
  const orders = times(500, (index) => `R${index}`);
  const large = await csv([
    ...orders.map((reference) => line(reference, 'x'.repeat(100_000))),
    ...orders.map((reference) => line(reference)),
  ]);
  const small = times(200, (index) => line(`S${index}`));
  const beside = await Promise.all(times(3, () => csv(small)));
  const [refused, ...summaries] = await Promise.allSettled(
    [large, ...beside].map((file) => read(file, {}, ROWS)),
  );
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'invalid_value', param: 'body' } });
  for (const summary of summaries) {
    expect(summary).toMatchObject({ status: 'fulfilled', value: { rows: 200, rejected: 0 } });
  }
  expect(await read(await csv(small), {}, ROWS)).toMatchObject({ rows: 200, rejected: 0 });
  // A thread whose memory runs out spends its last seconds looking for more.
}, 300_000);
