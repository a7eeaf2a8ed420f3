/**
 * The console, `/console`: a browser application for a courier's staff, built from `packages/console`. They come by a
 * mailed link. A cookie that scripts cannot read is their session, and every write carries a token that other sites
 * cannot know. What they do goes through the API (session-auth.ts).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { ScopeSource } from '../../db/scope.js';
import { seenFrom } from '../../api/pipeline/seen-from.js';
import { check } from '../../api/pipeline/validate.js';
import { AppError } from '../../domain/errors.js';
import { randomSecret } from '../../runtime/secrets.js';
import { consoleSession, readCookie, writeCookie } from '../../page-kit/sessions.js';
import { PAGE_HEADERS } from '../../page-kit/layout.js';
import { createAddressLimit, createSessionLimit, limitPages } from '../../page-kit/limit.js';
import { type MapTiles, TILES_PATH } from '../map-tiles.js';
import { send } from '../../page-kit/views.js';
import { refuseCrossSite } from '../../page-kit/csrf.js';
import { LINK_MINUTES, requestLink } from '../../setup/staff/links.js';
import { mountEventStream } from './event-stream.js';
import { linkInput } from './schemas.js';
import {
  browserDigest,
  endOwnSession,
  inspectLink,
  listOwnSessions,
  requireSession,
  signIn,
  signOut,
  type Session,
  modeOf,
  tenantOf,
} from './sessions.js';
import {
  confirmPage,
  endedConsoleLink,
  notBuilt,
  SIGN_IN_HEADERS,
  type Look,
  SIGN_IN_SCRIPT,
  SIGN_IN_SCRIPT_PATH,
  signInPage,
  unknownConsoleLink,
} from './views.js';
import { createHash } from 'node:crypto';
import { inScope } from '../../db/transaction.js';
import { listDepots } from '../../setup/depots/rows.js';

/** Map tiles of another server. */
type ExternalTiles = { url: string; attribution: string };

/** Map configuration of the console; `max_zoom`: the deepest zoom that has tiles. */
export type Tiles = ExternalTiles & { kind: 'raster' | 'vector'; max_zoom: number | null };

export type ConsoleOptions = {
  /** The folder that the build makes from `packages/console`, and its page; null when it is missing. */
  assets: { folder: string; index: () => string } | null;
  /** Null: those of `map`. */
  tiles: ExternalTiles | null;
  /** The tiles that this server has itself; without any, maps use their built-in base. */
  map: MapTiles & { attribution: string };
  /** The list of workflows in the Temporal UI, for visitors with the demo's link. */
  temporalUi: string | null;
  drawBaseMap: DrawBaseMap;
  /** Aborted when the process drains: open streams would keep it up. */
  draining: AbortSignal;
  /** Receives failures that no answer shows. */
  onFailure: (error: unknown) => void;
};

/** Requests that an address makes in a minute. */
const LIMIT = { points: 240, duration: 60 } as const;
/** Streams and maps that a session asks for in a minute; a lost connection is opened again after two seconds. */
const SESSION_LIMIT = { points: 120, duration: 60 } as const;
/** Links that an address asks for in a minute. */
const LINK_LIMIT = { points: 20, duration: 60 } as const;
const BODY_BYTES = 2_000;
/** The cookie of a browser that asked for a link, for as long as the link holds. */
const BROWSER_COOKIE = 'console_browser';
const BROWSER_SECONDS = LINK_MINUTES * 60;
/** Fixed time until a request for a link is answered, so that timing does not reveal known addresses. */
const LINK_ANSWER_MS = 250;
/** The default policy of an answer: load nothing. Pages and the application have their own policies. */
const NOTHING = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Paths below `/console` that are not views of the application. */
const NO_VIEWS = [
  'admin',
  'assets',
  'base-map',
  'events',
  'requests',
  'sandbox',
  'session',
  'sessions',
  'sign-in',
  'staff',
];

