/** The run that a driver's page shows and may act on: their own of today, or the one that they are out on. */
import type { PageNextRun, PagePiece, PageRun, PageState, PageStop } from '../../contracts/driver-page.js';
import type { Scope } from '../../db/scope.js';
import { addDays, localDateTime } from '@waypost/base/local-time';
import { clockTime } from '@waypost/planning/plan-timing';
import { requireFound } from '../../domain/errors.js';
import { itemName, itemOfPiece, itemsLeft, pieceNumber } from '../../domain/goods.js';
import { isMisrouted } from '../../domain/whereabouts.js';
import { type DepotRow, findDepot } from '../../setup/depots/rows.js';
import { findDriver } from '../../setup/drivers/rows.js';
import { listOrdersById, type OrderRow } from '../../records/orders/rows.js';
import { listUndelivered, type UndeliveredPiece } from '../../records/pieces.js';
import { findRoute, type RouteRow } from '../../records/routes.js';
import { findRun, listRunsOfDriver, listRunsToCome, type RunRow } from '../../records/runs/rows.js';
import { findSenderNames } from '../../records/sender-names.js';
import { listOpenStops, listStops, type StopRow, windowOf } from '../../records/stops.js';
import { findVehicle, type VehicleRow } from '../../setup/vehicles/rows.js';
import { toldTime } from '../../domain/promised-window.js';
import type { Holder } from './sign-in.js';
import { withLiveEtas } from '../../routing/live-eta.js';

/** Which of a driver's runs is worked first: one under way, then one to start, then one that is done. */
const PRIORITY = { started: 0, published: 1, completed: 2 } as const;

/** Returns the dates around now that can be today somewhere. */
export function daysAround(scope: Pick<Scope, 'now'>): { from: string; to: string } {
  const date = localDateTime(scope.now, 'UTC').date;
  return { from: addDays(date, -1), to: addDays(date, 1) };
}

export async function readState(scope: Scope, driver: Holder, token: string): Promise<PageState> {
  const { courier } = await findSenderNames(scope, []);
  const run = await findTodaysRun(scope, driver.id);
  return {
    token,
    driver: { id: driver.id, name: driver.name },
    courier,
    now: scope.now.toISOString(),
    session_ends: driver.session_ends.toISOString(),
    run: run === undefined ? null : await runOf(scope, run),
    next_run: await findNextRun(scope, driver.id, run),
  };
}

/** Returns the driver's first published run of a day to come; null if there is none. */
async function findNextRun(
  scope: Scope,
  driver: string,
  current: RunRow | undefined,
): Promise<PageNextRun | null> {
  for (const run of await listRunsToCome(scope, driver, daysAround(scope).from)) {
    if (run.id === current?.id) continue;
    const depot = await findDepot(scope, run.depot);
    if (run.date <= dateIn(scope, depot, scope.now)) continue;
    const [vehicle, route] = [await findVehicle(scope, run.vehicle), await routeOf(scope, run)];
    const stops = await listOpenStops(scope, run.route);
    return {
      id: run.id,
      date: run.date,
      vehicle: vehicleWords(vehicle),
      depot: depot?.name ?? '',
      departs: clockTime(route.departs_second),
      stops: stops.length,
      load: await loadOf(scope, stops),
    };
  }
  return null;
}

/** Lists what is loaded for stops: the goods of the last one first, which go to the far end of the van. */
async function loadOf(scope: Scope, stops: readonly StopRow[]): Promise<PageNextRun['load']> {
  const deliveries = stops.filter(({ type }) => type === 'delivery');
  const ids = deliveries.map(({ order_id }) => order_id);
  const orders = new Map((await listOrdersById(scope, ids)).map((order) => [order.id, order]));
  return deliveries.toReversed().map(({ sequence, order_id: id }) => {
    const order = orders.get(id);
    const goods = (order ? itemsLeft(order) : []).map(({ pieces = 1, ...item }) =>
      pieces > 1 ? `${itemName(item)} (${pieces})` : itemName(item),
    );
    return { sequence, name: order?.recipient.name ?? '', goods: goods.join(', ') };
  });
}

/**
 * Returns the driver's run of today by its depot's calendar, or one that is under way; undefined when there is none.
 */
