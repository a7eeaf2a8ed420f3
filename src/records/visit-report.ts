/** The visits of a range of days, one by one. Queries only. */
import { type Selectable, sql } from 'kysely';
import { METRES_PER_MILE } from '@waypost/planning/travel';
import { DEFAULT_LIMIT, type Page, type PageQuery, unknownCursor } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { VisitReport } from '../resources/visit-report.js';
import { VISIT_OUTCOMES } from '../resources/visit.js';
import { isWithin } from './reports.js';
import { doneAt, LEFT_AT, onItsDay, secondOf, VISIT_ROWS } from './visited.js';

type VisitLine = Omit<VisitReport, 'id' | 'object' | 'arrived_at' | 'delivered_at' | 'services'> & {
  arrived_at: Date | null;
  left_at: Date | null;
  service: Selectable<DB['orders']>['service'];
};

export type VisitFilter = {
  from: string;
  to: string;
  shipper?: string | undefined;
  depot?: string | undefined;
  driver?: string | undefined;
  outcome?: VisitReport['outcome'] | undefined;
  reason?: VisitReport['reason'] | undefined;
  /** Visits outside their booked slot, or outside the last told window. */
  outside?: Outside | undefined;
};

/** Windows that a visit can miss: the booked slot, or the last one told to its recipient. */
export const OUTSIDE = ['slot', 'window'] as const;
export type Outside = (typeof OUTSIDE)[number];

/** Lists a page of the visits of the days from `from` to `to`, both included, the latest day first. */
export async function listVisitLines(
  scope: Scope,
  { from, to, outside, ...only }: VisitFilter,
  { limit = DEFAULT_LIMIT, starting_after: cursor }: PageQuery,
): Promise<Page<VisitReport>> {
  const tenant = scope.tenant.id;
  const after = cursor === undefined ? null : await findPlace(scope, cursor);
  const { rows } = await sql<VisitLine>`
    select s.id as visit, r.date, s.order_id as order, o.reference, o.shipper, shipper.name as shipper_name, r.depot,
      r.driver, driver.name as driver_name, r.vehicle, v.name as vehicle_name, s.type, s.status as outcome,
      s.failure_reason as reason, ${onItsDay(sql`s.arrived_at`)} as arrived_at, ${onItsDay(LEFT_AT)} as left_at, s.pieces, o.service,
      (select count(*)::integer from stops b where b.tenant_id = s.tenant_id and b.order_id = s.order_id
        and ${doneAt('b')} <= coalesce(${LEFT_AT}, ((r.date + 1)::timestamp at time zone depot.timezone))) as attempts,
      round((s.leg_metres / ${sql.lit(METRES_PER_MILE)})::numeric, 2)::float8 as miles,
      round((s.leg_seconds / 60.0)::numeric, 2)::float8 as minutes
    from ${VISIT_ROWS}
      join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      join shippers shipper on shipper.tenant_id = o.tenant_id and shipper.id = o.shipper
      join drivers driver on driver.tenant_id = r.tenant_id and driver.id = r.driver
    where r.tenant_id = ${tenant} and r.date >= ${from}::date and r.date <= ${to}::date
      and s.status = any(${[...VISIT_OUTCOMES]})
      ${narrowedTo(only)}
      ${outside === undefined ? sql`` : sql`and ${isOutside(outside)}`}
      and ${after ? sql`(r.date, s.id) < (${after.date}::date, ${after.id})` : sql`true`}
    order by r.date desc, s.id desc limit ${limit + 1}`.execute(scope.trx);
  return { rows: rows.slice(0, limit).map(lineView), has_more: rows.length > limit };
}

/** Conditions on visits other than the day. */
function narrowedTo({
  shipper,
  depot,
  driver,
  outcome,
  reason,
}: Omit<VisitFilter, 'from' | 'to' | 'outside'>) {
  const wanted = [
    ['o.shipper', shipper],
    ['r.depot', depot],
    ['r.driver', driver],
    ['s.status', outcome],
    ['s.failure_reason', reason],
  ] as const;
  return sql.join(
    wanted.map(([column, value]) => (value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`)),
    sql` `,
  );
}

/** Whether a visit counts against the punctuality of the report on deliveries (`on_time_rate_…`). */
const isOutside = (of: Outside) => sql`
  s.status in ('completed', 'failed') and exists (
    select from (select ${secondOf(sql`coalesce(s.arrived_at, ${LEFT_AT})`, 'r')} as reached,
        ${secondOf(LEFT_AT, 'r')} as left_at) at,
      ${
        of === 'window'
          ? sql`(select s.told_from as from_time, s.told_to as to_time) promise`
          : sql`(select b.slot_from as from_time, b.slot_to as to_time from bookings b
              where b.tenant_id = s.tenant_id and b.order_id = s.order_id and b.slot_date = r.date
                and (${LEFT_AT} is null or b.created_at <= ${LEFT_AT})
              order by b.seq desc limit 1) promise`
      }
    where not (${isWithin(sql`from_time`, sql`to_time`)}))`;

/** Finds where a visit is in the list. Throws 422 `invalid_value` if there is none. */
async function findPlace(scope: Scope, id: string): Promise<{ id: string; date: string }> {
  const { rows } = await sql<{ id: string; date: string }>`
    select s.id, r.date from ${VISIT_ROWS} where s.tenant_id = ${scope.tenant.id} and s.id = ${id}`.execute(
    scope.trx,
  );
  if (rows[0]) return rows[0];
  throw unknownCursor(id);
}

function lineView({ left_at: left, service, ...line }: VisitLine): VisitReport {
  const isDone = line.outcome === 'completed';
  const done: Record<VisitReport['services'][number], boolean> = {
    two_people: service.crew === 2,
    assembly: service.assembly,
    remove_packaging: service.remove_packaging,
    disposal: service.disposal,
  };
  return {
    id: line.visit,
    object: 'visit_line',
    ...line,
    arrived_at: line.arrived_at?.toISOString() ?? null,
    delivered_at: isDone ? (left?.toISOString() ?? null) : null,
    // Cast: the keys of the literal are known.
    services: (Object.keys(done) as VisitReport['services']).filter((each) => isDone && done[each]),
  };
}
