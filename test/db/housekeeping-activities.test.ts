/** What housekeeping deletes. */
import { recordEvents } from '../../src/db/outbox.js';
import { claimAttempt } from '../../src/operations/webhooks/attempt.js';
import { type Client } from '../support/api.js';
import { makeOrder } from '../support/day.js';
import { api, rows, run, useHousekeeping } from '../support/housekeeping.js';
import { emptyDay } from '../support/planning.js';

const DAY_MS = 24 * 3_600_000;
const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

useHousekeeping(NOW);

const count = async (table: string, tenant: string): Promise<number> =>
  (await rows(`select count(*)::int as count from ${table} where tenant_id = $1`, [tenant]))[0].count;

describe('deleteExpired', () => {
  let client: Client;
  let endpoint: string;

  beforeEach(async () => {
    client = await api.client();
    const hook = { url: 'https://courier.example/hooks', events: ['order.created'] };
    endpoint = (await client.post('/webhook-endpoints', hook)).body.id;
    await api.owner.query('delete from outbox where tenant_id = $1', [client.tenant.id]);
  });

  test('what will never need anybody again is settled, what may is not', async () => {
    const day = await emptyDay(api);
    const orders: Record<string, string> = {};
    for (const name of ['closed', 'open', 'again']) {
      orders[name] = (await makeOrder(day.client, day.shipper)).id;
    }
    await api.owner.query(
      `insert into booking_requests (tenant_id, id, order_id, kind, status, status_at, channels, created_at)
       select $1, 'req_' || id || '_' || status, id, 'booking', status, now(), '{sms}', now() - interval '1 hour'
       from unnest($2::text[]) id, unnest(array['failed', 'closed']) status`,
      [day.client.tenant.id, Object.values(orders)],
    );
    await api.owner.query(
      `insert into booking_requests (tenant_id, id, order_id, kind, status, status_at, channels, created_at)
       values ($1, 'req_later', $2, 'booking', 'open', now(), '{sms}', now())`,
      [day.client.tenant.id, orders['again']],
    );
    await api.owner.query(
      `insert into messages (tenant_id, id, dedupe_key, cause, order_id, channel, kind, recipient, body, status, created_at)
       select $1, 'msg_' || key || '_' || status, key || status, key || status, value, 'sms', 'confirmation', '+447700900123', '', status, now()
       from jsonb_each_text($2::jsonb || '{"none": null}'), unnest(array['failed', 'unknown', 'sent']) status`,
      [day.client.tenant.id, orders],
    );
    await day.client.post(`/orders/${orders['closed']}/cancel`);
    await run('deleteExpired');
    const settled = async (table: string, id: string) =>
      (
        await rows(
          `select distinct ${id} as id, status from ${table} where tenant_id = $1 and settled order by 1, 2`,
          [day.client.tenant.id],
        )
      ).map(({ id: of, status }) => [of, status]);
    const nameOf = (id: string) => Object.keys(orders).find((name) => orders[name] === id) ?? id;
    expect(
      (await settled('booking_requests', 'order_id')).map(([id, status]) => [nameOf(id), status]).toSorted(),
    ).toEqual([
      ['again', 'closed'],
      ['again', 'failed'],
      ['closed', 'closed'],
      ['closed', 'failed'],
      // The failed one came after it.
      ['open', 'closed'],
    ]);
    expect(await settled('messages', 'id')).toEqual([
      ['msg_closed_failed', 'failed'],
      ['msg_closed_unknown', 'unknown'],
      ['msg_none_failed', 'failed'],
      ['msg_none_unknown', 'unknown'],
    ]);
  });

  /** An event of that many days ago with a delivery of this status, and an attempt at it. */
  async function eventOf(days: number, status: string): Promise<string> {
    const subject = `ord_${days}_${status}`;
    await client.scoped((scope) =>
      // Whatever they carry, they are kept alike.
      recordEvents(scope, 'order.created', [{ subject, data: { id: subject } as never }]),
    );
    const [{ id, delivery }] = await rows(
      `select e.id, d.id as delivery from events e join webhook_deliveries d on d.event = e.id
       where e.tenant_id = $1 and e.subject = $2`,
      [client.tenant.id, subject],
    );
    await api.owner.query('update events set created_at = $2 where id = $1', [id, daysAgo(days)]);
    await api.owner.query('update webhook_deliveries set status = $2 where id = $1', [delivery, status]);
    await api.owner.query(
      `insert into webhook_attempts (tenant_id, delivery, series, number, at, duration_ms) values ($1, $2, 1, 1, now(), 5)`,
      [client.tenant.id, delivery],
    );
    return id;
  }

  test('events of more than thirty days ago go, with deliveries and attempts, delivered or not', async () => {
    for (const status of ['delivered', 'failed', 'pending']) await eventOf(30.01, status);
    const kept = await eventOf(29.99, 'delivered');
    const other = await api.client();
    await other.post('/webhook-endpoints', {
      url: 'https://courier.example/hooks',
      events: ['order.created'],
    });
    await other.scoped((scope) =>
      recordEvents(scope, 'order.created', [{ subject: 'ord_other', data: {} as never }]),
    );

    await run('deleteExpired');
    expect(await rows('select id from events where tenant_id = $1', [client.tenant.id])).toEqual([
      { id: kept },
    ]);
    expect(await count('webhook_deliveries', client.tenant.id)).toBe(1);
    expect(await count('webhook_attempts', client.tenant.id)).toBe(1);
    expect(await count('webhook_deliveries', other.tenant.id)).toBe(1);
  });

  test('an endpoint that was down recovers all of its thirty days', async () => {
    await api.owner.query('update webhook_endpoints set created_at = $2 where id = $1', [
      endpoint,
      daysAgo(90),
    ]);
    const kept = [await eventOf(29.99, 'failed'), await eventOf(1, 'failed')];
    await eventOf(30.01, 'failed');
    await run('deleteExpired');
    const recovered = await client.post(`/webhook-endpoints/${endpoint}/recover`, {});
    expect(recovered.body.recovered).toBe(2);
    const deliveries = await client.get(`/webhook-endpoints/${endpoint}/deliveries?status=pending`);
    expect(deliveries.body.data.map((delivery: any) => delivery.event).sort()).toEqual(kept.sort());
  });

  test('for longer, if that is configured', async () => {
    await eventOf(59, 'delivered');
    await eventOf(61, 'delivered');
    await run('deleteExpired', 60);
    expect(await count('events', client.tenant.id)).toBe(1);
  });

  test('more than fits in one statement', async () => {
    await api.owner.query(
      `insert into events (tenant_id, id, type, subject, data, created_at)
       select $1, 'evt_old_' || n, 'order.created', 'ord_1', '{}', now() from generate_series(1, 1203) n`,
      [client.tenant.id],
    );
    await api.owner.query('update events set created_at = $2 where tenant_id = $1', [
      client.tenant.id,
      daysAgo(31),
    ]);
    expect((await run('deleteExpired')).events).toBeGreaterThanOrEqual(1203);
    expect(await count('events', client.tenant.id)).toBe(0);
  });

  test('the rows of a failed import can be resumed for a week', async () => {
    const tenant = client.tenant.id;
    for (const [id, status, days] of [
      ['job_old', 'failed', 7.01],
      ['job_kept', 'failed', 6.99],
      ['job_running', 'running', 8],
    ] as const) {
      await api.owner.query(
        `insert into imports (tenant_id, id, all_or_nothing, status, rows_total, created_at, finished_at)
         values ($1, $2, false, $3, 1, $4, case when $3 = 'failed' then $4::timestamptz end)`,
        [tenant, id, status, daysAgo(days)],
      );
      await api.owner.query(
        `insert into import_rows (tenant_id, import, row_number, input) values ($1, $2, 2, '{}')`,
        [tenant, id],
      );
    }
    await run('deleteExpired');
    expect(await rows('select import from import_rows where tenant_id = $1 order by 1', [tenant])).toEqual([
      { import: 'job_kept' },
      { import: 'job_running' },
    ]);
  });

  test('idempotency records, sent outbox rows, positions, roads and looks go when their time is over, the others stay', async () => {
    const tenant = client.tenant.id;
    for (const [key, days] of Object.entries({ old: 1.01, young: 0.99 })) {
      await api.owner.query(
        `insert into idempotency_keys (tenant_id, key, request_digest, created_at) values ($1, $2, '', $3)`,
        [tenant, key, daysAgo(days)],
      );
    }
    for (const [subject, sent] of Object.entries({ old: 7.01, young: 6.99, unsent: null })) {
      await api.owner.query(
        `insert into outbox (tenant_id, topic, subject, event_id, payload, created_at, next_attempt_at, sent_at)
         values ($1, 'order.signal', $2, 'evt', '{}', $3, $3, $4)`,
        [tenant, subject, daysAgo(40), sent === null ? null : daysAgo(sent)],
      );
    }
    const { vehicle, driver, depot, shipper, client: courier } = await emptyDay(api);
    const [{ tenant_id: owner }] = await rows('select tenant_id from vehicles where id = $1', [vehicle]);
    await api.owner.query(
      `insert into vehicle_positions (tenant_id, vehicle, latitude, longitude, at) values ($1, $2, 51, 0, $3)`,
      [owner, vehicle, daysAgo(30.01)],
    );
    for (const [place, days] of Object.entries({ old: 8, young: 7 })) {
      await api.owner.query(
        `insert into road_points (tenant_id, depot, date, place, number, trips, estimated)
         values ($1, $2, $3::timestamptz::date, $4, 0, '', false)`,
        [owner, depot, daysAgo(days), place],
      );
    }
    for (const [outcome, days] of Object.entries({ nothing: 30.01, suggestion: 29.99, pending: 40 })) {
      await api.owner.query(
        `insert into agent_requests (tenant_id, id, depot, date, outcome, created_at, answered_at)
         values ($1, 'sug_' || $2, $3, '2026-03-10', $2, $4, case when $2 <> 'pending' then $4::timestamptz end)`,
        [owner, outcome, depot, daysAgo(days)],
      );
    }
    for (const [status, days] of Object.entries({ accepted: 30.01, expired: 29.99, open: 40 })) {
      await api.owner.query(
        `insert into suggestions (tenant_id, id, status, trigger, summary, reason, impact, depot, date, plan_version, plan,
           created_at, expires_at)
         values ($1, 'sug_' || $2, $2, 'overnight_plan', '', '', '{}', $3, '2026-03-10', 1, '{}', $4, $4)`,
        [owner, status, depot, daysAgo(days)],
      );
    }
    for (const [digest, days] of Object.entries({ [`old ${driver}`]: 0.01, [`young ${driver}`]: -0.01 })) {
      await api.owner.query(
        `insert into driver_sessions (tenant_id, digest, driver, created_at, expires_at) values ($1, $2, $3, $4, $4)`,
        [owner, digest, driver, daysAgo(days)],
      );
    }

    const { id: order } = await makeOrder(courier, shipper);
    for (const [event, days] of Object.entries({ old: 30.01, young: 29.99 })) {
      await api.owner.query(
        `insert into shipper_news (tenant_id, event, shipper, order_id, type, at)
         values ($1, $2, $3, $4, 'order.held', $5)`,
        [owner, event, shipper, order, daysAgo(days)],
      );
    }

    await run('deleteExpired');
    expect(await rows('select event from shipper_news where tenant_id = $1', [owner])).toEqual([
      { event: 'young' },
    ]);
    expect(await rows('select digest from driver_sessions where driver = $1', [driver])).toEqual([
      { digest: `young ${driver}` },
    ]);
    expect(await rows('select key from idempotency_keys where tenant_id = $1', [tenant])).toEqual([
      { key: 'young' },
    ]);
    expect(await rows('select subject from outbox where tenant_id = $1 order by seq', [tenant])).toEqual([
      { subject: 'young' },
      { subject: 'unsent' },
    ]);
    expect(await count('vehicle_positions', owner)).toBe(0);
    // Runs are corrected until the end of the next day: the roads of a week ago may still be asked for.
    expect(await rows('select place from road_points where tenant_id = $1', [owner])).toEqual([
      { place: 'young' },
    ]);
    expect(
      await rows('select outcome from agent_requests where tenant_id = $1 order by id', [owner]),
    ).toEqual([{ outcome: 'pending' }, { outcome: 'suggestion' }]);
    expect(await rows('select status from suggestions where tenant_id = $1 order by id', [owner])).toEqual([
      { status: 'expired' },
      { status: 'open' },
    ]);
  });

  test('what cannot be deleted holds up nothing else, and is reported', async () => {
    await eventOf(31, 'delivered');
    await api.owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
       create trigger refuse before delete on idempotency_keys for each row execute function refuse()`,
    );
    await api.owner.query(
      `insert into idempotency_keys (tenant_id, key, request_digest, created_at) values ($1, 'stuck', '', $2)`,
      [client.tenant.id, daysAgo(2)],
    );
    await expect(run('deleteExpired')).rejects.toThrow(/^1 of \d+ parts failed: idempotency_keys\.$/);
    expect(await count('events', client.tenant.id)).toBe(0);
    await api.owner.query('drop function refuse cascade');
    await run('deleteExpired');
    expect(await count('idempotency_keys', client.tenant.id)).toBe(0);
  });

  test('a delivery that went with its event is not attempted any more', async () => {
    await eventOf(31, 'pending');
    const [{ id: delivery }] = await rows('select id from webhook_deliveries where tenant_id = $1', [
      client.tenant.id,
    ]);
    await run('deleteExpired');
    const attempt = client.scoped((scope) => claimAttempt(scope, { delivery, series: 1 }, 1_000));
    expect(await attempt).toBe('gone');
  });
});
