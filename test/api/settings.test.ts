/** What a courier sets for itself, and that whoever reads it obeys it. */
import { serviceSeconds } from '../../src/routing/problem.js';
import { recordAttempt } from '../../src/operations/webhooks/attempt.js';
import { findPlanDepot } from '../../src/records/planning-queries.js';
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  TUESDAY,
} from '../support/conversation.js';
import { bothModes } from '../support/console.js';
import { setUp } from '../support/day.js';

const api = useApi();
let client: Client;

beforeEach(async () => {
  client = await api.client({ quietHours: true });
});
afterEach(() => api.setNow(undefined));

const DEFAULTS = {
  object: 'settings',
  name: 'Test Couriers',
  timezone: 'Europe/London',
  cut_off: '18:00',
  quiet_hours: { from: '20:00', to: '08:00' },
  planning: {
    staffing: 'vans',
    break_minutes: 30,
    break_after_minutes: 360,
    max_duty_minutes: 660,
    max_drive_minutes: 600,
    loading_minutes: 0,
    moved_stop_metres: 800,
    join_drafts: false,
    tell_from_minutes: 30,
  },
  stop_minutes: { base: 6, per_extra_piece: 2, assembly: 25, remove_packaging: 5, disposal: 10 },
  sender_name: null,
  phone: null,
  colour: null,
  reply_to: null,
  sms_from: null,
  retention_days: null,
  notify_emails: [],
  notify_recipients: [],
  goods_not_in: 'warn',
  rebook_on: ['no_answer', 'refused', 'wrong_item', 'damaged', 'no_access', 'other'],
  max_attempts: null,
};

describe('GET and PATCH /settings', () => {
  test('200: as the courier was made, until something is set', async () => {
    expect((await client.get('/settings')).body).toEqual(DEFAULTS);
    expect((await client.patch('/settings', {})).body).toEqual(DEFAULTS);
  });

  test('200: what is sent changes, the rest stays; what GET returned can be sent back', async () => {
    const first = await client.patch('/settings', {
      name: 'Northgate',
      timezone: 'Europe/Dublin',
      cut_off: '16:30',
      quiet_hours: { from: '21:00', to: '07:00' },
      stop_minutes: { base: 8 },
      sender_name: 'Northgate Home',
      phone: '0113 296 0000',
      sms_from: '07700 900999',
      retention_days: 365,
      notify_emails: ['office@northgate.example'],
    });
    const expected = {
      ...DEFAULTS,
      name: 'Northgate',
      timezone: 'Europe/Dublin',
      cut_off: '16:30',
      quiet_hours: { from: '21:00', to: '07:00' },
      stop_minutes: { ...DEFAULTS.stop_minutes, base: 8 },
      planning: DEFAULTS.planning,
      sender_name: 'Northgate Home',
      phone: '+441132960000',
      sms_from: '+447700900999',
      retention_days: 365,
      retention_pending: { from: null, to: 365, at: expect.any(String) },
      notify_emails: ['office@northgate.example'],
    };
    expect([first.status, first.body]).toEqual([200, expected]);
    const second = await client.patch('/settings', { stop_minutes: { disposal: 0 }, sender_name: null });
    const now = {
      ...expected,
      sender_name: null,
      stop_minutes: { ...expected.stop_minutes, disposal: 0 },
    };
    expect(second.body).toEqual(now);
    expect((await client.patch('/settings', second.body)).body).toEqual(now);
    expect((await client.get('/settings')).body).toEqual(now);
  });

  test("another courier's, and the other environment's, are theirs", async () => {
    const live = await api.client({ mode: 'live', courier: client.tenant.courier, quietHours: true });
    const stranger = await api.client({ quietHours: true });
    await client.patch('/settings', { name: 'Mine', timezone: 'Asia/Tokyo' });
    expect((await live.get('/settings')).body).toEqual(DEFAULTS);
    expect((await stranger.get('/settings')).body).toEqual(DEFAULTS);
  });

  test('any scope reads, a key with every scope changes', async () => {
    const reader = await api.client({ scopes: ['routes:read'] });
    expect((await reader.get('/settings')).status).toBe(200);
    const refused = await reader.patch('/settings', { name: 'x' });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_scope']);
    const writer = await api.client({ scopes: ['webhooks:write'] });
    expect((await writer.patch('/settings', { name: 'x' })).status).toBe(403);
    const growth = await api.client({ plan: 'growth' });
    expect((await growth.patch('/settings', { name: 'x' })).body.error.code).toBe('plan_read_only');
  });

  test('a change is in the audit log', async () => {
    await client.patch('/settings', { cut_off: '17:00' });
    const { data } = (await client.get('/audit-log?action=settings.update')).body;
    expect(data).toHaveLength(1);
  });

  test('of two changes on one condition one is made', async () => {
    const { headers } = await client.get('/settings', { 'accept-encoding': 'identity' });
    const condition = { 'if-match': headers.get('etag') ?? '' };
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((name) => client.patch('/settings', { name }, condition)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  });

  test.each([
    [{ timezone: 'Europe/Croydon' }, 'invalid_value', 'timezone'],
    [{ timezone: '+01:00' }, 'invalid_value', 'timezone'],
    [{ cut_off: '24:00' }, 'invalid_value', 'cut_off'],
    [{ quiet_hours: { from: '20:00' } }, 'missing_field', 'quiet_hours.to'],
    [{ stop_minutes: { base: -1 } }, 'invalid_value', 'stop_minutes.base'],
    [{ stop_minutes: { lunch: 30 } }, 'unknown_field', 'stop_minutes.lunch'],
    [{ colour: 'green' }, 'invalid_value', 'colour'],
    [{ colour: '#ffffe0' }, 'invalid_value', 'colour'],
    [{ reply_to: 'orders' }, 'invalid_value', 'reply_to'],
    [{ reply_to: 'a@courier.example, b@courier.example' }, 'invalid_value', 'reply_to'],
    [{ reply_to: 'a@courier.example\r\nBcc: b@courier.example' }, 'invalid_value', 'reply_to'],
    [{ reply_to: 'No-Reply@courier.example' }, 'invalid_value', 'reply_to'],
    [{ sms_from: 'nobody' }, 'invalid_value', 'sms_from'],
    [{ retention_days: 0 }, 'invalid_value', 'retention_days'],
    [{ notify_emails: ['office'] }, 'invalid_value', 'notify_emails[0]'],
    [{ name: 'Northgate\r\nBcc: all@example.com' }, 'invalid_value', 'name'],
    [{ sender_name: 'Northgate\nDeliveries' }, 'invalid_value', 'sender_name'],
    [{ plan: 'enterprise' }, 'unknown_field', 'plan'],
  ])('422: %j', async (body, code, param) => {
    const refused = await client.patch('/settings', body);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code, param });
    expect((await client.get('/settings')).body).toEqual(DEFAULTS);
  });
});

