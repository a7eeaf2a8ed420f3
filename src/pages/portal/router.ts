/**
 * The portal, `/portal`: behind the mailed link a shipper's user sees that shipper's orders, and nothing else. Plain
 * HTML: they read, comment, and cancel what is not booked yet.
 */
import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type Response, Router } from 'express';
import { seenFrom } from '../../api/pipeline/seen-from.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { type ShipperRow, lockShipper } from '../../setup/shippers/rows.js';
import { email as emailAddress } from '../../resources/schema-helpers.js';
import { readCookie, writeCookie } from '../../page-kit/cookies.js';
import { refuseCrossSite } from '../../page-kit/csrf.js';
import { createAddressLimit, limitPages } from '../../page-kit/limit.js';
import { messagePage, send, tooMany, type Answer } from '../../page-kit/views.js';
import { filterOf } from './filters.js';
import { cancel, comment, readOrder, readProof, exportOrders, readOrders } from './orders.js';
import { orderPage } from './order-view.js';
import {
  enter,
  inspectLink,
  leave,
  type PortalLink,
  withShipper,
  PORTAL_ACTOR,
  type PortalEntry,
} from './sign-in.js';
import { ordersPage } from './views.js';
import { insertAudit } from '../../db/audit.js';
import { inScope } from '../../db/transaction.js';
import { findShippersOfPortalUser, lockPortalInvitation } from '../../sessions/portal.js';
import { invitePortalUsers } from '../../messaging/invitations.js';
import { html, type Html, page } from '../../page-kit/layout.js';

/** Requests an address may make of one process in a minute: an office shares one address. */
const LIMIT = { points: 120, duration: 60 } as const;
/** Links that an address may ask for within an hour. */
const LINK_LIMIT = { points: 20, duration: 3_600 } as const;
/** When a request for a link is answered, however long mailing takes: no answer tells a known address from another. */
const LINK_ANSWER_MS = 250;
/** The longest comment, each character of it encoded. */
const FORM_BYTES = 30_000;
const COOKIE = 'portal_session';

/** Why a form is not taken that was shown to another session. */
const SIGNED_IN_SINCE = 'You signed in again after opening this page. Nothing was done: please do it again.';

/** An action within a shipper's session; every form must carry `token`. */
type Work<Result> = (scope: Scope, shipper: ShipperRow, token: string) => Promise<Result>;

