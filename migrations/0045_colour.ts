/** What a courier's emails have: its colour, and where they are answered. */
import type { Kysely } from 'kysely';
import { APP_ROLE, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tenants add column colour text check (colour ~ '^#[0-9a-f]{6}$'), add column reply_to text;
     grant update (colour, reply_to) on tenants to ${APP_ROLE};`,
  );
}
