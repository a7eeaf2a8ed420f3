/** Finds what a request did by its id. */
import type { Kysely } from 'kysely';
import { createIndex } from './support.js';

export const up = (): Promise<void> => Promise.resolve();

export async function online(db: Kysely<unknown>): Promise<void> {
  await createIndex(
    db,
    'audit_log_of_request',
    'audit_log (tenant_id, request_id) where request_id is not null',
  );
}
