/** Rows of a courier's staff, who use the console. They belong to its live tenant. Queries only. */
import type { Selectable } from 'kysely';
import { insertRow } from '../../db/insert.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { Role } from '../../domain/access.js';
import type { Staff } from './resource.js';

export type StaffRow = Selectable<DB['staff']>;

const all = (scope: Scope) => scope.trx.selectFrom('staff').selectAll().where('archived_at', 'is', null);

/** Lists a page of the staff, newest first, or all. */
export async function listStaff(scope: Scope, query: PageQuery): Promise<Page<StaffRow>> {
  return page(scope, 'staff', all(scope), query, { unlimited: true });
}

/** Lists the email addresses of the courier's owners. */
export async function listOwnerEmails(scope: Scope): Promise<string[]> {
  const rows = await all(scope).where('role', '=', 'owner').orderBy('id').execute();
  return rows.map(({ email }) => email);
}

export async function findStaff(scope: Scope, id: string): Promise<StaffRow | undefined> {
  return all(scope).where('id', '=', id).executeTakeFirst();
}

/** Returns the staff member with this email address, locked, or undefined. */
export async function lockStaffOfEmail(scope: Scope, email: string): Promise<StaffRow | undefined> {
  return all(scope).where('email', '=', email).forUpdate().executeTakeFirst();
}

/** Locks all owners and the one with this id in the order of their ids, so that two changes follow one another. */
export async function lockOwnersAnd(scope: Scope, id: string): Promise<StaffRow[]> {
  return all(scope)
    .where((eb) => eb.or([eb('role', '=', 'owner'), eb('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Adds a member of staff; undefined if somebody already has the address. */
export async function insertStaff(
  scope: Scope,
  { email, role }: { email: string; role: Role },
): Promise<StaffRow | undefined> {
  return insertRow(scope, 'staff', {
    row: { id: scope.newId('staff'), email, role, created_at: scope.now, updated_at: scope.now },
    defaults: ['archived_at'],
  })
    .onConflict((conflict) =>
      conflict.columns(['email', 'tenant_id']).where('archived_at', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Changes the role of a locked member of staff. */
export async function updateRole(scope: Scope, id: string, role: Role): Promise<StaffRow> {
  return scope.trx
    .updateTable('staff')
    .set({ role, updated_at: scope.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function lockStaffIncludingArchived(scope: Scope, id: string): Promise<StaffRow | undefined> {
  return scope.trx.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Erases the address of an archived member of staff; the audit log keeps an id that leads to nobody. */
export async function eraseStaffRow(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('staff')
    .set({ email: '', updated_at: scope.now })
    .where('id', '=', id)
    .execute();
}

/** Archives a locked member of staff. */
export async function archiveStaff(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('staff')
    .set({ archived_at: scope.now, updated_at: scope.now })
    .where('id', '=', id)
    .execute();
}

export function staffView(row: StaffRow): Staff {
  return {
    id: row.id,
    object: 'staff',
    email: row.email,
    role: row.role,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
