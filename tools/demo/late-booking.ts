/**
 * Also step 4: an order comes in when the routes are already planned. The office books it beyond the slot's capacity,
 * and the route agent finds the cheapest position for it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { unwrap } from '@waypost/client';
import type { AgentDesk } from './agent.js';
import type { DayFile } from './day-file.js';
import { scan } from './scan.js';
import { placeOrders } from './setup.js';
import type { World } from './world.js';

/** Number of checks for a suggestion of the agent, one per second. */
const LOOKS = 15;

/** Places one more order, like one of the file's, and has the office book it. Resolves to it if no van takes it. */
export async function bookLate(
  world: World,
  file: DayFile,
  { shippers, agent }: { shippers: ReadonlyMap<string, string>; agent: AgentDesk },
): Promise<string | undefined> {
  const { client, depot, date, parcels, report, totals } = world;
  // One with the widest window, so that some van can take it.
  const [like] = file.orders.toSorted((a, b) => widthOf(b.window) - widthOf(a.window));
  if (!like) return undefined;
  const body = { ...like.body, reference: `${like.body.reference}-LATE` };
  const of = { depot, shippers, date, report };
  const [parcel] = (await placeOrders(client, { ...file, orders: [{ ...like, body }] }, of)).values();
  if (!parcel) return undefined;
  parcels.set(parcel.id, parcel);
  await unwrap(client.POST('/bookings', { body: { order: parcel.id, slot: parcel.wanted, override: true } }));
  await scan(
    client,
    parcel.barcodes.map((barcode) => ({ barcode, type: 'depot_in' as const, depot })),
  );
  totals.bookedDirectly += 1;
  report.note(`the office books one more order, ${parcel.reference}, beyond the slot's capacity`);
  for (let look = 0; look < LOOKS; look += 1) {
    const accepted = await agent.look();
    if (accepted.some(({ subject }) => subject === parcel.id)) return undefined;
    await sleep(1_000);
  }
  report.note('the agent found no place for it; it stays booked');
  return parcel.id;
}

function widthOf({ from, to }: { from: string; to: string }): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes(to) - minutes(from);
}
