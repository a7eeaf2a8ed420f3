/** Rows of stops: planned by routes, worked by runs. */
import { type Selectable, sql } from 'kysely';
import { insertMany, mergeOnConflict } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { Proof } from '../domain/types.js';
import type { WindowReason } from '../domain/promised-window.js';
import type { FailReason, StopType } from '../domain/stop.js';
import { advance } from '../domain/states/machine.js';
import { OPEN_STOPS, STOP_MACHINE, type StopEvent } from '../domain/states/stop.js';
import { addressShown } from '../resources/address.js';
import type { Stop, StopOfRun } from '../resources/stop.js';
import { moveOvertakenNews } from './message-moves.js';
import { TOLD_OF_VISIT } from './messages.js';

export type TimedStop = {
  /** Of the row to keep, or to add; if missing, the order's open stop keeps its id. */
  id?: string;
  order: string;
  type: StopType;
  pieces: number;
  window_from: string;
  window_to: string;
  eta: string;
  /** From the stop before, or the depot; the collection of an exchange has none. Null: not known. */
  leg_metres: number | null;
  leg_seconds: number | null;
  /** Basis of lateness; if missing, the ETA. */
  planned_eta?: string | null;
  /** On a second visit, until when the van waits. Once stored, it stays. */
  not_before?: string | null;
  /** The window promised on another stop of the day, for a stop without its own promise. */
  promised?: PromisedWindow | null;
  /** Where a changed window is not told immediately, and why it has changed. */
  tell?: 'later' | 'none' | null;
  tell_reason?: WindowReason | null;
};

/** The window that a recipient was last notified of, and when: the columns `told_from`, `told_to` and `told_at`. */
export type PromisedWindow = { from: string; to: string; at: Date };

/** A stop's row with its order's reference and destination. */
export type StopRow = Selectable<DB['stops']> &
  Pick<Selectable<DB['orders']>, 'reference' | 'recipient' | 'latitude' | 'longitude'>;

/** Lists the stops of these routes, in sequence. */
export async function listStops(scope: Scope, routes: readonly string[]): Promise<StopRow[]> {
  if (routes.length === 0) return [];
  return scope.trx
    .selectFrom('stops')
    .innerJoin('orders', (join) => sameTenant(join, 'orders.id', 'stops.order_id'))
    .selectAll('stops')
    .select(['orders.reference', 'orders.recipient', 'orders.latitude', 'orders.longitude'])
    .where('stops.route', 'in', routes)
    .orderBy('stops.route')
    .orderBy('stops.sequence')
    .execute();
}

/** Lists the stops of a route that are still to be visited, in sequence. */
export async function listOpenStops(scope: Scope, route: string): Promise<StopRow[]> {
  return (await listStops(scope, [route])).filter(({ status }) => OPEN_STOPS.includes(status));
}

/**
 * Replaces the stops of routes. Stops that stay are updated, never inserted again: an insert would need a lock on
 * their orders, which the caller need not hold.
 */
export async function replaceStops(
  scope: Scope,
  routes: readonly { id: string; stops: readonly TimedStop[] }[],
): Promise<void> {
  const before = await scope.trx
    .selectFrom('stops')
    .select(['id', 'route', 'order_id', 'status', 'window_from', 'window_to'])
    .where(
      'route',
      'in',
      routes.map(({ id }) => id),
    )
    .execute();
  const known = new Map(
    before
      .filter(({ status }) => OPEN_STOPS.includes(status))
      .map((stop) => [`${stop.route} ${stop.order_id}`, stop.id]),
  );
  const rows = routes.flatMap((route) =>
    route.stops.map(
      (
        {
          order,
          id,
          planned_eta = null,
          not_before = null,
          promised = null,
          tell = null,
          tell_reason = null,
          ...times
        },
        index,
      ) => ({
        ...times,
        tell,
        tell_reason,
        planned_eta,
        not_before,
        told_from: promised?.from ?? null,
        told_to: promised?.to ?? null,
        told_at: promised?.at ?? null,
        id: id ?? known.get(`${route.id} ${order}`) ?? scope.newId('stop'),
        route: route.id,
        sequence: index + 1,
        order_id: order,
      }),
    ),
  );
  const staying = new Map(rows.map((row) => [row.id, row]));
  const gone = before.map(({ id }) => id).filter((id) => !staying.has(id));
  if (gone.length > 0) await scope.trx.deleteFrom('stops').where('id', 'in', gone).execute();
  await insertMany(scope, 'stops', {
    rows,
    same: { status: STOP_MACHINE.begins, window_at: scope.now },
    defaults: ['arrived_at', 'completed_at', 'failure_reason', 'proof'],
    then: mergeOnConflict('stops', ['id'], {
      route: 'kept',
      order_id: 'kept',
      sequence: 'given',
      type: 'kept',
      status: 'kept',
      pieces: 'given',
      window_from: 'given',
      window_to: 'given',
      window_at: sql`case
        when (stops.window_from, stops.window_to) = (excluded.window_from, excluded.window_to) then stops.window_at
        else excluded.window_at end`,
      tell: sql`case
        when (stops.window_from, stops.window_to) = (excluded.window_from, excluded.window_to) then stops.tell
        else excluded.tell end`,
      tell_reason: sql`case
        when (stops.window_from, stops.window_to) = (excluded.window_from, excluded.window_to) then stops.tell_reason
        else excluded.tell_reason end`,
      told_from: sql`coalesce(stops.told_from, excluded.told_from)`,
      told_to: sql`coalesce(stops.told_to, excluded.told_to)`,
      told_at: sql`coalesce(stops.told_at, excluded.told_at)`,
      not_before: sql`coalesce(excluded.not_before, stops.not_before)`,
      eta: 'given',
      leg_metres: 'given',
      leg_seconds: 'given',
      planned_eta: 'given',
      arrived_at: 'kept',
      completed_at: 'kept',
      failure_reason: 'kept',
      proof: 'kept',
    }),
  });
  const changed = before.filter(({ id, window_from: from, window_to: to }) => {
    const row = staying.get(id);
    return row?.window_from !== from || row.window_to !== to;
  });
  await moveOvertakenNews(
    scope,
    changed.map(({ order_id }) => order_id),
  );
}

