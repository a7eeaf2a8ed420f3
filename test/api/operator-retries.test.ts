/**
 * What failed for good is done again by an operator, across couriers, each piece once, where the API has one at a time.
 */
import { createDatabase, type Database } from '../../src/db/client.js';
import { listRetryableWork, type RetryableKind } from '../../src/operator/retryable-work.js';
import { cancelJob } from '../../src/operations/jobs/commands.js';
import { retry } from '../../src/operator/retry.js';
import { failPostponement } from '../../src/operations/postponements/continue.js';
import { lockJob, moveJobToEnd } from '../../src/records/jobs/move.js';
import { useApi } from '../support/api.js';
import { type Asking, newAsking, OFFERED } from '../support/booking-conversation.js';
import { scannedOrder, TUESDAY } from '../support/conversation.js';
import { bookedOrder, emptyDay, type PlannedDay } from '../support/planning.js';

const api = useApi();
const PHONE = '+447700900123';
const EMAIL = 'sioned@mail.example';

let owner: Database;
beforeAll(() => {
  owner = createDatabase(api.owner);
});

const found = (kind: RetryableKind, { courier }: { courier: string }) =>
  listRetryableWork(owner, kind, { courier });

/** Two operators retry the first piece of work at once; returns who did, sorted. */
async function bothRetry(kind: RetryableKind, tenant: { courier: string }): Promise<string[]> {
  const [work] = await found(kind, tenant);
  if (!work) throw new Error('There is nothing to retry.');
  const both = await Promise.allSettled(
    ['Ana', 'Bo'].map((operator) => retry(api.foundation.source, kind, work, { operator, note: 'mended' })),
  );
  return both.map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.code)).sort();
}

const audited = async (action: string) =>
  (await api.owner.query('select count(*)::int as count from audit_log where action = $1', [action])).rows[0]
    .count;

describe('retry-messages', () => {
  let asking: Asking;
  let order: string;
  const statuses = async () =>
    (
      await api.owner.query('select channel, status from messages where order_id = $1 order by channel', [
        order,
      ])
    ).rows.map(({ channel, status }) => `${channel} ${status}`);

  beforeEach(async () => {
    asking = await newAsking(api, { mode: 'live' });
    const { client, setup, recording, activities, tenant } = asking;
    await activities.deliverQueued({ tenant });
    recording.sent.sms.splice(0);
    const recipient = { name: 'Sioned', phone: PHONE, email: EMAIL };
    ({ id: order } = await scannedOrder(client, setup, { recipient }));
    await client.post('/bookings', { order, slot: OFFERED[0] });
    for (const address of [PHONE, EMAIL]) {
      recording.behaviour.refused.set(address, 'undeliverable');
    }
    await activities.deliverQueued({ tenant, order });
    recording.behaviour.refused.clear();
  });

  test('every failed message of an order is sent again, once', async () => {
    const { client, recording, activities, tenant } = asking;
    expect(await statuses()).toEqual(['email failed', 'sms failed']);
    const listed = await found('messages', client.tenant);
    expect(listed).toMatchObject([
      { order, why: 'undeliverable', mode: 'live' },
      { order, why: 'undeliverable', mode: 'live' },
    ]);
    expect(JSON.stringify(listed)).not.toContain('Sioned');
    expect(await bothRetry('messages', client.tenant)).toEqual(['done', 'invalid_state']);
    expect(await bothRetry('messages', client.tenant)).toEqual(['done', 'invalid_state']);
    expect(await found('messages', client.tenant)).toEqual([]);
    await activities.deliverQueued({ tenant, order });
    expect(await statuses()).toEqual(['email sent', 'sms sent']);
    expect([recording.sent.sms.length, recording.sent.email.length]).toEqual([1, 1]);
    expect(await audited('messages.retry')).toBe(2);
  });

  test('not one that a later message has made up for, nor one that was refused with its request', async () => {
    const { client, recording, activities, tenant, requested } = asking;
    api.setNow(new Date(TUESDAY.getTime() + 60_000));
    await client.post('/bookings', { order, slot: OFFERED[1] });
    await activities.deliverQueued({ tenant, order });
    expect(await found('messages', client.tenant)).toEqual([]);
    const asked = await requested({ recipient: { name: 'Sioned', phone: PHONE } });
    recording.behaviour.refused.set(PHONE, 'undeliverable');
    await activities.askRecipient({ tenant, request: asked.request });
    expect(await found('messages', client.tenant)).toEqual([]);
    expect(await found('bookings', client.tenant)).toMatchObject([{ id: asked.request }]);
  });

  test('one that is not true any more is refused, and stays as it is', async () => {
    const { client } = asking;
    const [work] = await found('messages', client.tenant);
    if (!work) throw new Error('There is nothing to retry.');
    await client.post('/bookings', { order, slot: OFFERED[1], notify: false });
    await expect(retry(api.foundation.source, 'messages', work, { operator: 'Ana' })).rejects.toMatchObject({
      code: 'invalid_state',
    });
    expect(await statuses()).toEqual(['email failed', 'sms failed']);
  });
});

