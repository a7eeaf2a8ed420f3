/** Rows of postponements, and the orders and routes of a day to call off. */
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { decide } from '../domain/states/machine.js';
import { type OrderStatus, VISIT_BOOKED } from '../domain/states/order.js';
import { POSTPONEMENT_MACHINE, type PostponementEvent } from '../domain/states/postponement.js';
import { RUN_MACHINE } from '../domain/states/run.js';
import type { JobError, PostponementJob, PostponementResult } from '../resources/job.js';

export type PostponementRow = Selectable<DB['postponements']>;

type DepotDay = Pick<PostponementRow, 'depot' | 'date'>;

export async function findPostponement(scope: Scope, id: string): Promise<PostponementRow | undefined> {
  return scope.trx.selectFrom('postponements').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listPostponementsById(
  scope: Scope,
  ids: readonly string[],
): Promise<PostponementRow[]> {
  return scope.trx
    .selectFrom('postponements')
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
}

/** Returns the postponement, locked until the transaction ends, or undefined. */
export async function lockPostponement(scope: Scope, id: string): Promise<PostponementRow | undefined> {
  return scope.trx
    .selectFrom('postponements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPostponement(
  scope: Scope,
  { result, ...made }: Omit<PostponementRow, 'tenant_id' | 'status' | 'error' | 'created_at' | 'finished_at'>,
): Promise<PostponementRow> {
  return insertRow(scope, 'postponements', {
    row: {
      ...made,
      result: json(result),
      status: POSTPONEMENT_MACHINE.begins,
      created_at: scope.now,
    },
    defaults: ['error', 'finished_at'],
  })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves a locked postponement; one whose state does not allow it stays as it is. */
export async function movePostponement(
  scope: Scope,
  row: PostponementRow,
  event: PostponementEvent,
  { result, error }: { result?: PostponementResult; error?: JobError } = {},
): Promise<PostponementRow> {
  const decision = decide(POSTPONEMENT_MACHINE, row.status, event);
  if (!decision.ok) return row;
  return scope.trx
    .updateTable('postponements')
    .set({
      status: decision.next,
      ...(result ? { result: json(result) } : {}),
      ...(error ? { error: json(error) } : {}),
      ...(event === 'orders_done' ? {} : { finished_at: scope.now }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Orders that hold a slot of a day, in any state that a postponement looks at. */
const HOLDING: readonly OrderStatus[] = [...VISIT_BOOKED, 'on_hold', 'out_for_delivery'];

/**
 * Lists the orders that hold a slot of the day, by their slot, so that places are always given back in one sequence.
 */
export async function listHolding(
  scope: Scope,
  { depot, date }: DepotDay,
): Promise<{ id: string; status: OrderStatus; route: string | null }[]> {
  return scope.trx
    .selectFrom('orders')
    .select(['id', 'status', 'route'])
    .where('depot', '=', depot)
    .where('slot_date', '=', date)
    .where('status', 'in', HOLDING)
    .orderBy('slot_from')
    .orderBy('slot_to')
    .orderBy('slot_zone')
    .orderBy('id')
    .execute();
}

/** Lists the day's routes that have not left: drafts, and published ones whose run has not started. */
export async function listRoutesNotLeft(scope: Scope, { depot, date }: DepotDay): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('routes')
    .leftJoin('runs', (join) => sameTenant(join, 'runs.route', 'routes.id'))
    .select('routes.id')
    .where('routes.depot', '=', depot)
    .where('routes.date', '=', date)
    .where((eb) => eb.or([eb('runs.id', 'is', null), eb('runs.status', '=', RUN_MACHINE.begins)]))
    .where(
      sql<boolean>`exists (select from stops s where (s.tenant_id, s.route) = (routes.tenant_id, routes.id))`,
    )
    .orderBy('routes.id')
    .execute();
  return rows.map(({ id }) => id);
}

export function postponementView(row: PostponementRow): PostponementJob {
  const { result } = row;
  const ended = row.status === 'succeeded' || row.status === 'failed';
  return {
    id: row.id,
    object: 'job',
    type: 'day_postponement',
    status: row.status,
    progress: ended ? 1 : Math.min(1, result.unbooked.length / Math.max(1, row.orders_total)),
    depot: row.depot,
    date: row.date,
    offer_from: row.offer_from,
    dry_run: row.dry_run,
    result: ended ? result : null,
    error: row.error,
    created_at: row.created_at.toISOString(),
  };
}
