/** GET /runs, their stops, starting one, and the sandbox's driver. */
import { useApi } from '../support/api.js';
import { TUESDAY } from '../support/conversation.js';
import {
  bookedOrders,
  emptyDay,
  eventTypes,
  optimise,
  outboxOf,
  type PlannedDay,
  publishedRun,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

test('lists a date, by driver and by status', async () => {
  const { run } = await publishedRun(api, day, 2);
  const list = (query: string) => day.client.get(`/runs?date=${day.date}${query}`);
  expect((await list('')).body).toEqual({ object: 'list', data: [run], has_more: false });
  expect((await list(`&driver=${day.driver}&status=published`)).body.data).toEqual([run]);
  expect((await list('&driver=drv_none')).body.data).toEqual([]);
  expect((await list('&status=started')).body.data).toEqual([]);
  expect((await day.client.get('/runs')).body.error).toMatchObject({ code: 'missing_field', param: 'date' });
  expect((await list('&status=open')).body.error.param).toBe('status');
});

test('lists the stops in order, by page too', async () => {
  const { run, stops } = await publishedRun(api, day, 3);
  expect(stops.map((stop) => stop.sequence)).toEqual([1, 2, 3]);
  const page = await day.client.get(`/runs/${run.id}/stops?limit=1&starting_after=${stops[0].id}`);
  expect(page.body).toEqual({ object: 'list', data: [stops[1]], has_more: true });
  expect((await day.client.get(`/runs/${run.id}/stops?starting_after=stp_none`)).status).toBe(422);
  expect((await day.client.get('/runs/run_none/stops')).status).toBe(404);
});

test('starting sends the orders out, once', async () => {
  const { run, stops } = await publishedRun(api, day, 2);
  const started = await day.client.post(`/runs/${run.id}/start`);
  expect(started.status).toBe(200);
  expect(started.body).toMatchObject({ status: 'started', started_at: expect.any(String) });
  expect((await day.client.post(`/runs/${run.id}/start`)).body).toEqual(started.body);
  for (const { order } of stops) {
    expect((await day.client.get(`/orders/${order}`)).body.status).toBe('out_for_delivery');
  }
  expect(await eventTypes(day.client, run.id)).toEqual(['run.started']);
});

test('a start that was recorded earlier keeps its time; one ahead is 422', async () => {
  const { run } = await publishedRun(api, day, 1);
  const ahead = await day.client.post(`/runs/${run.id}/start`, { occurred_at: '2999-01-01T00:00:00Z' });
  expect([ahead.status, ahead.body.error.param]).toEqual([422, 'occurred_at']);
  const occurred_at = new Date(Date.now() - 600_000).toISOString();
  const reply = await day.client.post(`/runs/${run.id}/start`, { occurred_at });
  expect(reply.body.started_at).toBe(occurred_at);
});

test.each(['start', 'arrive', 'complete', 'fail', 'breakdown'])(
  '%s: when it happened lies after the publication and before now, but for clocks that are a little off',
  async (verb) => {
    const { run, stops } = await publishedRun(api, day, 1);
    const isOfRun = verb === 'start' || verb === 'breakdown';
    const path = isOfRun ? `/runs/${run.id}/${verb}` : `/runs/${run.id}/stops/${stops[0].id}/${verb}`;
    const given = verb === 'fail' ? { reason: 'no_answer' } : {};
    const send = (minutes: number) =>
      day.client.post(path, {
        ...given,
        occurred_at: new Date(Date.now() + minutes * 60_000).toISOString(),
      });
    for (const minutes of [6, 24 * 60, -60, -30 * 24 * 60]) {
      const refused = await send(minutes);
      expect([refused.status, refused.body.error]).toMatchObject([
        422,
        { code: 'invalid_value', param: 'occurred_at' },
      ]);
    }
    expect((await day.client.get(`/runs/${run.id}`)).body).toEqual(run);
    const before = Date.now();
    const taken = await send(4);
    expect(taken.status).toBe(200);
    const { started_at, broken_down_at } = (await day.client.get(`/runs/${run.id}`)).body;
    const at = Date.parse(verb === 'breakdown' ? broken_down_at : started_at);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  },
);

test('404 for an unknown run and for one of another tenant', async () => {
  const { run } = await publishedRun(api, day, 1);
  expect((await day.client.post('/runs/run_none/start')).status).toBe(404);
  expect((await (await api.client()).post(`/runs/${run.id}/start`)).status).toBe(404);
});

describe('the sandbox drives', () => {
  test('a run to its end, with the events of a real one', async () => {
    const { run, stops } = await publishedRun(api, day, 3);
    const reply = await day.client.post(`/sandbox/runs/${run.id}/drive`);
    expect(reply.status).toBe(202);
    expect(reply.body).toMatchObject({
      status: 'completed',
      progress: { completed: 3, failed: 0, total: 3 },
    });
    for (const { order } of stops) {
      expect((await day.client.get(`/orders/${order}`)).body.status).toBe('delivered');
    }
    const events = (await eventTypes(day.client)).filter((type) => /^(run|stop)\./.test(type));
    expect(events).toEqual([
      'run.started',
      'stop.completed',
      'stop.completed',
      'stop.completed',
      'run.completed',
    ]);
    expect(await outboxOf(day.client, 'run.completed')).toMatchObject([{ run: run.id }]);
    expect((await day.client.post(`/sandbox/runs/${run.id}/drive`)).body.error.code).toBe('invalid_state');
  });

  test('not in live, and not at any speed', async () => {
    const live = await api.client({ mode: 'live' });
    expect((await live.post('/sandbox/runs/run_none/drive', { speed: 10 })).body.error.code).toBe(
      'unknown_route',
    );
    expect((await day.client.post('/sandbox/runs/run_none/drive', { speed: 10 })).status).toBe(404);
    expect((await day.client.post('/sandbox/runs/run_none/drive', { speed: 0 })).body.error.param).toBe(
      'speed',
    );
  });
});

describe('a run that is driven on another day than its own', () => {
  afterEach(() => api.setNow(undefined));

  /** Starts a run of 11 March with one stop; returns its id and that stop as it is then. */
  async function startedAt(now: string): Promise<{ run: string; stop: any }> {
    api.setNow(TUESDAY);
    day = { ...(await emptyDay(api)), date: '2026-03-11' };
    const { client } = day;
    await bookedOrders(day, 1);
    const [route] = (await optimise(api, day)).result.routes;
    const { body: run } = await client.post(`/routes/${route.id}/publish`);
    api.setNow(new Date(now));
    await client.post(`/runs/${run.id}/start`);
    const { body: stops } = await client.get(`/runs/${run.id}/stops`);
    return { run: run.id, stop: stops.data[0] };
  }

  /** Completes that stop; returns what the day then says of it. */
  async function completedAt(now: string) {
    const { run, stop } = await startedAt(now);
    const path = `/runs/${run}/stops/${stop.id}/complete`;
    expect((await day.client.post(path, { signed_by: 'Ada' })).status).toBe(200);
    return (await day.client.get(`/depots/${day.depot}/days/${day.date}`)).body.visits[0];
  }

  test.each(['2026-03-11T23:59:00.000Z', '2026-03-12T09:15:00.000Z'])(
    'says of a stop to come when that will really be: a van that left at %s',
    async (at) => {
      const { stop } = await startedAt(at);
      expect(stop.eta).toBe('23:59');
      // It comes within the hour, from Croydon to Croydon.
      const minutes = (Date.parse(stop.eta_at) - Date.parse(at)) / 60_000;
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThan(60);
      const { body: routes } = await day.client.get(`/routes?date=${day.date}&depot=${day.depot}`);
      expect(routes.data[0].stops[0].eta_at).toBe(stop.eta_at);
    },
  );

  test.each(['2026-03-11T09:15:00.000Z', '2026-03-10T18:30:00.000Z'])(
    'on its own day, or before it, the ETA is a time of the run’s day: %s',
    async (at) => {
      expect((await startedAt(at)).stop).not.toHaveProperty('eta_at');
    },
  );

  test.each(['2026-03-10T18:30:00.000Z', '2026-03-12T09:15:00.000Z'])(
    'says when that really was: %s',
    async (at) => {
      const { actual_at, left } = await completedAt(at);
      expect(actual_at).toBe(at);
      expect(left).toMatch(/^\d\d:\d\d$/);
    },
  );

  test('on its own day the times of the run are the real ones', async () => {
    expect(await completedAt('2026-03-11T09:15:00.000Z')).toMatchObject({ actual_at: null, left: '09:15' });
  });
});