/** Creates the router of the console, except for its entry points to the API. */
export function createConsole(source: ScopeSource, options: ConsoleOptions): Router {
  const router = Router();
  const { publicUrl, brand } = source.deployment;
  const cookies = consoleSession.cookies(source);
  const count = createAddressLimit(LIMIT);
  const countLinks = createAddressLimit(LINK_LIMIT);
  const sessions = createSessionLimit(LIMIT, SESSION_LIMIT);

  const limit = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.set('Cache-Control', 'no-store');
    refuseWhen(await count(request));
    next();
  };
  /** Finds the session of a stream or a map, which is counted before it is looked up. */
  const countedSession = async (request: Request): Promise<Session> => {
    refuseWhen(await sessions.count(request, consoleSession.secretOf(request)));
    const session = await requireSession(source, request);
    sessions.markKnown(request);
    return session;
  };
  const limitPage = limitPages(count);
  const look = (): Look => ({ brand, application: options.assets?.index() ?? null });
  const enter = async (request: Request, response: Response): Promise<void> => {
    const secret = await signIn(
      seenFrom(source, request),
      tokenOf(request),
      deviceOf(request.get('User-Agent')),
    );
    if (secret === null) {
      send(response.set(SIGN_IN_HEADERS), endedConsoleLink(look()));
      return;
    }
    consoleSession.write(source, response, secret, consoleSession.seconds);
    response.redirect(303, '/console/');
  };

  router.use('/console', (_request, response, next) => {
    response.set('Content-Security-Policy', NOTHING);
    next();
  });
  router.get(SIGN_IN_SCRIPT_PATH, (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('js').send(SIGN_IN_SCRIPT);
  });
  // For a link without its token, and for visitors who type the address: the application has the form.
  router.get('/console/sign-in', (_request, response) => {
    response.redirect(303, '/console/');
  });
  router.get('/console/sign-in/:token', limitPage, async (request, response) => {
    const link = await inspectLink(source, tokenOf(request), readCookie(request, BROWSER_COOKIE));
    if (link.opens === 'always') {
      await enter(request, response);
      return;
    }
    response.set(SIGN_IN_HEADERS);
    if (link.opens === 'once')
      send(response, link.isAskedHere ? signInPage(look()) : confirmPage(link, look()));
    else send(response, link.opens === 'ended' ? endedConsoleLink(look()) : unknownConsoleLink(look()));
  });
  router.post('/console/sign-in/:token', limitPage, async (request, response) => {
    refuseCrossSite(request, publicUrl, { isForm: true });
    const { opens } = await inspectLink(source, tokenOf(request), undefined);
    if (opens === 'unknown') send(response.set(SIGN_IN_HEADERS), unknownConsoleLink(look()));
    else await enter(request, response);
  });

  router.post(
    '/console/session/link',
    limit,
    express.json({ limit: BODY_BYTES }),
    async (request, response) => {
      refuseCrossSite(request, publicUrl);
      refuseWhen(await countLinks(request));
      const { email } = parseEmail(request.body);
      // Waiting for it, or reporting its success, would reveal known addresses.
      const browser = readCookie(request, BROWSER_COOKIE) ?? randomSecret();
      requestLink(seenFrom(source, request), email.toLowerCase(), browserDigest(source, browser)).catch(
        options.onFailure,
      );
      writeCookie(response, cookies, { name: BROWSER_COOKIE, value: browser, seconds: BROWSER_SECONDS });
      await sleep(LINK_ANSWER_MS);
      response.status(202).end();
    },
  );
  router.get('/console/session', limit, async (request, response) => {
    const session = await requireSession(source, request);
    const roads = source.findPath !== null;
    response.json({ ...sessionView(session, options), tiles: await tilesOf(options), roads });
  });
  const mountSignOut = (path: string, everywhere: boolean) =>
    router.post(path, limit, async (request, response) => {
      await signOut(source, await requireSession(source, request), everywhere);
      consoleSession.clear(source, response);
      response.status(204).end();
    });
  mountSignOut('/console/session/sign-out', false);
  mountSignOut('/console/session/sign-out-everywhere', true);

  router.get('/console/sessions', limit, async (request, response) => {
    response.json(await listOwnSessions(source, await requireSession(source, request)));
  });
  router.delete('/console/sessions/:id', limit, async (request, response) => {
    const { id } = request.params;
    await endOwnSession(
      seenFrom(source, request),
      await requireSession(source, request),
      typeof id === 'string' ? id : '',
    );
    response.status(204).end();
  });

  mountEventStream(router, source, { ...options, sessionOf: countedSession });
  mountBaseMap(router, source, { sessionOf: countedSession, drawBaseMap: options.drawBaseMap });
  mountApplication(router, options);
  return router;
}

