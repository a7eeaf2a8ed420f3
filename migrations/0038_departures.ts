/** When the van of a route is to leave its depot: a second of its day. Routes that were timed before say nothing of it. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('routes').addColumn('departs_second', 'integer').execute();
}
