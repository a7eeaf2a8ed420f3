/** Rows of numbers that have opted out of texts. Queries only. */
import type { Scope } from '../db/scope.js';

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
    .values({ tenant_id: scope.tenant.id, phone, at: scope.now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'phone']).doNothing())
    .execute();
}

/** Lets texts go to a number again. */
export async function deleteOptOut(scope: Scope, phone: string): Promise<void> {
  await scope.trx.deleteFrom('sms_opt_outs').where('phone', '=', phone).execute();
}
