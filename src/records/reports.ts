/**
 * Reports: how the deliveries of a range of days went, when recipients answered, and which goods wait. Queries only; what
 * each figure means: docs/behaviour.md "Reports".
 */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import { goodsWords, itemsLeft } from '../domain/goods.js';
import type { Item, Recipient } from '../domain/types.js';
import { BOOKED_BY, type BookedBy } from '../domain/slots.js';
import type { ReportKey } from '../resources/delivery-report.js';
import { FAIL_REASONS, type FailReason } from '../domain/stop.js';
import { doneAt, secondOf } from './visited.js';
import type { AnswerReport } from '../resources/answer-report.js';
import { DEFAULT_LIMIT, type Page, type PageQuery, unknownCursor } from '../db/paging.js';
import { CLOSED, ORDER_STATUSES, type OrderStatus } from '../domain/states/order.js';
import type { AgeingLine } from '../resources/ageing-line.js';
import { slotOf } from './orders/view.js';

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

/** Counts the answers of the days from `from` to `to`, both included: a row for each hour that has one, in order. */
export async function countAnswers(
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<AnswerReport[]> {
  const { id: tenant, timezone } = scope.tenant;
  // No clock is more than a day away from the database's.
  const near = (column: string) => sql`
    ${sql.ref(column)} >= (${from}::date - 1)::timestamptz and ${sql.ref(column)} < (${to}::date + 2)::timestamptz`;
  const { rows } = await sql<AnswerReport>`
    with answers as (
      select order_id, received_at as at, true as is_reply from replies
      where tenant_id = ${tenant} and outcome is not null and ${near('received_at')}
      union all
      select order_id, answered_at, false from bookings
      where tenant_id = ${tenant} and booked_by = 'link' and answered_at is not null and ${near('answered_at')}
    ), told as (
      select is_reply, at at time zone coalesce(depot.timezone, ${timezone}) as local
      from answers
        join orders o on o.tenant_id = ${tenant} and o.id = answers.order_id
        left join depots depot on depot.tenant_id = ${tenant} and depot.id = o.depot
    )
    select local::date::text as day, extract(hour from local)::integer as hour,
      count(*) filter (where is_reply)::integer as replies, count(*) filter (where not is_reply)::integer as links
    from told where local::date between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`.execute(scope.trx);
  return rows;
}

type AgeingRow = {
  id: string;
  reference: string;
  shipper: string;
  depot: string | null;
  status: OrderStatus;
  scanned_at: Date;
  deliver_from: string | null;
  deliver_by: string | null;
  since: string;
  days: number;
  slot_date: string | null;
  slot_from: string | null;
  slot_to: string | null;
  attempts: number;
  /** Only when asked for. */
  goods?: { items: readonly Item[]; delivered_pieces: readonly number[]; recipient: Recipient };
};

/** Listed statuses, since an index cannot be read by excluded ones. */
const OPEN = ORDER_STATUSES.filter((status) => !CLOSED.includes(status));

const WITH_GOODS = sql`, jsonb_build_object('items', o.items, 'delivered_pieces', o.delivered_pieces, 'recipient', o.recipient) as goods`;

/** The most lines where no smaller page is asked for. */
const MAX_LINES = 1_000;

/**
 * Lists a page of open deliveries whose goods are in. Days are those of the depot's calendar, or the courier's for an
 * order without one. Throws 422 `invalid_value` for a cursor that names no order whose goods came in.
 */
export async function listAgeing(
  scope: Scope,
  {
    depot,
    shipper,
    include,
  }: { depot?: string | undefined; shipper?: string | undefined; include?: 'goods' | undefined },
  { limit, starting_after: cursor }: PageQuery,
): Promise<Page<AgeingRow>> {
  const tenant = scope.tenant.id;
  const size = limit ?? (cursor === undefined ? MAX_LINES : DEFAULT_LIMIT);
  const after = cursor === undefined ? undefined : await placeOf(scope, cursor);
  const timezone = timezoneOf(scope);
  const { rows } = await sql<AgeingRow>`
    select o.id, o.reference, o.shipper, o.depot, o.status, o.scanned_at, o.deliver_from::text, o.deliver_by::text,
      at.since::text, greatest((${scope.now}::timestamptz at time zone ${timezone})::date - at.since, 0) as days,
      o.slot_date::text, o.slot_from, o.slot_to, o.attempts
      ${include === 'goods' ? WITH_GOODS : sql``}
    from order_states state
      join orders o on o.tenant_id = state.tenant_id and o.id = state.id
      left join depots d on d.tenant_id = o.tenant_id and d.id = o.depot
      cross join lateral (select ${since(timezone)} as since) at
    where state.tenant_id = ${tenant} and state.status = any(${OPEN}) and o.type = 'delivery'
      and o.scanned_at is not null
      and (${depot ?? null}::text is null or o.depot = ${depot ?? null})
      and (${shipper ?? null}::text is null or o.shipper = ${shipper ?? null})
      and (${after === undefined} or (at.since, o.scanned_at, o.id)
        > (${after?.since ?? null}::date, ${after?.scanned_at ?? null}::timestamptz, ${cursor ?? null}))
    order by at.since, o.scanned_at, o.id
    limit ${size + 1}`.execute(scope.trx);
  return { rows: rows.slice(0, size), has_more: rows.length > size };
}

/** Returns where the order is in the list, at the database's full precision, delivered since or not. */
async function placeOf(scope: Scope, id: string): Promise<{ since: string; scanned_at: string }> {
  const { rows } = await sql<{ since: string; scanned_at: string }>`
    select ${since(timezoneOf(scope))}::text as since, o.scanned_at::text
    from orders o left join depots d on d.tenant_id = o.tenant_id and d.id = o.depot
    where o.tenant_id = ${scope.tenant.id} and o.id = ${id} and o.scanned_at is not null`.execute(scope.trx);
  const [place] = rows;
  if (place) return place;
  throw unknownCursor(id);
}

const timezoneOf = (scope: Scope) => sql`coalesce(d.timezone, ${scope.tenant.timezone})`;

/** The day from which an order waits; `greatest` ignores a date that was not promised. */
const since = (timezone: ReturnType<typeof timezoneOf>) =>
  sql`greatest((o.scanned_at at time zone ${timezone})::date, o.deliver_from)`;

/** Returns an order as a line of the list; with its goods and recipient where they were read. */
export function ageingLineView(row: AgeingRow): AgeingLine {
  return {
    id: row.id,
    object: 'ageing_line',
    reference: row.reference,
    shipper: row.shipper,
    depot: row.depot,
    status: row.status,
    scanned_at: row.scanned_at.toISOString(),
    deliver_from: row.deliver_from,
    deliver_by: row.deliver_by,
    since: row.since,
    days: row.days,
    slot: slotOf(row),
    attempts: row.attempts,
    ...(row.goods && {
      goods: goodsWords(itemsLeft(row.goods)),
      recipient: row.goods.recipient.name ?? null,
      postcode: row.goods.recipient.address?.postcode ?? null,
    }),
  };
}
