/** Which orders' goods are in and not delivered, those that have waited longest first. Queries only. */
import { sql } from 'kysely';
import { DEFAULT_LIMIT, type Page, type PageQuery, unknownCursor } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { CLOSED, ORDER_STATUSES, type OrderStatus } from '../domain/states/order.js';
import type { AgeingLine } from '../resources/ageing-line.js';
import { slotOf } from './orders/view.js';

export type AgeingRow = {
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
};

/** Listed statuses, since an index cannot be read by excluded ones. */
const OPEN = ORDER_STATUSES.filter((status) => !CLOSED.includes(status));

/** The most lines where no smaller page is asked for. */
const MAX_LINES = 1_000;

/**
 * Lists a page of open deliveries whose goods are in. Days are those of the depot's calendar, or the courier's for an
 * order without one. Throws 422 `invalid_value` for a cursor that names no order whose goods came in.
 */
export async function listAgeing(
  scope: Scope,
  { depot, shipper }: { depot?: string | undefined; shipper?: string | undefined },
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

/** The day from which an order waits; `greatest` passes over a date that was not promised. */
const since = (timezone: ReturnType<typeof timezoneOf>) =>
  sql`greatest((o.scanned_at at time zone ${timezone})::date, o.deliver_from)`;

/** Returns an order as a line of the list. */
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
  };
}
