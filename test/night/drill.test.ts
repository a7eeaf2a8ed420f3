/** `npm run drill` beside `npm start`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@waypost/dev-servers/ports';
import { orderBody } from '../support/day.js';
import { npmRun, npmStart, signalGroup, type Started } from '../support/npm-start.js';

jest.setTimeout(600_000);

const folder = mkdtempSync(path.join(tmpdir(), 'waypost drill '));
const home = path.join(folder, 'home');
let started: Started;

beforeAll(async () => {
  started = await npmStart({ WAYPOST_HOME: home, PORT: String(await freePort()) });
});
afterAll(async () => {
  signalGroup(started, 'SIGINT');
  await started.exited;
  rmSync(folder, { recursive: true, force: true });
});

test('a drill restores it beside itself with an empty Temporal, and loses nothing', async () => {
  const { keys, api_sandbox } = JSON.parse(readFileSync(path.join(home, 'demo.json'), 'utf8'));
  const call = async (method: string, place: string, body?: object) => {
    const headers = { authorization: `Bearer ${keys.sandbox}`, 'content-type': 'application/json' };
    const response = await fetch(`${api_sandbox}${place}`, {
      ...{ method, headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as any;
  };
  const [shipper] = (await call('GET', '/shippers')).data;
  const order = await call('POST', '/orders', orderBody(shipper.id));
  const { data: pieces } = await call('GET', `/orders/${order.id}/pieces`);
  const scans = pieces.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' }));
  await call('POST', '/scans', { scans });

  const tool = npmRun(['run', '--silent', 'drill'], { WAYPOST_HOME: home, TMPDIR: folder });
  const code = await tool.exited;
  const found = JSON.parse(tool.output().trimEnd().split('\n').at(-1) ?? '');
  expect([code, found]).toEqual([
    0,
    expect.objectContaining({
      ...{ drill: 'passed', lost: {}, workflows_missing: 0, workflows_without_a_row: 0 },
      ...{ invariants_broken: 0, sent_again: 0, rpo_seconds: 0, rto_seconds: expect.any(Number) },
    }),
  ]);
  expect(found.rows).toBeGreaterThan(100);
  expect(found.workflows_running).toBeGreaterThan(0);
  // It goes on meanwhile, and nothing of the drill is left.
  expect((await call('GET', `/orders/${order.id}`)).id).toBe(order.id);
  expect(readdirSync(folder).filter((name) => name.startsWith('waypost-drill-'))).toEqual([]);
});
