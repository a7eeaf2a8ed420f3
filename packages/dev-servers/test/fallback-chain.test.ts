import { join } from 'node:path';
import { findFirstWorking } from '../src/fallback-chain.js';
import type { Candidate } from '../src/fallback-chain.js';

const gives = (name: string, path = `/bin/${name}`): Candidate => ({
  name,
  get: () => Promise.resolve(path),
});
const fails = (name: string, reason: string): Candidate => ({
  name,
  get: () => Promise.reject(new Error(reason)),
});
const version = (path: string) =>
  path === '/bin/broken' ? Promise.reject(new Error('cannot execute')) : Promise.resolve('1.2.3');
const REMEDY = 'buy one';

test('the first candidate that gives a working program is taken, and the reasons of the earlier ones are kept', async () => {
  const tried: string[] = [];
  const candidates = [fails('configured', 'is not set'), gives('broken'), gives('cached'), gives('download')];
  const found = await findFirstWorking('it', candidates, version, REMEDY, (name) => tried.push(name));
  expect(found).toEqual({
    path: '/bin/cached',
    version: '1.2.3',
    source: 'cached',
    failures: ['configured: is not set', 'broken: cannot execute'],
  });
  expect(tried).toEqual(['configured', 'broken', 'cached']);
});

test('a relative path is found wherever the program is started', async () => {
  const found = await findFirstWorking('it', [gives('configured', 'bin/it')], version, REMEDY);
  expect(found.path).toBe(join(process.cwd(), 'bin/it'));
});

test('when no way works, all are named with their reasons', async () => {
  const candidates = [fails('configured', 'is not set'), fails('download', 'no network')];
  await expect(findFirstWorking('the server', candidates, version, REMEDY)).rejects.toThrow(
    'No way to get the server works here: buy one.\n  - configured: is not set\n  - download: no network',
  );
});

test("a reason is the last line of what a command said, and not longer than a person's patience", async () => {
  const candidates = [
    fails('pip', 'Command failed: pip install\nERROR: no such package\n'),
    fails('sdk', 'x'.repeat(500)),
  ];
  const failure = await findFirstWorking('it', candidates, version, REMEDY).catch(
    (error: unknown) => (error as Error).message,
  );
  expect(failure).toContain('pip: ERROR: no such package');
  expect(failure).toContain(`sdk: ${'x'.repeat(120)}…`);
});
