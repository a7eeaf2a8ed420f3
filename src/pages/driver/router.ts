/**
 * The drivers' page, `/driver`: entered by the texted link and a PIN, then today's run, which a script shows and
 * writes to. The session is a cookie that scripts cannot read, and every write carries a token that other sites
 * cannot know.
 */
import { createHash } from 'node:crypto';
import express from 'express';
import { type Request, type Response, Router } from 'express';
import { seenFrom } from '../../api/pipeline/seen-from.js';
import type { Budgets } from '../../api/pipeline/budget.js';
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { randomSecret } from '../../runtime/secrets.js';
import { driverSession, readCookie, writeCookie } from '../../page-kit/sessions.js';
import { COLOURS, PAGE_HEADERS } from '../../page-kit/layout.js';
import { createSessionLimit, limitPages } from '../../page-kit/limit.js';
import { type Answer, send } from '../../page-kit/views.js';
import { mountActions, type Authorise } from './actions.js';
import { findSession, findVisitor, holderOf, type Link, type Session, signIn, signOut } from './sign-in.js';
import { readState, daysAround } from './today.js';
import {
  manifest,
  noLink,
  pinPage,
  shellPage,
  strayForm,
  suspendedPage,
  switchPage,
  unknownDriverLink,
} from './views.js';
import { createSseConnections, createPoller } from '../../page-kit/event-stream.js';
import { listWatchedRuns } from '../../sessions/driver.js';

/** Assets of the page, built from `web/`, and passed in. */
export type DriverAssets = {
  script: string;
  /** Removes the run from the phone. */
  forget: string;
  worker: string;
  style: string;
  icons: Readonly<Record<192 | 512, Buffer>>;
};

export type DriverPagesOptions = {
  assets: DriverAssets;
  budgets: Budgets;
  /** Aborted when the process drains: open streams would keep it up. */
  draining: AbortSignal;
  /** Receives failures that belong to no request. */
  onFailure: (error: unknown) => void;
};

/**
 * Requests a minute: of an address without a session (a depot's drivers share one), and of a session for everything.
 */
const SIGN_IN_LIMIT = { points: 120, duration: 60 } as const;
const SESSION_LIMIT = { points: 240, duration: 60 } as const;

const FORM_BYTES = 2_000;

/** The cookie of the link, by which a returning driver is asked for the PIN. */
const LINK_COOKIE = 'driver_link';
const LINK_DAYS = 365;

/** The policy of pages without a session: their only script is the one that removes the run. */
const PAGE_POLICY = `${PAGE_HEADERS['Content-Security-Policy']}; script-src 'self'`;

const SHELL_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const;

