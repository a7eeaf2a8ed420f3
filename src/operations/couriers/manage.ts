/**
 * What an operator does without the API: couriers and their admin keys. `source.db` must be the database's owner, who
 * sees every tenant's rows.
 */
import type { ScopeSource } from '../../db/scope.js';
import { type AccessScope, type Mode, type Plan, SCOPES } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import { type AdminKeyRow, findAdminKey, insertAdminKey, revokeAdminKey } from '../../records/admin-keys.js';
import { newApiKey } from '../../records/api-keys.js';
import { findTenant, insertCourier } from '../../records/couriers.js';

type Source = Pick<ScopeSource, 'db' | 'clock' | 'newId' | 'settings'>;

export type NewCourier = { id: string; name: string; plan: Plan; tenants: Record<Mode, string> };
export type NewAdminKey = { id: string; key: string; mode: Mode; scopes: AccessScope[] };

const MAX_NAME = 120;
const MAX_LABEL = 80;

/** Adds a courier with a live and a sandbox tenant. */
export async function createCourier(
  source: Source,
  { name, plan }: { name: string; plan: Plan },
): Promise<NewCourier> {
  refuseLength('name', name, MAX_NAME);
  const id = source.newId('courier');
  const tenants = { live: source.newId('tenant'), sandbox: source.newId('tenant') };
  await insertCourier(source.db, { id, name, plan, created_at: source.clock() }, tenants);
  return { id, name, plan, tenants };
}

/**
 * Adds an admin key to a courier's tenant; all scopes unless told otherwise. The key is returned this once.
 * `not_found` for the courier, `invalid_value` for a scope or label.
 */
export async function createAdminKey(
  source: Source,
  options: { courier: string; mode: Mode; scopes?: readonly string[]; label?: string | undefined },
): Promise<NewAdminKey> {
  const { courier, mode, label } = options;
  const scopes = knownScopes(options.scopes ?? SCOPES);
  if (label !== undefined) refuseLength('label', label, MAX_LABEL);
  const tenant = await findTenant(source.db, courier, mode);
  if (!tenant) throw new AppError('not_found', { message: `There is no courier ${courier}.` });
  const id = source.newId('adminKey');
  const { key, last_four } = newApiKey(source.settings.keyPrefix, mode, 'adm');
  await insertAdminKey(source.db, {
    tenant_id: tenant.id,
    id,
    label: label ?? null,
    scopes,
    digest: source.settings.digestKey(key),
    last_four,
    created_at: source.clock(),
  });
  return { id, key, mode, scopes };
}

/** Revokes an admin key, which every process honours within seconds. `not_found`. */
export async function revokeKey(source: Source, id: string): Promise<AdminKeyRow> {
  await revokeAdminKey(source.db, id, source.clock());
  const key = await findAdminKey(source.db, id);
  if (!key) throw new AppError('not_found', { message: `There is no key ${id}.` });
  return key;
}

function knownScopes(names: readonly string[]): AccessScope[] {
  const isScope = (name: string): name is AccessScope => (SCOPES as readonly string[]).includes(name);
  const unknown = names.find((name) => !isScope(name));
  if (unknown !== undefined || names.length === 0) {
    throw new AppError('invalid_value', {
      message: `There is no scope "${unknown ?? ''}". Scopes: ${SCOPES.join(', ')}.`,
      param: 'scopes',
    });
  }
  return [...new Set(names.filter(isScope))];
}

function refuseLength(param: string, text: string, max: number): void {
  if (text.trim() !== '' && text.length <= max) return;
  throw new AppError('invalid_value', { message: `The ${param} takes 1 to ${max} characters.`, param });
}
