import { climb } from '../../../src/runtime/embedded/fallback-chain.js';
import type { Rung } from '../../../src/runtime/embedded/fallback-chain.js';

const gives = (name: string, path = `/bin/${name}`): Rung => ({ name, get: () => Promise.resolve(path) });
const fails = (name: string, reason: string): Rung => ({
  name,
  get: () => Promise.reject(new Error(reason)),
});
const version = (path: string) =>
  path === '/bin/broken' ? Promise.reject(new Error('cannot execute')) : Promise.resolve('1.2.3');

test('the first way that gives a working program is taken, and the reasons of the earlier ones are kept', async () => {
  const tried: string[] = [];
  const rungs = [fails('configured', 'is not set'), gives('broken'), gives('cached'), gives('download')];
  const found = await climb('it', rungs, version, (name) => tried.push(name));
  expect(found).toEqual({
    path: '/bin/cached',
    version: '1.2.3',
    rung: 'cached',
    passed: ['configured: is not set', 'broken: cannot execute'],
  });
  expect(tried).toEqual(['configured', 'broken', 'cached']);
});

test('when no way works, all are named with their reasons', async () => {
  const rungs = [fails('configured', 'is not set'), fails('download', 'no network')];
  await expect(climb('the server', rungs, version)).rejects.toThrow(
    'No way to get the server works:\n  - configured: is not set\n  - download: no network',
  );
});

test("a reason is the last line of what a command said, and not longer than a person's patience", async () => {
  const rungs = [
    fails('pip', 'Command failed: pip install\nERROR: no such package\n'),
    fails('sdk', 'x'.repeat(500)),
  ];
  const failure = await climb('it', rungs, version).catch((error: unknown) => (error as Error).message);
  expect(failure).toContain('pip: ERROR: no such package');
  expect(failure).toContain(`sdk: ${'x'.repeat(120)}…`);
});
