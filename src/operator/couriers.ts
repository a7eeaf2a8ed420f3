/**
 * What only an operator can do: couriers, their admin keys, and the numbers that they text from. A courier that chose a
 * number itself could take over another one's replies. `source.db` must act as the database's owner, who sees every
 * tenant's rows.
 */
import { insertAudit } from '../db/audit.js';
import type { ScopeSource } from '../db/scope.js';
import { withScope } from '../db/transaction.js';
import { type AccessScope, type Mode, MODES, SCOPES, type SubscriptionTier } from '../domain/access.js';
import { AppError } from '../domain/errors.js';
import { NAME_CHARACTERS } from '../domain/text-lengths.js';
import { type CourierRow, insertCourier, requireTenant, updatePlan } from '../records/couriers.js';
import { deleteNumber, findNumber, insertNumber } from '../records/sms-numbers.js';
import { phoneInput } from '../resources/phone.js';
import { line } from '../resources/schema-helpers.js';
import { deleteApiKey, issueKey, notifyOwnersOfNewKey } from '../setup/api-keys/commands.js';
import { type AdminKeyRow, findAdminKey } from '../setup/api-keys/rows.js';
import { findSettings, lockSettings, updateSettings } from '../setup/settings/rows.js';

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
  const tenant = await requireTenant(source.db, courier, mode);
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
  const tenant = await requireTenant(source.db, key.courier, key.mode);
  await withScope(source, tenant, OPERATOR, async (scope) => {
    await deleteApiKey(scope, { params: { api_key_id: id } });
    await insertAudit(scope, { action: 'api_keys.revoke', subject: id });
  });
  return (await findAdminKey(source.db, id)) ?? key;
}

/**
 * Moves a courier to another plan, which applies from the next request and the agent's next assessment. Throws
 * `not_found`.
 */
export async function setPlan(
  source: ScopeSource,
  { courier, plan }: { courier: string; plan: SubscriptionTier },
): Promise<ChangedPlan> {
  const live = await requireTenant(source.db, courier, 'live');
  const tenants = [live, await requireTenant(source.db, courier, 'sandbox')];
  return withScope(source, live, OPERATOR, async (scope) => {
    const changed = await updatePlan(scope.trx, courier, plan);
    for (const tenant of tenants) {
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

export type GivenNumber = { number: string; courier: string; given_at: Date };

/**
 * Gives a number to a courier. One that it has stays as it is. Throws `not_found` for the courier, `invalid_value` for
 * the number, `in_use` when it is another courier's or the one that couriers share.
 */
export async function addNumber(
  source: ScopeSource,
  { courier, number: given }: { courier: string; number: string },
): Promise<GivenNumber> {
  const number = parseNumber(given);
  const tenant = await requireTenant(source.db, courier, 'live');
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
  const tenant = await requireTenant(source.db, courier, 'live');
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
