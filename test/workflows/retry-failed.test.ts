/**
 * What docs/runbooks.md has an operator type into the Temporal UI, typed: each kind of failed work is retried, once,
 * whatever became of its workflow. The activity and the rows are the product's.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Activities } from '../../activities/index.js';
import { createOperatorActivities } from '../../activities/operator-updates.js';
import { createWebhookActivities } from '../../activities/webhooks.js';
import { createConcurrencyLimit } from '../../src/adapters/webhook-http/concurrency-limit.js';
import { workflowIds } from '../../src/contracts/workflows.js';
import { recordEvents } from '../../src/db/outbox.js';
import { lockJob, moveJobToEnd } from '../../src/records/jobs/move.js';
import { useApi } from '../support/api.js';
import { newAsking, OFFERED } from '../support/booking-conversation.js';
import { exampleData } from '../support/conformance.js';
import { latestRequest, scannedOrder } from '../support/conversation.js';
import { bookedOrder, emptyDay } from '../support/planning.js';
import { failureOf, useHarness } from './harness.js';

const api = useApi();
const harness = useHarness();
const PHONE = '+447700900123';

/** Field of the UI's form → what the runbook says to type. */
const FORM = new Map(
  [
    ...readFileSync(path.join(import.meta.dirname, '../../docs/runbooks.md'), 'utf8').matchAll(
      /^\| (Workflow ID|Task Queue|Workflow Type|Input) +\| `([^`]+)`/gm,
    ),
  ].map(([, field = '', typed = '']) => [field, typed]),
);
const typed = (field: string, workflow: string): string =>
  (FORM.get(field) ?? '').replaceAll('WORKFLOW', workflow);

/** Types the form for this workflow, with another input if one is given; resolves to the started workflow's result. */
async function retry(workflow: string, input?: unknown) {
  const handle = await harness.env.client.workflow.start(typed('Workflow Type', workflow), {
    workflowId: typed('Workflow ID', workflow),
    taskQueue: typed('Task Queue', workflow),
    args: [input === undefined ? JSON.parse(typed('Input', workflow)) : input],
  });
  return { handle, result: handle.result() };
}

const retryTarget: Activities['retryTarget'] = (asked) =>
  createOperatorActivities({ source: api.foundation.source }).retryTarget(asked);

/**
 * Retries twice, one after the other, and expects the first to retry exactly this, and the second to be refused in a
 * sentence.
 */
async function retriedOnce(workflow: string, ids: readonly string[], name?: string): Promise<void> {
  await harness.run({ retryTarget }, async () => {
    const first = await retry(workflow);
    expect(await first.result).toEqual({ retried: ids, refused: [] });
    if (name !== undefined) await harness.record(first.handle, name);
    const again = await retry(workflow);
    expect(await failureOf(again.result)).toMatchObject({
      type: 'invalid_state',
      message: expect.stringMatching(/^Nothing of \S+ can be retried: [^.]+\.$/),
    });
  });
}

const audited = async (tenant: string) =>
  (
    await api.owner.query(
      `select action, subject, actor, detail from audit_log where tenant_id = $1 and actor = 'ana' order by at`,
      [tenant],
    )
  ).rows;
const BY_ANA = { actor: 'ana', detail: 'the receiver answers again' };

/** What a tenant's transactions have left for the relay about a topic since it carried all. */
async function leftForRelay(tenant: string, topic: string): Promise<any[]> {
  const { rows } = await api.owner.query(
    'select payload from outbox where tenant_id = $1 and topic = $2 and sent_at is null order by seq',
    [tenant, topic],
  );
  return rows.map(({ payload }) => payload);
}
const carryAll = (tenant: string) =>
  api.owner.query('update outbox set sent_at = now() where tenant_id = $1', [tenant]);

test('a booking request that failed: its recipient is asked again, once', async () => {
  const { tenant, requested, recording, activities, statusOf } = await newAsking(api);
  recording.behaviour.refused.set(PHONE, 'undeliverable');
  const { order, request } = await requested({ recipient: { name: 'Sioned', phone: PHONE } });
  await activities.askRecipient({ tenant, request });
  recording.behaviour.refused.clear();
  await carryAll(tenant);
  await retriedOnce(workflowIds.order(tenant, order), [request], 'retry-failed.asked-again');
  const { id: next } = await latestRequest(api, order);
  expect(next).not.toBe(request);
  expect(await leftForRelay(tenant, 'order.signal')).toMatchObject([
    { type: 'booking_requested', order, request: next },
  ]);
  await activities.askRecipient({ tenant, request: next });
  await activities.askRecipient({ tenant, request: next });
  expect(recording.sent.sms).toHaveLength(1);
  expect(await statusOf(order)).toBe('awaiting_reply');
  expect(await audited(tenant)).toEqual([{ action: 'bookings.retry_request', subject: request, ...BY_ANA }]);
});

test('a reply that could not be read: it is read, and books', async () => {
  const { client, tenant, asked, activities, statusOf } = await newAsking(api);
  const { order } = await asked();
  const { body: reply } = await client.post('/sandbox/replies', { order, channel: 'sms', text: '1' });
  await carryAll(tenant);
  const workflow = workflowIds.order(tenant, order);
  await harness.run({ retryTarget }, async () => {
    expect(await (await retry(workflow)).result).toEqual({ retried: [reply.id], refused: [] });
  });
  expect(await leftForRelay(tenant, 'order.signal')).toMatchObject([
    { type: 'reply_received', order, reply: reply.id },
  ]);
  expect(await activities.readReply({ tenant, reply: reply.id })).toEqual({ outcome: 'booked' });
  expect(await statusOf(order)).toBe('booked');
  await harness.run({ retryTarget }, async () => {
    expect(await failureOf((await retry(workflow)).result)).toMatchObject({ type: 'invalid_state' });
  });
});

test.each(['messages', 'order'] as const)('messages that failed, by %s: sent once', async (named) => {
  const { client, setup, tenant, recording, activities } = await newAsking(api);
  const { id: order } = await scannedOrder(client, setup, { recipient: { name: 'Sioned', phone: PHONE } });
  await client.post('/bookings', { order, slot: OFFERED[0] });
  recording.behaviour.refused.set(PHONE, 'undeliverable');
  await activities.deliverQueued({ tenant, order });
  recording.behaviour.refused.clear();
  await carryAll(tenant);
  const { rows } = await api.owner.query('select id, cause, status from messages where order_id = $1', [
    order,
  ]);
  expect(rows).toMatchObject([{ status: 'failed' }]);
  const [{ id, cause }] = rows;
  await retriedOnce(
    named === 'order' ? workflowIds.order(tenant, order) : workflowIds.messages(tenant, cause),
    [id],
  );
  expect(await leftForRelay(tenant, 'messages.queued')).toHaveLength(1);
  await activities.deliverQueued({ tenant, order });
  await activities.deliverQueued({ tenant, order });
  expect(recording.sent.sms).toHaveLength(1);
});

test('a webhook delivery that was given up, also one of a replay: another series, once', async () => {
  const client = await api.client();
  const tenant = client.tenant.id;
  const { body: endpoint } = await client.post('/webhook-endpoints', {
    url: 'https://courier.example/hooks',
    events: ['order.created'],
  });
  await client.scoped((scope) =>
    recordEvents(scope, 'order.created', [
      { subject: 'ord_1', data: exampleData('order.created', 'ord_1') as never },
    ]),
  );
  const list = await client.get(`/webhook-endpoints/${endpoint.id}/deliveries`);
  const delivery: string = list.body.data[0].id;
  const sent: unknown[] = [];
  const { deliverEvent } = createWebhookActivities({
    source: api.foundation.source,
    webhookLimit: createConcurrencyLimit({ atOnce: 1 }),
    postWebhook: (request) => {
      sent.push(request);
      return Promise.resolve({ status_code: 200, duration_ms: 1, error: null, retry_after: null });
    },
    observe: { sending: () => undefined, delivery: () => undefined },
  });
  const giveUp = () =>
    api.owner.query(`update webhook_deliveries set status = 'failed' where id = $1`, [delivery]);
  await giveUp();
  await carryAll(tenant);
  await retriedOnce(workflowIds.delivery(tenant, delivery, 1), [delivery]);
  expect(await leftForRelay(tenant, 'webhook.delivery')).toMatchObject([{ delivery, series: 2 }]);
  await carryAll(tenant);
  await giveUp();
  await retriedOnce(workflowIds.delivery(tenant, delivery, 2), [delivery]);
  expect(await leftForRelay(tenant, 'webhook.delivery')).toMatchObject([{ delivery, series: 3 }]);
  expect(await deliverEvent({ tenant, delivery, series: 3 })).toMatchObject({ outcome: 'delivered' });
  expect(await deliverEvent({ tenant, delivery, series: 3 })).toMatchObject({ outcome: 'delivered' });
  expect(sent).toHaveLength(1);
});

test('an optimisation that failed: another job with its parameters, once', async () => {
  api.setNow(undefined);
  const day = await emptyDay(api);
  const tenant = day.client.tenant.id;
  await bookedOrder(day);
  const { body: job } = await day.client.post('/routes/optimise', {
    ...{ date: day.date, depot: day.depot, objective: 'fewest_vehicles' },
  });
  await day.client.scoped(async (scope) =>
    moveJobToEnd(scope, await lockJob(scope, job.id), {
      ...{ event: 'failed', error: { code: 'defect', message: 'A defect.' } },
    }),
  );
  await carryAll(tenant);
  await retriedOnce(workflowIds.job(tenant, job.id), [job.id]);
  const { rows } = await api.owner.query(
    'select id, status, parameters from jobs where tenant_id = $1 order by created_at, id',
    [tenant],
  );
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'queued']);
  expect(rows[1].parameters).toEqual(rows[0].parameters);
  expect(await leftForRelay(tenant, 'job.start')).toMatchObject([{ job: rows[1].id }]);
});

test('an activity that is tried again finds its own work done', async () => {
  const { tenant, requested, recording, activities } = await newAsking(api);
  recording.behaviour.refused.set(PHONE, 'undeliverable');
  const { order, request } = await requested({ recipient: { name: 'Sioned', phone: PHONE } });
  await activities.askRecipient({ tenant, request });
  const asked = {
    target: { kind: 'order' as const, tenant, subject: order },
    operator: 'ana',
    request: 'r/1',
  };
  expect(await retryTarget(asked)).toEqual({ retried: [request], refused: [] });
  expect(await retryTarget(asked)).toEqual({ retried: [request], refused: [] });
  expect(await audited(tenant)).toHaveLength(1);
  const { rows } = await api.owner.query('select from booking_requests where order_id = $1', [order]);
  expect(rows).toHaveLength(2);
});

test('of another courier nothing is found', async () => {
  const { tenant, requested, recording, activities } = await newAsking(api);
  recording.behaviour.refused.set(PHONE, 'undeliverable');
  const { order, request } = await requested({ recipient: { name: 'Sioned', phone: PHONE } });
  await activities.askRecipient({ tenant, request });
  const other = await api.client();
  await harness.run({ retryTarget }, async () => {
    for (const of of [other.tenant.id, 'ten_none']) {
      const { result } = await retry(workflowIds.order(of, order));
      expect((await failureOf(result)).message).toMatch(/^[^.]+\.$/);
    }
  });
});

describe('an input is refused before anything is done, in one sentence:', () => {
  const EXAMPLE = /^The input must be \{"workflow": "ID", [^.]+\.$/;
  const workflow = 'order/ten_1/ord_1';
  test.each([
    ['none', null, EXAMPLE],
    ['a text', workflow, EXAMPLE],
    ['a list', [workflow], EXAMPLE],
    ['no workflow', { operator: 'ana' }, EXAMPLE],
    ['a workflow that is no text', { workflow: 7 }, EXAMPLE],
    ['a workflow of another kind', { workflow: 'run/ten_1/run_1' }, EXAMPLE],
    ['an id alone', { workflow: 'ord_1' }, EXAMPLE],
    ['SQL in an id', { workflow: "order/ten_1/ord_1' or true --" }, EXAMPLE],
    ['an unknown field', { workflow, opertor: 'ana' }, /^Unknown field opertor: [^.]+\.$/],
    ['the name of what is no person', { workflow, operator: 'workflow' }, /^operator must not be workflow/],
    ['a note that is a number', { workflow, note: 7 }, /^note must be a text [^.]+\.$/],
  ])('%s', async (_case, input, message) => {
    const calls = await harness.run({}, async () => {
      const { result } = await retry(workflow, input);
      expect(await failureOf(result)).toMatchObject({
        type: 'invalid_value',
        message: expect.stringMatching(message),
      });
    });
    expect(calls).toEqual([]);
  });
});
