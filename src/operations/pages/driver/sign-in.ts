/**
 * Signs drivers in: the texted link says who it is, the PIN proves it. The first PIN is set, every later one
 * compared. Slow digests are computed between transactions, never inside one.
 */
import { insertAudit } from '../../../db/audit.js';
import type { Scope, ScopeSource } from '../../../db/scope.js';
import { inScope } from '../../../db/transaction.js';
import { localDateTime } from '../../../domain/local-time.js';
import { countTry, PIN } from '../../../domain/pin.js';
import {
  deleteDriverSession,
  findDriverOfSession,
  findPin,
  findTenantOfDriver,
  findTenantOfDriverSession,
  insertDriverSession,
  insertPin,
  lockPin,
  updateTries,
} from '../../../records/driver-access.js';
import { type DriverRow, findDriver, lockDriver, moveDriver } from '../../../records/drivers.js';
import { findSenderNames } from '../../../records/sender-names.js';
import { digestSlowly, isDigestOf, randomSecret } from '../../../runtime/secrets.js';
import { isDriverLink } from '../../messages/invite-link.js';

/** A session is a working day: drivers enter the PIN again the next morning. */
export const SESSION_HOURS = 16;

/** Who a link claims to be. */
export type Link = { id: string; signature: string };

/** A driver behind a valid link: whether a PIN is set yet, and until when (local time) none may be tried. */
export type Visitor = {
  tenant: string;
  driver: DriverRow;
  courier: string;
  hasPin: boolean;
  lockedUntil: string | null;
};

/** Returns the driver of a link; null when it leads nowhere, or no longer does. */
export async function findVisitor(source: ScopeSource, link: Link): Promise<Visitor | null> {
  const tenant = await findTenantOfDriver(source.db, link.id);
  if (tenant === null) return null;
  return inScope(source, tenant, link.id, async (scope) => {
    const driver = await findDriver(scope, link.id);
    if (!driver || !isDriverLink(scope, driver, link.signature)) return null;
    const pin = await findPin(scope, driver.id);
    const until = pin?.locked_until ?? null;
    const { courier } = await findSenderNames(scope, []);
    const lockedUntil = until !== null && until > scope.now ? localTime(scope, until) : null;
    return { tenant, driver, courier, hasPin: pin !== undefined, lockedUntil };
  });
}

/** The outcome of a PIN: a session's secret, or why there is none. */
export type SignIn =
  | { secret: string }
  | { problem: 'not_a_pin' | 'link' }
  | { problem: 'wrong'; left: number }
  | { problem: 'locked'; until: string };

/** Signs the driver of a link in; the first PIN is set by this. */
export async function signIn(source: ScopeSource, link: Link, pin: string): Promise<SignIn> {
  const visitor = await findVisitor(source, link);
  if (!visitor || visitor.driver.app_status === 'suspended') return { problem: 'link' };
  if (!PIN.test(pin)) return { problem: 'not_a_pin' };
  // With the pepper: six digits alone are soon guessed by whoever has the digest.
  const peppered = source.deployment.digestKey(`${link.id}/${pin}`);
  if (!visitor.hasPin) {
    const digest = await digestSlowly(peppered);
    const set = await inScope(source, visitor.tenant, link.id, async (scope) => {
      const driver = await lockedDriver(scope, link);
      if (!driver) return { problem: 'link' as const };
      if (!(await insertPin(scope, driver.id, digest))) return null;
      await moveDriver(scope, driver, 'pin_set');
      await insertAudit(scope, { action: 'drivers.set_pin', subject: driver.id });
      return beginSession(source, scope, driver);
    });
    // Another phone was quicker, and set one.
    if (set !== null) return set;
  }
  return compare(source, visitor.tenant, link, peppered);
}

async function compare(source: ScopeSource, tenant: string, link: Link, peppered: string): Promise<SignIn> {
  const counted = await inScope(source, tenant, link.id, async (scope) => {
    const pin = await lockPin(scope, link.id);
    if (!pin) return { problem: 'link' as const };
    const tried = countTry(pin, scope.now);
    if (!tried.ok) return { problem: 'locked' as const, until: localTime(scope, tried.until) };
    await updateTries(scope, link.id, tried.then);
    if (tried.left === 0) await insertAudit(scope, { action: 'drivers.last_try', subject: link.id });
    const until = tried.then.locked_until;
    return { pin, left: tried.left, until: until === null ? '' : localTime(scope, until) };
  });
  if ('problem' in counted) return counted;
  if (!(await isDigestOf(peppered, counted.pin))) {
    if (counted.left === 0) return { problem: 'locked', until: counted.until };
    return { problem: 'wrong', left: counted.left };
  }
  return inScope(source, tenant, link.id, async (scope) => {
    const driver = await lockedDriver(scope, link);
    const pin = await lockPin(scope, link.id);
    // The driver was suspended meanwhile, or invited again.
    if (!driver || !pin?.hash.equals(counted.pin.hash)) return { problem: 'link' };
    await updateTries(scope, link.id, { tries: 0, locked_until: null });
    await insertAudit(scope, { action: 'drivers.sign_in', subject: driver.id });
    return beginSession(source, scope, driver);
  });
}

/** Returns the driver, locked, if the link is still valid. */
async function lockedDriver(scope: Scope, { id, signature }: Link): Promise<DriverRow | null> {
  const driver = await lockDriver(scope, id);
  if (!driver || driver.app_status === 'suspended') return null;
  return isDriverLink(scope, driver, signature) ? driver : null;
}

async function beginSession(
  source: ScopeSource,
  scope: Scope,
  driver: DriverRow,
): Promise<{ secret: string }> {
  const secret = randomSecret();
  await insertDriverSession(scope, {
    digest: source.deployment.digestKey(secret),
    driver: driver.id,
    expires_at: new Date(scope.now.getTime() + SESSION_HOURS * 3_600_000),
  });
  return { secret };
}

/** A valid session: whose it is, and the token that its writes must carry. */
export type Session = { tenant: string; driver: string; digest: string; token: string };

/**
 * Returns the session of a cookie's secret, or null. Its validity is checked again in the transaction of each action.
 */
export async function findSession(source: ScopeSource, secret: string): Promise<Session | null> {
  const digest = source.deployment.digestKey(secret);
  const tenant = await findTenantOfDriverSession(source.db, digest);
  if (tenant === null) return null;
  const driver = await inScope(source, tenant, 'driver', (scope) => holderOf(scope, digest));
  if (driver === null) return null;
  return {
    tenant,
    driver: driver.id,
    digest,
    token: source.deployment.vault.sign(`driver-session/${digest}`),
  };
}

/** Returns the driver of a session, while it is valid and they may use it; otherwise null. */
export async function holderOf(scope: Scope, digest: string): Promise<DriverRow | null> {
  const id = await findDriverOfSession(scope, digest);
  const driver = id === undefined ? undefined : await findDriver(scope, id);
  return driver && driver.app_status !== 'suspended' ? driver : null;
}

/** Ends a session. */
export async function signOut(source: ScopeSource, { tenant, driver, digest }: Session): Promise<void> {
  await inScope(source, tenant, driver, (scope) => deleteDriverSession(scope, digest));
}

function localTime(scope: Scope, at: Date): string {
  // Rounded up: at that time another try is allowed.
  return localDateTime(new Date(at.getTime() + 59_999), scope.tenant.timezone).time;
}
