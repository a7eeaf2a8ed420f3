import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('../../../tools/solve.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-solve-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', PROGRAM, ...args]);
  return JSON.parse(stdout) as { distance: number; vehicles: number; schedule?: unknown };
};

test('a day is solved, written with its schedule, and solved again from there', async () => {
  const instance = join(folder, 'day.json');
  const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
  const order = {
    body: { reference: 'W-1', items: [{ pieces: 1 }] },
    window: { from: '10:00', to: '12:00' },
    latitude: 51.4,
    longitude: -0.1,
  };
  const day = {
    date: '2026-05-18',
    planning: { loading_minutes: 20, moved_stop_metres: 500 },
    depot: { address: { postcode: 'CR0 1AA' }, opening: { from: '07:00', to: '19:00' } },
    vehicles: [{ name: 'Van 1' }],
    drivers: [{ name: 'Ann' }],
    orders: [order],
  };
  await writeFile(instance, JSON.stringify(day));
  const common = ['--format', 'day', '--seconds', '0.5', '--instance', instance];
  const line = await run(...common, '--out', first);
  expect(line).toMatchObject({ vehicles: 1 });
  expect(line).not.toHaveProperty('schedule');
  const written = JSON.parse(await readFile(first, 'utf8')) as object;
  expect(written).toMatchObject({
    routes: [['W-1']],
    schedule: [
      {
        vehicle: 'Van 1',
        crew: ['Ann'],
        stops: [{ order: 'W-1', eta: '10:00' }],
        breaks: [],
        totals: { stops: 1, break_minutes: 0 },
      },
    ],
    unassigned: [],
  });
  await run(...common, '--warm', first, '--out', second);
  expect(JSON.parse(await readFile(second, 'utf8'))).toMatchObject({ routes: [['W-1']], unassigned: [] });
}, 60_000);

test('a file that cannot be read ends it with a message', async () => {
  const missing = join(folder, 'missing.json');
  await expect(run('--format', 'day', '--instance', missing)).rejects.toThrow(/missing\.json: ENOENT/);
});
