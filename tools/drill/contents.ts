/** Contents of a database, row by row, as digests, for comparison with another one. */
import pg from 'pg';

/** Table → the digests of its rows. */
export type Contents = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads all tables that survive a crash, in one snapshot. */
export async function contentsOf(superuserUrl: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace`,
    );
    const contents = new Map<string, Set<string>>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select md5(one::text) as digest from ${name} one`,
      );
      contents.set(name, new Set(rows.map(({ digest }) => digest)));
    }
    return contents;
  } finally {
    await client.end();
  }
}

/**
 * Returns, by table, how many rows are missing from the copy. A row counts if it was there before the back-up ended
 * and was the same afterwards: then it is in the back-up, whatever else went on.
 */
export function lostRows(before: Contents, after: Contents, copy: Contents): Record<string, number> {
  const lost: Record<string, number> = {};
  for (const [table, digests] of before) {
    const missing = [...digests].filter(
      (digest) => after.get(table)?.has(digest) && !copy.get(table)?.has(digest),
    ).length;
    if (missing > 0) lost[table] = missing;
  }
  return lost;
}

export function countRows(contents: Contents): number {
  return [...contents.values()].reduce((sum, digests) => sum + digests.size, 0);
}
