/**
 * `npm start` and `npm test` in a fresh clone where only root may enter: they start, or say in a sentence what to do.
 * Other users, environments and rights: test/night/anywhere.test.ts.
 */
import { once } from 'node:events';
import { cpSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { modesIn, useClones } from '../support/clones.js';
import { npmRun } from '../support/npm-start.js';

jest.setTimeout(600_000);

const { privately, clone, programs, temporal, start, end, refused } = useClones();

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

test('says in a sentence what is in the way', async () => {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  // The address of a listening TCP server is never a string or null.
  const taken = String((server.address() as AddressInfo).port);
  const here = { folder: clone, by: [] };
  const home = { WAYPOST_HOME: path.join(privately, 'never') };
  await refused({ ...home, PORT: taken }, here, `PORT: port ${taken} is in use. Set PORT to`);
  await refused(
    { ...home, WAYPOST_HEALTH_PORT: taken },
    here,
    `WAYPOST_HEALTH_PORT: port ${taken} is in use`,
  );
  server.close();
  await refused({ ...home, HOST: '192.0.2.1' }, here, 'HOST: 192.0.2.1 is not an address of this machine');
  await refused({ TMPDIR: '/dev/null' }, here, 'TMPDIR: this user cannot write to the folder /dev/null');
  await refused(
    { WAYPOST_HOME: '/dev/null/home' },
    here,
    'WAYPOST_HOME: this user cannot write to the folder /dev/null/home',
  );
  await refused(
    { ...home, TEMPORAL_CLI_PATH: '', PATH: programs, XDG_CACHE_HOME: path.join(privately, 'cache') },
    here,
    'No way to get the Temporal development server works here: set TEMPORAL_CLI_PATH to its program, or',
  );
  const odd = path.join(privately, 'a#b');
  for (const name of ['tools', 'package.json', 'package-lock.json']) {
    cpSync(path.join(clone, name), path.join(odd, name), { recursive: true });
  }
  await refused({}, { folder: odd, by: [] }, `cannot build below ${odd}: move it to a path without`);
});
