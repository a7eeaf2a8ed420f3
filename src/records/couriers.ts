/**
 * Rows of couriers and their tenants, across tenants: for operators' tools, which run as the database's
 * owner, and for housekeeping under the system's role; not under a scope. Queries only.
 */
import type { Selectable } from 'kysely';
import type { Database } from '../db/client.js';
import { json } from '../db/json-column.js';
import type { Tenant } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { AGENT_PLANS, type Mode, type SubscriptionTier } from '../domain/access.js';
import { AppError } from '../domain/errors.js';

export type CourierRow = Selectable<DB['couriers']>;

/** Adds a courier with its two tenants, in a transaction. */
export async function insertCourier(
  trx: Database,
  courier: Pick<CourierRow, 'id' | 'name' | 'plan' | 'created_at'>,
  tenants: Record<Mode, string>,
): Promise<void> {
  const modes: Mode[] = ['live', 'sandbox'];
  await trx.insertInto('couriers').values(courier).execute();
  await trx
    .insertInto('tenants')
    .values(
      modes.map((mode) => ({
        id: tenants[mode],
        courier_id: courier.id,
        mode,
        stop_minutes: json({}),
        created_at: courier.created_at,
      })),
    )
    .execute();
}

/** Returns the oldest courier of this name, or undefined. */
export async function findCourierByName(db: Database, name: string): Promise<CourierRow | undefined> {
  return db
    .selectFrom('couriers')
    .selectAll()
    .where('name', '=', name)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Moves an existing courier to another plan; returns the previous one. */
export async function updatePlan(
  db: Database,
  id: string,
  plan: SubscriptionTier,
): Promise<Pick<CourierRow, 'id' | 'name' | 'plan'> & { plan_before: string }> {
  const before = await db
    .selectFrom('couriers')
    .select('plan')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const after = await db
    .updateTable('couriers')
    .set({ plan })
    .where('id', '=', id)
    .returning(['id', 'name', 'plan'])
    .executeTakeFirstOrThrow();
  return { ...after, plan_before: before.plan };
}

/** Lists every courier with its tenants, the oldest first. */
export async function listCouriers(db: Database) {
  return db
    .selectFrom('couriers')
    .innerJoin('tenants as live', (join) =>
      join.onRef('live.courier_id', '=', 'couriers.id').on('live.mode', '=', 'live'),
    )
    .innerJoin('tenants as sandbox', (join) =>
      join.onRef('sandbox.courier_id', '=', 'couriers.id').on('sandbox.mode', '=', 'sandbox'),
    )
    .select(['couriers.id', 'couriers.name', 'couriers.plan', 'couriers.created_at'])
    .select(['live.id as live', 'sandbox.id as sandbox'])
    .orderBy('couriers.created_at')
    .execute();
}

/** Lists the tenants of couriers whose plan includes the route agent. */
export async function listTenantsWithAgent(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('tenants')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .select('tenants.id')
    .where('couriers.plan', 'in', AGENT_PLANS)
    .orderBy('tenants.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the tenants that keep personal data of closed orders for a limited time only. */
export async function listTenantsWithRetention(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('tenants')
    .select('id')
    .where('retention_days', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the tenants with shippers that are mailed reports. */
export async function listTenantsWithReports(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('shippers')
    .select('tenant_id')
    .distinct()
    .where('notify_report', 'is not', null)
    .where('archived_at', 'is', null)
    .orderBy('tenant_id')
    .execute();
  return rows.map(({ tenant_id: id }) => id);
}

/** Returns a courier's tenant. Throws 404 `not_found` for an unknown courier. */
export async function requireTenant(db: Database, courier: string, mode: Mode): Promise<Tenant> {
  const tenant = await db
    .selectFrom('tenants')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .select(['tenants.id', 'tenants.mode', 'couriers.id as courier', 'couriers.plan'])
    .select((eb) => eb.fn.coalesce('tenants.timezone', 'couriers.timezone').as('timezone'))
    .where('couriers.id', '=', courier)
    .where('tenants.mode', '=', mode)
    .executeTakeFirst();
  if (!tenant) throw new AppError('not_found', { message: `There is no courier ${courier}.` });
  return tenant;
}
