/** A courier's own API keys: created, listed and revoked, by the API and by operators alike. */
import { insertAudit } from '../../db/audit.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { type AccessScope, missingScope, SCOPES } from '../../domain/access.js';
import { AppError, requireFound, notFound } from '../../domain/errors.js';
import { isIdOf } from '../../domain/ids.js';
import {
  adminKeyView,
  countAdminKeys,
  endRolledKey,
  lockAdminKey,
  lockAdminKeyShared,
  insertAdminKey,
  listOwnAdminKeys,
  revokeAdminKey,
} from './rows.js';
import { countAudited } from '../../records/audit-log.js';
import { newApiKey } from './secrets.js';
import type { ApiKey, NewApiKey, ApiKeyInput, RollInput } from './resource.js';
import { type List, listed } from '../../resources/list.js';
import { notifyOwnersOfAccess } from '../../messaging/owner-notice.js';
import { isWithin, plainNetwork } from '../../runtime/visitor-network.js';

/** Maximum keys of an environment, since each has its own rate limit. */
const MAX_KEYS = 100;
const HOUR_MS = 3_600_000;

type KeyParams = { params: { api_key_id: string } };

/** GET /api-keys: never the keys themselves. */
export async function listApiKeysPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<ApiKey>> {
  return listed(await listOwnAdminKeys(scope, query), (row) => adminKeyView(row, scope.tenant.mode));
}

/**
 * POST /api-keys: the full key is returned only once. Throws 403 `insufficient_scope` for a scope that the caller
 * lacks, 422 `invalid_value` for an expiry after the caller's own or an address that it may not be used from, 401
 * `revoked_key` if the caller's key has been revoked.
 */
export async function createApiKey(scope: Scope, { body }: { body: ApiKeyInput }): Promise<NewApiKey> {
  const caller = await callerOf(scope);
  const { scopes: held } = caller;
  const { label, scopes = SCOPES.filter((name) => held.includes(name)) } = body;
  const missing = missingScope(held, scopes);
  if (missing !== undefined) {
    throw new AppError('insufficient_scope', {
      message: `A key cannot grant a scope it does not have (${missing}).`,
      param: 'scopes',
    });
  }
  const made = await issueKey(scope, {
    label,
    scopes,
    allowedIps: addressesOf(body.allowed_ips, caller.allowedIps),
    expiresAt: expiryOf(body.expires_at, caller.expiresAt),
  });
  await notifyOwnersOfNewKey(scope, made);
  return made;
}

/** Returns the requested expiry, or the caller's own by default: no key outlives the one that created it. */
function expiryOf(asked: string | null | undefined, latest: Date | null): Date | null {
  if (asked === undefined) return latest;
  const until = asked === null ? null : new Date(asked);
  if (latest === null || (until !== null && until <= latest)) return until;
  throw new AppError('invalid_value', {
    message: `\`expires_at\` must not be later than the calling key's expiry, ${latest.toISOString()}.`,
    param: 'expires_at',
  });
}

/** Returns the requested addresses, or the caller's own by default: no key can be used from more than its creator. */
function addressesOf(asked: readonly string[] | undefined, own: readonly string[]): readonly string[] {
  if (asked === undefined) return own;
  const networks = [...new Set(asked.flatMap((text) => plainNetwork(text) ?? []))];
  const isAllowed = (network: string) => own.some((each) => isWithin(network, each));
  if (own.length === 0 || (networks.length > 0 && networks.every(isAllowed))) return networks;
  throw new AppError('invalid_value', {
    message: `\`allowed_ips\` must be within those of the calling key: ${own.join(', ')}.`,
    param: 'allowed_ips',
  });
}

type Grant = { scopes: readonly string[]; allowedIps: readonly string[]; expiresAt: Date | null };

/**
 * Returns what the caller may grant: what its own key has. Callers from the console are owners, who have everything.
 */
async function callerOf(scope: Scope): Promise<Grant> {
  if (isIdOf('staff', scope.actor.id)) return { scopes: SCOPES, allowedIps: [], expiresAt: null };
  const caller = await lockAdminKeyShared(scope, scope.actor.id);
  if (!caller) throw new AppError('revoked_key');
  return { scopes: caller.scopes, allowedIps: caller.allowed_ips, expiresAt: caller.expires_at };
}

/**
 * POST /api-keys/{api_key_id}/roll: a new key takes the place of this one, which works for some hours more. Throws 404
 * `not_found`, 409 `invalid_state` for a key that has expired or was rolled already, and refuses what POST /api-keys
 * does.
 */
