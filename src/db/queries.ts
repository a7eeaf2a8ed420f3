/** What many queries have in common. */
import { type JoinBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import type { Database } from './client.js';

/** Returns whether a query finds a row. */
export async function hasRow<D, T extends keyof D, Row>(
  query: SelectQueryBuilder<D, T, Row>,
): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Joins by two columns, each with its table; keys begin with `tenant_id`, so those of both tables are compared first. */
export function sameTenant<D, T extends keyof D>(
  join: JoinBuilder<D, T>,
  one: StringReference<D, T>,
  other: StringReference<D, T>,
): JoinBuilder<D, T> {
  // Cast: PostgreSQL refuses the statement if a table has no such column.
  const tenantOf = (column: string) => `${column.split('.')[0]}.tenant_id` as StringReference<D, T>;
  return join.onRef(tenantOf(one), '=', tenantOf(other)).onRef(one, '=', other);
}

/** The database's functions that answer which tenant a token, an id or a digest belongs to. */
type TenantLookup =
  | `tenant_of_${'request' | 'tracking'}_token`
  | `tenant_of_${'driver' | 'portal'}_session`
  | `tenant_of_${'driver' | 'shipper' | 'console_link'}`;

/** Returns the tenant that `value` belongs to, by a function that reveals nothing else; null if there is none. */
export async function findTenantBy(db: Database, by: TenantLookup, value: string): Promise<string | null> {
  const { rows } = await sql<{ tenant: string | null }>`select ${sql.id(by)}(${value}) as tenant`.execute(db);
  return rows[0]?.tenant ?? null;
}

/** Returns the records of all tenants that name this email address, in lower case, by such a function. */
export async function findRecordsOfAddress(
  db: Database,
  by: 'staff_of_email' | 'shippers_of_portal_user',
  email: string,
): Promise<{ tenant_id: string; id: string }[]> {
  const { rows } = await sql<{
    tenant_id: string;
    id: string;
  }>`select * from ${sql.id(by)}(${email})`.execute(db);
  return rows;
}
