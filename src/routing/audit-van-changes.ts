/**
 * Writes to the audit log, which is the orders' history, what happens to their van: an order was put on it or taken off
 * it, another van takes over, the van broke down, or it skipped the order.
 */
import { insertAudit } from '../db/audit.js';
import type { Scope } from '../db/scope.js';
import type { OrderRow } from '../records/orders/rows.js';
import { listVehiclesById } from '../setup/vehicles/rows.js';
import type { RouteRow } from '../records/routes.js';
import { openStops, type RouteWithStops } from './lock-routes.js';

/** A locked route as it was, and the van and open stops that it has now. */
type Changed = { current: RouteWithStops; route: RouteRow; sequence: readonly string[] };

/** An order's van before and now, by its name; null for none. The same one where only its sequence changed. */
type VanChange = { order: string; from: string | null; to: string | null; brokeDown: boolean };

/** Maximum orders named for one change in the description of a day's changes. */
const MAX_NAMED = 10;

/**
 * Notes for each order of the routes' open stops which van it was put on, taken off or moved to, and for the audit
 * entry of the whole change which orders it was about.
 */
export async function auditVanChanges(
  scope: Scope,
  changes: readonly Changed[],
  orders: ReadonlyMap<string, Pick<OrderRow, 'reference'>>,
): Promise<void> {
  const vehicles = changes.flatMap(({ current, route }) => [current.route.vehicle, route.vehicle]);
  const rows = await listVehiclesById(scope, [...new Set(vehicles)]);
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const made = vanChanges(changes, (id) => nameOf.get(id) ?? 'a van');
  for (const { order, from, to, brokeDown } of made) {
    if (from === to) continue;
    const because = brokeDown ? ', which broke down,' : '';
    if (from === null) await insertAudit(scope, { action: 'orders.put_on', subject: order, detail: to });
    else if (to === null)
      await insertAudit(scope, { action: 'orders.take_off', subject: order, detail: from });
    else {
      const detail = `from ${from}${because} to ${to}`;
      await insertAudit(scope, { action: 'orders.change_van', subject: order, detail });
    }
  }
  scope.outcome.detail = wordsOf(made, (id) => orders.get(id)?.reference ?? id);
}

function vanChanges(changes: readonly Changed[], nameOf: (vehicle: string) => string): VanChange[] {
  const before = new Map(
    changes.flatMap(({ current }) => openStops(current).map(({ order_id: id }) => [id, current] as const)),
  );
  const after = new Map(
    changes.flatMap(({ route, sequence }) => sequence.map((id) => [id, route.vehicle] as const)),
  );
  const resequenced = new Set(changes.flatMap(movedWithin));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((order): VanChange[] => {
    const [was, vehicle] = [before.get(order), after.get(order)];
    if (was?.route.vehicle === vehicle && !resequenced.has(order)) return [];
    return [
      {
        order,
        from: was ? nameOf(was.route.vehicle) : null,
        to: vehicle === undefined ? null : nameOf(vehicle),
        brokeDown: Boolean(was?.run?.broken_down_at),
      },
    ];
  });
}

/**
 * Returns which orders that stay on a route have another place among each other: the one that was moved, if one was.
 */
function movedWithin({ current, sequence }: Changed): string[] {
  const stays = new Set(sequence);
  const before = openStops(current).flatMap(({ order_id: id }) => (stays.has(id) ? [id] : []));
  const were = new Set(before);
  const now = sequence.filter((id) => were.has(id));
  if (now.join() === before.join()) return [];
  const without = (all: readonly string[], id: string) => all.filter((each) => each !== id).join();
  const one = before.find((id) => without(before, id) === without(now, id));
  return one === undefined ? now.filter((id, index) => id !== before[index]) : [one];
}

/** `REF-1, REF-2 from Van 1 to Van 2; REF-3 off Van 1; REF-4 onto Van 2; REF-5 within Van 2` */
function wordsOf(changes: readonly VanChange[], called: (order: string) => string): string | null {
  const byChange = new Map<string, string[]>();
  for (const { order, from, to } of changes) {
    const how = howItMoved(from, to);
    byChange.set(how, [...(byChange.get(how) ?? []), called(order)]);
  }
  const said = [...byChange].map(([how, named]) => {
    const more = named.length > MAX_NAMED ? ` and ${named.length - MAX_NAMED} more` : '';
    return `${named.slice(0, MAX_NAMED).join(', ')}${more} ${how}`;
  });
  return said.length === 0 ? null : said.join('; ');
}

function howItMoved(from: string | null, to: string | null): string {
  if (from === to) return `within ${from}`;
  if (from === null) return `onto ${to}`;
  return to === null ? `off ${from}` : `from ${from} to ${to}`;
}

/** Adds the van to the audit entry of a change of a route or run. */
export async function auditVan(scope: Scope, vehicle: string): Promise<void> {
  const [van] = await listVehiclesById(scope, [vehicle]);
  scope.outcome.detail = van?.name ?? null;
}

/** Records that the van skips these orders. */
export async function auditSkips(
  scope: Scope,
  vehicle: string,
  { orders, because = '' }: { orders: readonly string[]; because?: string },
): Promise<void> {
  const [van] = await listVehiclesById(scope, [vehicle]);
  for (const subject of orders) {
    const detail = `${van?.name ?? 'a van'}${because}`;
    await insertAudit(scope, { action: 'orders.skip', subject, detail });
  }
}

/** Records for each of these orders that its van broke down. */
export async function auditBreakdown(
  scope: Scope,
  vehicle: string,
  orders: readonly string[],
): Promise<void> {
  const [van] = await listVehiclesById(scope, [vehicle]);
  for (const subject of orders) {
    await insertAudit(scope, { action: 'orders.breakdown', subject, detail: van?.name ?? null });
  }
}
