/**
 * What an operator does without the API: couriers and their admin keys. `source.db` must act as the database's owner,
 * who sees every tenant's rows.
 */
import { insertAudit } from '../db/audit.js';
import type { ScopeSource } from '../db/scope.js';
import { withScope } from '../db/transaction.js';
import { type AccessScope, type Mode, MODES, type SubscriptionTier, SCOPES } from '../domain/access.js';
import { AppError } from '../domain/errors.js';
import { NAME_CHARACTERS } from '../domain/text-lengths.js';
import { type AdminKeyRow, findAdminKey } from '../setup/api-keys/rows.js';
import { type CourierRow, findTenant, insertCourier, updatePlan } from '../records/couriers.js';
import { line } from '../resources/schema-helpers.js';
import { deleteApiKey, issueKey, notifyOwnersOfNewKey } from '../setup/api-keys/commands.js';

export type NewCourier = { id: string; name: string; plan: SubscriptionTier; tenants: Record<Mode, string> };
export type ChangedPlan = Pick<CourierRow, 'id' | 'name' | 'plan'> & { plan_before: string };
export type NewAdminKey = { id: string; key: string; mode: Mode; scopes: AccessScope[] };

const MAX_LABEL = 80;
const OPERATOR = { id: 'operator', requestId: null };

/** Adds a courier with a live and a sandbox tenant. */
export async function createCourier(
  source: ScopeSource,
  { name, plan }: { name: string; plan: SubscriptionTier },
): Promise<NewCourier> {
  refuseLength('name', name, NAME_CHARACTERS);
  const id = source.newId('courier');
  const tenants = { live: source.newId('tenant'), sandbox: source.newId('tenant') };
  const live = { id: tenants.live, mode: 'live' as const, courier: id, plan, timezone: 'UTC' };
  await withScope(source, live, OPERATOR, async (scope) => {
    await insertCourier(scope.trx, { id, name, plan, created_at: scope.now }, tenants);
    for (const mode of MODES) {
      const tenant = { ...live, id: tenants[mode], mode };
      await insertAudit({ ...scope, tenant }, { action: 'courier.create', subject: id, detail: plan });
    }
  });
  return { id, name, plan, tenants };
}

/**
 * Adds an admin key to a courier's tenant, as POST /api-keys does; it has all scopes by default. The key is returned
 * only this once. Throws `not_found` for the courier, `invalid_value` for a scope, a label or an expiry.
 */
export async function createAdminKey(
  source: ScopeSource,
  options: {
    courier: string;
    mode: Mode;
    scopes?: readonly string[];
    label?: string | undefined;
    expiresAt?: string | undefined;
  },
): Promise<NewAdminKey> {
  const { courier, mode, label } = options;
  const scopes = knownScopes(options.scopes ?? SCOPES);
  const expiresAt = options.expiresAt === undefined ? null : instant('expires_at', options.expiresAt);
  if (label !== undefined) refuseLength('label', label, MAX_LABEL);
  const tenant = await findTenant(source.db, courier, mode);
  if (!tenant) throw new AppError('not_found', { message: `There is no courier ${courier}.` });
  const made = await withScope(source, tenant, OPERATOR, async (scope) => {
    const key = await issueKey(scope, { label: label ?? null, scopes, allowedIps: [], expiresAt });
    await insertAudit(scope, { action: 'api_keys.create', subject: key.id });
    await notifyOwnersOfNewKey(scope, key);
    return key;
  });
  return { id: made.id, key: made.key, mode, scopes: made.scopes };
}

/** Revokes an admin key, as DELETE /api-keys/{api_key_id} does; a revoked key stays as it is. Throws `not_found`. */
export async function revokeKey(source: ScopeSource, id: string): Promise<AdminKeyRow> {
  const key = await findAdminKey(source.db, id);
  if (!key) throw new AppError('not_found', { message: `There is no key ${id}.` });
  if (key.revoked_at !== null) return key;
  const tenant = await findTenant(source.db, key.courier, key.mode);
  if (!tenant) throw new Error(`The key ${id} has no tenant.`);
  await withScope(source, tenant, OPERATOR, async (scope) => {
    await deleteApiKey(scope, { params: { api_key_id: id } });
    await insertAudit(scope, { action: 'api_keys.revoke', subject: id });
  });
  return (await findAdminKey(source.db, id)) ?? key;
}

/**
 * Moves a courier to another plan, which applies from the next request on, and from the agent's next look. Throws
 * `not_found`.
 */
export async function setPlan(
  source: ScopeSource,
  { courier, plan }: { courier: string; plan: SubscriptionTier },
): Promise<ChangedPlan> {
  const tenants = await Promise.all(MODES.map((mode) => findTenant(source.db, courier, mode)));
  const [first] = tenants;
  if (!first) throw new AppError('not_found', { message: `There is no courier ${courier}.` });
  return withScope(source, first, OPERATOR, async (scope) => {
    const changed = await updatePlan(scope.trx, courier, plan);
    for (const tenant of tenants) {
      if (!tenant) continue;
      const detail = `${changed.plan_before} to ${plan}`;
      await insertAudit({ ...scope, tenant }, { action: 'courier.plan_changed', subject: courier, detail });
    }
    return changed;
  });
}

function knownScopes(names: readonly string[]): AccessScope[] {
  const isScope = (name: string): name is AccessScope => (SCOPES as readonly string[]).includes(name);
  const unknown = names.find((name) => !isScope(name));
  if (unknown !== undefined || names.length === 0) {
    throw new AppError('invalid_value', {
      message: `Unknown scope "${unknown ?? ''}". Scopes: ${SCOPES.join(', ')}.`,
      param: 'scopes',
    });
  }
  return [...new Set(names.filter(isScope))];
}

function refuseLength(param: string, text: string, max: number): void {
  if (line(max).safeParse(text).success) return;
  throw new AppError('invalid_value', {
    message: `\`${param}\` must be one line of 1 to ${max} characters.`,
    param,
  });
}

function instant(param: string, text: string): Date {
  const at = new Date(text);
  if (!Number.isNaN(at.getTime())) return at;
  throw new AppError('invalid_value', { message: `\`${param}\` must be a date-time, not "${text}".`, param });
}
