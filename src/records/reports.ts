/**
 * How the deliveries of a range of days went, counted. One query; what each figure means: docs/behaviour.md
 * "Reports".
 */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import { BOOKED_BY, type BookedBy } from '../domain/slots.js';
import type { ReportKey } from '../resources/delivery-report.js';
import { FAIL_REASONS, type FailReason } from '../domain/stop.js';
import { doneAt, secondOf } from './visited.js';

/** The figures of one day, depot, shipper or driver, or of the whole; a rate is null where there is nothing to divide. */
export type DeliveryFigures = {
  key: string | null;
  orders: number;
  attempts: number;
  first_attempt_rate: number | null;
  on_time_rate_booked: number | null;
  on_time_rate_told: number | null;
  miles_per_stop: number | null;
  minutes_per_stop: number | null;
  answer_minutes_median: number | null;
} & Record<FailReason, number> &
  Record<`booked_by_${BookedBy}`, number>;

type Days = { from: string; to: string };
/** Counts the orders of one shipper or depot alone. */
type Only = { shipper?: string | undefined; depot?: string | undefined };
type Sql = RawBuilder<unknown>;

const KEYS: Record<ReportKey, Sql> = {
  day: sql`day`,
  depot: sql`depot`,
  shipper: sql`shipper`,
  driver: sql`driver`,
  period: sql`null::text`,
};

/** Counts the deliveries of the days from `from` to `to`, both included: a row for each key that has an order. */
export async function countDeliveries(
  scope: Scope,
  { by, shipper, depot, ...days }: Days & Only & { by: ReportKey },
): Promise<DeliveryFigures[]> {
  const tenant = scope.tenant.id;
  const reasons = FAIL_REASONS.map(
    (reason) => sql`count(*) filter (where failure_reason = ${reason})::integer as ${sql.ref(reason)}`,
  );
  const origins = BOOKED_BY.map(
    (each) =>
      sql`count(*) filter (where is_booking and booked_by = ${each})::integer as ${sql.ref(`booked_by_${each}`)}`,
  );
  // The pages are in memory, where reading by index is cheap; otherwise PostgreSQL would scan all orders for a few.
  await sql`select set_config('work_mem', ${SORTED_IN}, true), set_config('random_page_cost', '1.1', true)`.execute(
    scope.trx,
  );
  // Bookings are joined as a set: looked up one by one they would take most of the time of a year.
  const { rows } = await sql<DeliveryFigures>`
    with due as materialized (${onRuns(tenant, days)} union all ${onNoRun(tenant, days)}),
    booking as (
      select distinct on (due.visit) due.visit, b.seq, b.booked_by, b.slot_from, b.slot_to, b.asked_at, b.answered_at
      from due join bookings b on b.order_id = due.order_id and b.slot_date = due.day
        and (due.done_at is null or b.created_at <= due.done_at)
      where b.tenant_id = ${tenant} and b.slot_date >= ${days.from}::date and b.slot_date <= ${days.to}::date
      order by due.visit, b.seq desc
    ), counted as (
      select ${KEYS[by]} as key, due.*,
        -- Looked up for those alone that were visited more than once.
        not (due.visits > 1 and exists (
          select from stops earlier
          where earlier.tenant_id = ${tenant} and earlier.order_id = due.order_id and earlier.id <> due.visit
            and earlier.status in ('completed', 'failed') and ${doneAt('earlier')} < due.done_at)) as is_first,
        booking.booked_by, booking.slot_from, booking.slot_to,
        extract(epoch from booking.answered_at - booking.asked_at) / 60 as answer_minutes,
        -- An order that is visited twice is one, and was booked once for a day on which it is.
        row_number() over same = 1 as is_order,
        booking.seq is not null and booking.seq is distinct from lag(booking.seq) over same as is_booking
      from due
        left join booking on booking.visit = due.visit
      where ${shipper === undefined ? sql`true` : sql`due.shipper = ${shipper}`}
        and ${depot === undefined ? sql`true` : sql`due.depot = ${depot}`}
      window same as (partition by ${KEYS[by]}, due.order_id order by booking.seq)
    )
    select key::text, count(*) filter (where is_order)::integer as orders,
      count(*) filter (where is_attempt)::integer as attempts,
      ${share(sql`is_whole`, sql`is_attempt and is_first`)} as first_attempt_rate,
      ${punctuality(sql`slot_from`, sql`slot_to`)} as on_time_rate_booked,
      ${punctuality(sql`told_from`, sql`told_to`)} as on_time_rate_told,
      ${mean(sql`miles`)} as miles_per_stop, ${mean(sql`minutes`)} as minutes_per_stop,
      ${rounded(sql`percentile_cont(0.5) within group (order by answer_minutes) filter (where is_booking)`, 2)}
        as answer_minutes_median,
      ${sql.join([...reasons, ...origins])}
    from counted group by key order by counted.key nulls last`.execute(scope.trx);
  return rows;
}