describe('retry-jobs', () => {
  let day: PlannedDay;
  beforeEach(async () => {
    api.setNow(undefined);
    day = await emptyDay(api);
    await bookedOrder(day);
  });
  const ask = async (body: object = {}): Promise<string> =>
    (await day.client.post('/routes/optimise', { date: day.date, depot: day.depot, ...body })).body.id;
  const fail = (id: string) =>
    day.client.scoped(async (scope) =>
      moveJobToEnd(scope, await lockJob(scope, id), {
        event: 'failed',
        error: { code: 'defect', message: 'The solver has a defect.' },
      }),
    );
  const jobs = async () =>
    (
      await api.owner.query(
        'select id, status, parameters from jobs where tenant_id = $1 order by created_at, id',
        [day.client.tenant.id],
      )
    ).rows;

  test('a plan that failed is asked for again with its parameters, once', async () => {
    const failed = await ask({ objective: 'fewest_vehicles', vehicles: [day.vehicle], apply: false });
    await fail(failed);
    expect(await found('jobs', day.client.tenant)).toMatchObject([
      { id: failed, why: 'The solver has a defect.' },
    ]);
    expect(await bothRetry('jobs', day.client.tenant)).toEqual(['done', 'invalid_state']);
    const [first, second, ...more] = await jobs();
    expect([first.status, second.status, more]).toEqual(['failed', 'queued', []]);
    expect(second.parameters).toEqual(first.parameters);
    expect(second.parameters).toMatchObject({ vehicles: [day.vehicle], apply: false });
    expect(await found('jobs', day.client.tenant)).toEqual([]);
    expect(await audited('jobs.retry')).toBe(1);
  });

  test('not one that somebody cancelled; one whose day cannot be planned any more is refused', async () => {
    const cancelled = await ask();
    await day.client.scoped((scope) => cancelJob(scope, { params: { job_id: cancelled } }));
    expect(await found('jobs', day.client.tenant)).toEqual([]);
    const failed = await ask({ vehicles: [day.vehicle] });
    await fail(failed);
    await api.owner.query('update vehicles set active = false where id = $1', [day.vehicle]);
    const [work] = await found('jobs', day.client.tenant);
    expect(work).toMatchObject({ id: failed });
    await expect(retry(api.foundation.source, 'jobs', work!, { operator: 'Ana' })).rejects.toMatchObject({
      param: 'vehicles[0]',
    });
    expect(await jobs()).toHaveLength(2);
  });

  test('a day whose postponement failed is called off again, from where it got to, once', async () => {
    const address = `/depots/${day.depot}/days/${day.date}/postpone`;
    const { body: job } = await day.client.post(address, { reason: 'heavy snow' });
    await day.client.scoped((scope) =>
      failPostponement(scope, job.id, { code: 'defect', message: 'A defect.' }),
    );
    // Looking at what it would do is not asking for it.
    await day.client.post(address, { dry_run: true });
    expect(await found('jobs', day.client.tenant)).toMatchObject([{ id: job.id, why: 'A defect.' }]);
    expect(await bothRetry('jobs', day.client.tenant)).toEqual(['done', 'invalid_state']);
    const { rows } = await api.owner.query(
      `select status, reason, date::text, offer_from::text from postponements where tenant_id = $1 and not dry_run order by created_at`,
      [day.client.tenant.id],
    );
    const same = { reason: 'heavy snow', date: day.date, offer_from: rows[0].offer_from };
    expect(rows).toEqual([
      { ...same, status: 'failed' },
      { ...same, status: 'queued' },
    ]);
  });
});

describe('retry-tasks', () => {
  let asking: Asking;
  let order: string;
  beforeEach(async () => {
    asking = await newAsking(api, { mode: 'live' });
    ({ id: order } = await scannedOrder(asking.client, asking.setup, {
      recipient: { name: 'Sioned', phone: PHONE },
    }));
    // The set-up's own invitations are done.
    await api.owner.query('delete from messages where tenant_id = $1', [asking.tenant]);
    await asking.client.post('/bookings', { order, slot: OFFERED[0] });
    await carryAll();
  });
  /** As when the relay has carried everything, a while ago. */
  async function carryAll(): Promise<void> {
    await api.owner.query('update outbox set sent_at = now() where sent_at is null and tenant_id = $1', [
      asking.tenant,
    ]);
    await api.owner.query(
      `update messages set created_at = now() - interval '2 minutes' where tenant_id = $1`,
      [asking.tenant],
    );
  }
  const onTheirWay = async () =>
    (
      await api.owner.query(
        'select topic, subject, payload, priority from outbox where sent_at is null and tenant_id = $1',
        [asking.tenant],
      )
    ).rows;

  test('a confirmation that no worker could send is sent at once', async () => {
    const { client, activities, tenant, recording } = asking;
    const listed = await found('messages', client.tenant);
    expect(listed).toMatchObject([{ order, why: 'queued', mode: 'live' }]);
    await retry(api.foundation.source, 'messages', listed[0]!, { operator: 'Ana' });
    expect(await onTheirWay()).toMatchObject([{ topic: 'messages.queued', priority: 3 }]);
    await activities.deliverQueued({ tenant, order });
    expect(recording.sent.sms).toHaveLength(1);
    expect(await found('messages', client.tenant)).toEqual([]);
    await expect(
      retry(api.foundation.source, 'messages', listed[0]!, { operator: 'Ana' }),
    ).rejects.toMatchObject({ code: 'invalid_state' });
  });
});
