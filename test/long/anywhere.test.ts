/**
 * `npm start` and `npm test` in a fresh clone where only root may enter. Other users, environments and rights, and what
 * is in the way: test/night/anywhere.test.ts.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { modesIn, useClones } from '../support/clones.js';
import { npmRun } from '../support/npm-start.js';

jest.setTimeout(600_000);

const { clone, temporal, start, end } = useClones();

test('in a fresh clone in a folder that only its owner may enter', async () => {
  const home = path.join(clone, '.waypost');
  const server = await start({}, { folder: clone, by: [] });
  expect(statSync(home).mode & 0o777).toBe(0o700);
  expect(modesIn(home)).toMatchObject({ logs: 0, postgres: 0, 'demo.json': 0, 'temporal.pid': 0 });
  expect(Object.entries(modesIn(home)).filter(([, mode]) => mode !== 0)).toEqual([]);
  await end(server, home);
  const tests = npmRun(
    ['test', '--', 'packages/dev-servers/test/fallback-chain.test.ts', 'test/db/outbox.test.ts'],
    { TEST_GATE: 'named', TEMPORAL_CLI_PATH: temporal },
    { folder: clone, by: [] },
  );
  expect([await tests.exited, tests.output()]).toEqual([
    0,
    expect.stringMatching(/\n\d+ passed, 0 failed\n$/),
  ]);
});
