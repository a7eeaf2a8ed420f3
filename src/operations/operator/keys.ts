/**
 * Operators' keys: they give access to `/operator/v1`, and to nothing of a courier's. Read as the database's owner.
 */
import type { ScopeSource } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { operatorProblem } from '../../domain/operator.js';
import {
  findOperatorKey,
  insertOperatorKey,
  noteOperatorKeyUse,
  type OperatorKeyRow,
  revokeOperatorKey,
} from '../../records/operator-keys.js';
import { randomSecret } from '../../runtime/secrets.js';

/**
 * Creates a key for a person or program; `key` is returned only this once, and stored as a digest. Throws
 * `invalid_value` for the name.
 */
export async function createOperatorKey(
  { db, clock, newId, settings }: ScopeSource,
  operator: string,
): Promise<{ id: string; operator: string; key: string }> {
  const problem = operatorProblem({ operator });
  if (problem !== null) throw new AppError('invalid_value', { message: problem, param: 'operator' });
  const id = newId('operatorKey');
  const key = `${settings.keyPrefix}_operator_${randomSecret()}`;
  const digest = settings.digestKey(key);
  await insertOperatorKey(db, { id, operator, digest, last_four: key.slice(-4), created_at: clock() });
  return { id, operator, key };
}

/** Revokes a key, which is refused from the next request on. Throws `not_found`. */
export async function endOperatorKey({ db, clock }: ScopeSource, id: string): Promise<OperatorKeyRow> {
  const row = await revokeOperatorKey(db, id, clock());
  if (!row) throw notFound('operator key', id);
  return row;
}

/** Identifies the operator by an `Authorization` header. Throws 401 `missing_key`, `invalid_key`, `revoked_key`. */
export async function authenticateOperator(
  { db, clock, settings }: ScopeSource,
  header: string | undefined,
): Promise<{ operator: string }> {
  if (header === undefined || header === '') {
    throw new AppError('missing_key', {
      message: 'Send an operator’s key as `Authorization: Bearer <key>`.',
    });
  }
  const key = /^Bearer +(\S+)$/i.exec(header)?.[1];
  const row = key === undefined ? undefined : await findOperatorKey(db, settings.digestKey(key));
  if (!row) {
    throw new AppError('invalid_key', {
      message: 'This is no operator’s key. Make one by `waypost operator-key create`.',
    });
  }
  if (row.revoked_at !== null)
    throw new AppError('revoked_key', { message: 'This operator’s key was revoked.' });
  await noteOperatorKeyUse(db, row.id, clock());
  return { operator: row.operator };
}
