/** What housekeeping asks for, erases and sends. */
import { instantOf } from '@waypost/base/local-time';
import { type Client } from '../support/api.js';
import { makeOrder } from '../support/day.js';
import { api, rows, run, useHousekeeping } from '../support/housekeeping.js';
import { bookedOrder, emptyDay, outboxOf, type PlannedDay } from '../support/planning.js';

const DAY_MS = 24 * 3_600_000;
const NOW = new Date();
const london = (date: string, time: string): Date => instantOf(date, time, 'Europe/London');

useHousekeeping(NOW);

describe('requestOvernightSuggestions', () => {
  const zoned = async (zone: string): Promise<PlannedDay> => {
    const day = await emptyDay(api);
    await api.owner.query('update couriers set timezone = $2 where id = $1', [
      day.client.tenant.courier,
      zone,
    ]);
    return day;
  };
  const asked = (day: PlannedDay) => outboxOf(day.client, 'suggestion.requested');
  /** Housekeeping at these instants, one after the other. */
  const at = async (...instants: (Date | string)[]): Promise<void> => {
    for (const instant of instants) {
      api.setNow(new Date(instant));
      await run('requestOvernightSuggestions');
    }
  };

  test('every depot with work is asked about, once a night however often this runs', async () => {
    const day = await zoned('Europe/London');
    api.setNow(undefined);
    await bookedOrder(day);
    await at(london(day.date, '00:30'));
    expect(await asked(day)).toEqual([]);
    await at(...['02:07', '03:07', '03:07', '04:07'].map((time) => london(day.date, time)));
    expect(await asked(day)).toMatchObject([{ depot: day.depot, date: day.date }]);
  });

  test.each([
    // Clocks go from 01:59 to 03:00, from 01:59 to 03:00, and from 02:59 back to 02:00.
    ['Europe/Berlin', '2026-03-29', ['2026-03-29T00:07Z', '2026-03-29T01:07Z', '2026-03-29T02:07Z']],
    ['America/New_York', '2026-03-08', ['2026-03-08T06:07Z', '2026-03-08T07:07Z', '2026-03-08T08:07Z']],
    ['Europe/Berlin', '2026-10-25', ['2026-10-25T00:07Z', '2026-10-25T01:07Z', '2026-10-25T02:07Z']],
  ])('%s on %s: the clocks change, and it is asked once', async (zone, date, instants) => {
    const day = await zoned(zone);
    api.setNow(undefined);
    const order = await bookedOrder(day);
    await api.owner.query('update orders set slot_date = $2 where id = $1', [order, date]);
    await at(...instants);
    expect(await asked(day)).toMatchObject([{ depot: day.depot, date }]);
  });

  test('one courier that cannot be asked about holds up no other, and the night is not lost to it', async () => {
    const [broken, sound] = [await zoned('Europe/London'), await zoned('Europe/London')];
    api.setNow(undefined);
    for (const day of [broken, sound]) await bookedOrder(day);
    await api.owner.query('update couriers set timezone = $2 where id = $1', [
      broken.client.tenant.courier,
      'Mars/Olympus',
    ]);
    api.setNow(london(sound.date, '02:07'));
    await expect(run('requestOvernightSuggestions')).rejects.toThrow(/^1 of \d+ parts failed: \S+\.$/);
    expect(await asked(sound)).toHaveLength(1);
    await api.owner.query('update couriers set timezone = $2 where id = $1', [
      broken.client.tenant.courier,
      'Europe/London',
    ]);
    await run('requestOvernightSuggestions');
    expect(await asked(broken)).toHaveLength(1);
    expect(await asked(sound)).toHaveLength(1);
  });

  test('a plan without the route agent is left alone', async () => {
    const day = await zoned('Europe/London');
    api.setNow(undefined);
    await bookedOrder(day);
    await api.owner.query(`update couriers set plan = 'growth' where id = $1`, [day.client.tenant.courier]);
    await at(london(day.date, '02:07'));
    expect(await asked(day)).toEqual([]);
  });
});

test('erasePersonalData: people go after the time of their courier, whatever fails for another one', async () => {
  const closedOrder = async (client: Client, shipper: string) => {
    const { id } = await makeOrder(client, shipper);
    await client.post(`/orders/${id}/cancel`);
    return id as string;
  };
  const couriers = await Promise.all(
    [30, 30, null].map(async (retention_days) => {
      const day = await emptyDay(api);
      if (retention_days !== null) await day.client.patch('/settings', { retention_days });
      return { ...day, order: await closedOrder(day.client, day.shipper) };
    }),
  );
  const [kept, broken, forever] = couriers;
  api.setNow(new Date(NOW.getTime() + 31 * DAY_MS));
  // One order of the second courier cannot be changed.
  await rows(`alter table orders add constraint stuck check (id <> '${broken!.order}' or erased_at is null)`);
  await expect(run('erasePersonalData')).rejects.toThrow(/^1 of \d+ parts failed: \S+\.$/);
  const erased = async ({ client, order }: { client: Client; order: string }) =>
    (await client.get(`/orders/${order}`)).body.erased_at !== undefined;
  expect(await Promise.all([kept!, broken!, forever!].map(erased))).toEqual([true, false, false]);
  await rows('alter table orders drop constraint stuck');
  expect((await run('erasePersonalData')).erased).toBeGreaterThanOrEqual(1);
  expect(await Promise.all([kept!, broken!, forever!].map(erased))).toEqual([true, true, false]);
});

test('mailShipperReports: of each courier that has chosen one, as soon as it is due', async () => {
  const day = await emptyDay(api);
  const chosen = { contact_email: 'orders@hearth.example', notify: { report: 'monthly' } };
  await day.client.patch(`/shippers/${day.shipper}`, chosen);
  await bookedOrder(day);
  expect(await run('mailShipperReports')).toEqual({ mailed: 0 });
  const [year = 0, month = 0] = day.date.split('-').map(Number);
  api.setNow(new Date(Date.UTC(year, month, 1, 8)));
  expect(await run('mailShipperReports')).toEqual({ mailed: 1 });
  expect(await run('mailShipperReports')).toEqual({ mailed: 0 });
});