export const windowOf = ({
  window_from: from,
  window_to: to,
}: Pick<StopRow, 'window_from' | 'window_to'>) => ({
  from,
  to,
});

/** Returns the window of a stop that its recipient may know, not a changed one that is not told yet. */
export function saidWindowOf(
  stop: Pick<StopRow, 'tell' | 'window_from' | 'window_to' | 'told_from' | 'told_to' | 'told_at'>,
): { from: string; to: string } {
  return (stop.tell !== null && promisedWindowOf(stop)) || windowOf(stop);
}

/** Returns the window that the recipient of a stop was promised last; null if none. */
export function promisedWindowOf({
  told_from: from,
  told_to: to,
  told_at: at,
}: Pick<StopRow, 'told_from' | 'told_to' | 'told_at'>): PromisedWindow | null {
  return from !== null && to !== null && at !== null ? { from, to, at } : null;
}

/**
 * Returns the windows promised to the recipients of these orders for a date, by order: on their open stops, or on stops
 * that they were taken off since.
 */
export async function listPromisedWindows(
  scope: Scope,
  date: string,
  orders: readonly string[],
): Promise<Map<string, PromisedWindow>> {
  if (orders.length === 0) return new Map();
  const rows = await scope.trx
    .selectFrom('stops')
    .innerJoin('routes', (join) => sameTenant(join, 'routes.id', 'stops.route'))
    .select(['stops.order_id', 'stops.told_from', 'stops.told_to', 'stops.told_at'])
    .where(sql<boolean>`stops.order_id = any(${orders})`)
    .where('stops.status', 'in', OPEN_STOPS)
    .where('routes.date', '=', date)
    .where('stops.told_at', 'is not', null)
    .execute();
  const promises = new Map(
    rows.flatMap((row) => {
      const promised = promisedWindowOf(row);
      return promised ? [[row.order_id, promised] as const] : [];
    }),
  );
  const others = orders.filter((order) => !promises.has(order));
  return new Map([...promises, ...(await listLastTold(scope, date, others))]);
}

/**
 * Returns the windows that recipients of these orders were told for a date on stops that are gone, by order, where no
 * later message told them of a slot or that nobody comes. If another stop took over the window, that stop has it: once
 * that stop is done, with any outcome, nothing is promised.
 */
async function listLastTold(
  scope: Scope,
  date: string,
  orders: readonly string[],
): Promise<[string, PromisedWindow][]> {
  if (orders.length === 0) return [];
  const { rows } = await sql<PromisedWindow & { order_id: string }>`
    select last.order_id, last.tells #>> '{window,from}' as "from", last.tells #>> '{window,to}' as "to", last.at
    from (
      select distinct on (order_id) order_id, tells, sent_at as at from messages
      where tenant_id = ${scope.tenant.id} and order_id = any(${orders}) and sent_at is not null
        and tells ?| ${TOLD_OF_VISIT}
      order by order_id, sent_at desc, id desc) last
    where last.tells #>> '{window,date}' = ${date}
      and not exists (select from stops
        where tenant_id = ${scope.tenant.id} and order_id = last.order_id
          and (id = last.tells ->> 'stop' or told_at >= last.at))`.execute(scope.trx);
  return rows.map(({ order_id: order, ...promised }) => [order, promised]);
}

/** Records that the window of a stop has gone out to its recipient. */
export async function updatePromisedWindow(
  scope: Scope,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await scope.trx
    .updateTable('stops')
    .set({ told_from: from, told_to: to, told_at: scope.now })
    .where('id', '=', id)
    .execute();
}

