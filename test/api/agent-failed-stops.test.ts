/** The route agent when a visit fails: whether, when and by whom it is made again. */
import { instantOf } from '@waypost/base/local-time';
import { useApi } from '../support/api.js';
import { agentLooks, brokenRules, lastAnswer } from '../support/agent.js';
import { comingWeekday, makeOrder, orderBody } from '../support/day.js';
import { bookedOrder, bookedOrders, emptyDay, type PlannedDay } from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});
afterEach(() => api.setNow(undefined));

const at = (time: string) => api.setNow(instantOf(day.date, time, 'Europe/London'));
const order = async (id: string) => (await day.client.get(`/orders/${id}`)).body;
const standingOf = async (id: string) => (await day.client.get(`/agent/suggestions/${id}`)).body.status;
const accept = (id: string) => day.client.post(`/agent/suggestions/${id}/accept`);

async function makeRoute(stops: string[]) {
  const { date, depot, vehicle, driver } = day;
  return (await day.client.post('/routes', { date, depot, vehicle, driver, stops })).body;
}

/** A van under way with three stops, of which it fails the first. */
async function failed(
  reason: string,
  time = '08:40',
  how: object = {},
): Promise<{ run: any; stop: any; reply: any }> {
  const route = await makeRoute(await bookedOrders(day, 3));
  const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
  at('08:00');
  await day.client.post(`/runs/${run.id}/start`);
  at(time);
  const [stop] = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
  const reply = await day.client.post(`/runs/${run.id}/stops/${stop.id}/fail`, { reason, ...how });
  return { run, stop, reply };
}

