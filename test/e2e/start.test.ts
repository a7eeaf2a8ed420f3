/**
 * `npm start` from nothing to ready and back: what it says and writes, the commands of docs/reference/first-call.md, and
 * that Ctrl-C leaves no process behind. `test/night/start.test.ts` has what goes beyond one start.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../../src/runtime/config.js';
import { freePort } from '@waypost/dev-servers/ports';
import { demoOf, get, npmStart, processesOf, ROOT, signalGroup, type Started } from '../support/npm-start.js';

const run = promisify(execFile);

const folder = mkdtempSync(path.join(tmpdir(), 'waypost start '));
const home = path.join(folder, 'home');
let port: number;
let started: Started;

beforeAll(async () => {
  port = await freePort();
  started = await npmStart({ WAYPOST_HOME: home, PORT: String(port) });
});
afterAll(() => {
  signalGroup(started, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const demo = () => demoOf(home);

test('says where everything is, and last of all that it is ready', () => {
  const lines = started.output().trimEnd().split('\n');
  const { api_live, api_sandbox, docs, temporal_ui, keys } = demo();
  const workflows = `${temporal_ui}/namespaces/waypost/workflows`;
  for (const said of [api_live, api_sandbox, docs, workflows, keys.live, keys.sandbox]) {
    expect(lines.filter((line) => line.endsWith(` ${said}`))).toHaveLength(1);
  }
  expect(lines.at(-1)).toMatch(/^Waypost is ready after [\d.]+ s\. Ctrl-C ends it\.$/);
  expect(started.output()).toMatch(/PostgreSQL 18 runs embedded/);
  expect(started.output()).toMatch(/Temporal \d+\.\d+\.\d+, from .+, runs embedded/);
});

test('writes demo.json for its owner alone', () => {
  expect(statSync(path.join(home, 'demo.json')).mode & 0o777).toBe(0o600);
  expect(demo()).toEqual({
    api_live: `http://localhost:${port}/admin/v1`,
    api_sandbox: `http://localhost:${port}/sandbox/admin/v1`,
    docs: `http://localhost:${port}/docs`,
    console: expect.stringMatching(`^http://localhost:${port}/console/sign-in/csl_`),
    temporal_ui: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    keys: { live: expect.stringMatching(/^wp_live_adm_/), sandbox: expect.stringMatching(/^wp_test_adm_/) },
    courier: expect.stringMatching(/^cou_/),
  });
});

test.each(['live', 'sandbox'] as const)('answers in %s with a courier that is set up', async (mode) => {
  const { keys, ...urls } = demo();
  const base = urls[`api_${mode}`];
  const count = async (list: string) => (await get(`${base}/${list}`, keys[mode])).body.data.length;
  expect(await count('depots')).toBe(1);
  expect(await count('vehicles')).toBe(8);
  expect(await count('drivers')).toBe(8);
  expect(await count('shippers')).toBe(3);
  const wrong = await get(`${base}/depots`, keys[mode === 'live' ? 'sandbox' : 'live']);
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'wrong_environment']);
});

test('shows the reference and the Temporal UI', async () => {
  const { docs, temporal_ui, api_sandbox } = demo();
  expect(await get(docs)).toMatchObject({
    status: 200,
    body: expect.stringContaining('POST</span> <code>/'),
  });
  expect((await get(`${api_sandbox}/openapi.json`)).body.info.version).toBe('1.0.0');
  expect((await get(temporal_ui)).status).toBe(200);
});

describe('the first call', () => {
  const page = readFileSync(path.join(ROOT, 'docs/reference/first-call.md'), 'utf8');
  const script = [...page.matchAll(/```sh\n(.+?)```/gs)].map(([, block]) => block).join('');
  const paste = (text: string, ...flags: string[]) => {
    const { api_sandbox, keys } = demo();
    return run('bash', ['--norc', ...flags, '-c', text], {
      env: childEnvironment({ API: api_sandbox, KEY: keys.sandbox }),
      timeout: 90_000,
    });
  };

  test('works as pasted, from an order to its delivery, and once more', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { stdout, stderr } = await paste(script, '-euo', 'pipefail');
      expect(stderr).toBe('');
      expect(stdout.trimEnd().split('\n').slice(-2)).toEqual(['completed', 'delivered']);
    }
  });

  test('ends by itself where nothing is booked, and says so', async () => {
    const silent = script.replace('+447700900001', '+447700900123').replace('seq 120', 'seq 2');
    const { stdout, stderr } = await paste(silent);
    expect(stderr).toContain('still not "status":"booked"');
    expect(stderr).toContain('there is nothing to wait for');
    expect(stdout).not.toContain('delivered');
  });
});

test('Ctrl-C ends everything', async () => {
  expect(processesOf(home).length).toBeGreaterThanOrEqual(6);
  signalGroup(started, 'SIGINT');
  await started.exited;
  expect(processesOf(home)).toEqual([]);
});
