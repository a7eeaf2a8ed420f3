/** Rows of shippers, whose goods the courier delivers. Queries only. */
import type { Selectable } from 'kysely';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';

export type ShipperRow = Selectable<DB['shippers']>;

/** A shipper as GET returns it; a field that was never given is left out. */
export type ShipperView = {
  id: string;
  object: 'shipper';
  name: string;
  contact_email: string | undefined;
  portal_users: string[];
  booking: { automatic: boolean; sender_name: string | undefined };
};

const live = (scope: Scope) => scope.trx.selectFrom('shippers').selectAll().where('archived_at', 'is', null);

/** The shipper, or undefined. */
export async function findShipper(scope: Scope, id: string): Promise<ShipperRow | undefined> {
  return live(scope).where('id', '=', id).executeTakeFirst();
}

/** The shipper, or undefined; held, so that it isn't archived while the transaction refers to it. */
export async function holdShipper(scope: Scope, id: string): Promise<ShipperRow | undefined> {
  return live(scope).where('id', '=', id).forKeyShare().executeTakeFirst();
}

/** Those of the shippers that exist; held, as by `holdShipper`. */
export async function listShippersById(scope: Scope, ids: readonly string[]): Promise<ShipperRow[]> {
  if (ids.length === 0) return [];
  return live(scope)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** The shipper, locked against changes and new references, or undefined. */
export async function lockShipper(scope: Scope, id: string): Promise<ShipperRow | undefined> {
  return live(scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those of these shippers whose recipients are asked as soon as their goods are in. */
export async function listAutomaticShippers(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom('shippers')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('booking_automatic', '=', true)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** A page of shippers, or all of them. */
export async function listShippers(scope: Scope, query: PageQuery): Promise<Page<ShipperRow>> {
  return page(scope, 'shippers', live(scope), query, { unlimited: true });
}

export type NewShipper = Pick<
  ShipperRow,
  'id' | 'name' | 'contact_email' | 'portal_users' | 'booking_automatic' | 'sender_name'
>;

/** Adds a shipper. */
export async function insertShipper(scope: Scope, shipper: NewShipper): Promise<ShipperRow> {
  return scope.trx
    .insertInto('shippers')
    .values({ ...shipper, tenant_id: scope.tenant.id, created_at: scope.now, updated_at: scope.now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type ShipperChanges = {
  name?: string | undefined;
  contact_email?: string | null | undefined;
  portal_users?: string[] | undefined;
  booking_automatic?: boolean | undefined;
  sender_name?: string | null | undefined;
  archived_at?: Date;
};

/** Changes a locked shipper; what is undefined stays. */
export async function updateShipper(scope: Scope, id: string, changes: ShipperChanges): Promise<ShipperRow> {
  return scope.trx
    .updateTable('shippers')
    .set({ ...changes, updated_at: scope.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A shipper's row as the resource. */
export function shipperView(row: ShipperRow): ShipperView {
  return {
    id: row.id,
    object: 'shipper',
    name: row.name,
    contact_email: row.contact_email ?? undefined,
    portal_users: row.portal_users,
    booking: { automatic: row.booking_automatic, sender_name: row.sender_name ?? undefined },
  };
}