export function createDriverPages(source: ScopeSource, options: DriverPagesOptions): Router {
  const router = Router();
  const { assets } = options;
  const { vault } = source.deployment;
  const cookies = driverSession.cookies(source);
  const sessions = createSessionLimit(SIGN_IN_LIMIT, SESSION_LIMIT);
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10 });

  /** Sends a page outside the run, with the policy that lets its script remove the run. */
  const sendPage = (response: Response, answer: Answer): void => {
    send(response.set('Content-Security-Policy', PAGE_POLICY), answer);
  };

  const sessionOf = async (request: Request): Promise<Session | null> => {
    const secret = driverSession.secretOf(request);
    const session = secret === undefined ? null : await findSession(source, secret);
    if (session) sessions.markKnown(request);
    return session;
  };

  /** Counts a request before anything is looked up for it. */
  const count = (request: Request) => sessions.count(request, driverSession.secretOf(request));
  const limit = limitPages(count);

  /**
   * Authorises the script's requests: 401 without a session, 403 for a write that does not come from the page itself,
   * 429.
   */
  const authorise = async (request: Request, response: Response): Promise<Session | null> => {
    response.set('Cache-Control', 'no-store');
    const refuse = (status: number, code: string, message: string) => {
      const request_id = String(response.getHeader('Request-Id') ?? '');
      response.status(status).json({ error: { code, message, param: '', request_id } });
      return null;
    };
    const seconds = await count(request);
    if (seconds !== null) {
      response.set('Retry-After', String(seconds));
      return refuse(429, 'rate_limited', 'Too many requests.');
    }
    const session = await sessionOf(request);
    if (!session) return refuse(401, 'signed_out', 'Your session has ended. Sign in again.');
    const isRead = request.method === 'GET';
    if (isRead || driverSession.hasToken(source, request, request.get('Page-Token'))) return session;
    return refuse(403, 'stray_request', 'Load the page again.');
  };

  router.get('/driver', limit, async (request, response) => {
    const { id, signature } = request.query;
    if (typeof id === 'string' && typeof signature === 'string') {
      const link = { id, signature };
      const visitor = isLink(link) ? await findVisitor(source, link) : null;
      if (!visitor) {
        sendPage(response, unknownDriverLink());
        return;
      }
      const session = await sessionOf(request);
      // Anybody can send a link: only the person who holds the phone may switch drivers.
      if (session && session.driver !== id) {
        sendPage(response, switchPage(visitor, link, vault.sign(switchText(session, id))));
        return;
      }
      remember(response, link);
      return;
    }
    if (await sessionOf(request)) {
      response.set(SHELL_HEADERS).type('html').send(shell);
      return;
    }
    const cookie = readCookie(request, LINK_COOKIE);
    const link = linkOf(cookie);
    const visitor = link && (await findVisitor(source, link));
    if (cookie === undefined) sendPage(response, noLink());
    else if (!visitor) sendPage(response, unknownDriverLink());
    else if (visitor.driver.app_status === 'suspended') sendPage(response, suspendedPage(visitor.courier));
    else sendPage(response, pinPage(visitor, vault.sign(formText(cookie))));
  });

  router.post('/driver/switch', limit, form, async (request, response) => {
    const { id, signature, token } = (request.body ?? {}) as Record<string, unknown>;
    const session = await sessionOf(request);
    const link = { id: textOf(id), signature: textOf(signature) };
    if (!session || !vault.verify(switchText(session, link.id), textOf(token))) {
      sendPage(response, strayForm());
      return;
    }
    if (!isLink(link) || !(await findVisitor(source, link))) {
      sendPage(response, unknownDriverLink());
      return;
    }
    await signOut(source, session);
    driverSession.clear(source, response);
    remember(response, link);
  });

  router.post('/driver/pin', limit, form, async (request, response) => {
    const fields = (request.body ?? {}) as Record<string, unknown>;
    const cookie = readCookie(request, LINK_COOKIE);
    const link = linkOf(cookie);
    const { pin, token } = fields;
    if (cookie === undefined || !link || !vault.verify(formText(cookie), textOf(token))) {
      sendPage(response, strayForm());
      return;
    }
    const result = await signIn(seenFrom(source, request), link, typeof pin === 'string' ? pin.trim() : '');
    if ('secret' in result) {
      driverSession.write(source, response, result.secret, driverSession.seconds);
      response.redirect(303, '/driver');
      return;
    }
    const visitor = await findVisitor(source, link);
    if (!visitor) sendPage(response, unknownDriverLink());
    else if (visitor.driver.app_status === 'suspended') sendPage(response, suspendedPage(visitor.courier));
    else sendPage(response, pinPage(visitor, vault.sign(formText(cookie)), result));
  });

  router.post('/driver/sign-out', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    await signOut(source, session);
    driverSession.clear(source, response);
    response.status(204).end();
  });

  router.get('/driver/state', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    const state = await inScope(source, session.tenant, session.driver, async (scope) => {
      const driver = await holderOf(scope, session.digest);
      return driver && readState(scope, driver, session.token);
    });
    if (state) response.json(state);
    else response.status(401).json({ error: { code: 'signed_out', message: 'Your session has ended.' } });
  });

  mountStream(router, source, authorise, options);
  mountActions(router, source, { authorise, budgets: options.budgets });

  const style = COLOURS + assets.style;
  const version = createHash('sha256')
    .update(assets.script)
    .update(style)
    .update(shellPage(''))
    .digest('hex')
    .slice(0, 12);
  const shell = shellPage(version);
  const worker = `const SHELL = ${JSON.stringify({
    version,
    files: [`/driver/app.js?v=${version}`, `/driver/app.css?v=${version}`, '/driver/icon-192.png'],
  })};\n${assets.worker}`;
  const serve = (path: string, type: string, content: string | Buffer, caching: string) =>
    router.get(path, (_request, response) => {
      response.set('Cache-Control', caching).type(type).send(content);
    });
  const forLong = 'public, max-age=31536000, immutable';
  serve('/driver/app.js', 'js', assets.script, forLong);
  serve('/driver/forget.js', 'js', assets.forget, 'no-cache');
  serve('/driver/app.css', 'css', style, forLong);
  serve('/driver/icon-192.png', 'png', assets.icons[192], 'public, max-age=86400');
  serve('/driver/icon-512.png', 'png', assets.icons[512], 'public, max-age=86400');
  serve(
    '/driver/manifest.webmanifest',
    'application/manifest+json',
    JSON.stringify(manifest(source.deployment.brand)),
    'public, max-age=86400',
  );
  router.get('/driver/shell', (_request, response) => {
    response.set(SHELL_HEADERS).type('html').send(shell);
  });
  router.get('/driver/worker.js', (_request, response) => {
    response.set({ 'Service-Worker-Allowed': '/driver', 'Cache-Control': 'no-cache' });
    response.type('js').send(worker);
  });
  return router;

  /** Remembers the link on the phone, and continues without its signature, which would stay in the browser's history. */
  function remember(response: Response, { id, signature }: Link): void {
    const value = `${id}.${signature}.${randomSecret()}`;
    writeCookie(response, cookies, { name: LINK_COOKIE, value, seconds: LINK_DAYS * 86_400 });
    response.redirect(303, '/driver');
  }
}