/** Memory for each sort and join of a report: a year of a large courier's orders fits. */
const SORTED_IN = '64MB';

/**
 * Selects the stops of the days' runs. `reached` and `left_at` are when the van came to the door and finished there,
 * as seconds of the run's day, by the depot's clock or by the run's own. The stops of a route share its miles and
 * minutes equally.
 */
const onRuns = (tenant: string, { from, to }: Days) => sql`
  select stop.id as visit, stop.order_id, o.attempts as visits, o.shipper, run.depot, run.driver, run.date as day,
    at.done as done_at,
    stop.status in ('completed', 'failed') as is_attempt,
    stop.status = 'completed'
      and coalesce(jsonb_array_length(stop.proof -> 'pieces_delivered'), stop.pieces) >= stop.pieces as is_whole,
    case when stop.status = 'failed' then stop.failure_reason end as failure_reason,
    ${secondOf(sql`coalesce(stop.arrived_at, at.done)`)} as reached, ${secondOf(sql`at.done`)} as left_at,
    stop.told_from, stop.told_to,
    (route.totals ->> 'miles')::float8 / nullif((route.totals ->> 'stops')::float8, 0) as miles,
    (route.totals ->> 'drive_minutes')::float8 / nullif((route.totals ->> 'stops')::float8, 0) as minutes
  from runs run
    join routes route on route.tenant_id = run.tenant_id and route.id = run.route
    join depots depot on depot.tenant_id = run.tenant_id and depot.id = run.depot
    join stops stop on stop.tenant_id = run.tenant_id and stop.route = run.route
    join orders o on o.tenant_id = stop.tenant_id and o.id = stop.order_id
    cross join lateral (select ${doneAt('stop')} as done) at
  where run.tenant_id = ${tenant} and run.date >= ${from}::date and run.date <= ${to}::date
    and (stop.status in ('completed', 'failed') or o.status <> 'cancelled')`;

/** Selects orders that are booked for one of the days, and on no run of it. */
const onNoRun = (tenant: string, { from, to }: Days) => sql`
  select o.id, o.id, o.attempts, o.shipper, o.depot, route.driver, o.slot_date, null, false, false, null, null, null, null, null,
    null, null
  from orders o left join routes route on route.tenant_id = o.tenant_id and route.id = o.route
  where o.tenant_id = ${tenant} and o.slot_date >= ${from}::date and o.slot_date <= ${to}::date and not exists (
    select from stops stop join runs run on run.tenant_id = stop.tenant_id and run.route = stop.route
    where stop.tenant_id = o.tenant_id and stop.order_id = o.id and run.date = o.slot_date
      and run.tenant_id = ${tenant} and run.date >= ${from}::date and run.date <= ${to}::date)`;

/** Whether the van was at the door within this window; to the minute, both ends included. */
export const isWithin = (from: Sql, to: Sql) =>
  sql`reached < extract(epoch from ${to}::time) + 60 and left_at >= extract(epoch from ${from}::time)`;

/** The share of attempts with this window that had the van at the door within it. */
const punctuality = (from: Sql, to: Sql) =>
  share(isWithin(from, to), sql`is_attempt and reached is not null and ${from} is not null`);

const mean = (value: Sql) => rounded(sql`avg(${value}) filter (where is_attempt)`, 2);

/** The share of the rows admitted by `among` that meet the condition; null if it admits none. */
const share = (condition: Sql, among: Sql) =>
  rounded(sql`avg(case when ${condition} then 1 else 0 end) filter (where ${among})`, 4);

const rounded = (value: Sql, digits: number) => sql`round((${value})::numeric, ${sql.lit(digits)})::float8`;
