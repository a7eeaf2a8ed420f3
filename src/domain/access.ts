/**
 * Environments, plans, scopes and roles, and what they allow (specification "Authentication", docs/behaviour.md
 * "Tenancy, environments, plans").
 */

export const MODES = ['live', 'sandbox'] as const;
export type Mode = (typeof MODES)[number];

export const PLANS = ['growth', 'pro', 'enterprise'] as const;
export type SubscriptionTier = (typeof PLANS)[number];

export const SCOPES = [
  'orders:read',
  'orders:write',
  'bookings:write',
  'routes:read',
  'routes:write',
  'fleet:write',
  'shippers:write',
  'webhooks:write',
] as const;
export type AccessScope = (typeof SCOPES)[number];

/** Returns true when the key's scopes include any one of those asked for; `x:write` includes `x:read`. */
export function holdsScope(held: readonly string[], anyOf: readonly AccessScope[]): boolean {
  return anyOf.some((scope) => held.includes(scope) || held.includes(scope.replace(/:read$/, ':write')));
}

/** Returns the first of these scopes that the key lacks; undefined if it has them all. */
export function missingScope(
  held: readonly string[],
  wanted: readonly AccessScope[],
): AccessScope | undefined {
  return wanted.find((scope) => !holdsScope(held, [scope]));
}

/** Plans with the route agent. */
export const AGENT_PLANS: readonly SubscriptionTier[] = PLANS.filter(
  (plan) => planAllows(plan, { writes: false, agent: true }) === 'yes',
);

/** Returns what a plan allows: Growth can only read, and has no route agent. */
export function planAllows(
  plan: SubscriptionTier,
  request: { writes: boolean; agent: boolean },
): 'yes' | 'plan_read_only' | 'plan_feature_unavailable' {
  if (plan !== 'growth') return 'yes';
  if (request.agent) return 'plan_feature_unavailable';
  return request.writes ? 'plan_read_only' : 'yes';
}

/** Roles of staff in the console, the most powerful first. */
export const ROLES = ['owner', 'dispatcher', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Returns what a role allows: everybody can read, dispatchers can write, and only owners can use `ownersOnly`. */
export function roleAllows(role: Role, request: { writes: boolean; ownersOnly: boolean }): boolean {
  if (role === 'owner') return true;
  if (request.ownersOnly) return false;
  return role === 'dispatcher' || !request.writes;
}
