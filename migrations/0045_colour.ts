/** The colour of a courier, which its emails have. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenants add column colour text check (colour ~ '^#[0-9a-f]{6}$');
     grant update (colour) on tenants to ${APP_ROLE};`,
  );
}
