/** Rows of drivers. Queries only; `app_status` moves through `applyDriver` in drivers.commands.ts. */
import type { Selectable } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { AppStatus } from '../../domain/lifecycles.js';

export type DriverRow = Selectable<DB['drivers']>;

/** A driver as GET returns it; a field that was never given is left out. */
export type DriverView = {
  id: string;
  object: 'driver';
  name: string;
  phone: string;
  depot: string | undefined;
  app_status: AppStatus;
};

const live = (scope: Scope) => scope.trx.selectFrom('drivers').selectAll().where('archived_at', 'is', null);

/** The driver, or undefined. */
export async function findDriver(scope: Scope, id: string): Promise<DriverRow | undefined> {
  return live(scope).where('id', '=', id).executeTakeFirst();
}

/** The driver, or undefined; held, so that they aren't archived while the transaction refers to them. */
export async function holdDriver(scope: Scope, id: string): Promise<DriverRow | undefined> {
  return live(scope).where('id', '=', id).forKeyShare().executeTakeFirst();
}

/** The driver, locked against changes and new references, or undefined. */
export async function lockDriver(scope: Scope, id: string): Promise<DriverRow | undefined> {
  return live(scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Drivers whom a depot can send out: its own and those of no depot, invited or active, the oldest first. */
export async function listAvailableDrivers(scope: Scope, depot: string): Promise<DriverRow[]> {
  return live(scope)
    .where('app_status', 'in', ['invited', 'active'])
    .where((eb) => eb.or([eb('depot', '=', depot), eb('depot', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A page of drivers, or all of them. */
export async function listDrivers(scope: Scope, query: PageQuery): Promise<Page<DriverRow>> {
  return page(scope, 'drivers', live(scope), query, { unlimited: true });
}

/** Adds a driver, invited. */
export async function insertDriver(
  scope: Scope,
  driver: { id: string; name: string; phone: string; depot: string | null },
): Promise<DriverRow> {
  return scope.trx
    .insertInto('drivers')
    .values({
      ...driver,
      tenant_id: scope.tenant.id,
      app_status: 'invited',
      created_at: scope.now,
      updated_at: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type DriverChanges = {
  name?: string | undefined;
  phone?: string | undefined;
  depot?: string | null | undefined;
  app_status?: AppStatus;
  archived_at?: Date;
};

/** Changes a locked driver; what is undefined stays. */
export async function updateDriver(scope: Scope, id: string, changes: DriverChanges): Promise<DriverRow> {
  return scope.trx
    .updateTable('drivers')
    .set({ ...changes, updated_at: scope.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A driver's row as the resource. */
export function driverView(row: DriverRow): DriverView {
  return {
    id: row.id,
    object: 'driver',
    name: row.name,
    phone: row.phone,
    depot: row.depot ?? undefined,
    app_status: row.app_status,
  };
}
