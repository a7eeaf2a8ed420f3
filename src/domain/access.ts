/**
 * Environments, plans and scopes: who may do what (specification "Authentication", docs/behaviour.md "Tenancy, environments,
 * plans").
 */

export const MODES = ['live', 'sandbox'] as const;
export type Mode = (typeof MODES)[number];

export const PLANS = ['growth', 'pro', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

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

/** Those that allow writing something. */
export const WRITE_SCOPES = [
  'orders:write',
  'bookings:write',
  'routes:write',
  'fleet:write',
  'shippers:write',
  'webhooks:write',
] as const satisfies readonly AccessScope[];

/** True when the key's scopes hold any one of those asked for; `x:write` includes `x:read`. */
export function holdsScope(held: readonly string[], anyOf: readonly AccessScope[]): boolean {
  return anyOf.some((scope) => held.includes(scope) || held.includes(scope.replace(/:read$/, ':write')));
}

/** The first of these scopes that the key's do not hold; undefined if they hold all of them. */
export function missingScope(
  held: readonly string[],
  wanted: readonly AccessScope[],
): AccessScope | undefined {
  return wanted.find((scope) => !holdsScope(held, [scope]));
}

/** Plans with the route agent. */
export const AGENT_PLANS: readonly Plan[] = PLANS.filter(
  (plan) => planAllows(plan, { writes: false, agent: true }) === 'yes',
);

/** What a plan allows: Growth reads, and has no route agent. */
export function planAllows(
  plan: Plan,
  request: { writes: boolean; agent: boolean },
): 'yes' | 'plan_read_only' | 'plan_feature_unavailable' {
  if (plan !== 'growth') return 'yes';
  if (request.agent) return 'plan_feature_unavailable';
  return request.writes ? 'plan_read_only' : 'yes';
}

/** What staff may do in the console, the most first. */
export const ROLES = ['owner', 'dispatcher', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** What a role allows: everybody reads, dispatchers write, and what is `ownersOnly` (keys, staff) is the owners'. */
export function roleAllows(role: Role, request: { writes: boolean; ownersOnly: boolean }): boolean {
  if (role === 'owner') return true;
  if (request.ownersOnly) return false;
  return role === 'dispatcher' || !request.writes;
}
