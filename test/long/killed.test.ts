/**
 * `npm start` while its parts are killed, one kind after the other, while it starts and while it runs: each is back,
 * and what clients see meanwhile is that nobody answers, or 503.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, unwrap } from '@waypost/client';
import { freePort } from '@waypost/dev-servers/ports';
import { orderBody } from '../support/day.js';
import { eventually } from '../support/deployment.js';
import { npmStart, processesOf, signalGroup, type Started } from '../support/npm-start.js';

jest.setTimeout(400_000);

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-killed-'));
const home = path.join(folder, 'home');
let port: number;
let started: Started | undefined;

/** Parts of the command lines of each kind. */
const KINDS: Record<string, RegExp> = {
  api: /bin\/api\.js/,
  relay: /bin\/relay\.js/,
  worker: /bin\/worker\.js/,
  'seed-demo': /bin\/seed-demo\.js/,
  PostgreSQL: /postgres -D /,
  "PostgreSQL's shell": /^\/bin\/sh -c .*postgres -D /s,
  Temporal: /server start-dev/,
  "Temporal's shell": /^\/bin\/sh -c .*server start-dev/s,
};
const DURING_START = ['api', 'relay', 'worker', 'seed-demo', 'PostgreSQL', 'Temporal'];
const LATER = Object.keys(KINDS).filter((kind) => kind !== 'seed-demo');

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function pidOf(kind: string): number | undefined {
  const isShell = kind.endsWith('shell');
  return processesOf(home).find((pid) => {
    const command = commandOf(pid);
    return KINDS[kind]?.test(command) === true && command.startsWith('/bin/sh -c') === isShell;
  });
}

/** Kills the first of each kind as soon as it is there. */
async function killEachWhileStarting(over: () => boolean): Promise<string[]> {
  const killed: string[] = [];
  while (!over()) {
    for (const kind of DURING_START.filter((each) => !killed.includes(each))) {
      const pid = pidOf(kind);
      if (pid === undefined) continue;
      // Somewhere in the middle of its start.
      await sleep(200);
      try {
        process.kill(pid, 'SIGKILL');
        killed.push(kind);
      } catch {
        // It was quicker.
      }
    }
    await sleep(20);
  }
  return killed;
}

beforeAll(async () => {
  port = await freePort();
});
afterAll(() => {
  if (started) signalGroup(started, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('while it starts: it is ready all the same', async () => {
  let over = false;
  const killing = killEachWhileStarting(() => over);
  try {
    started = await npmStart({ WAYPOST_HOME: home, PORT: String(port) });
  } finally {
    over = true;
  }
  const killed = await killing;
  expect(killed).toEqual(expect.arrayContaining(['PostgreSQL', 'Temporal', 'api', 'relay', 'worker']));
});

test.each(LATER)('%s: back and serving, and clients hear of nothing else', async (kind) => {
  const { api_sandbox: baseUrl, keys } = JSON.parse(readFileSync(path.join(home, 'demo.json'), 'utf8'));
  const client = createClient({ baseUrl, key: keys.sandbox });
  const before = pidOf(kind);
  expect(before).toBeDefined();
  const heard = new Set<string>();
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${baseUrl}/depots`, {
        headers: { authorization: `Bearer ${keys.sandbox}` },
      }).then(
        ({ status }) => String(status),
        () => 'nobody answers',
      );
      heard.add(answer);
      await sleep(300);
    }
  })();
  process.kill(before ?? 0, 'SIGKILL');
  await eventually(`${kind} is back`, () => {
    const now = pidOf(kind);
    return Promise.resolve(now !== undefined && now !== before);
  });
  // An order goes through all of them: made, told to its workflow, asked for by a message.
  const { body } = await eventually('an order goes through', async () => {
    try {
      const shippers = await unwrap(client.GET('/shippers'));
      const made = await unwrap(client.POST('/orders', { body: orderBody(shippers.data[0]?.id ?? '') }));
      const { data } = await unwrap(
        client.GET('/orders/{order_id}/pieces', { params: { path: { order_id: made.id } } }),
      );
      const scans = data.map(({ barcode }) => ({ barcode, type: 'depot_in' as const }));
      await unwrap(client.POST('/scans', { body: { scans } }));
      return { body: made };
    } catch {
      return undefined;
    }
  });
  await eventually('its recipient is asked', async () => {
    const order = await unwrap(
      client.GET('/orders/{order_id}', { params: { path: { order_id: body.id } } }),
    ).catch(() => undefined);
    return order?.status === 'awaiting_reply';
  });
  over.abort();
  await asking;
  expect([...heard].filter((answer) => !['200', '503', 'nobody answers'].includes(answer))).toEqual([]);
});
