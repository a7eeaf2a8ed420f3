/** Rows of plan days, and what a day's plan is made from: its depot, and its eligible orders. Queries only. */
import { sql } from 'kysely';
import { json } from '../../db/json-column.js';
import type { Scope } from '../../db/scope.js';
import type { UnassignedReason } from '../../domain/shapes.js';
import type { PlanDepot, PlanVehicle } from './problem.js';

/** The depot with the courier's stop times, archived or not, or undefined. */
export async function findPlanDepot(scope: Scope, id: string): Promise<PlanDepot | undefined> {
  return scope.trx
    .selectFrom('depots')
    .innerJoin('tenants', 'tenants.id', 'depots.tenant_id')
    .select([
      'depots.id',
      'depots.latitude',
      'depots.longitude',
      'depots.opening_from',
      'depots.opening_to',
      'depots.timezone',
      'tenants.stop_minutes',
    ])
    .where('depots.id', '=', id)
    .executeTakeFirst();
}

/** The vehicle, archived or not, or undefined: a route that has it is timed with it. */
export async function findPlanVehicle(scope: Scope, id: string): Promise<PlanVehicle | undefined> {
  return scope.trx
    .selectFrom('vehicles')
    .select(['id', 'capacity_m3', 'capacity_kg', 'crew'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Orders booked for the date (at one depot, or at any) that are on no route, oldest first. */
export async function listUnplanned(
  scope: Scope,
  { date, depot }: { date: string; depot?: string | undefined },
): Promise<string[]> {
  let query = scope.trx
    .selectFrom('orders')
    .select('id')
    .where('slot_date', '=', date)
    .where('status', '=', 'booked')
    .where('depot', 'is not', null);
  if (depot !== undefined) query = query.where('depot', '=', depot);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Why orders of the date were left out when it was last planned. */
export async function listUnassignedReasons(
  scope: Scope,
  { date, depot }: { date: string; depot?: string | undefined },
): Promise<UnassignedReason[]> {
  let query = scope.trx.selectFrom('plan_days').select('unassigned_reasons').where('date', '=', date);
  if (depot !== undefined) query = query.where('depot', '=', depot);
  const rows = await query.execute();
  return rows.flatMap((row) => row.unassigned_reasons);
}

/** The day's plan version; 0 before anything happened on it. */
export async function findPlanVersion(scope: Scope, depot: string, date: string): Promise<number> {
  const row = await scope.trx
    .selectFrom('plan_days')
    .select('version')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Raises the day's plan version by one, and replaces the reasons if they are given. */
export async function updatePlanDay(
  scope: Scope,
  { depot, date, reasons }: { depot: string; date: string; reasons?: readonly UnassignedReason[] },
): Promise<void> {
  await scope.trx
    .insertInto('plan_days')
    .values({ tenant_id: scope.tenant.id, depot, date, version: 1, unassigned_reasons: json(reasons ?? []) })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'depot', 'date']).doUpdateSet({
        version: sql<number>`plan_days.version + 1`,
        ...(reasons ? { unassigned_reasons: json(reasons) } : {}),
      }),
    )
    .execute();
}

/**
 * Holds the date's vans and drivers until the transaction ends: nobody else can give one of them a route. Taken after
 * the locks of orders and routes.
 */
export async function lockFleetOn(scope: Scope, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fleet/${scope.tenant.id}/${date}`}, 0))`.execute(
    scope.trx,
  );
}