describe('failed_stop', () => {
  test('the same van comes again; accepting closes the request and restores the slot', async () => {
    const { run, stop } = await failed('no_answer');
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion).toMatchObject({ trigger: 'failed_stop', subject: stop.id, date: day.date });
    expect(suggestion.reason).toContain('no answer');
    expect(suggestion.reason).toContain('is being asked for another slot');
    expect(suggestion.summary).toMatch(
      /^Try order .* at \d\d:\d\d, in place of the slot that is being asked for\.$/,
    );
    expect(suggestion.changes).toContainEqual({
      order: stop.order,
      from: null,
      to: { route: run.route, eta: expect.any(String) },
    });
    const { to } = suggestion.changes.find((change: any) => change.order === stop.order);
    expect(to.eta >= '09:10' && to.eta <= '12:00').toBe(true);
    // Meanwhile the recipient is asked: the order has no slot any more.
    await api.owner.query(
      `update orders set status = 'awaiting_reply', slot_date = null, slot_from = null, slot_to = null, slot_zone = null,
         route = null where id = $1`,
      [stop.order],
    );
    expect((await accept(suggestion.id)).status).toBe(200);
    expect(await order(stop.order)).toMatchObject({
      status: 'out_for_delivery',
      route: run.route,
      slot: { date: day.date, from: '08:00', to: '12:00' },
    });
    // Goods count, not stops: three orders of 98 kg for a van of 1,500.
    const { totals } = (await day.client.get(`/routes/${run.route}`)).body;
    expect([totals.stops, totals.load_percent]).toEqual([4, 20]);
    const stops = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
    expect(stops.filter((each: any) => each.order === stop.order).map((each: any) => each.status)).toEqual([
      'failed',
      'pending',
    ]);
    const requests = (await day.client.get(`/bookings/requests?order=${stop.order}`)).body.data;
    expect(requests.map((request: any) => request.status)).toEqual(['closed']);
    expect(await brokenRules(day)).toEqual([]);
  });

  test('expires once the order is booked for another day', async () => {
    const { stop } = await failed('no_answer', '08:40', { rebook: false });
    const [suggestion] = await agentLooks(api, day);
    const booked = await day.client.post('/bookings', {
      order: stop.order,
      slot: { date: comingWeekday(10), from: '08:00', to: '12:00' },
    });
    expect(booked.status).toBe(201);
    expect(await standingOf(suggestion.id)).toBe('expired');
    const late = await accept(suggestion.id);
    expect([late.status, late.body.error.code]).toEqual([409, 'day_changed']);
  });

  test('expires once its van has broken down', async () => {
    const { run } = await failed('no_answer');
    const [suggestion] = await agentLooks(api, day);
    expect((await day.client.post(`/runs/${run.id}/breakdown`, {})).status).toBe(200);
    expect(await standingOf(suggestion.id)).toBe('expired');
  });

  test('whose recipient is not asked for another slot: the reason names no question', async () => {
    await failed('no_answer', '08:40', { rebook: false });
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion.trigger).toBe('failed_stop');
    expect(suggestion.reason).not.toContain('another slot');
    expect(suggestion.summary).toMatch(/^Try order .* at \d\d:\d\d\.$/);
  });

  test('with one stop to go the van waits for its second visit, and nobody hurries it', async () => {
    const [first, second] = await bookedOrders(day, 2);
    const route = await makeRoute([first!, second!]);
    const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
    at('08:00');
    await day.client.post(`/runs/${run.id}/start`);
    at('08:40');
    const stopsOf = async () => (await day.client.get(`/runs/${run.id}/stops`)).body.data;
    const [stop, next] = await stopsOf();
    await day.client.post(`/runs/${run.id}/stops/${stop.id}/fail`, { reason: 'no_access' });
    at('08:41');
    await day.client.post(`/runs/${run.id}/stops/${next.id}/arrive`);
    const [suggestion] = await agentLooks(api, day);
    expect(suggestion).toMatchObject({ trigger: 'failed_stop', impact: { windows_kept: true } });
    expect(suggestion.changes).toEqual([
      { order: first, from: null, to: { route: run.route, eta: expect.any(String) } },
    ]);
    const { eta } = suggestion.changes[0].to;
    expect(eta >= '09:10').toBe(true);
    expect((await accept(suggestion.id)).status).toBe(200);
    const etaNow = async () => (await stopsOf()).at(-1).eta;
    expect(await etaNow()).toBe(eta);
    // The other visit is over at once: still no sooner, also when the office sends the same stops again.
    await day.client.post(`/runs/${run.id}/stops/${next.id}/complete`);
    const before = await etaNow();
    expect(before >= '09:10').toBe(true);
    await day.client.patch(`/routes/${run.route}`, { stops: [second, first] });
    expect(await etaNow()).toBe(before);
    expect((await day.client.get('/tracking/vehicles')).body.data).toEqual([]);
    expect((await stopsOf()).map(({ status }: any) => status)).toEqual(['failed', 'completed', 'pending']);
  });

  test('none that breaks what another recipient was promised', async () => {
    const far = { line1: '132 Rose Lane', town: 'London', postcode: 'SE2 9NL' };
    const recipient = { name: 'Bea', phone: '+447700900124', address: far };
    const after = { from: '12:00', to: '16:00' };
    for (const told of [null, '12:05']) {
      api.setNow(undefined);
      day = await emptyDay(api);
      const route = await makeRoute([
        await bookedOrder(day),
        await bookedOrder(day, { recipient, ...after }),
      ]);
      const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
      at('10:00');
      await day.client.post(`/runs/${run.id}/start`);
      at('11:20');
      const [stop, other] = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
      if (told !== null) {
        await api.owner.query(
          `update stops set told_from = '12:00', told_to = $2, told_at = now(), window_to = $2 where id = $1`,
          [other.id, told],
        );
      }
      await day.client.post(`/runs/${run.id}/stops/${stop.id}/fail`, { reason: 'no_answer' });
      const suggestions = await agentLooks(api, day);
      expect(suggestions.map(({ trigger }: any) => trigger)).toEqual(told === null ? ['failed_stop'] : []);
    }
    expect(await lastAnswer(day)).toMatchObject({
      outcome: 'nothing',
      reason: expect.stringContaining('promised'),
    });
  });

  describe('an exchange', () => {
    /** A van under way with an exchange and another stop; resolves to its run and the halves' orders. */
    async function driven() {
      const { id: delivery } = await makeOrder(day.client, day.shipper);
      const body = orderBody(day.shipper, { type: 'collection', exchange_for: delivery });
      const collection = (await day.client.post('/orders', body)).body.id as string;
      const slot = { date: day.date, from: '08:00', to: '12:00' };
      await day.client.post('/bookings', { order: delivery, slot });
      const other = await bookedOrder(day, { at: 3 });
      const route = await makeRoute([delivery, collection, other]);
      const run = (await day.client.post(`/routes/${route.id}/publish`)).body;
      at('08:00');
      await day.client.post(`/runs/${run.id}/start`);
      at('08:40');
      const stopsNow = async () => (await day.client.get(`/runs/${run.id}/stops`)).body.data;
      const ends = async (order: string, what: 'complete' | 'fail', reason?: string) => {
        const stop = (await stopsNow()).find((each: any) => each.order === order);
        const reply = await day.client.post(`/runs/${run.id}/stops/${stop.id}/${what}`, { reason });
        expect(reply.status).toBe(200);
        return stop.id as string;
      };
      return { run, delivery, collection, other, slot, stopsNow, ends };
    }

    test.each([
      ['the delivery', false],
      ['the collection', true],
    ])('is one visit that is tried again, whichever half failed first: %s', async (_which, isReversed) => {
      const { run, delivery, collection, other, slot, stopsNow, ends } = await driven();
      const halves = [delivery, collection] as const;
      const [last, first] = isReversed ? halves : [collection, delivery];
      await ends(first, 'fail', 'no_answer');
      // The driver is still at the door.
      expect(await agentLooks(api, day)).toEqual([]);
      at('08:41');
      await ends(last, 'fail', 'no_answer');
      const [suggestion, ...others] = await agentLooks(api, day);
      expect(others).toEqual([]);
      expect(suggestion).toMatchObject({ trigger: 'failed_stop', impact: { windows_kept: true } });
      const [there, back] = [await order(delivery), await order(collection)];
      expect(suggestion.summary).toContain(
        `${there.reference} (${there.recipient.name}) and ${back.reference} (`,
      );
      const moved = suggestion.changes.filter((change: any) => halves.includes(change.order));
      expect(moved.map((change: any) => change.order)).toEqual(halves);
      expect(new Set(moved.map((change: any) => JSON.stringify(change.to)))).toHaveProperty('size', 1);
      expect(moved[0].to).toEqual({ route: run.route, eta: expect.any(String) });
      // Meanwhile the recipient is asked about the half that failed first: it has no slot any more.
      await api.owner.query(
        `update orders set status = 'awaiting_reply', slot_date = null, slot_from = null, slot_to = null,
           slot_zone = null, route = null where id = $1`,
        [first],
      );

      expect((await accept(suggestion.id)).status).toBe(200);
      for (const id of halves) {
        expect(await order(id)).toMatchObject({ status: 'out_for_delivery', route: run.route, slot });
      }
      const open = (await stopsNow()).filter(({ status }: any) => status === 'pending');
      expect(open.map((stop: any) => stop.order).filter((id: string) => id !== other)).toEqual(halves);
      const again = open.filter((stop: any) => stop.order !== other);
      expect(again[1]).toMatchObject({ eta: again[0].eta, window: again[0].window });
      expect(again[0].eta >= '09:11').toBe(true);
      const requests = (await day.client.get('/bookings/requests')).body.data;
      expect(requests.map(({ status }: any) => status)).toEqual(['closed']);
      expect(await brokenRules(day)).toEqual([]);
    });

    test('is left out as a whole, where one half would not be handed over by a second visit', async () => {
      const { delivery, collection, ends } = await driven();
      await ends(delivery, 'fail', 'refused');
      await ends(collection, 'fail', 'no_answer');
      expect(await agentLooks(api, day)).toEqual([]);
    });

    test('one half is tried again alone, where the other is done', async () => {
      const { delivery, collection, run, ends } = await driven();
      const failed = await ends(delivery, 'fail', 'no_access');
      await ends(collection, 'complete');
      const [suggestion] = await agentLooks(api, day);
      expect(suggestion).toMatchObject({ trigger: 'failed_stop', subject: failed });
      expect(suggestion.changes).toContainEqual({
        order: delivery,
        from: null,
        to: { route: run.route, eta: expect.any(String) },
      });
      expect((await accept(suggestion.id)).status).toBe(200);
      expect(await order(delivery)).toMatchObject({ status: 'out_for_delivery', route: run.route });
      expect(await order(collection)).toMatchObject({ status: 'collected' });
    });
  });

  test('none for goods that were refused, nor when the window is nearly over', async () => {
    await failed('refused');
    expect(await agentLooks(api, day)).toEqual([]);
    api.setNow(undefined);
    day = await emptyDay(api);
    await failed('no_access', '11:50');
    expect(await agentLooks(api, day)).toEqual([]);
    expect(await lastAnswer(day)).toMatchObject({
      outcome: 'nothing',
      reason: expect.stringContaining('window'),
    });
  });
});
