/**
 * Signs drivers in: the texted link identifies the driver, the PIN proves it. The first PIN is stored, later ones are
 * compared with it. Slow digests are computed between transactions, never inside one.
 */
import { findTenantBy } from '../../db/queries.js';
import { insertAudit } from '../../db/audit.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { localDateTime } from '@waypost/base/local-time';
import { countTry, isTrivial, PIN } from '../../domain/pin.js';
import {
  deleteDriverSession,
  findDriverSession,
  findPin,
  insertDriverSession,
  insertPin,
  lockPin,
  type PinRow,
  updateTries,
} from '../../sessions/driver.js';
import { type DriverRow, findDriver, lockDriver, moveDriver } from '../../setup/drivers/rows.js';
import { findSettings } from '../../setup/settings/rows.js';
import { listOwnerEmails } from '../../setup/staff/rows.js';
import { findSenderNames } from '../../records/sender-names.js';
import { driverSession } from '../../page-kit/sessions.js';
import { digestSlowly, isDigestOf } from '../../runtime/secrets.js';
import { isDriverLink, isLapsed } from '../../messaging/invite-link.js';
import { queueNotice } from '../../messaging/owner-notice.js';
import { longDay } from '../../messaging/wording.js';

/** The driver that a link names. */
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
  const tenant = await findTenantBy(source.db, 'tenant_of_driver', link.id);
  if (tenant === null) return null;
  return inScope(source, tenant, link.id, async (scope) => {
    const driver = await findDriver(scope, link.id);
    if (!driver || !isDriverLink(scope, driver, link.signature)) return null;
    const pin = await findPin(scope, driver.id);
    if (!pin && isLapsed(scope, driver.invited_at)) return null;
    const until = pin?.locked_until ?? null;
    const { courier } = await findSenderNames(scope, []);
    const lockedUntil = until !== null && until > scope.now ? localTime(scope, until) : null;
    return { tenant, driver, courier, hasPin: pin !== undefined, lockedUntil };
  });
}

/** The outcome of a PIN: a session's secret, or why there is none. */
export type SignIn =
  | { secret: string }
  | { problem: 'not_a_pin' | 'trivial' | 'link' }
  | { problem: 'wrong'; left: number }
  | { problem: 'locked'; until: string };

/** Signs the driver of a link in; the first PIN is set by this. */
export async function signIn(source: ScopeSource, link: Link, pin: string): Promise<SignIn> {
  const visitor = await findVisitor(source, link);
  if (!visitor || visitor.driver.app_status === 'suspended') return { problem: 'link' };
  if (!PIN.test(pin)) return { problem: 'not_a_pin' };
  // With the pepper: anyone with the digest could otherwise try all six-digit PINs.
  const peppered = source.deployment.digestKey(`${link.id}/${pin}`);
  if (!visitor.hasPin) {
    if (isTrivial(pin)) return { problem: 'trivial' };
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

/** A try that counts, before the PIN is compared; or why there is none. */
type CountedTry =
  | Extract<SignIn, { problem: 'locked' }>
  | { problem: 'link' }
  | { pin: PinRow; left: number; until: string };

async function compare(source: ScopeSource, tenant: string, link: Link, peppered: string): Promise<SignIn> {
  const counted = await inScope(source, tenant, link.id, async (scope): Promise<CountedTry> => {
    const pin = await lockPin(scope, link.id);
    if (!pin) return { problem: 'link' };
    const tried = countTry(pin, scope.now);
    if (!tried.ok) return { problem: 'locked', until: localTime(scope, tried.until) };
    await updateTries(scope, link.id, tried.then);
    const until = tried.then.locked_until;
    return { pin, left: tried.left, until: until === null ? '' : localTime(scope, until) };
  });
  if ('problem' in counted) return counted;
  if (!(await isDigestOf(peppered, counted.pin))) {
    await inScope(source, tenant, link.id, async (scope) => {
      await insertAudit(scope, { action: 'drivers.sign_in_failed', subject: link.id });
      if (counted.left === 0) await notifyOfficeOfLock(scope, link.id);
    });
    if (counted.left === 0) return { problem: 'locked', until: counted.until };
    return { problem: 'wrong', left: counted.left };
  }
  return inScope(source, tenant, link.id, async (scope) => {
    const driver = await lockedDriver(scope, link);
    const pin = await lockPin(scope, link.id);
    // The driver has been suspended or invited again since.
    if (!driver || !pin?.hash.equals(counted.pin.hash)) return { problem: 'link' };
    await updateTries(scope, link.id, { tries: 0, locks: 0, locked_until: null });
    await insertAudit(scope, { action: 'drivers.sign_in', subject: driver.id });
    return beginSession(source, scope, driver);
  });
}

/** Tells the office of a lock: the audit log, the owners and the courier's contacts. */
async function notifyOfficeOfLock(scope: Scope, driver: string): Promise<void> {
  const pin = await findPin(scope, driver);
  if (!pin?.locked_until) return;
  const until = localDateTime(pin.locked_until, scope.tenant.timezone);
  await insertAudit(scope, { action: 'drivers.locked', subject: driver });
  const { notify_emails: contacts } = await findSettings(scope);
  const told = [...new Set([...(await listOwnerEmails(scope)), ...contacts])];
  await queueNotice(scope, 'driver_locked', told, {
    subject: 'A driver is locked out',
    paragraphs: [
      `Somebody entered five wrong PINs in a row with the link of driver ${driver}. No PIN works until ${until.time} on ${until.date}; open sessions continue.`,
      'See who it is in the console, under Setup, Drivers. If it was the driver, send a new invitation, so that they can set another PIN. If it was not, the phone or the link is in the wrong hands: suspend the driver, or send a new invitation, which ends the link.',
    ],
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
  const { secret, digest } = driverSession.create(source);
  await insertDriverSession(scope, {
    digest,
    driver: driver.id,
    expires_at: new Date(scope.now.getTime() + driverSession.seconds * 1000),
  });
  return { secret };
}

/** A valid session: whose it is, and the token that its writes must carry. */
export type Session = { tenant: string; driver: string; digest: string; token: string };

/**
 * Returns the session of a cookie's secret, or null. Its validity is checked again in the transaction of each action.
 */
export async function findSession(source: ScopeSource, secret: string): Promise<Session | null> {
  const digest = driverSession.digestOf(source, secret);
  const tenant = await findTenantBy(source.db, 'tenant_of_driver_session', digest);
  if (tenant === null) return null;
  const driver = await inScope(source, tenant, 'driver', (scope) => holderOf(scope, digest));
  if (driver === null) return null;
  return { tenant, driver: driver.id, digest, token: driverSession.tokenOf(source, digest) };
}

export type Holder = DriverRow & { session_ends: Date };

/** Returns the driver of a session, while it is valid and they may use it; otherwise null. */
export async function holderOf(scope: Scope, digest: string): Promise<Holder | null> {
  const session = await findDriverSession(scope, digest);
  const driver = session && (await findDriver(scope, session.driver));
  if (!driver || driver.app_status === 'suspended') return null;
  return { ...driver, session_ends: session.expires_at };
}

export async function signOut(source: ScopeSource, { tenant, driver, digest }: Session): Promise<void> {
  await inScope(source, tenant, driver, (scope) => deleteDriverSession(scope, digest));
}

function localTime(scope: Scope, at: Date): string {
  const { timezone } = scope.tenant;
  // Rounded up: at that time another try is allowed.
  const { date, time } = localDateTime(new Date(at.getTime() + 59_999), timezone);
  return date === localDateTime(scope.now, timezone).date ? time : `${time} on ${longDay(date)}`;
}
