/** Rows of numbers that have opted out of texts, and of the words by which they did. */
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../db/insert.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { OptWord } from '../domain/opt-words.js';
import type { OptOut } from '../resources/opt-out.js';

type OptOutRow = Selectable<DB['sms_opt_outs']>;

/** Lists a page of opt-outs, newest first; of these numbers if any are given. */
export async function listOptOuts(
  scope: Scope,
  { phone, ...paging }: PageQuery & { phone?: readonly string[] | undefined },
): Promise<Page<OptOutRow>> {
  let query = scope.trx.selectFrom('sms_opt_outs').selectAll();
  if (phone !== undefined) query = query.where('phone', 'in', withHidden(scope, phone));
  return page(scope, 'sms_opt_outs', query, paging, { by: 'at' });
}

export async function findOptOut(scope: Scope, id: string): Promise<OptOutRow | undefined> {
  return scope.trx.selectFrom('sms_opt_outs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockOptOut(scope: Scope, id: string): Promise<OptOutRow | undefined> {
  return scope.trx.selectFrom('sms_opt_outs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns the digest that replaces an opted-out number after its recipient was erased. Texts to it stay refused. */
const hidden = (scope: Scope, phone: string) =>
  `${HIDDEN}${scope.deployment.digestKey(`opt-out/${scope.tenant.id}/${phone}`)}`;
const HIDDEN = 'digest:';

const withHidden = (scope: Scope, phones: readonly string[]) =>
  phones.flatMap((phone) => [phone, hidden(scope, phone)]);

/** Replaces those of these opted-out numbers that no order has. */
export async function hideOptOuts(scope: Scope, phones: readonly string[]): Promise<void> {
  const out = await scope.trx
    .selectFrom('sms_opt_outs')
    .select('phone')
    .where(sql<boolean>`phone = any(${phones})`)
    .where(
      sql<boolean>`not exists (
      select from order_terms t where t.tenant_id = sms_opt_outs.tenant_id and t.term = 'p:' || sms_opt_outs.phone)`,
    )
    .execute();
  for (const { phone } of out) {
    await scope.trx.deleteFrom('sms_opt_outs').where('phone', '=', hidden(scope, phone)).execute();
    await scope.trx
      .updateTable('sms_opt_outs')
      .set({ phone: hidden(scope, phone) })
      .where('phone', '=', phone)
      .execute();
  }
}

/** Returns those of these numbers that have opted out of texts. */
export async function listOptedOut(scope: Scope, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await scope.trx
    .selectFrom('sms_opt_outs')
    .select('phone')
    .where('phone', 'in', [...new Set(withHidden(scope, phones))])
    .execute();
  const out = new Set(rows.map((row) => row.phone));
  return new Set(phones.filter((phone) => out.has(phone) || out.has(hidden(scope, phone))));
}

export async function insertOptOut(scope: Scope, phone: string): Promise<void> {
  await insertRow(scope, 'sms_opt_outs', { row: { id: scope.newId('optOut'), phone, at: scope.now } })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'phone']).doNothing())
    .execute();
}

export async function deleteOptOut(scope: Scope, phone: string): Promise<void> {
  await scope.trx
    .deleteFrom('sms_opt_outs')
    .where('phone', 'in', [phone, hidden(scope, phone)])
    .execute();
}

export function optOutView(row: OptOutRow): OptOut {
  return {
    id: row.id,
    object: 'opt_out',
    phone: row.phone.startsWith(HIDDEN) ? null : row.phone,
    created_at: row.at.toISOString(),
  };
}

/**
 * Stores a word that opts a number out of texts or in, once, ordered by when it was sent. Returns true if it is new
 * and the number's latest: then it takes effect.
 */
export async function insertOptWord(
  scope: Scope,
  { phone, word, provider_id, sent_at }: { phone: string; word: OptWord; provider_id: string; sent_at: Date },
): Promise<boolean> {
  const digest = scope.deployment.digestKey(`opt-word/${phone}`);
  const name = `opt_words/${scope.tenant.id}/${digest}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(scope.trx);
  const added = await insertRow(scope, 'opt_words', {
    row: { provider_id, phone_digest: digest, word, sent_at, received_at: scope.now },
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