export async function findTodaysRun(scope: Scope, driver: string): Promise<RunRow | undefined> {
  const around = await listRunsOfDriver(scope, driver, daysAround(scope));
  const today: RunRow[] = [];
  for (const run of around) {
    if (run.status === 'started' || run.date === (await dateAt(scope, run, scope.now))) today.push(run);
  }
  return today.toSorted((a, b) => PRIORITY[a.status] - PRIORITY[b.status])[0];
}

/** How long after an event a phone without coverage may still send it. */
const KEPT_HOURS = 48;

/**
 * Returns the driver's own run that something happened on at `at`, or undefined: a run that is theirs today, or was
 * then, if that is not long ago.
 */
export async function findOwnRun(
  scope: Scope,
  { driver, run: id, at }: { driver: string; run: string; at: Date },
): Promise<RunRow | undefined> {
  const run = await findRun(scope, id);
  if (run?.driver !== driver) return undefined;
  if (run.status === 'started' || run.date === (await dateAt(scope, run, scope.now))) return run;
  const isRecent = scope.now.getTime() - at.getTime() < KEPT_HOURS * 3_600_000;
  return isRecent && run.date === (await dateAt(scope, run, at)) ? run : undefined;
}

async function dateAt(scope: Scope, run: RunRow, at: Date): Promise<string> {
  return dateIn(scope, await findDepot(scope, run.depot), at);
}

function dateIn(scope: Scope, depot: DepotRow | undefined, at: Date): string {
  return localDateTime(at, depot?.timezone ?? scope.tenant.timezone).date;
}

async function runOf(scope: Scope, run: RunRow): Promise<PageRun> {
  const [vehicle, depot, stops] = [
    await findVehicle(scope, run.vehicle),
    await findDepot(scope, run.depot),
    await withLiveEtas(scope, await listStops(scope, [run.route])),
  ];
  const route = await routeOf(scope, run);
  const mate = route.mate ? await findDriver(scope, route.mate) : undefined;
  const ids = stops.map(({ order_id }) => order_id);
  const orders = new Map((await listOrdersById(scope, ids)).map((order) => [order.id, order]));
  const pieces = await listUndelivered(scope, ids);
  return {
    id: run.id,
    date: run.date,
    status: run.status,
    vehicle: vehicleWords(vehicle),
    depot: depot?.name ?? '',
    timezone: depot?.timezone ?? scope.tenant.timezone,
    duty: dutyOf(route),
    mates: mate ? [mate.name] : [],
    broken_down_at: run.broken_down_at?.toISOString() ?? null,
    stops: stops.flatMap((stop) => {
      const order = orders.get(stop.order_id);
      return order ? stopOf(stop, order, pieces) : [];
    }),
  };
}

function vehicleWords(vehicle: VehicleRow | undefined): string {
  return [vehicle?.name, vehicle?.registration]
    .filter((part) => part !== undefined && part !== null)
    .join(', ');
}

async function routeOf(scope: Scope, { route }: RunRow): Promise<RouteRow> {
  return requireFound(await findRoute(scope, route), 'route', route);
}

function dutyOf({ totals, breaks }: RouteRow): PageRun['duty'] {
  return { from: totals.starts_at, to: totals.returns_at, breaks };
}

function stopOf(stop: StopRow, order: OrderRow, pieces: readonly UndeliveredPiece[]): PageStop {
  const { name, phone, address } = order.recipient;
  const window = windowOf(stop);
  return {
    id: stop.id,
    sequence: stop.sequence,
    type: stop.type,
    status: stop.status,
    reference: order.reference,
    name: name ?? null,
    phone: phone ?? null,
    address: address ?? null,
    latitude: stop.latitude,
    longitude: stop.longitude,
    window,
    eta: toldTime(window, stop.eta),
    items: order.items,
    pieces: pieces
      .filter(({ order_id }) => order_id === order.id)
      .map((piece) => ({
        barcode: piece.barcode,
        number: pieceNumber(piece.number, piece.total),
        name: itemName(itemOfPiece(order.items, piece.number)),
        absent: absenceOf(piece, order),
      })),
    service: order.service,
    notes: order.notes,
    failure_reason: stop.failure_reason,
  };
}

function absenceOf(
  { status, depot }: UndeliveredPiece,
  order: OrderRow,
): NonNullable<PagePiece['absent']> | null {
  if (status === 'missing' || status === 'damaged') return status;
  return isMisrouted({ status, depot }, order.depot) ? 'misrouted' : null;
}