/** Creates the router of the portal. `onFailure` receives failures that no answer shows. */
export function createPortal(source: ScopeSource, onFailure: (error: unknown) => void): Router {
  const router = Router();
  const cookies = { path: '/portal', secure: source.deployment.publicUrl.startsWith('https:') };
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10 });
  const limit = limitPages(createAddressLimit(LIMIT));
  const countLinks = createAddressLimit(LINK_LIMIT);

  /** Runs `work` for the shipper of the request's session; null where there is none. */
  const within = <Result>(request: Request, work: Work<Result>): Promise<Result | null> =>
    withShipper(seenFrom(source, request), secretOf(request), work);

  /** The same for a form, which must be one that was shown to this session; null for any other too. */
  const submitted = <Result>(
    request: Request,
    work: (scope: Scope, shipper: ShipperRow) => Promise<Result>,
  ): Promise<Result | null> =>
    within(request, async (scope, shipper, expected) => {
      const { token } = fieldsOf(request);
      return typeof token === 'string' && isSame(token, expected) ? work(scope, shipper) : null;
    });

  router.get('/portal', limit, async (request, response) => {
    if (request.query['signature'] !== undefined) {
      const link = linkOf(request.query);
      const entry = link && (await inspectLink(seenFrom(source, request), link));
      send(response, !entry ? unknownPortalLink() : entry === 'ended' ? endedLink() : confirmPage(entry));
      return;
    }
    const filter = { ...filterOf(request.query), after: idOf(request.query['after']) };
    const view = await within(request, (scope, shipper, token) => readOrders(scope, shipper, token, filter));
    send(response, view ? ordersPage(view) : noSession());
  });

  router.post('/portal', limit, async (request, response) => {
    refuseCrossSite(request, source.deployment.publicUrl, { isForm: true });
    const link = linkOf(request.query);
    const entered = link && (await enter(seenFrom(source, request), link));
    if (!entered) send(response, unknownPortalLink());
    else if (entered === 'ended') send(response, endedLink());
    else {
      writeCookie(response, cookies, { name: COOKIE, value: entered.secret, seconds: entered.seconds });
      // Without the signature in the URL: it would stay in the browser's history.
      response.redirect(303, '/portal');
    }
  });

  router.get('/portal/orders.csv', limit, async (request, response) => {
    const filter = filterOf(request.query);
    const file = await within(request, (scope, shipper) => exportOrders(scope, shipper, filter));
    if (!file) {
      send(response, noSession());
      return;
    }
    response.set('Content-Disposition', `attachment; filename="${file.name}.csv"`);
    response.type('text/csv; charset=utf-8').send(file.text);
  });

  const showOrder = async (
    request: Request,
    response: Response,
    { problem = null, written = '' }: { problem?: string | null; written?: string } = {},
  ): Promise<void> => {
    const id = idOf(request.params['id']) ?? '';
    const view = await within(request, async (scope, shipper, token) => ({
      order: await readOrder(scope, shipper, { id, token, problem, written }),
    }));
    if (!view) send(response, noSession(written));
    else send(response, view.order ? orderPage(view.order) : NO_ORDER);
  };

  router.get('/portal/orders/:id', limit, (request, response) => showOrder(request, response));

  router.get('/portal/orders/:id/proof', limit, async (request, response) => {
    const id = idOf(request.params['id']) ?? '';
    const found = await within(request, async (scope, shipper) => ({
      proof: await readProof(scope, shipper, id),
    }));
    if (!found) send(response, noSession());
    else if (found.proof) {
      response.set(found.proof.headers).type(found.proof.contentType).send(found.proof.bytes);
    } else send(response, NO_PROOF);
  });

  /** Mounts a form of an order's page: it is shown again, with what prevented it and what was written. */
  const mountForm = (
    path: string,
    work: (scope: Scope, shipper: ShipperRow, request: Request, id: string) => Promise<string | null>,
  ): void => {
    router.post(path, limit, form, async (request, response) => {
      const id = idOf(request.params['id']) ?? '';
      const done = await submitted(request, async (scope, shipper) => ({
        problem: await work(scope, shipper, request, id),
      }));
      const { text } = fieldsOf(request);
      const written = typeof text === 'string' ? text.trim() : '';
      const problem = done ? done.problem : SIGNED_IN_SINCE;
      if (problem !== null) await showOrder(request, response, { problem, written });
      // Shown by GET, so that reloading the page does nothing again.
      else response.redirect(303, `/portal/orders/${id}`);
    });
  };
  mountForm('/portal/orders/:id/comments', (scope, shipper, request, id) =>
    comment(scope, shipper, { id, text: fieldsOf(request)['text'] }),
  );
  mountForm('/portal/orders/:id/cancel', (scope, shipper, _request, id) => cancel(scope, shipper, id));

  router.post('/portal/link', limit, form, async (request, response) => {
    const seconds = await countLinks(request);
    if (seconds !== null) {
      response.set('Retry-After', String(seconds));
      send(response, tooMany());
      return;
    }
    const address = emailAddress.safeParse(fieldsOf(request)['email']);
    if (address.success) {
      requestPortalLink(seenFrom(source, request), address.data.toLowerCase()).catch(onFailure);
    }
    await sleep(LINK_ANSWER_MS);
    send(response, linkRequested());
  });

  router.post('/portal/sign-out', limit, form, async (request, response) => {
    const isOwn = await submitted(request, () => Promise.resolve(true));
    if (isOwn === null && (await within(request, () => Promise.resolve(true)))) {
      send(response, STILL_IN);
      return;
    }
    if (isOwn) {
      await leave(source, secretOf(request));
      writeCookie(response, cookies, { name: COOKIE });
    }
    response.redirect(303, '/portal');
  });
  return router;
}

const STILL_IN = { status: 409, page: messagePage('You are still signed in', SIGNED_IN_SINCE) };
const NO_ORDER = {
  status: 404,
  page: messagePage('There is no such order', 'Go back to your orders, and choose one of them.'),
};
const NO_PROOF = {
  status: 404,
  page: messagePage('There is no proof yet', 'Nothing has been handed over yet.'),
};

function fieldsOf(request: Request): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>;
}