/** A stop whose changed window the recipient is told once the office sends it. */
export type UntoldRow = Pick<
  StopRow,
  'route' | 'order_id' | 'window_from' | 'window_to' | 'told_from' | 'told_to' | 'told_at' | 'reference'
> & { name: string | null };

/**
 * Lists those of a depot's day, by the beginning of their windows; none of a van that has broken down, and of an
 * exchange the delivery alone.
 */
export async function listUntold(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
): Promise<UntoldRow[]> {
  const { rows } = await sql<UntoldRow>`
    select s.route, s.order_id, s.window_from, s.window_to, s.told_from, s.told_to, s.told_at, o.reference,
      o.recipient ->> 'name' as name
    from routes r
      join stops s on (s.tenant_id, s.route) = (r.tenant_id, r.id)
      join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)
      join runs on (runs.tenant_id, runs.route) = (r.tenant_id, r.id)
    where r.tenant_id = ${scope.tenant.id} and r.depot = ${depot} and r.date = ${date} and r.status = 'published'
      and s.tell = 'later' and s.status = any(${OPEN_STOPS}) and runs.broken_down_at is null
      and not (o.type = 'collection' and exists (select from stops d
        where (d.tenant_id, d.route, d.order_id) = (s.tenant_id, s.route, o.exchange_for)
          and d.status = any(${OPEN_STOPS})))
    order by s.window_from, s.id`.execute(scope.trx);
  return rows;
}

/** Sets how the changed windows of these stops are told, and the reason for the change if it is another one. */
export async function updateTelling(
  scope: Scope,
  ids: readonly string[],
  telling: Pick<StopRow, 'tell'> & { tell_reason?: WindowReason },
): Promise<void> {
  await scope.trx
    .updateTable('stops')
    .set(telling)
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/** Returns the plan of a stored stop. */
export function timesOf(stop: StopRow): TimedStop {
  const { order_id: order, type, pieces, window_from, window_to, eta, planned_eta } = stop;
  const { leg_metres, leg_seconds } = stop;
  return { order, type, pieces, window_from, window_to, eta, planned_eta, leg_metres, leg_seconds };
}

/** What the resource shows of a stop. */
export type ShownStop = Pick<
  StopRow,
  | (
      | 'id'
      | 'route'
      | 'sequence'
      | 'order_id'
      | 'type'
      | 'status'
      | 'pieces'
      | 'eta'
      | 'window_from'
      | 'window_to'
    )
  | ('failure_reason' | 'completed_at' | 'proof' | 'reference' | 'recipient' | 'latitude' | 'longitude')
>;

/** Returns a stop's row as the resource; `eta_at` if the van comes on a later day than its run's. */
export function stopView(row: ShownStop & { eta_at?: Date }): Stop {
  const { address } = row.recipient;
  return {
    id: row.id,
    object: 'stop',
    sequence: row.sequence,
    order: row.order_id,
    reference: row.reference,
    type: row.type,
    ...(address && { address: addressShown(address, row) }),
    window: windowOf(row),
    eta: row.eta,
    ...(row.eta_at && { eta_at: row.eta_at.toISOString() }),
    status: row.status,
    pieces: row.pieces,
    failure_reason: row.failure_reason,
    completed_at: row.completed_at?.toISOString() ?? null,
    proof: row.proof,
  };
}

/** Returns a stop's row as the events of its run carry it. */
export function stopOfRun(row: StopRow, run: string): StopOfRun {
  return { ...stopView(row), run };
}

/** Columns of a stop that a move may write besides its status. */
export type StopChanges = {
  failure_reason?: FailReason | null;
  arrived_at?: Date;
  completed_at?: Date;
  proof?: Proof;
};

/**
 * Moves a stop of a locked run: the one place where its status is written. Queued messages about the visit that are no
 * longer true are dropped. Throws 409 `invalid_state` if its state does not allow the event.
 */
export async function moveStop(
  scope: Scope,
  stop: StopRow,
  event: StopEvent,
  changes: StopChanges = {},
): Promise<StopRow> {
  const status = advance(STOP_MACHINE, stop, event);
  const { proof, ...rest } = changes;
  await scope.trx
    .updateTable('stops')
    .set({ ...rest, ...(proof ? { proof: json(proof) } : {}), status })
    .where('id', '=', stop.id)
    .execute();
  await moveOvertakenNews(scope, [stop.order_id]);
  return { ...stop, ...changes, status };
}

/** Deletes an open stop of a locked route. Queued messages about the visit are dropped. */
export async function deleteStop(scope: Scope, { id, order_id }: StopRow): Promise<void> {
  await scope.trx.deleteFrom('stops').where('id', '=', id).execute();
  await moveOvertakenNews(scope, [order_id]);
}

/** Stores a lower number of remaining pieces on a locked order's open stops. */
export async function updatePiecesLeft(scope: Scope, order: string, pieces: number): Promise<void> {
  await scope.trx
    .updateTable('stops')
    .set({ pieces })
    .where('order_id', '=', order)
    .where('status', 'in', OPEN_STOPS)
    .execute();
}
