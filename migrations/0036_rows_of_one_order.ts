/** Rows of a file that are one order: those behind its first one. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table import_rows add column more_rows integer[] not null default '{}';`);
}
