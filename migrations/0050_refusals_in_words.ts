/** What a provider said as it refused a message: the code alone tells nobody what to put right. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table messages add column error_detail text;`);
}
