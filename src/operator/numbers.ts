/**
 * The numbers that an operator gives couriers to text from. A courier could otherwise claim one that was bought for
 * another, replies included. `source.db` must act as the database's owner.
 */
import { insertAudit } from '../db/audit.js';
import type { ScopeSource } from '../db/scope.js';
import { withScope } from '../db/transaction.js';
import { AppError } from '../domain/errors.js';
import { findTenant } from '../records/couriers.js';
import { findSettings, lockSettings, updateSettings } from '../setup/settings/rows.js';
import { deleteNumber, findNumber, insertNumber } from '../records/sms-numbers.js';
import { phoneInput } from '../resources/phone.js';

export type GivenNumber = { number: string; courier: string; given_at: Date };

const OPERATOR = { id: 'operator', requestId: null };

/**
 * Gives a number to a courier. One that it has stays as it is. Throws `not_found` for the courier, `invalid_value` for
 * the number, `in_use` when it is another courier's or the one that couriers share.
 */
export async function addNumber(
  source: ScopeSource,
  { courier, number: given }: { courier: string; number: string },
): Promise<GivenNumber> {
  const number = parseNumber(given);
  const tenant = await findTenant(source.db, courier, 'live');
  if (!tenant) throw new AppError('not_found', { message: `There is no courier ${courier}.` });
  if (number === source.deployment.sharedNumber) {
    throw new AppError('in_use', {
      message: `${number} is the shared number of couriers without their own.`,
    });
  }
  return withScope(source, tenant, OPERATOR, async (scope) => {
    const row = await insertNumber(scope.trx, { number, courier_id: courier, given_at: scope.now });
    if (row.courier_id !== courier) {
      throw new AppError('in_use', { message: `${number} belongs to courier ${row.courier_id}.` });
    }
    await insertAudit(scope, { action: 'numbers.add', subject: courier, detail: number });
    return { number, courier, given_at: row.given_at };
  });
}

/**
 * Takes a number away. A courier that texts from it texts from the deployment's number from then on. Throws
 * `not_found`.
 */
export async function removeNumber(source: ScopeSource, given: string): Promise<GivenNumber> {
  const number = parseNumber(given);
  const row = await findNumber(source.db, number);
  if (!row) throw notGiven(number);
  const { courier_id: courier, given_at } = row;
  const tenant = await findTenant(source.db, courier, 'live');
  if (!tenant) throw new Error(`Courier ${courier} has no tenant.`);
  await withScope(source, tenant, OPERATOR, async (scope) => {
    await lockSettings(scope);
    if (!(await deleteNumber(scope.trx, number))) throw notGiven(number);
    const { sms_from: used } = await findSettings(scope);
    if (used === number) await updateSettings(scope, { sms_from: null });
    await insertAudit(scope, { action: 'numbers.remove', subject: courier, detail: number });
  });
  return { number, courier, given_at };
}

function notGiven(number: string): AppError {
  return new AppError('not_found', { message: `${number} is not assigned to a courier.` });
}

function parseNumber(text: string): string {
  const parsed = phoneInput.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_value', { message: `"${text}" is not a phone number.`, param: 'number' });
}
