/** What a driver does at the door: arrive, skip, complete, fail; and corrections afterwards. */
import { minutesOf } from '@waypost/base/local-time';
import { type Client, useApi } from '../support/api.js';
import { eventTypes, emptyDay, outboxOf, type PlannedDay, publishedRun } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;
let client: Client;
let run: any;
let stops: any[];

beforeEach(async () => {
  day = await emptyDay(api);
  client = day.client;
  ({ run, stops } = await publishedRun(api, day, 2));
});

const at = (stop: any, verb: string, body?: unknown) =>
  client.post(`/runs/${run.id}/stops/${stop.id}/${verb}`, body);
const order = async (stop: any) => (await client.get(`/orders/${stop.order}`)).body;
const barcodes = async (stop: any): Promise<string[]> =>
  (await client.get(`/orders/${stop.order}/pieces`)).body.data.map((piece: any) => piece.barcode);
const runNow = async () => (await client.get(`/runs?date=${day.date}`)).body.data[0];

describe('arrive', () => {
  test('starts the run', async () => {
    const reply = await at(stops[0], 'arrive');
    expect([reply.status, reply.body.status]).toEqual([200, 'arrived']);
    expect(await runNow()).toMatchObject({ status: 'started' });
    expect((await order(stops[1])).status).toBe('out_for_delivery');
    expect(await eventTypes(client, run.id)).toEqual(['run.started']);
    expect((await at(stops[0], 'arrive')).status).toBe(200);
  });

  test('409 at a stop that is finished', async () => {
    await at(stops[0], 'complete');
    const reply = await at(stops[0], 'arrive');
    expect([reply.status, reply.body.error.code]).toEqual([409, 'invalid_state']);
  });
});

describe('complete', () => {
  test('delivers the order with all its pieces, and tells of it once', async () => {
    const reply = await at(stops[0], 'complete', { signed_by: 'S. Griffiths', notes: 'By the gate.' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...stops[0],
      status: 'completed',
      completed_at: expect.any(String),
      proof: expect.objectContaining({ signed_by: 'S. Griffiths', notes: 'By the gate.' }),
    });
    expect(await order(stops[0])).toMatchObject({ status: 'delivered', pieces: { expected: 2, scanned: 2 } });
    const pieces = (await client.get(`/orders/${stops[0].order}/pieces`)).body.data;
    expect(pieces.map((piece: any) => piece.status)).toEqual(['delivered', 'delivered']);
    const events = await client.scoped((scope) =>
      scope.trx.selectFrom('events').selectAll().where('type', '=', 'stop.completed').execute(),
    );
    expect(events.map((event) => event.data)).toEqual([{ ...reply.body, run: run.id }]);
  });

  test('again amends the proof without a second event, and keeps what it does not name', async () => {
    const first = await at(stops[0], 'complete', { signed_by: 'A', notes: 'first' });
    const again = await at(stops[0], 'complete', { signed_by: 'B' });
    expect(again.body).toEqual({ ...first.body, proof: { ...first.body.proof, signed_by: 'B' } });
    expect(again.body.proof).toMatchObject({ signed_by: 'B', notes: 'first' });
    expect(await eventTypes(client, stops[0].id)).toEqual(['stop.completed']);
  });

  test('with fewer pieces the order is a failed attempt for the rest', async () => {
    const [handedOver] = await barcodes(stops[0]);
    const reply = await at(stops[0], 'complete', { pieces_delivered: [handedOver] });
    expect(reply.body.status).toBe('completed');
    expect((await order(stops[0])).status).toBe('failed_attempt');
    const pieces = (await client.get(`/orders/${stops[0].order}/pieces`)).body.data;
    expect(pieces.map((piece: any) => piece.status)).toEqual(['delivered', 'awaiting_scan']);
    await at(stops[0], 'complete', { pieces_delivered: await barcodes(stops[0]) });
    expect((await order(stops[0])).status).toBe('delivered');
  });

  test('422 for a barcode of another order; nothing is changed', async () => {
    const [foreign] = await barcodes(stops[1]);
    const byPiece = await at(stops[0], 'complete', { pieces_delivered: [foreign] });
    expect(byPiece.status).toBe(422);
    expect(byPiece.body.error).toMatchObject({ code: 'unknown_reference', param: 'pieces_delivered[0]' });
    expect(await runNow()).toMatchObject({ status: 'published', progress: { completed: 0 } });
  });

  test("photos of the courier's own app are kept as it calls them, and shown", async () => {
    const photo_ids = ['IMG_0042.jpg', 'https://photos.example/7?sig=a%2Fb', 'pho_none', '4711'];
    expect((await at(stops[0], 'complete', { photo_ids })).body.proof).toMatchObject({ photo_ids });
    const page = await client.get(`/orders/${stops[0].order}/proof`);
    expect(page.status).toBe(200);
    const failed = await at(stops[1], 'fail', { reason: 'other', photo_ids });
    expect(failed.body.proof).toMatchObject({ photo_ids });
    const tooLong = await at(stops[1], 'fail', { reason: 'other', photo_ids: ['x'.repeat(2_049)] });
    expect(tooLong.body.error).toMatchObject({ code: 'invalid_value', param: 'photo_ids[0]' });
  });

  test('the last open stop completes the run', async () => {
    await at(stops[0], 'complete');
    await at(stops[1], 'fail', { reason: 'refused', rebook: false });
    expect(await runNow()).toMatchObject({
      status: 'completed',
      completed_at: expect.any(String),
      progress: { completed: 1, failed: 1, total: 2 },
    });
    expect(await eventTypes(client, run.id)).toEqual(['run.started', 'run.completed']);
    expect(await outboxOf(client, 'run.completed')).toMatchObject([{ run: run.id }]);
  });

  test('both stops at once complete the run once', async () => {
    const replies = await Promise.all([at(stops[0], 'complete'), at(stops[1], 'complete')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await runNow()).toMatchObject({ status: 'completed', progress: { completed: 2 } });
    expect(await eventTypes(client, run.id)).toEqual(['run.started', 'run.completed']);
  });

  test('a stop and the cancellation of its order at once: one of them', async () => {
    const [completed, cancelled] = await Promise.all([
      at(stops[0], 'complete'),
      client.post(`/orders/${stops[0].order}/cancel`),
    ]);
    expect([completed.status, cancelled.status].sort()).toEqual([200, 409]);
  });
});

describe('fail', () => {
  test('asks the recipient for another slot at once', async () => {
    const reply = await at(stops[0], 'fail', { reason: 'no_answer' });
    expect(reply.body).toMatchObject({ status: 'failed', failure_reason: 'no_answer', completed_at: null });
    expect((await order(stops[0])).status).toBe('failed_attempt');
    const [request] = await client.scoped((scope) =>
      scope.trx.selectFrom('booking_requests').selectAll().where('order_id', '=', stops[0].order).execute(),
    );
    expect(request).toMatchObject({ kind: 'rebooking', status: 'queued' });
    const signals = (await outboxOf(client, 'order.signal')).filter(
      (signal) => signal.order === stops[0].order && signal.type === 'booking_requested',
    );
    expect(signals).toMatchObject([{ request: request!.id, status: 'failed_attempt' }]);
    expect(await eventTypes(client, stops[0].id)).toEqual(['stop.failed']);
  });

  test('with rebook false nobody is asked', async () => {
    await at(stops[0], 'fail', { reason: 'damaged', rebook: false });
    expect((await order(stops[0])).status).toBe('failed_attempt');
    const requests = await client.scoped((scope) =>
      scope.trx.selectFrom('booking_requests').selectAll().execute(),
    );
    expect(requests).toEqual([]);
  });

  test('a correction completes it, and closes the request', async () => {
    await at(stops[0], 'fail', { reason: 'no_answer' });
    const reply = await at(stops[0], 'complete');
    expect(reply.body).toMatchObject({ status: 'completed', failure_reason: null });
    expect((await order(stops[0])).status).toBe('delivered');
    const [request] = await client.scoped((scope) =>
      scope.trx.selectFrom('booking_requests').selectAll().execute(),
    );
    expect(request!.status).toBe('closed');
    expect(await eventTypes(client, stops[0].id)).toEqual(['stop.failed', 'stop.completed']);
  });

  test.each([
    ['no reason', {}, expect.stringMatching(/^(missing_field|invalid_value)$/), 'reason'],
    ['another reason', { reason: 'rain' }, 'invalid_value', 'reason'],
    [
      'a time ahead',
      { reason: 'other', occurred_at: '2999-01-01T00:00:00Z' },
      'invalid_value',
      'occurred_at',
    ],
  ])('422 for %s', async (_case, body, code, param) => {
    const reply = await at(stops[0], 'fail', body);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code, param });
  });

  test('409 for a stop that is completed', async () => {
    await at(stops[0], 'complete');
    expect((await at(stops[0], 'fail', { reason: 'other' })).body.error.code).toBe('invalid_state');
  });
});