/** Purpose of the token that confirms switching to another driver. */
const switchText = ({ digest }: Session, driver: string) => `driver-switch/${digest}/${driver}`;

/** Purpose of the token of a form, which is bound to its cookie. */
const formText = (cookie: string) => `driver-form/${cookie}`;

function linkOf(cookie: string | undefined): Link | null {
  const [id = '', signature = ''] = (cookie ?? '').split('.');
  const link = { id, signature };
  return isLink(link) ? link : null;
}

/** Returns whether this can be a link; text that cannot, for example with a NUL, leads nowhere. */
function isLink({ id, signature }: Link): boolean {
  return /^drv_\w{1,40}$/.test(id) && /^[\w-]{1,64}$/.test(signature);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Pages that one session may have open; beyond that the oldest stream ends. */
const STREAMS_OF_SESSION = 4;

function mountStream(
  router: Router,
  source: ScopeSource,
  authorise: Authorise,
  { draining, onFailure }: { draining: AbortSignal; onFailure: (error: unknown) => void },
): void {
  const watcher = createRunWatcher(source, onFailure);
  const streams = createSseConnections({ maxPerHolder: STREAMS_OF_SESSION, draining });

  router.get('/driver/events', async (request, response) => {
    const session = await authorise(request, response);
    if (!session) return;
    const { digest } = session;
    streams.open(digest, response, () =>
      watcher.subscribe(digest, (notice) => {
        response.write(`event: ${notice}\ndata: {}\n\n`);
        if (notice === 'ended') response.end();
      }),
    );
  });
}

const POLL_EVERY_MS = 1_000;

/** Something changed, or the session has ended. */
type PageNotice = 'changed' | 'ended';

type RunWatcher = {
  /** Notifies of changes to the run of the session with this digest until the returned function is called. */
  subscribe: (digest: string, notify: (notice: PageNotice) => void) => () => void;
};

type Page = { digest: string; notify: (notice: PageNotice) => void; version: string | undefined };

/** @param onFailure receives the error of a failed query; the next one still follows */
function createRunWatcher(source: ScopeSource, onFailure: (error: unknown) => void): RunWatcher {
  const pages = new Set<Page>();
  async function poll(): Promise<void> {
    const subscribed = [...pages];
    const digests = [...new Set(subscribed.map(({ digest }) => digest))];
    const now = source.clock();
    const versions = await listWatchedRuns(source.db, digests, { at: now, ...daysAround({ now }) });
    for (const page of subscribed) {
      const version = versions.get(page.digest);
      if (version === undefined) page.notify('ended');
      // The first version counts too: what a page shows was read before it subscribed.
      else if (page.version !== version) page.notify('changed');
      page.version = version;
    }
  }

  const poller = createPoller(
    { everyMs: POLL_EVERY_MS, onFailure },
    { isNeeded: () => pages.size > 0, poll },
  );

  return {
    subscribe(digest, notify) {
      const page: Page = { digest, notify, version: undefined };
      pages.add(page);
      poller.start();
      return () => void pages.delete(page);
    },
  };
}
