/**
 * What a transaction leaves behind for others goes with it: what is undone leaves nothing, and what is kept its
 * sequence.
 */
import { causeOfMessages, enqueue, recordEvent } from '../../src/db/outbox.js';
import { savepoint } from '../../src/db/savepoint.js';
import type { Scope } from '../../src/db/scope.js';
import { useApi, type Client } from '../support/api.js';

const api = useApi();
let client: Client;
beforeEach(async () => {
  client = await api.client();
});

/** Leaves an event, and a message for the relay. */
function leave(scope: Scope, subject: string): void {
  // Whatever it carries, it is left alike.
  recordEvent(scope, 'order.created', subject, { id: subject } as never);
  enqueue(scope, 'job.cancel', subject, { job: subject });
}

const left = async () => {
  const subjects = async (table: string, by: string) =>
    (
      await api.owner.query(`select subject from ${table} where tenant_id = $1 order by ${by}`, [
        client.tenant.id,
      ])
    ).rows.map(({ subject }) => subject as string);
  return {
    events: await subjects('events', 'subject'),
    messages: (await subjects('outbox', 'seq')).filter((subject) => subject.startsWith('drv_')),
  };
};

test('what is left behind is written once the work is done, in its sequence', async () => {
  await client.scoped(async (scope) => {
    leave(scope, 'drv_b');
    leave(scope, 'drv_a');
    expect(await left()).toEqual({ events: [], messages: [] });
  });
  const both = ['drv_a', 'drv_b'];
  expect(await left()).toEqual({ events: both, messages: ['drv_b', 'drv_a'] });
});

test('what came after a savepoint goes with it, and what came before stays', async () => {
  await client.scoped(async (scope) => {
    leave(scope, 'drv_before');
    const undo = await savepoint(scope, 'here');
    leave(scope, 'drv_undone');
    await undo();
    leave(scope, 'drv_after');
  });
  const kept = ['drv_after', 'drv_before'];
  expect(await left()).toEqual({ events: kept, messages: ['drv_before', 'drv_after'] });
});

test('work that fails leaves nothing', async () => {
  const failing = client.scoped(async (scope) => {
    leave(scope, 'drv_failed');
    await Promise.reject(new Error('of no use'));
  });
  await expect(failing).rejects.toThrow('of no use');
  expect(await left()).toEqual({ events: [], messages: [] });
});

test('the messages that a transaction queues are sent by one workflow, unless whoever runs it sends them', async () => {
  const causes = async () =>
    (await api.owner.query(`select subject from outbox where topic = 'messages.queued'`)).rows.map(
      ({ subject }) => subject as string,
    );
  const before = await causes();
  const cause = await client.scoped(async (scope) => {
    const first = causeOfMessages(scope);
    expect(causeOfMessages(scope)).toBe(first);
    return Promise.resolve(first);
  });
  expect(await causes()).toEqual([...before, cause]);
  await client.scoped(async (scope) => {
    scope.outbox.sendsItself = true;
    causeOfMessages(scope);
    return Promise.resolve();
  });
  expect(await causes()).toHaveLength(before.length + 1);
});