describe('is obeyed', () => {
  /** Asks an order's recipient by both channels; resolves to what was sent. */
  async function ask(setup: Awaited<ReturnType<typeof setUp>>) {
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id] });
    const { id: request } = await latestRequest(api, order.id);
    const { messaging, sent } = recordingMessaging();
    await conversationActivities(api, messaging).askRecipient({ tenant: client.tenant.id, request });
    return sent;
  }

  test('name, sender_name and sms_from, in what recipients get', async () => {
    const setup = await setUp(client);
    const before = await ask(setup);
    expect(before.sms[0]).toMatchObject({ from: '+447700900999' });
    await client.patch('/settings', { name: 'Northgate', sms_from: '+447700900777' });
    const named = await ask(setup);
    expect(named.sms[0]?.from).toBe('+447700900777');
    expect(named.sms[0]?.body).toContain('Northgate');
    expect(named.email[0]?.from).toContain('"Northgate"');
    await client.patch('/settings', { sender_name: 'The Sofa Van' });
    const signed = await ask(setup);
    expect(signed.sms[0]?.body).toContain('The Sofa Van');
    expect(signed.email[0]?.from).toContain('"The Sofa Van"');
  });

  test('cut_off, by what can be booked', async () => {
    api.setNow(new Date('2026-03-10T15:00:00Z'));
    const setup = await setUp(client);
    const order = await scannedOrder(client, setup);
    const slot = { date: '2026-03-11', from: '08:00', to: '12:00' };
    await client.patch('/settings', { cut_off: '14:00' });
    const bookable = async () => {
      const { data } = (await client.get(`/slots?depot=${setup.depot}&from=${slot.date}&to=${slot.date}`))
        .body;
      return data.some((each: any) => each.bookable);
    };
    expect(await bookable()).toBe(false);
    await client.patch('/settings', { cut_off: '15:30' });
    expect(await bookable()).toBe(true);
    // The courier itself books what is free.
    await client.patch('/settings', { cut_off: '14:00' });
    expect((await client.post('/bookings', { order: order.id, slot })).status).toBe(201);
  });

  test('quiet_hours, by when a reminder goes', async () => {
    api.setNow(TUESDAY);
    const setup = await setUp(client);
    await client.patch('/settings', { quiet_hours: { from: '09:00', to: '15:00' } });
    const order = await scannedOrder(client, setup);
    await client.post('/bookings/requests', { orders: [order.id] });
    const { id: request } = await latestRequest(api, order.id);
    const { messaging } = recordingMessaging();
    const activities = conversationActivities(api, messaging);
    const asked = await activities.askRecipient({ tenant: client.tenant.id, request });
    // A day after ten o'clock it is quiet until three.
    expect(asked.remind_at).toBe('2026-03-11T15:00:00.000Z');
  });

  test('quiet_hours and timezone, also a depot’s, at once by what is held for the morning', async () => {
    api.setNow(new Date('2026-03-10T22:00:00Z'));
    const setup = await setUp(client);
    const [written] = [await scannedOrder(client, setup), await scannedOrder(client, setup)];
    await client.post('/messages', {
      filter: { depot: setup.depot },
      text: 'Snow.',
      channels: ['sms'],
    });
    await client.post('/bookings/requests', { filter: { depot: setup.depot } });
    const { batch } = await latestRequest(api, written.id);
    /** What the relay carries that was queued since it was last asked. */
    const carried = async () => {
      const { rows } = await api.owner.query(
        `update outbox set sent_at = now() where tenant_id = $1 and sent_at is null
         returning topic, subject, payload->>'cause' as cause`,
        [client.tenant.id],
      );
      return rows;
    };
    const before = await carried();
    const causes = before.flatMap(({ cause }) => cause ?? []);
    expect(causes).toHaveLength(2);
    const depot = `/depots/${setup.depot}`;
    for (const [path, change] of [
      ['/settings', { quiet_hours: { from: '23:00', to: '07:00' } }],
      ['/settings', { timezone: 'Europe/Dublin' }],
      [depot, { timezone: 'Europe/Paris' }],
    ] as const) {
      expect((await client.patch(path, change)).status).toBe(200);
      const woken = await carried();
      // The invitation of the driver, and the message to both orders.
      expect(woken.map(({ topic, subject }) => [topic, subject]).toSorted()).toEqual(
        [['booking.batch', batch], ...causes.map((cause) => ['messages.queued', cause])].toSorted(),
      );
    }
    await client.patch('/settings', { cut_off: '17:00' });
    await client.patch(depot, { name: 'Leeds', timezone: 'Europe/Paris' });
    expect(await carried()).toEqual([]);
  });

  test('stop_minutes, by what a visit is planned with', async () => {
    const { depot } = await setUp(client);
    await client.patch('/settings', { stop_minutes: { base: 9, assembly: 40 } });
    const planned = await client.scoped((scope) => findPlanDepot(scope, depot, '2030-01-07'));
    const order = {
      pieces_expected: 1,
      delivered_pieces: [],
      items: [],
      service: { crew: 1, assembly: true, remove_packaging: false, disposal: false },
    };
    expect(serviceSeconds(order as never, planned!)).toBe(49 * 60);
  });

  test('timezone, by new depots', async () => {
    await client.patch('/settings', { timezone: 'Europe/Lisbon' });
    const fresh = { ...client.tenant, timezone: 'Europe/Lisbon' };
    // A key's courier is remembered for three seconds.
    const other = await api.owner.query('select timezone from authenticate_key($1)', [
      api.foundation.source.deployment.digestKey(client.key),
    ]);
    expect(other.rows).toEqual([{ timezone: fresh.timezone }]);
  });

  test('notify_emails, when an endpoint is disabled', async () => {
    const gone = async () => {
      const made = await client.post('/webhook-endpoints', {
        url: 'https://example.com/hooks',
        events: ['order.created'],
      });
      const id = made.body.id as string;
      await client.post(`/webhook-endpoints/${id}/test`);
      const [delivery] = (await client.get(`/webhook-endpoints/${id}/deliveries`)).body.data;
      await client.scoped((scope) =>
        recordAttempt(
          scope,
          { endpoint: id, delivery: delivery.id, series: 1, number: 1, at: scope.now },
          { status_code: 410, duration_ms: 5, error: null },
          null,
        ),
      );
      return id;
    };
    await gone();
    expect((await client.get('/messages')).body.data).toEqual([]);
    await client.patch('/settings', { notify_emails: ['a@example.com', 'b@example.com'] });
    const id = await gone();
    const { data } = (await client.get('/messages')).body;
    expect(data.map((message: { to: string }) => message.to).toSorted()).toEqual([
      'a@example.com',
      'b@example.com',
    ]);
    expect(data[0].body).toContain(id);
  });
});

