/** Records that are archived rather than deleted, with one way to find, lock, list, insert and update them. */
import type { Insertable, Selectable, SelectQueryBuilder, Updateable } from 'kysely';
import { COLUMNS } from '../db/columns.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Column, Optional } from '../db/insert.js';
import { json } from '../db/json-column.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';

type Archivable = 'depots' | 'drivers' | 'shippers' | 'templates' | 'vehicles' | 'webhook_endpoints';
type Row<T extends Archivable> = Selectable<DB[T]>;
type Kept = 'tenant_id' | 'created_at' | 'updated_at' | 'archived_at';

/** The columns of a new record, all of them; undefined leaves one to its default, or else null. */
export type New<T extends Archivable> = {
  [C in Exclude<Column<T>, Kept>]: Row<T>[C] | (C extends Optional<T> ? undefined : never);
};
/** The columns of a record that may change; undefined leaves one as it is. A status is moved, not changed. */
export type Changes<T extends Archivable> = {
  [C in Exclude<Column<T>, Kept | 'id' | 'status' | 'app_status'>]?: Row<T>[C] | undefined;
};

/** Returns the statements for the unarchived records of a table. */
export function archivable<T extends Archivable>(table: T) {
  // Kysely cannot express what the tables have in common, so statements here are typed as those of depots.
  const one = table as 'depots';
  type One = Row<'depots'>;
  const rows = (found: Promise<One[]>) => found as unknown as Promise<Row<T>[]>;
  const row = (found: Promise<One | undefined>) => found as unknown as Promise<Row<T> | undefined>;
  const sure = (found: Promise<One>) => found as unknown as Promise<Row<T>>;
  const all = (scope: Scope) => scope.trx.selectFrom(one).selectAll().where('archived_at', 'is', null);
  const columns: Readonly<Record<string, string>> = COLUMNS[table];
  const stored = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => [
        name,
        columns[name] === 'jsonb' && value !== null && value !== undefined ? json(value) : value,
      ]),
    );
  const byId = (scope: Scope, id: string) => all(scope).where('id', '=', id);

  return {
    /** The query for all of them, to be narrowed. */
    live: (scope: Scope) => all(scope) as unknown as SelectQueryBuilder<DB, T, Row<T>>,
    find: (scope: Scope, id: string) => row(byId(scope, id).executeTakeFirst()),
    /** Returns one, or undefined; under a share lock, so that it is not archived while the transaction refers to it. */
    lockShared: (scope: Scope, id: string) => row(byId(scope, id).forKeyShare().executeTakeFirst()),
    /** Returns existing records, under share locks. */
    lockAllShared: async (scope: Scope, ids: readonly string[]): Promise<Row<T>[]> => {
      if (ids.length === 0) return [];
      const wanted = [...new Set(ids)];
      return rows(all(scope).where('id', 'in', wanted).orderBy('id').forKeyShare().execute());
    },
    /** Returns one locked for a change, or undefined. Others may still refer to it. */
    lockForChange: (scope: Scope, id: string) => row(byId(scope, id).forNoKeyUpdate().executeTakeFirst()),
    /** Returns one locked against changes and new references, or undefined. */
    lock: (scope: Scope, id: string) => row(byId(scope, id).forUpdate().executeTakeFirst()),
    /** Lists a page of them, newest first, or all. */
    list: (scope: Scope, query: PageQuery) =>
      page(scope, one, all(scope), query, { unlimited: true }) as unknown as Promise<Page<Row<T>>>,
    insert: (scope: Scope, given: New<T>) => {
      const times = { created_at: scope.now, updated_at: scope.now };
      const values = { ...stored(given), ...times, tenant_id: scope.tenant.id };
      return sure(
        scope.trx
          .insertInto(one)
          .values(values as unknown as Insertable<DB['depots']>)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },
    update: (scope: Scope, id: string, changes: Changes<T>) =>
      sure(
        scope.trx
          .updateTable(one)
          .set({ ...(stored(changes) as Updateable<DB['depots']>), updated_at: scope.now })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    archive: async (scope: Scope, id: string): Promise<void> => {
      const now = scope.now;
      await scope.trx
        .updateTable(one)
        .set({ archived_at: now, updated_at: now })
        .where('id', '=', id)
        .execute();
    },
  };
}
