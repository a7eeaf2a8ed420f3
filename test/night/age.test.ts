/**
 * What `npm run bench -- age` counts, with a year of a small courier: nothing that runs on a timer, for one order or
 * for a page of a list reads more, the older the courier. Tables of such a size fit into few pages, which PostgreSQL is
 * right to read as a whole; so more pages than in the benchmark are taken to be none.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareAges } from '../../bench/support/ages.js';

jest.setTimeout(1_800_000);

const ORDERS = 20_000;
const MIN_PAGES = 200;

test('no statement reads more by age', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'waypost-age-'));
  try {
    const { statements, rows } = await compareAges(
      home,
      { orders: ORDERS, days: 365, fewestPages: MIN_PAGES },
      () => undefined,
    );
    expect(rows['orders']).toBeGreaterThan(ORDERS / 2);
    expect(statements.length).toBeGreaterThan(300);
    const growing = statements.filter(({ grows }) => grows === 'with_age');
    expect(
      growing.map(({ statement, before, month, pages }) => ({ statement, before, month, pages })),
    ).toEqual([]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
