/** Rows of numbers that have opted out of texts, and of the words by which they did. */
import { type Selectable, sql } from 'kysely';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { OptWord } from '../domain/opt-words.js';
import type { OptOut } from '../resources/opt-out.js';

type OptOutRow = Selectable<DB['sms_opt_outs']>;

/** A page of opt-outs, newest first; of one number if that is given. */
export async function listOptOuts(
  scope: Scope,
  { phone, ...paging }: PageQuery & { phone?: string | undefined },
): Promise<Page<OptOutRow>> {
  let query = scope.trx.selectFrom('sms_opt_outs').selectAll();
  if (phone !== undefined) query = query.where('phone', '=', phone);
  return page(scope, 'sms_opt_outs', query, paging, { by: 'at' });
}

/** The opt-out, or undefined. */
export async function findOptOut(scope: Scope, id: string): Promise<OptOutRow | undefined> {
  return scope.trx.selectFrom('sms_opt_outs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The opt-out, locked, or undefined. */
export async function lockOptOut(scope: Scope, id: string): Promise<OptOutRow | undefined> {
  return scope.trx.selectFrom('sms_opt_outs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those of these numbers that have opted out of texts. */
export async function listOptedOut(scope: Scope, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom('sms_opt_outs')
    .select('phone')
    .where('phone', 'in', [...new Set(phones)])
    .execute();
  return new Set(rows.map((row) => row.phone));
}

/** Opts a number out of texts. */
export async function insertOptOut(scope: Scope, phone: string): Promise<void> {
  await scope.trx
    .insertInto('sms_opt_outs')
    .values({ tenant_id: scope.tenant.id, id: scope.newId('optOut'), phone, at: scope.now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'phone']).doNothing())
    .execute();
}

/** Lets texts go to a number again. */
export async function deleteOptOut(scope: Scope, phone: string): Promise<void> {
  await scope.trx.deleteFrom('sms_opt_outs').where('phone', '=', phone).execute();
}

/** An opt-out's row as the resource. */
export function optOutView(row: OptOutRow): OptOut {
  return { id: row.id, object: 'opt_out', phone: row.phone, created_at: row.at.toISOString() };
}

/**
 * Keeps a word that opts a number out of texts or in, once, in its place by when it was sent. True when it is new and the
 * last one of its number: then it holds.
 */
export async function insertOptWord(
  scope: Scope,
  { phone, word, provider_id, sent_at }: { phone: string; word: OptWord; provider_id: string; sent_at: Date },
): Promise<boolean> {
  const digest = scope.settings.digestKey(`opt-word/${phone}`);
  const name = `opt_words/${scope.tenant.id}/${digest}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(scope.trx);
  const added = await scope.trx
    .insertInto('opt_words')
    .values({
      tenant_id: scope.tenant.id,
      provider_id,
      phone_digest: digest,
      word,
      sent_at,
      received_at: scope.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider_id']).doNothing())
    .returning('provider_id')
    .executeTakeFirst();
  if (!added) return false;
  const last = await scope.trx
    .selectFrom('opt_words')
    .select('provider_id')
    .where('phone_digest', '=', digest)
    .orderBy('sent_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return last.provider_id === provider_id;
}
