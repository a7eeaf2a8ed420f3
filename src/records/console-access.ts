/**
 * Rows of what gives staff access to the console: mailed links, and sessions. Only the digest of a session's secret
 * is kept.
 */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/client.js';
import { insertRow } from '../db/insert.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { Plan, Role } from '../domain/access.js';

export type ConsoleLinkRow = Selectable<DB['console_links']>;
export type LinkKind = ConsoleLinkRow['kind'];

/** Returns the tenant of a link's id, or null. */
export async function findTenantOfConsoleLink(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{
    tenant: string | null;
  }>`select tenant_of_console_link(${id}) as tenant`.execute(db);
  return rows[0]?.tenant ?? null;
}

/** Adds a link; without an expiry it opens the console any number of times. */
export async function insertConsoleLink(
  scope: Scope,
  { staff, kind, expiresAt }: { staff: string; kind: LinkKind; expiresAt: Date | null },
): Promise<string> {
  const id = scope.newId('consoleLink');
  await insertRow(scope, 'console_links', {
    row: { id, staff, kind, created_at: scope.now, expires_at: expiresAt },
    defaults: ['used_at'],
  }).execute();
  return id;
}

/** Returns the link, or undefined. */
export async function findConsoleLink(scope: Scope, id: string): Promise<ConsoleLinkRow | undefined> {
  return scope.trx.selectFrom('console_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts the links sent to a member of staff since then. */
export async function countConsoleLinks(scope: Scope, staff: string, since: Date): Promise<number> {
  const { count } = await scope.trx
    .selectFrom('console_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff', '=', staff)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses up a link; returns false if it was already used or has expired. A link without an expiry stays. */
export async function useConsoleLink(scope: Scope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.trx
    .updateTable('console_links')
    .set({ used_at: scope.now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('expires_at', 'is', null),
        eb.and([eb('used_at', 'is', null), eb('expires_at', '>', scope.now)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the unused mailed links of a member of staff. */
export async function endConsoleLinks(scope: Scope, staff: string): Promise<void> {
  await scope.trx
    .updateTable('console_links')
    .set({ used_at: scope.now })
    .where('staff', '=', staff)
    .where('expires_at', 'is not', null)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes the links of a member of staff: of one kind, or all. */
export async function deleteConsoleLinks(scope: Scope, staff: string, kind?: LinkKind): Promise<void> {
  let links = scope.trx.deleteFrom('console_links').where('staff', '=', staff);
  if (kind !== undefined) links = links.where('kind', '=', kind);
  await links.execute();
}

/** Begins a session. */
export async function insertConsoleSession(
  scope: Scope,
  session: { digest: string; staff: string; demo: boolean; expires_at: Date },
): Promise<void> {
  await insertRow(scope, 'console_sessions', {
    row: { ...session, id: scope.newId('consoleSession'), created_at: scope.now },
  }).execute();
}

/** A valid session, with its owner and the two tenants of their courier. */
export type ConsoleSessionRow = {
  id: string;
  staff: string;
  email: string;
  role: Role;
  demo: boolean;
  courier: string;
  courier_name: string;
  plan: Plan;
  live: string;
  live_timezone: string;
  sandbox: string;
  sandbox_timezone: string;
};

/** Returns the session with this digest while it is valid, or undefined. */
export async function findConsoleSession(
  db: Database,
  digest: string,
  at: Date,
): Promise<ConsoleSessionRow | undefined> {
  const { rows } = await sql<ConsoleSessionRow>`select * from console_session(${digest}, ${at})`.execute(db);
  return rows[0];
}

/** Ends one session, or all of a member of staff. */
export async function deleteConsoleSessions(
  scope: Scope,
  which: { session: string } | { staff: string },
): Promise<void> {
  const sessions = scope.trx.deleteFrom('console_sessions');
  await (
    'session' in which ? sessions.where('id', '=', which.session) : sessions.where('staff', '=', which.staff)
  ).execute();
}
