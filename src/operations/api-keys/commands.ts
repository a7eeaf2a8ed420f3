/** A courier's own API keys: created, listed and revoked, by the API and by operators alike. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { type AccessScope, missingScope, SCOPES } from '../../domain/access.js';
import { AppError, notFound } from '../../domain/errors.js';
import { isIdOf } from '../../domain/ids.js';
import {
  adminKeyView,
  countAdminKeys,
  lockAdminKeyShared,
  insertAdminKey,
  listOwnAdminKeys,
  revokeAdminKey,
} from '../../records/admin-keys.js';
import { newApiKey } from '../../records/api-keys.js';
import type { ApiKey, NewApiKey } from '../../resources/api-key.js';
import { type List, listed } from '../../resources/list.js';
import type { ApiKeyInput } from './schemas.js';

/** The most keys of an environment: each has requests of its own. */
const MAX_KEYS = 100;

/** GET /api-keys: never the keys themselves. */
export async function listApiKeysPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<ApiKey>> {
  return listed(await listOwnAdminKeys(scope, query), (row) => adminKeyView(row, scope.tenant.mode));
}

/**
 * POST /api-keys: the full key is returned only once. Throws 403 `insufficient_scope` for a scope that the caller
 * lacks, 422 `invalid_value` for an expiry after the caller's own, 401 `revoked_key` if the caller's key was revoked
 * meanwhile.
 */
export async function createApiKey(scope: Scope, { body }: { body: ApiKeyInput }): Promise<NewApiKey> {
  const { scopes: held, expiresAt: latest } = await callerOf(scope);
  const { label, scopes = SCOPES.filter((name) => held.includes(name)) } = body;
  const missing = missingScope(held, scopes);
  if (missing !== undefined) {
    throw new AppError('insufficient_scope', {
      message: `The key that asks lacks the scope ${missing}, so it can give it to none.`,
      param: 'scopes',
    });
  }
  return issueKey(scope, { label, scopes, expiresAt: expiryOf(body.expires_at, latest) });
}

/** Returns the requested expiry, or the caller's own by default: no key outlives the one that created it. */
function expiryOf(asked: string | null | undefined, latest: Date | null): Date | null {
  if (asked === undefined) return latest;
  const until = asked === null ? null : new Date(asked);
  if (latest === null || (until !== null && until <= latest)) return until;
  throw new AppError('invalid_value', {
    message: `The key that asks expires at ${latest.toISOString()}. Name that for expires_at, or an earlier time, or leave it out.`,
    param: 'expires_at',
  });
}

/**
 * Returns what the caller may grant: what its own key has. Callers from the console are owners, who have everything.
 */
async function callerOf(scope: Scope): Promise<{ scopes: readonly string[]; expiresAt: Date | null }> {
  if (isIdOf('staff', scope.actor.id)) return { scopes: SCOPES, expiresAt: null };
  const caller = await lockAdminKeyShared(scope, scope.actor.id);
  if (!caller) throw new AppError('revoked_key');
  return { scopes: caller.scopes, expiresAt: caller.expires_at };
}

/** DELETE /api-keys/{api_key_id}: revokes it, even the caller's own; from then on every process refuses it. */
export async function deleteApiKey(
  scope: Scope,
  { params }: { params: { api_key_id: string } },
): Promise<void> {
  if (!(await revokeAdminKey(scope, params.api_key_id))) throw notFound('API key', params.api_key_id);
}

/**
 * Creates a key of the tenant with these scopes. Throws 422 `invalid_value` for an expiry that has passed,
 * `too_many_items` beyond a hundred keys.
 */
export async function issueKey(
  scope: Scope,
  key: { label: string | null; scopes: readonly AccessScope[]; expiresAt: Date | null },
): Promise<NewApiKey> {
  if (key.expiresAt !== null && key.expiresAt <= scope.now) {
    throw new AppError('invalid_value', { message: 'expires_at must lie ahead.', param: 'expires_at' });
  }
  if ((await countAdminKeys(scope)) >= MAX_KEYS) {
    throw new AppError('too_many_items', {
      message: `There are at most ${MAX_KEYS} keys in an environment. Revoke one that is not used.`,
    });
  }
  const { key: secret, last_four } = newApiKey(scope.deployment.keyPrefix, scope.tenant.mode, 'adm');
  const row = await insertAdminKey(scope, {
    id: scope.newId('adminKey'),
    label: key.label,
    scopes: [...new Set(key.scopes)],
    digest: scope.deployment.digestKey(secret),
    last_four,
    expires_at: key.expiresAt,
  });
  return { ...adminKeyView(row, scope.tenant.mode), key: secret };
}