describe('the set-up in one document', () => {
  /** A sandbox that is set up, and the live environment beside it. */
  async function ready() {
    const { live, sandbox } = await bothModes(api);
    const { depot } = await setUp(sandbox);
    await sandbox.put(`/depots/${depot}/zones`, {
      data: [
        { name: 'Near', postcode_prefixes: ['CR'] },
        { name: 'Far', postcode_prefixes: [''] },
      ],
    });
    const week = {
      windows: [{ weekday: 1, from: '09:00', to: '13:00', zone: 'Near', capacity: 7 }],
      overrides: [],
    };
    expect((await sandbox.put(`/depots/${depot}/slot-schedule`, week)).status).toBe(200);
    await sandbox.post('/shippers', { name: 'Oak & Ash', portal_users: ['ash@example.com'] });
    await sandbox.post('/templates', {
      name: 'Short',
      kind: 'message',
      sms_body: 'Hello {{ recipient_name }}',
    });
    const { status, body } = await sandbox.get('/setup');
    expect(status).toBe(200);
    return { live, sandbox, document: body };
  }
  const names = (list: { kind: string; name: string }[]) => list.map(({ kind, name }) => `${kind} ${name}`);

  test('200: what one environment answers, the other takes; a second time it changes nothing', async () => {
    const { live, document } = await ready();
    const preview = await live.post('/setup', { ...document, dry_run: true });
    expect(preview).toMatchObject({ status: 200, body: { object: 'setup_copy', dry_run: true, kept: [] } });
    const added = ['depot Croydon', 'vehicle Van 1', 'driver Uma Usman', 'shipper Oak & Ash'];
    expect(names(preview.body.added)).toEqual(
      expect.arrayContaining([...added, 'shipper Hearth & Home', 'template Short']),
    );
    expect((await live.get('/depots')).body.data).toEqual([]);

    const copied = await live.post('/setup', document);
    expect(copied.body).toEqual({ ...preview.body, dry_run: false });
    const [depot] = (await live.get('/depots')).body.data;
    expect((await live.get('/vehicles')).body.data).toEqual([
      expect.objectContaining({ name: 'Van 1', capacity_m3: 20, depot: depot.id }),
    ]);
    const { body: schedule } = await live.get(`/depots/${depot.id}/slot-schedule`);
    expect(schedule.windows).toEqual(document.depots[0].schedule.windows);
    const shippers = (await live.get('/shippers')).body.data;
    expect(shippers.find(({ name }: any) => name === 'Oak & Ash').portal_users).toEqual([]);

    const again = await live.post('/setup', document);
    expect([again.body.added, again.body.kept.length]).toEqual([[], preview.body.added.length]);
    const { rows } = await api.owner.query(
      `select detail from audit_log where tenant_id = $1 and action = 'setup.copy'`,
      [live.tenant.id],
    );
    expect(rows).toEqual([{ detail: expect.stringContaining('Uma Usman') }]);
  });

  test('422: nothing is added where a part is wrong, and a depot that the document lacks is named', async () => {
    const { live, document } = await ready();
    const { body: lost } = await live.post('/setup', { vehicles: document.vehicles });
    expect(lost.error).toMatchObject({ code: 'unknown_reference', param: 'vehicles[0].depot' });
    const wrong = { ...document, templates: [{ name: 'Bad', kind: 'message', sms_body: '{{ nobody }}' }] };
    expect((await live.post('/setup', wrong)).status).toBe(422);
    expect((await live.get('/depots')).body.data).toEqual([]);
  });

  test('403: only with every scope', async () => {
    const reader = await api.client({ scopes: ['orders:read'] });
    expect([(await reader.get('/setup')).status, (await reader.post('/setup', {})).status]).toEqual([
      403, 403,
    ]);
  });
});
