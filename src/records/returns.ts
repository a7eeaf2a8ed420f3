/** Goods to return to shippers, and goods returned. Queries only. */
import { sql } from 'kysely';
import { DEFAULT_LIMIT, type Page, type PageQuery, unknownCursor } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import { itemName, itemOfPiece, pieceNumber } from '../domain/goods.js';
import { RETURNING, type OrderStatus } from '../domain/states/order.js';
import { type PieceStatus, IN_CUSTODY } from '../domain/states/piece.js';
import type { StopType } from '../domain/stop.js';
import type { Item } from '../domain/types.js';
import type { ReturnLine } from '../resources/return-line.js';

export type ReturnRow = {
  id: string;
  barcode: string;
  number: number;
  total: number;
  status: PieceStatus;
  order_id: string;
  reference: string;
  shipper: string;
  items: readonly Item[];
  order_status: OrderStatus;
  type: StopType;
  depot: string | null;
  at: Date | null;
};

const DAY_MS = 86_400_000;

/** The most lines where no smaller page is asked for. */
const MAX_LINES = 1_000;

/** Which pieces are listed: by default those of every shipper and depot, and those that left today. */
export type ReturnFilter = {
  shipper?: string | undefined;
  depot?: string | undefined;
  date?: string | undefined;
};

/**
 * Lists a page of pieces, newest first: those that the courier has of orders that go back, and those scanned out on the
 * date, by the calendar of the depot that they left. Throws 422 `invalid_value` for a cursor that names no piece.
 */
export async function listReturns(
  scope: Scope,
  { shipper, depot, date }: ReturnFilter,
  { limit, starting_after: cursor }: PageQuery,
): Promise<Page<ReturnRow>> {
  const tenant = scope.tenant.id;
  if (cursor !== undefined) await requirePiece(scope, cursor);
  const size = limit ?? (cursor === undefined ? MAX_LINES : DEFAULT_LIMIT);
  const at = sql`coalesce(s.depot, o.depot)`;
  const timezone = sql`coalesce(d.timezone, ${scope.tenant.timezone})`;
  // Wherever the depot is, its day is among these.
  const middle = Date.parse(date ?? scope.now.toISOString());
  const [from, to] = [new Date(middle - 2 * DAY_MS), new Date(middle + 3 * DAY_MS)];
  const { rows } = await sql<ReturnRow>`
    with piece as (
      select p.* from order_states state join pieces p on p.tenant_id = state.tenant_id and p.order_id = state.id
      where state.tenant_id = ${tenant} and state.keeps_goods and p.status = any(${IN_CUSTODY})
      union all
      select p.* from scans s join pieces p on p.tenant_id = s.tenant_id and p.id = s.piece and p.last_scan = s.id
      where s.tenant_id = ${tenant} and s.type = 'depot_out' and s.at >= ${from} and s.at < ${to}
        and p.status = 'returned'
    )
    select p.id, p.barcode, p.number, p.total, p.status, p.order_id, o.reference, o.shipper, o.items,
      o.status as order_status, o.type,
      ${at} as depot, case when p.status = 'returned' then s.at end as at
    from piece p
    join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
    left join scans s on s.tenant_id = p.tenant_id and s.piece = p.id and s.id = p.last_scan
    left join depots d on d.tenant_id = o.tenant_id and d.id = ${at}
    where o.tenant_id = ${tenant} and o.status = any(${RETURNING})
      and (${shipper ?? null}::text is null or o.shipper = ${shipper ?? null})
      and (p.status <> 'returned' or (s.at at time zone ${timezone})::date
        = coalesce(${date ?? null}::date, (${scope.now}::timestamptz at time zone ${timezone})::date))
      and (${depot ?? null}::text is null or ${at} = ${depot ?? null})
      and (${cursor ?? null}::text is null or p.id < ${cursor ?? null})
    order by p.id desc
    limit ${size + 1}`.execute(scope.trx);
  return { rows: rows.slice(0, size), has_more: rows.length > size };
}

async function requirePiece(scope: Scope, id: string): Promise<void> {
  const piece = await scope.trx.selectFrom('pieces').select('id').where('id', '=', id).executeTakeFirst();
  if (piece) return;
  throw unknownCursor(id);
}

/** Returns a piece as a line of the manifest. */
export function returnLineView(row: ReturnRow): ReturnLine {
  return {
    id: row.id,
    object: 'return_line',
    state: row.status === 'returned' ? 'returned' : 'to_return',
    barcode: row.barcode,
    number: pieceNumber(row.number, row.total),
    goods: itemName(itemOfPiece(row.items, row.number)),
    piece_status: row.status,
    order: row.order_id,
    reference: row.reference,
    shipper: row.shipper,
    order_status: row.order_status,
    order_type: row.type,
    depot: row.depot,
    returned_at: row.at?.toISOString() ?? null,
  };
}
