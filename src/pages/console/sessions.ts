/**
 * Sessions of the console: started by a link, identified by a cookie, ended by signing out, by expiry, or when the
 * member of staff is removed.
 */
import type { Request } from 'express';
import { insertAudit } from '../../db/audit.js';
import type { ScopeSource, Tenant } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { type Mode, MODES } from '../../domain/access.js';
import { AppError, notFound } from '../../domain/errors.js';
import {
  type ConsoleSessionRow,
  deleteOwnSession,
  deleteConsoleSessions,
  endConsoleLinks,
  findConsoleSession,
  insertConsoleSession,
  listConsoleSessions,
  touchConsoleSession,
  useConsoleLink,
} from '../../sessions/console.js';
import { findSenderNames } from '../../records/sender-names.js';
import { consoleSession } from '../../page-kit/sessions.js';
import { refuseCrossSite } from '../../page-kit/csrf.js';
import { isOpen, withLink } from '../../setup/staff/links.js';

/** Precision of a session's last use. */
const NOTE_USE_MS = 5 * 60_000;

/** A valid session, and the token that its writes must carry. */
export type Session = ConsoleSessionRow & { csrfToken: string };

/** Effect of a link: sign somebody in, once or any number of times; or none. */
export type LinkPreview =
  | { opens: 'unknown' | 'ended' | 'always' }
  | {
      opens: 'once';
      email: string;
      courier: string;
      /** It was asked for in the browser that opened it. */
      isAskedHere: boolean;
    };

/** Returns what a link would do in the browser with this secret. */
export async function inspectLink(
  source: ScopeSource,
  token: string,
  browser: string | undefined,
): Promise<LinkPreview> {
  const preview = await withLink(source, token, async (scope, link, staff): Promise<LinkPreview> => {
    if (!isOpen(link, scope.now)) return { opens: 'ended' };
    if (link.expires_at === null) return { opens: 'always' };
    const { courier } = await findSenderNames(scope, []);
    const isAskedHere = browser !== undefined && link.asked_by === browserDigest(source, browser);
    return { opens: 'once', email: staff.email, courier, isAskedHere };
  });
  return preview ?? { opens: 'unknown' };
}

/** Returns the digest of the cookie by which a browser is recognised when it opens a link that it asked for. */
export function browserDigest(source: ScopeSource, secret: string): string {
  return source.deployment.digestKey(`console-browser/${secret}`);
}

/**
 * Begins a session by a link, and uses the link up. Returns the session's secret; null when the link opens nothing
 * any more.
 */
export async function signIn(source: ScopeSource, token: string, device: string): Promise<string | null> {
  return withLink(source, token, async (scope, link, staff) => {
    if (!(await useConsoleLink(scope, link.id))) {
      await insertAudit(scope, { action: 'console.sign_in_failed', subject: staff.id });
      return null;
    }
    const { secret, digest } = consoleSession.create(source);
    await insertConsoleSession(scope, {
      digest,
      staff: staff.id,
      demo: link.kind === 'demo',
      device,
      expires_at: new Date(scope.now.getTime() + consoleSession.seconds * 1000),
    });
    await insertAudit(scope, { action: 'console.sign_in', subject: staff.id });
    return secret;
  });
}

/** Returns what a session must not have passed to be valid: its end, and the time since its last use. */
export function validity({ clock, deployment }: ScopeSource): { at: Date; usedSince: Date } {
  const at = clock();
  return { at, usedSince: new Date(at.getTime() - deployment.consoleIdleHours * 3_600_000) };
}

/** Returns the session of a request's cookie, or null. */
async function findSession(source: ScopeSource, request: Request): Promise<Session | null> {
  const secret = consoleSession.secretOf(request);
  if (secret === undefined || secret === '') return null;
  const digest = consoleSession.digestOf(source, secret);
  const row = await findConsoleSession(source.db, digest, validity(source));
  if (row && source.clock().getTime() - row.last_used_at.getTime() > NOTE_USE_MS) {
    await inScope(source, row.live, row.staff, (scope) => touchConsoleSession(scope, row.id));
  }
  return row ? { ...row, csrfToken: consoleSession.tokenOf(source, digest) } : null;
}

/**
 * Returns the session of a request. Throws 401 `signed_out` without one, 403 `csrf` for a write from another site, or
 * without the session's token.
 */
export async function requireSession(source: ScopeSource, request: Request): Promise<Session> {
  const session = await findSession(source, request);
  if (!session) throw new AppError('signed_out', { message: 'Sign in.' });
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  if (reads) return session;
  refuseCrossSite(request, source.deployment.publicUrl);
  if (consoleSession.hasToken(source, request, request.get('X-CSRF-Token'))) return session;
  throw new AppError('csrf', { message: 'Send the X-CSRF-Token of GET /console/session.' });
}

/** Returns the tenant of a session's courier in an environment. */
export function tenantOf(session: Session, mode: Mode): Tenant {
  const { courier, plan } = session;
  return mode === 'live'
    ? { id: session.live, courier, mode, plan, timezone: session.live_timezone }
    : { id: session.sandbox, courier, mode, plan, timezone: session.sandbox_timezone };
}

/** Returns the environment that a request asks for; live by default. Throws 422 `invalid_value`. */
export function modeOf(word: string | undefined): Mode {
  const mode = word === undefined ? 'live' : MODES.find((each) => each === word);
  if (mode !== undefined) return mode;
  throw new AppError('invalid_value', {
    message: '`Waypost-Mode` must be live or sandbox.',
    param: 'Waypost-Mode',
  });
}

/** Ends the session, or every session of its holder together with their unused mailed links. */
export async function signOut(source: ScopeSource, session: Session, everywhere: boolean): Promise<void> {
  await inScope(source, session.live, session.staff, async (scope) => {
    if (everywhere) await endConsoleLinks(scope, session.staff);
    await deleteConsoleSessions(scope, everywhere ? { staff: session.staff } : { session: session.id });
    const action = everywhere ? 'console.sign_out_everywhere' : 'console.sign_out';
    await insertAudit(scope, { action, subject: session.staff });
  });
}

/** GET /console/sessions: the caller's, the last used first. */
export async function listOwnSessions(source: ScopeSource, session: Session): Promise<object> {
  const rows = await inScope(source, session.live, session.staff, (scope) =>
    listConsoleSessions(scope, session.staff, validity(source).usedSince),
  );
  return {
    object: 'list',
    data: rows.map(({ id, device, created_at, last_used_at, expires_at }) => ({
      object: 'console_session',
      id,
      device,
      current: id === session.id,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
    has_more: false,
  };
}

/** DELETE /console/sessions/{id}: ends one of them. Throws 404 `not_found` for somebody else's. */
export async function endOwnSession(source: ScopeSource, session: Session, id: string): Promise<void> {
  await inScope(source, session.live, session.staff, async (scope) => {
    if (!(await deleteOwnSession(scope, session.staff, id))) throw notFound('session of yours', id);
    await insertAudit(scope, { action: 'console.end_session', subject: session.staff, detail: id });
  });
}
