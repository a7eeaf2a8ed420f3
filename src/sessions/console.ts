/**
 * Rows that give staff access to the console: mailed links and sessions. Only the digest of a session's secret is
 * stored.
 */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/client.js';
import { insertRow } from '../db/insert.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { SubscriptionTier, Role } from '../domain/access.js';

export type ConsoleLinkRow = Selectable<DB['console_links']>;
export type LinkKind = ConsoleLinkRow['kind'];

/** Adds a link; without an expiry it opens the console any number of times. */
export async function insertConsoleLink(
  scope: Scope,
  {
    staff,
    kind,
    expiresAt,
    askedBy,
  }: { staff: string; kind: LinkKind; expiresAt: Date | null; askedBy: string | null },
): Promise<string> {
  const id = scope.newId('consoleLink');
  await insertRow(scope, 'console_links', {
    row: { id, staff, kind, created_at: scope.now, expires_at: expiresAt, asked_by: askedBy },
    defaults: ['used_at', 'mail', 'claimed_by', 'claimed_until'],
  }).execute();
  return id;
}

export async function findConsoleLink(scope: Scope, id: string): Promise<ConsoleLinkRow | undefined> {
  return scope.trx.selectFrom('console_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The outcome of a link's mail; `unknown`: its provider may have it. */
export type LinkMail = NonNullable<ConsoleLinkRow['mail']>;

/**
 * Claims a link's mail for an attempt, as messages are claimed (message-claims.ts). `held`: another attempt has it.
 * `lost`: the attempt that had it is gone, so its outcome is unknown now. `settled`: it need not be sent any more.
 */
export async function claimLinkMail(
  scope: Scope,
  id: string,
  holder: string,
  leaseMs: number,
): Promise<'claimed' | 'held' | 'lost' | 'settled'> {
  const { rows } = await sql<{ claim: 'claimed' | 'held' | 'lost' | 'settled' }>`
    with link as (
      select tenant_id, id, case
        when mail is not null then 'settled'
        when claimed_until is null then 'claimed'
        when claimed_until > clock_timestamp() then 'held'
        else 'lost' end as claim
      from console_links where tenant_id = ${scope.tenant.id} and id = ${id} for update
    ), changed as (
      update console_links c set
        mail = case when link.claim = 'lost' then 'unknown' end,
        claimed_by = case when link.claim = 'lost' then c.claimed_by else ${holder} end,
        claimed_until = case when link.claim = 'claimed'
          then clock_timestamp() + interval '1 millisecond' * ${leaseMs}::integer end
      from link where (c.tenant_id, c.id) = (link.tenant_id, link.id) and link.claim in ('claimed', 'lost')
    )
    select claim from link`.execute(scope.trx);
  return rows[0]?.claim ?? 'settled';
}

/**
 * Records the outcome of a link's mail; returns false if the attempt has lost its claim, or the outcome was known
 * already.
 */
export async function settleLinkMail(
  scope: Scope,
  id: string,
  holder: string,
  mail: LinkMail,
): Promise<boolean> {
  const { numUpdatedRows } = await scope.trx
    .updateTable('console_links')
    .set({ mail, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', holder)
    .where((eb) => eb.or([eb('mail', 'is', null), eb('mail', '=', 'unknown')]))
    .where(sql<boolean>`mail is distinct from ${mail}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases the holder's claim on a link's mail: the provider does not have it. */
export async function releaseLinkMail(scope: Scope, id: string, holder: string): Promise<void> {
  await scope.trx
    .updateTable('console_links')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', holder)
    .where('mail', 'is', null)
    .execute();
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

export async function deleteConsoleLinks(scope: Scope, staff: string, kind?: LinkKind): Promise<void> {
  let links = scope.trx.deleteFrom('console_links').where('staff', '=', staff);
  if (kind !== undefined) links = links.where('kind', '=', kind);
  await links.execute();
}

export async function insertConsoleSession(
  scope: Scope,
  session: { digest: string; staff: string; demo: boolean; device: string; expires_at: Date },
): Promise<void> {
  await insertRow(scope, 'console_sessions', {
    row: {
      ...session,
      id: scope.newId('consoleSession'),
      created_at: scope.now,
      last_used_at: scope.now,
    },
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
  plan: SubscriptionTier;
  live: string;
  live_timezone: string;
  sandbox: string;
  sandbox_timezone: string;
  last_used_at: Date;
};

/** Returns the session with this digest while it is valid and was used since then, or undefined. */
export async function findConsoleSession(
  db: Database,
  digest: string,
  { at, usedSince }: { at: Date; usedSince: Date },
): Promise<ConsoleSessionRow | undefined> {
  const { rows } = await sql<ConsoleSessionRow>`
    select * from console_session(${digest}, ${at}, ${usedSince})`.execute(db);
  return rows[0];
}

export async function deleteConsoleSessions(
  scope: Scope,
  which: { session: string } | { staff: string },
): Promise<void> {
  const sessions = scope.trx.deleteFrom('console_sessions');
  await (
    'session' in which ? sessions.where('id', '=', which.session) : sessions.where('staff', '=', which.staff)
  ).execute();
}

export type OwnSessionRow = Selectable<DB['console_sessions']>;

/** Lists the sessions of a member of staff that are valid and were used since then, the last used first. */
export async function listConsoleSessions(
  scope: Scope,
  staff: string,
  usedSince: Date,
): Promise<OwnSessionRow[]> {
  return scope.trx
    .selectFrom('console_sessions')
    .selectAll()
    .where('staff', '=', staff)
    .where('expires_at', '>', scope.now)
    .where('last_used_at', '>', usedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Records that a session was used. */
export async function touchConsoleSession(scope: Scope, id: string): Promise<void> {
  await scope.trx
    .updateTable('console_sessions')
    .set({ last_used_at: scope.now })
    .where('id', '=', id)
    .execute();
}

/** Ends a session of a member of staff; false if it is not theirs, or there is none. */
export async function deleteOwnSession(scope: Scope, staff: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await scope.trx
    .deleteFrom('console_sessions')
    .where('staff', '=', staff)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
