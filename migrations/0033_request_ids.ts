/** Finds what a request did by its id. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index audit_log_of_request on audit_log (tenant_id, request_id) where request_id is not null;`,
  );
}
