/** A day of ten vans with twelve stops each, four per window, and the expectations when one breaks down. */
import { bookSlot } from '../../src/operations/bookings/book.js';
import { lockOrder } from '../../src/records/orders/rows.js';
import { makeOrder } from './day.js';
import type { PlannedDay } from './planning.js';

const POSTCODES = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB', 'CR7 8LE', 'SW16 4BE', 'BR3 1AY', 'CR4 2JF'];

/** Creates a van with twelve stops, four per window, published and started. */
async function sendOut(day: PlannedDay, van: number): Promise<any> {
  const { client } = day;
  const [vehicle, driver] = await Promise.all([
    client.post('/vehicles', { name: `Van ${van}`, crew: 2, depot: day.depot }),
    client.post('/drivers', { name: `Driver ${van}`, phone: '+447700900011', depot: day.depot }),
  ]);
  const stops: string[] = [];
  for (const [from, to] of [
    ['08:00', '12:00'],
    ['12:00', '16:00'],
    ['16:00', '20:00'],
  ] as const) {
    for (let each = 0; each < 4; each++) {
      const postcode = POSTCODES[(van + each) % POSTCODES.length];
      const recipient = {
        name: 'Ada',
        phone: '+447700900123',
        address: { line1: '1 Road', town: 'London', postcode },
      };
      const order = await makeOrder(client, day.shipper, { recipient });
      await client.scoped(async (scope) => {
        const row = await lockOrder(scope, order.id);
        await bookSlot(
          scope,
          row!,
          { date: day.date, from, to },
          { notify: false, override: true, origin: { by: 'office' } },
        );
      });
      stops.push(order.id);
    }
  }
  const body = { date: day.date, depot: day.depot, vehicle: vehicle.body.id, driver: driver.body.id, stops };
  const made = await client.post('/routes', body);
  return (await client.post(`/routes/${made.body.id}/publish`)).body;
}

export type TenVans = {
  runs: any[];
  /** The stops of each run before one van breaks down. */
  before: any[][];
  stopsOf: (run: any) => Promise<any[]>;
};

/**
 * Creates ten vans under way, each with one finished stop and one where the van is. `setOut` is called before they
 * leave.
 */
export async function tenVans(day: PlannedDay, setOut: () => void = () => undefined): Promise<TenVans> {
  const { client } = day;
  const stopsOf = async (run: any) => (await client.get(`/runs/${run.id}/stops`)).body.data;
  const runs: any[] = [];
  for (let van = 0; van < 10; van++) runs.push(await sendOut(day, van));
  setOut();
  const before: any[][] = [];
  for (const run of runs) {
    const [first, second] = await stopsOf(run);
    await client.post(`/runs/${run.id}/stops/${first.id}/complete`);
    await client.post(`/runs/${run.id}/stops/${second.id}/arrive`);
    before.push(await stopsOf(run));
  }
  return { runs, before, stopsOf };
}

/**
 * Checks the suggestion after the first van's breakdown: its open stops move, and every broken promise is named. Nine
 * vans have hours to spare in each window, so each orphan has a place.
 */
export function expectTakenOver(suggestion: any, { before }: TenVans): void {
  const orphans = before[0]!.slice(1).map((stop) => stop.order);
  const moved = suggestion.changes.filter(({ order }: any) => orphans.includes(order));
  expect(moved).toHaveLength(orphans.length);
  const windows = new Map(before.flat().map((stop) => [stop.order, stop.window]));
  for (const { order, to } of suggestion.changes) {
    const { from, to: until } = windows.get(order);
    const missed = Math.max(minutes(from) - minutes(to.eta), minutes(to.eta) - minutes(until));
    if (missed > 15) expect(suggestion.reason).toContain(order);
  }
}

/** Checks that finished stops and the stops where vans are have not changed. */
export async function expectUntouched({ runs, before, stopsOf }: TenVans): Promise<void> {
  for (const [index, run] of runs.entries()) {
    if (index === 0) continue;
    const now = await stopsOf(run);
    const seen = (stops: any[]) => stops.slice(0, 2).map(({ id, status }) => [id, status]);
    expect(seen(now)).toEqual(seen(before[index]!));
  }
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
