/** Rows of depots: where goods are scanned in and vans leave from. Queries only. */
import type { Selectable } from 'kysely';
import { json } from '../../db/json-column.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import type { Address, LocatedAddress } from '../../domain/shapes.js';

export type DepotRow = Selectable<DB['depots']>;

/** A depot as GET returns it. */
export type DepotView = {
  id: string;
  object: 'depot';
  name: string;
  address: LocatedAddress;
  opening: { from: string; to: string };
};

const live = (scope: Scope) => scope.trx.selectFrom('depots').selectAll().where('archived_at', 'is', null);

/** The depot, or undefined. */
export async function findDepot(scope: Scope, id: string): Promise<DepotRow | undefined> {
  return live(scope).where('id', '=', id).executeTakeFirst();
}

/** The depot, or undefined; held, so that it isn't archived while the transaction refers to it. */
export async function holdDepot(scope: Scope, id: string): Promise<DepotRow | undefined> {
  return live(scope).where('id', '=', id).forKeyShare().executeTakeFirst();
}

/** Those of the depots that exist; held, as by `holdDepot`. */
export async function listDepotsById(scope: Scope, ids: readonly string[]): Promise<DepotRow[]> {
  if (ids.length === 0) return [];
  return live(scope)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** The depot, locked for a change of it, or undefined. Orders may refer to it meanwhile. */
export async function lockDepot(scope: Scope, id: string): Promise<DepotRow | undefined> {
  return live(scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The depot, locked against new references too, or undefined: before it is archived. */
export async function lockDepotAlone(scope: Scope, id: string): Promise<DepotRow | undefined> {
  return live(scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Every depot that isn't archived, the oldest first. */
export async function listActiveDepots(scope: Scope): Promise<DepotRow[]> {
  return live(scope).orderBy('created_at').orderBy('id').execute();
}

/** A page of depots, or all of them. */
export async function listDepots(scope: Scope, query: PageQuery): Promise<Page<DepotRow>> {
  return page(scope, 'depots', live(scope), query, { unlimited: true });
}

/** True when the tenant has, or ever had, a depot. */
export async function hasDepots(scope: Scope): Promise<boolean> {
  const row = await scope.trx.selectFrom('depots').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export type NewDepot = Pick<
  DepotRow,
  'id' | 'name' | 'address' | 'latitude' | 'longitude' | 'opening_from' | 'opening_to'
>;

/** Adds a depot in the courier's time zone. */
export async function insertDepot(scope: Scope, depot: NewDepot): Promise<DepotRow> {
  return scope.trx
    .insertInto('depots')
    .values({
      ...depot,
      tenant_id: scope.tenant.id,
      address: json(depot.address),
      timezone: scope.tenant.timezone,
      slot_overrides: json([]),
      created_at: scope.now,
      updated_at: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type DepotChanges = {
  name?: string | undefined;
  address?: Address | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  opening_from?: string | undefined;
  opening_to?: string | undefined;
  archived_at?: Date;
};

/** Changes a locked depot; what is undefined stays. */
export async function updateDepot(scope: Scope, id: string, changes: DepotChanges): Promise<DepotRow> {
  const { address, ...rest } = changes;
  return scope.trx
    .updateTable('depots')
    .set({ ...rest, address: address && json(address), updated_at: scope.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A depot's row as the resource. */
export function depotView(row: DepotRow): DepotView {
  return {
    id: row.id,
    object: 'depot',
    name: row.name,
    address: { ...row.address, latitude: row.latitude, longitude: row.longitude },
    opening: { from: row.opening_from, to: row.opening_to },
  };
}
