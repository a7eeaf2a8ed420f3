/**
 * Writes into the history of orders, which is the audit log, what happens to the van they are to come with: that it
 * broke down, which other one takes them over, and that they were taken off it.
 */
import { insertAudit } from '../db/audit.js';
import type { Scope } from '../db/scope.js';
import { listVehiclesById } from '../records/vehicles.js';
import type { RouteRow } from '../records/routes.js';
import { openStops, type RouteWithStops } from './lock-routes.js';

/** A locked route as it was, and the van and open stops that it has now. */
type Changed = { current: RouteWithStops; route: RouteRow; sequence: readonly string[] };

/** Notes for each order of a published route's open stops that another van takes it over, or none. */
export async function noteVanChanges(scope: Scope, changes: readonly Changed[]): Promise<void> {
  const before = new Map(
    changes.flatMap(({ current }) =>
      current.run === undefined ? [] : openStops(current).map(({ order_id: id }) => [id, current] as const),
    ),
  );
  const moved = changes.flatMap(({ route: { vehicle }, sequence }) =>
    sequence.flatMap((order) => {
      const from = before.get(order);
      return from === undefined || from.route.vehicle === vehicle ? [] : [{ order, from, vehicle }];
    }),
  );
  const planned = new Set(changes.flatMap(({ sequence }) => sequence));
  const takenOff = [...before].filter(([order]) => !planned.has(order));
  if (moved.length === 0 && takenOff.length === 0) return;
  const ids = [
    ...new Set([
      ...moved.flatMap(({ from, vehicle }) => [from.route.vehicle, vehicle]),
      ...takenOff.map(([, from]) => from.route.vehicle),
    ]),
  ];
  const nameOf = new Map((await listVehiclesById(scope, ids)).map(({ id, name }) => [id, name]));
  for (const { order, from, vehicle } of moved) {
    const because = from.run?.broken_down_at ? ', which broke down,' : '';
    await insertAudit(scope, {
      action: 'orders.change_van',
      subject: order,
      detail: `from ${nameOf.get(from.route.vehicle) ?? 'a van'}${because} to ${nameOf.get(vehicle) ?? 'another one'}`,
    });
  }
  for (const [subject, from] of takenOff) {
    const detail = nameOf.get(from.route.vehicle) ?? null;
    await insertAudit(scope, { action: 'orders.take_off', subject, detail });
  }
}

/** Notes that the van will not go to the door of this order. */
export async function noteSkip(scope: Scope, vehicle: string, order: string): Promise<void> {
  const [van] = await listVehiclesById(scope, [vehicle]);
  await insertAudit(scope, { action: 'orders.skip', subject: order, detail: van?.name ?? null });
}

/** Notes for each of these orders that the van it is on broke down. */
export async function noteBreakdown(scope: Scope, vehicle: string, orders: readonly string[]): Promise<void> {
  const [van] = await listVehiclesById(scope, [vehicle]);
  for (const subject of orders) {
    await insertAudit(scope, { action: 'orders.breakdown', subject, detail: van?.name ?? null });
  }
}