/** Mounts the application's files: hashed names that never change, and one page for all of its views. */
function mountApplication(router: Router, { assets, tiles }: ConsoleOptions): void {
  const headers = { ...PAGE_HEADERS, 'Content-Security-Policy': policy(tiles), 'Cache-Control': 'no-cache' };
  if (assets) {
    router.use(
      '/console/assets',
      express.static(`${assets.folder}/assets`, {
        index: false,
        immutable: true,
        maxAge: '365d',
        redirect: false,
        // Parts of a file and of its compressed form are not the same bytes.
        acceptRanges: false,
      }),
    );
  }
  router.use('/console/assets', () => {
    throw new AppError('unknown_route', { message: 'There is no such file.' });
  });
  router.get(['/console', '/console/{*view}'], (request, response, next) => {
    const [, , view = ''] = request.path.split('/');
    if (NO_VIEWS.includes(view)) {
      next();
      return;
    }
    response.set(headers);
    if (assets) response.type('html').send(assets.index());
    else send(response, notBuilt());
  });
}

/**
 * Returns the policy: the application loads its own files and calls this server; map images may come from the tiles'
 * host.
 */
function policy(tiles: ExternalTiles | null): string {
  // `{s}` is one of several hosts.
  const host = tiles && new URL(tiles.url.replace('{s}', 'any')).origin.replace('//any.', '//*.');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${host === null ? '' : ` ${host}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns what maps are drawn of. A file that cannot be read leaves them their built-in base. */
async function tilesOf({ tiles, map, onFailure }: ConsoleOptions): Promise<Tiles | null> {
  if (tiles) return { kind: 'raster', ...tiles, max_zoom: null };
  try {
    const found = await map.describe();
    if (!found) return null;
    return { kind: found.kind, url: TILES_PATH, attribution: map.attribution, max_zoom: found.maxZoom };
  } catch (error) {
    onFailure(error);
    return null;
  }
}

function sessionView(session: Session, { temporalUi }: ConsoleOptions) {
  return {
    object: 'console_session',
    staff: { id: session.staff, email: session.email, role: session.role },
    courier: { id: session.courier, name: session.courier_name },
    timezones: { live: session.live_timezone, sandbox: session.sandbox_timezone },
    csrf_token: session.csrfToken,
    plan: session.plan,
    demo: session.demo,
    temporal_ui: session.demo ? temporalUi : null,
  };
}

function tokenOf(request: Request): string {
  const token = request.params['token'];
  return typeof token === 'string' ? token : '';
}

function parseEmail(body: unknown): { email: string } {
  const result = check(linkInput, body ?? {});
  if (result.ok) return result.value;
  throw result.problems[0];
}

function refuseWhen(seconds: number | null): void {
  if (seconds === null) return;
  throw new AppError('rate_limited', {
    message: `Rate limit exceeded. Retry in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}

/** Word → what a User-Agent has of it. The first match counts because many browsers claim to be others too. */
const BROWSERS = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Returns a device in words, such as `Firefox on Windows`. */
export function deviceOf(userAgent: string | undefined): string {
  const find = (words: readonly (readonly [string, RegExp])[]) =>
    words.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** Draws the map around a courier's depots; resolves to its JSON. The event loop stays free. */
type DrawBaseMap = (
  courier: string,
  depots: readonly { latitude: number; longitude: number }[],
) => Promise<Uint8Array>;

/** Depots that are drawn, the oldest first. */
const MAX_DEPOTS = 20;

function mountBaseMap(
  router: Router,
  source: ScopeSource,
  options: { sessionOf: (request: Request) => Promise<Session>; drawBaseMap: DrawBaseMap },
): void {
  router.get('/console/base-map', async (request, response) => {
    const session = await options.sessionOf(request);
    const { mode } = request.query;
    const word = typeof mode === 'string' ? mode : request.get('Waypost-Mode');
    const tenant = tenantOf(session, modeOf(word));
    const depots = await inScope(source, tenant.id, session.staff, async (scope) => {
      const { rows } = await listDepots(scope, {});
      return rows.flatMap(({ latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ latitude, longitude }],
      );
    });
    const drawn = depots.toReversed().slice(0, MAX_DEPOTS);
    // Browsers keep the map and revalidate it, since depots may have moved.
    response.set('Cache-Control', 'private, no-cache').vary('Cookie, Waypost-Mode');
    response.set('ETag', `"${createHash('sha256').update(JSON.stringify(drawn)).digest('base64url')}"`);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const map = await options.drawBaseMap(tenant.courier, drawn);
    response.type('json').send(Buffer.from(map.buffer, map.byteOffset, map.byteLength));
  });
}
