/** Stops with the data for timing them: of runs under way, and of a depot's day as dispatchers see it. Queries only. */
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { PlanOrder } from './planning-queries.js';
import { doneAt, secondOf } from './visited.js';
import type { StopStatus } from '../domain/states/stop.js';
import { isWithin } from './reports.js';

/** A stop of a run under way, with its order's position and the duration of the visit. */
export type VisitRow = Pick<
  Selectable<DB['stops']>,
  | 'id'
  | 'route'
  | 'order_id'
  | 'status'
  | 'eta'
  | 'planned_eta'
  | 'not_before'
  | 'arrived_at'
  | 'completed_at'
  | 'proof'
  | 'pieces'
> &
  Omit<PlanOrder, 'id'>;

const COLUMNS = sql`s.id, s.route, s.order_id, s.status, s.eta, s.planned_eta, s.not_before, s.arrived_at, s.completed_at, s.proof,
  s.pieces, o.type, o.exchange_for, o.latitude, o.longitude, o.slot_from, o.slot_to, o.items, o.service, o.pieces_expected, o.delivered_pieces,
  o.lost_since, o.misrouted_since, o.deliver_from, o.deliver_by`;

/** Lists every stop of these routes, in sequence. */
export async function listVisits(scope: Scope, routes: readonly string[]): Promise<VisitRow[]> {
  if (routes.length === 0) return [];
  const { rows } = await sql<VisitRow>`
    select ${COLUMNS} from stops s join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)
    where s.tenant_id = ${scope.tenant.id} and s.route = any(${routes})
    order by s.route, s.sequence`.execute(scope.trx);
  return rows;
}

/** Returns, for each of these routes, the stop where its van is or goes next, and the one it left last. */
export async function listNextVisits(scope: Scope, routes: readonly string[]): Promise<VisitRow[]> {
  if (routes.length === 0) return [];
  const { rows } = await sql<VisitRow>`
    select ${COLUMNS} from unnest(${routes}::text[]) as r (id) cross join lateral (
      (select * from stops where tenant_id = ${scope.tenant.id} and route = r.id and status in ('arrived', 'pending')
        order by status, sequence limit 1)
      union all
      (select * from stops where tenant_id = ${scope.tenant.id} and route = r.id and status in ('completed', 'failed')
        order by ${doneAt('stops')} desc nulls last limit 1)) s
    join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)`.execute(scope.trx);
  return rows;
}

type Range = { from: string; to: string };

export type DayVisitRow = Omit<PlanOrder, 'id'> &
  Pick<Selectable<DB['orders']>, 'pieces_scanned'> & {
    stop: string;
    route: string;
    vehicle: string;
    status: StopStatus;
    order_id: string;
    recipient: string | null;
    /** Whether the order was cancelled since: its skipped stop is not a failure. */
    is_cancelled: boolean;
    /** The slot booked for the day when the visit was over, or now. */
    slot: Range | null;
    told: Range | null;
    /** Seconds of the run's day; null before. */
    reached: number | null;
    left_at: number | null;
    /**
     * When the visit was over, or else when the van came, if that was on another day than the run's; of no rehearsal.
     */
    actual_at: Date | null;
    /** Whether the reports count the visit as made outside its booked slot. */
    is_outside: boolean;
    /** Whether the van has left the depot. */
    is_out: boolean;
  };

/** Lists the stops of a depot's routes of a date, by route and sequence. */
export async function listDayVisits(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
): Promise<DayVisitRow[]> {
  const { rows } = await sql<DayVisitRow>`
    select *, coalesce(is_attempt and slot is not null and not (${isWithin(sql`(slot ->> 'from')`, sql`(slot ->> 'to')`)}), false)
      as is_outside
    from (
      select stop.id as stop, stop.route, stop.sequence, route.vehicle, stop.status, stop.order_id,
        o.recipient ->> 'name' as recipient, o.status = 'cancelled' as is_cancelled, o.type, o.exchange_for,
        o.latitude, o.longitude, o.slot_from, o.slot_to,
        o.items, o.service, o.pieces_expected, o.pieces_scanned, o.delivered_pieces, o.lost_since, o.misrouted_since,
        o.deliver_from, o.deliver_by,
        case when booked.slot_from is not null
          then jsonb_build_object('from', booked.slot_from, 'to', booked.slot_to)
          end as slot,
        case when stop.told_from is not null
          then jsonb_build_object('from', stop.told_from, 'to', stop.told_to)
          end as told,
        stop.status in ('completed', 'failed') as is_attempt, run.started_at is not null as is_out,
        case when run.id is not null then ${secondOf(sql`coalesce(stop.arrived_at, at.done)`)}::float8 end as reached,
        case when run.id is not null then ${secondOf(sql`at.done`)}::float8 end as left_at,
        -- Only a rehearsal has a second at which its van leaves.
        case when run.leaves_second is null
            and (coalesce(at.done, stop.arrived_at) at time zone depot.timezone)::date <> run.date
          then coalesce(at.done, stop.arrived_at) end as actual_at
      from routes route
        join depots depot on depot.tenant_id = route.tenant_id and depot.id = route.depot
        -- Looked up one by one: statistics of a new table let PostgreSQL join every order to every route.
        cross join lateral (select * from stops s where s.tenant_id = route.tenant_id and s.route = route.id offset 0) stop
        cross join lateral (select * from orders where tenant_id = stop.tenant_id and id = stop.order_id offset 0) o
        left join runs run on run.tenant_id = route.tenant_id and run.route = route.id
        cross join lateral (select ${doneAt('stop')} as done) at
        left join lateral (
          select b.slot_from, b.slot_to from bookings b
          where b.tenant_id = stop.tenant_id and b.order_id = stop.order_id and b.slot_date = route.date
            and (at.done is null or b.created_at <= at.done)
          order by b.seq desc limit 1) booked on true
      where route.tenant_id = ${scope.tenant.id} and route.depot = ${depot} and route.date = ${date}::date
    ) visits
    order by route, sequence`.execute(scope.trx);
  return rows;
}