describe('skip', () => {
  test('makes the order a failed attempt without an event', async () => {
    await client.post(`/runs/${run.id}/start`);
    const reply = await at(stops[0], 'skip');
    expect([reply.status, reply.body.status]).toEqual([200, 'skipped']);
    expect((await order(stops[0])).status).toBe('failed_attempt');
    expect(await eventTypes(client, stops[0].id)).toEqual([]);
    expect((await at(stops[0], 'skip')).body.error.code).toBe('invalid_state');
  });

  test('does not start the run, which is timed again; taken back, the route no longer has the order', async () => {
    const route = async () => (await client.get(`/routes/${run.route}`)).body;
    const returnsAt = async () => minutesOf((await route()).totals.returns_at);
    const before = await returnsAt();
    expect((await at(stops[0], 'skip')).body.status).toBe('skipped');
    expect(await returnsAt()).toBeLessThan(before);
    expect(await runNow()).toMatchObject({ status: 'published', progress: { total: 2 } });
    expect(await order(stops[0])).toMatchObject({ status: 'failed_attempt', route: run.route });
    expect((await order(stops[1])).status).toBe('planned');
    const draft = await client.post(`/routes/${run.route}/unpublish`);
    expect(draft.body.stops.map(({ order: id }: any) => id)).toEqual([stops[1].order]);
    expect(await order(stops[0])).toMatchObject({ status: 'failed_attempt', route: null });
  });

  test('of every stop ends a run that never started; a correction delivers', async () => {
    for (const stop of stops) expect((await at(stop, 'skip')).status).toBe(200);
    expect(await runNow()).toMatchObject({ status: 'completed', started_at: null });
    expect((await at(stops[0], 'complete')).body.status).toBe('completed');
    expect((await order(stops[0])).status).toBe('delivered');
  });
});

test('404 for a stop of another run, or of none', async () => {
  expect((await client.post(`/runs/${run.id}/stops/stp_none/complete`)).status).toBe(404);
  expect((await client.post(`/runs/run_none/stops/${stops[0].id}/complete`)).status).toBe(404);
});
