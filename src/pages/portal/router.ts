/**
 * The portal, `/portal`: behind the mailed link a shipper's user sees that shipper's orders, and nothing else. Plain
 * HTML: they read, comment, and cancel what is not booked yet.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type Response, Router } from 'express';
import { seenFrom } from '../../api/pipeline/seen-from.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import type { ShipperRow } from '../../setup/shippers/rows.js';
import { email as emailAddress } from '../../resources/schema-helpers.js';
import { portalSession } from '../../page-kit/sessions.js';
import { refuseCrossSite } from '../../page-kit/csrf.js';
import { createAddressLimit, limitPages } from '../../page-kit/limit.js';
import { messagePage, send, tooMany } from '../../page-kit/views.js';
import { filterOf } from './filters.js';
import { cancel, comment, readOrder, readProof, exportOrders, readOrders } from './orders.js';
import { orderPage } from './order-view.js';
import { enter, inspectLink, leave, type PortalLink, requestPortalLink, withShipper } from './sign-in.js';
import { confirmPage, endedLink, linkRequested, noSession, ordersPage, unknownPortalLink } from './views.js';

/** Requests an address may make of one process in a minute: an office shares one address. */
const LIMIT = { points: 120, duration: 60 } as const;
/** Links that an address may ask for within an hour. */
const LINK_LIMIT = { points: 20, duration: 3_600 } as const;
/** Fixed time until a request for a link is answered, so that timing does not reveal known addresses. */
const LINK_ANSWER_MS = 250;
/** The longest comment, each character of it encoded. */
const FORM_BYTES = 30_000;

/** Why a form of another session is refused. */
const SIGNED_IN_SINCE = 'You signed in again after opening this page. Nothing was done: please do it again.';

/** An action within a shipper's session; every form must carry `token`. */
type Work<Result> = (scope: Scope, shipper: ShipperRow, token: string) => Promise<Result>;

/** Creates the router of the portal. `onFailure` receives failures that no answer shows. */
export function createPortal(source: ScopeSource, onFailure: (error: unknown) => void): Router {
  const router = Router();
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
    within(request, async (scope, shipper) =>
      portalSession.hasToken(source, request, fieldsOf(request)['token']) ? work(scope, shipper) : null,
    );

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
      portalSession.write(source, response, entered.secret, entered.seconds);
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
      portalSession.clear(source, response);
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
  return portalSession.secretOf(request) ?? '';
}
