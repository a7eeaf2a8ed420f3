/** Closed stops of runs with their driver and outcome, skipped ones included. Queries only. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { pageOf, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { VISIT_OUTCOMES } from '../resources/visit.js';
import { type Visit } from '../resources/visit.js';
import { windowOf } from './stops.js';

export type VisitedRow = Pick<
  Selectable<DB['stops']>,
  | 'id'
  | 'order_id'
  | 'type'
  | 'window_from'
  | 'window_to'
  | 'pieces'
  | 'arrived_at'
  | 'failure_reason'
  | 'proof'
> & {
  status: (typeof VISIT_OUTCOMES)[number] | 'arrived';
  run: string;
  date: string;
  depot: string;
  left_at: Date | null;
  vehicle: Visit['vehicle'];
  crew: Visit['crew'];
};

/** When the driver finished a stop: it was completed or failed. */
export const doneAt = (stop: string) => sql`
  case when ${sql.ref(`${stop}.status`)} in ('completed', 'failed')
    then coalesce(${sql.ref(`${stop}.completed_at`)}, (${sql.ref(`${stop}.proof`)} ->> 'at')::timestamptz) end`;

/**
 * An instant as a second of the day of a run, by the clock of its depot, or by the run's own clock as `secondOfRun`
 * shows it.
 */
export const secondOf = (instant: RawBuilder<unknown>, run = 'run', depot = 'depot') => {
  const of = (column: string) => sql.ref(`${run}.${column}`);
  return sql`
  case when ${of('clock_at')} is null
    then extract(epoch from (${instant} at time zone ${sql.ref(`${depot}.timezone`)}) - ${of('date')}::timestamp)
    when ${instant} is not null
    then round(least(${of('clock_second')} + ${of('clock_speed')} * (
      select extract(epoch from clock.at - ${of('clock_at')} - (
        select coalesce(sum(least(clock.at - pause.at, pause.ms * interval '1 millisecond')), '0')
        from jsonb_to_recordset(${of('clock_pauses')}) as pause (at timestamptz, ms float8)
        where pause.at < clock.at))
      from (select least(${instant}, ${of('broken_down_at')}) as at) clock),
      (${of('rehearsal')} ->> 'stands_at')::float8)) end`;
};

/** When the driver was done at a stop `s`. */
export const LEFT_AT = doneAt('s');

/**
 * An instant of a visit of `VISIT_ROWS`: of a rehearsal, by its own clock on its date. Only a rehearsal has a second at
 * which its van leaves.
 */
export const onItsDay = (instant: RawBuilder<unknown>) => sql`
  case when r.leaves_second is null then ${instant}
    else (r.date::timestamp + ${secondOf(instant, 'r', 'depot')} * interval '1 second') at time zone depot.timezone end`;

/** The columns of a visit: of a stop `s` on a run `r` of the route `t` by the vehicle `v`, from a `depot`. */
const VISIT_COLUMNS = sql`
  s.id, s.order_id, s.type, s.window_from, s.window_to, s.pieces, ${onItsDay(sql`s.arrived_at`)} as arrived_at, s.failure_reason, s.proof, s.status,
  r.id as run, r.date, r.depot, ${onItsDay(LEFT_AT)} as left_at,
  jsonb_build_object('id', v.id, 'name', v.name) as vehicle,
  (select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.id <> r.driver)
    from drivers d where d.tenant_id = r.tenant_id and d.id in (r.driver, t.mate)) as crew`;

/** Stops joined with what `VISIT_COLUMNS` names. */
export const VISIT_ROWS = sql`
  stops s
    join runs r on r.tenant_id = s.tenant_id and r.route = s.route
    join routes t on t.tenant_id = s.tenant_id and t.id = s.route
    join depots depot on depot.tenant_id = r.tenant_id and depot.id = r.depot
    join vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle`;

/** Lists a page of an order's visits, the latest first; those of an earlier booking too. */
export async function listVisitsOf(scope: Scope, order: string, query: PageQuery): Promise<Page<VisitedRow>> {
  const { rows } = await sql<VisitedRow>`
    select ${VISIT_COLUMNS} from ${VISIT_ROWS}
    where s.tenant_id = ${scope.tenant.id} and s.order_id = ${order} and s.status <> 'pending'
    order by r.date desc, coalesce(${LEFT_AT}, s.arrived_at) desc nulls last, s.id desc`.execute(scope.trx);
  return pageOf(rows, ({ id }) => id, query);
}

/** Outcomes of an order's visits so far. */
export type Outcome = {
  order: string;
  /** When goods were handed over last, and to whom. */
  delivered_at: Date | null;
  signed_by: string | null;
  /** Why the last visit failed; null where it did not. */
  failure_reason: Visit['reason'];
};

/** Returns the outcomes of these orders' visits, by order, for orders that had any. */
export async function listOutcomes(scope: Scope, orders: readonly string[]): Promise<Map<string, Outcome>> {
  const last = (value: RawBuilder<unknown>, among = sql`true`) =>
    sql`(array_agg(${value} order by ${LEFT_AT} desc nulls last) filter (where ${among}))[1]`;
  const completed = sql`s.status = 'completed'`;
  const { rows } = await sql<Outcome>`
    select s.order_id as order, ${last(onItsDay(LEFT_AT), completed)} as delivered_at,
      ${last(sql`s.proof ->> 'signed_by'`, completed)} as signed_by,
      ${last(sql`case s.status when 'failed' then s.failure_reason end`)} as failure_reason
    from ${VISIT_ROWS}
    where s.tenant_id = ${scope.tenant.id} and s.order_id = any(${orders}) and s.status in ('completed', 'failed')
    group by s.order_id`.execute(scope.trx);
  return new Map(rows.map((row) => [row.order, row]));
}

export function visitView(row: VisitedRow): Visit {
  return {
    id: row.id,
    object: 'visit',
    order: row.order_id,
    run: row.run,
    type: row.type,
    date: row.date,
    depot: row.depot,
    vehicle: row.vehicle,
    crew: row.crew,
    window: windowOf(row),
    pieces: row.pieces,
    arrived_at: row.arrived_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
    outcome: row.status === 'arrived' ? null : row.status,
    reason: row.failure_reason,
    proof: row.proof,
  };
}