/** Returns a link's parameters, or null when they cannot belong to one. */
function linkOf({ id, user, until, signature }: Request['query']): PortalLink | null {
  if (typeof id !== 'string' || typeof user !== 'string') return null;
  if (typeof until !== 'string' || typeof signature !== 'string') return null;
  const isWhole = /^shp_\w{1,40}$/.test(id) && /^[\w-]{1,64}$/.test(user) && /^[\w-]{1,64}$/.test(signature);
  return isWhole && /^\d{1,11}$/.test(until) ? { id, user, until: Number(until), signature } : null;
}

function idOf(value: unknown): string | null {
  return typeof value === 'string' && /^ord_\w{1,40}$/.test(value) ? value : null;
}

function secretOf(request: Request): string {
  return readCookie(request, COOKIE) ?? '';
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** For how long after an invitation no other one is sent for the asking. */
const PAUSE_MS = 15 * 60_000;

/**
 * POST /portal/link: invites the user with this address again, for each shipper whose user they are. Sends nothing to
 * an address that no shipper has named, or that was invited just now.
 */
async function requestPortalLink(source: ScopeSource, email: string): Promise<void> {
  for (const { tenant_id: tenant, id } of await findShippersOfPortalUser(source.db, email)) {
    await inScope(source, tenant, PORTAL_ACTOR, async (scope) => {
      const shipper = await lockShipper(scope, id);
      const user = shipper?.portal_users.find((each) => each.toLowerCase() === email);
      if (!shipper || user === undefined) return;
      const invitation = await lockPortalInvitation(scope, id, user);
      if (invitation && scope.now.getTime() - invitation.invited_at.getTime() < PAUSE_MS) return;
      await invitePortalUsers(scope, shipper, [user]);
      await insertAudit(scope, { action: 'portal.link_requested', subject: id });
    });
  }
}

const NONE = html``;

/** The page of a usable link: it says who would be signed in where, and waits. Its form goes to its own address. */
function confirmPage({ courier, shipper, user }: PortalEntry): Answer {
  const body = html`<p class="lead">
      This link signs you in to the portal of <strong>${courier}</strong>, for the orders of
      <strong>${shipper}</strong>, as <strong>${user}</strong>.
    </p>
    <p>Continue only if this is you. If you are signed in to another portal, you are signed out of it.</p>
    <form method="post"><button type="submit">Sign in</button></form>`;
  return { status: 200, page: page('Sign in?', body, courier) };
}

/** The page for a link that leads nowhere. */
function unknownPortalLink(): Answer {
  return {
    status: 404,
    page: signedOut('This link does not work', 'Open the link in your latest invitation.'),
  };
}

/** The page for a link, or the session that began with it, whose 30 days are over. */
function endedLink(): Answer {
  const text =
    'Links to the portal end after 30 days, after seven if they were not used, and with the next invitation.';
  return { status: 410, page: signedOut('This link has ended', text) };
}

/**
 * The page for somebody without a session: not come by a link, or a while ago. `written` is what was sent and could not
 * be taken.
 */
function noSession(written = ''): Answer {
  const text = 'Open the link in your invitation. It signs you in for 30 days from the day it was sent.';
  return { status: 401, page: signedOut('Sign in', text, written === '' ? NONE : unsent(written)) };
}

function unsent(written: string): Html {
  return html`<div class="card">
    <p class="notice" role="alert">
      You are signed out, so this has not been sent. Copy it before you sign in.
    </p>
    <p>${written}</p>
  </div>`;
}

/** The page once a new link was asked for; the same for everybody, so that nobody learns who has access. */
function linkRequested(): Answer {
  const text =
    'If a courier has given this address access to its portal, a new link is on its way to it. Older links then end.';
  return { status: 202, page: page('Check your email', html`<p role="status">${text}</p>`) };
}

function signedOut(title: string, text: string, more: Html = NONE): string {
  return page(
    title,
    html`${more}
      <p>${text}</p>
      ${linkForm()}`,
  );
}

function linkForm(): Html {
  return html`<form class="card" method="post" action="/portal/link">
    <label class="field" for="email">Or have a new link sent to your email address</label>
    <input type="email" id="email" name="email" maxlength="254" autocomplete="email" required />
    <button type="submit">Send me a new link</button>
  </form>`;
}