export async function rollApiKey(
  scope: Scope,
  { params, body }: KeyParams & { body: RollInput },
): Promise<NewApiKey> {
  const old = requireFound(await lockAdminKey(scope, params.api_key_id), 'API key', params.api_key_id);
  if (old.rolled_at !== null || (old.expires_at !== null && old.expires_at <= scope.now)) {
    throw new AppError('invalid_state', {
      message:
        old.rolled_at === null
          ? 'This key has expired. Create another one.'
          : 'This key has already been rolled. Roll the new key instead.',
    });
  }
  const caller = await callerOf(scope);
  const successor = {
    label: old.label,
    scopes: adminKeyView(old, scope.tenant.mode).scopes,
    allowedIps: addressesOf(old.allowed_ips, caller.allowedIps),
    expiresAt: expiryOf(old.expires_at?.toISOString() ?? null, caller.expiresAt),
  };
  const overlapEnds = new Date(scope.now.getTime() + body.overlap_hours * HOUR_MS);
  const { expires_at: end } = old;
  await endRolledKey(scope, old.id, end !== null && end < overlapEnds ? end : overlapEnds);
  const made = await issueKey(scope, successor);
  await notifyOwnersOfAccess(
    scope,
    'An API key was rolled',
    `The API key ${old.id} ends soon, and ${made.id} takes its place.`,
  );
  return made;
}

/** DELETE /api-keys/{api_key_id}: revokes it, even the caller's own, in every process. */
export async function deleteApiKey(scope: Scope, { params }: KeyParams): Promise<void> {
  if (!(await revokeAdminKey(scope, params.api_key_id))) throw notFound('API key', params.api_key_id);
  await notifyOwnersOfAccess(
    scope,
    'An API key was revoked',
    `The API key ${params.api_key_id} no longer works.`,
  );
}

const DAY_MS = 86_400_000;
/** Maximum entries for one key in an hour, since its holder may use any number of addresses. */
const MAX_REFUSED = 60;

/**
 * Records that a key (the actor) was refused because of its address: in the audit log once an hour and address, and by
 * email to the owners once a day, since somebody else may have the key.
 */
export async function recordRefusedKey(scope: Scope): Promise<void> {
  const { id, address = null } = scope.actor;
  // Of several processes that refuse it concurrently, one records it.
  if (!(await lockAdminKey(scope, id))) return;
  const ago = (ms: number) => new Date(scope.now.getTime() - ms);
  const known = await countAudited(scope, {
    actor: id,
    action: 'api_keys.refused',
    address,
    since: ago(DAY_MS),
    recently: ago(HOUR_MS),
  });
  if (known.here > 0 || known.recent >= MAX_REFUSED) return;
  if (known.all === 0) {
    await notifyOwnersOfAccess(
      scope,
      'An API key was refused',
      `The API key ${id} was refused: it was used from ${address ?? 'an unknown address'}, which is not one of its allowed addresses. If this was not you, somebody else has the key: revoke it.`,
    );
  }
  await insertAudit(scope, { action: 'api_keys.refused', subject: id });
}

/** Tells the owners of a key that was made. */
export async function notifyOwnersOfNewKey(
  scope: Scope,
  { id, last_four: end, scopes }: NewApiKey,
): Promise<void> {
  const what = scopes.length === SCOPES.length ? 'all scopes' : `the scopes ${scopes.join(', ')}`;
  await notifyOwnersOfAccess(
    scope,
    'An API key was created',
    `The API key ${id} was created. It ends with ${end} and has ${what}.`,
  );
}

/**
 * Creates a key of the tenant with these scopes. Throws 422 `invalid_value` for an expiry that has passed,
 * `too_many_items` beyond a hundred keys.
 */
export async function issueKey(
  scope: Scope,
  key: {
    label: string | null;
    scopes: readonly AccessScope[];
    allowedIps: readonly string[];
    expiresAt: Date | null;
  },
): Promise<NewApiKey> {
  if (key.expiresAt !== null && key.expiresAt <= scope.now) {
    throw new AppError('invalid_value', {
      message: '`expires_at` must be in the future.',
      param: 'expires_at',
    });
  }
  if ((await countAdminKeys(scope)) >= MAX_KEYS) {
    throw new AppError('too_many_items', {
      message: `An environment can have at most ${MAX_KEYS} keys. Revoke an unused one.`,
    });
  }
  const { key: secret, last_four } = newApiKey(scope.deployment.keyPrefix, scope.tenant.mode, 'adm');
  const row = await insertAdminKey(scope, {
    id: scope.newId('adminKey'),
    label: key.label,
    scopes: [...new Set(key.scopes)],
    allowed_ips: [...key.allowedIps],
    digest: scope.deployment.digestKey(secret),
    last_four,
    expires_at: key.expiresAt,
  });
  return { ...adminKeyView(row, scope.tenant.mode), key: secret };
}
