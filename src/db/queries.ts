/** What many queries have in common. */
import type { JoinBuilder, SelectQueryBuilder, StringReference } from 'kysely';

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
