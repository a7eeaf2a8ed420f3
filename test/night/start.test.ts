/**
 * `npm start` twice over on the same home folder and two at once; the operator’s command beside it; what it refuses;
 * and that it leaves no process behind, however it ends.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@waypost/dev-servers/ports';
import { eventually } from '../support/deployment.js';
import {
  demoOf,
  get,
  npmRun,
  npmStart,
  processesOf,
  signalGroup,
  type Started,
} from '../support/npm-start.js';

const folder = mkdtempSync(path.join(tmpdir(), 'waypost start '));
const home = path.join(folder, 'first home');
const otherHome = path.join(folder, 'other home');
const started: Started[] = [];
let port: number;
let first: Started;
let other: Started;

beforeAll(async () => {
  [port] = [await freePort()];
  const otherPort = await freePort();
  [first, other] = await Promise.all([
    start({ WAYPOST_HOME: home, PORT: String(port) }),
    start({ WAYPOST_HOME: otherHome, PORT: String(otherPort) }),
  ]);
});
afterAll(() => {
  for (const each of started) signalGroup(each, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(variables: Record<string, string>): Promise<Started> {
  const process = await npmStart(variables);
  started.push(process);
  return process;
}

const demo = () => demoOf(home);

/** The JSON that the operator's command prints, run as it is documented, beside the first server. */
async function waypost(...args: string[]): Promise<any> {
  const tool = npmRun(['run', '--silent', 'waypost', '--', ...args, '--json'], {
    WAYPOST_HOME: home,
    PORT: String(port),
  });
  if ((await tool.exited) !== 0) throw new Error(`waypost ${args.join(' ')}: ${tool.output()}`);
  return JSON.parse(tool.output());
}

test('each process has its own secrets alone', () => {
  const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  const given = processesOf(home).flatMap((pid) => {
    const [, name] = /bin\/(api|relay|worker)\.js/.exec(read(pid, 'cmdline').join(' ')) ?? [];
    if (name === undefined) return [];
    const secrets = read(pid, 'environ').filter((line) => /^WAYPOST_(MASTER_KEYS|KEY_PEPPER)=./.test(line));
    return [[name, secrets.length]];
  });
  expect(Object.fromEntries(given)).toEqual({ api: 2, relay: 0, worker: 2 });
});

test('the operator’s command works beside it', async () => {
  const courier = await waypost('courier', 'create', '--name', 'Second Couriers', '--plan', 'enterprise');
  expect(courier).toMatchObject({ name: 'Second Couriers', plan: 'enterprise' });
  const make = ['key', 'create', '--courier', courier.id, '--label', 'Test', '--mode'];
  const [sandbox, live, data] = await Promise.all([
    waypost(...make, 'sandbox', '--scopes', 'routes:read,orders:read'),
    waypost(...make, 'live'),
    waypost('demo-data', '--courier', courier.id, '--mode', 'live'),
  ]);
  expect(sandbox).toEqual({
    id: expect.stringMatching(/^key_/),
    key: expect.stringMatching(/^wp_test_adm_/),
    mode: 'sandbox',
    scopes: ['routes:read', 'orders:read'],
  });
  expect(live.scopes.length).toBeGreaterThan(5);
  expect(data).toMatchObject({ added: true, vehicles: 8, drivers: 8, shippers: 3 });
  const { api_live, api_sandbox } = demo();
  expect((await get(`${api_live}/depots`, live.key)).body.data).toHaveLength(1);
  expect((await get(`${api_sandbox}/depots`, sandbox.key)).body.data).toHaveLength(0);
  expect((await get(`${api_sandbox}/webhook-endpoints`, sandbox.key)).body.error.code).toBe(
    'insufficient_scope',
  );

  const revoked = await waypost('key', 'revoke', live.id);
  expect(revoked.revoked_at).not.toBeNull();
  const listed = await waypost('key', 'list');
  expect(listed.find((key: { id: string }) => key.id === live.id)).toMatchObject({
    label: 'Test',
    mode: 'live',
  });
  expect(JSON.stringify(listed)).not.toContain(live.key);
  await eventually('the key is refused everywhere', async () => {
    const { body } = await get(`${api_live}/depots`, live.key);
    return body.error?.code === 'revoked_key';
  });
});

test('refuses a port that is taken and a home that is in use, and leaves no process', async () => {
  const free = String(await freePort());
  const taken = String(port);
  const third = path.join(folder, 'third home');
  const fourth = path.join(folder, 'fourth home');
  const refusals = [
    [{ WAYPOST_HOME: third, PORT: taken }, `PORT: port ${port} is in use`],
    [{ WAYPOST_HOME: fourth, PORT: free, WAYPOST_PG_PORT: taken }, `WAYPOST_PG_PORT: port ${port} is in use`],
    [{ WAYPOST_HOME: home, PORT: free }, `${home} is in use by process`],
  ] as const;
  await Promise.all(
    refusals.map(async ([variables, says]) => {
      const refused = npmRun(['start'], variables);
      expect(await refused.exited).not.toBe(0);
      expect(refused.output()).toContain(says);
    }),
  );
  expect([third, fourth].flatMap(processesOf)).toEqual([]);
  expect((await get(demo().docs)).status).toBe(200);
});

test('Ctrl-C ends everything, and so does a signal to its own process alone', async () => {
  const pid = Number(readFileSync(path.join(otherHome, 'serve.lock'), 'utf8'));
  expect(processesOf(home).length).toBeGreaterThanOrEqual(6);
  signalGroup(first, 'SIGINT');
  process.kill(pid, 'SIGINT');
  await Promise.all([first.exited, other.exited]);
  expect([...processesOf(home), ...processesOf(otherHome)]).toEqual([]);
});

test('starts again with the same keys and data, seeding nothing, and ends with its npm', async () => {
  const before = demo();
  const again = await start({ WAYPOST_HOME: home, PORT: String(port) });
  const { temporal_ui: _port, console: link, ...now } = demo();
  expect(before).toMatchObject(now);
  // The link is of this run alone.
  expect(link).not.toBe(before.console);
  const list = async (path: string) => (await get(`${now.api_sandbox}/${path}`, now.keys.sandbox)).body.data;
  expect(await list('depots')).toHaveLength(1);
  expect(await list('shippers')).toHaveLength(3);

  again.npm.kill('SIGKILL');
  await eventually('nothing is left', () => Promise.resolve(processesOf(home).length === 0));
});
