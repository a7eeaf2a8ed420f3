/**
 * The portal, `/portal`: behind the mailed link a shipper's user sees that shipper's orders, and nothing else. Plain
 * HTML; nothing can be changed here.
 */
import { timingSafeEqual } from 'node:crypto';
import express, { type Request, Router } from 'express';
import type { Scope, ScopeSource } from '../../../db/scope.js';
import type { Address, Item } from '../../../domain/types.js';
import { findOrder, type OrderRow } from '../../../records/orders/rows.js';
import { listOrders } from '../../../records/orders/list.js';
import { trackingUrl } from '../../../records/orders/tracking.js';
import { slotOf } from '../../../records/orders/view.js';
import { findSenderNames } from '../../../records/sender-names.js';
import type { ShipperRow } from '../../../records/shippers.js';
import { readCookie, writeCookie } from '../cookies.js';
import { createAddressLimit, limitPages } from '../limit.js';
import { send } from '../views.js';
import { enter, leave, type PortalLink, withShipper } from './sign-in.js';
import {
  endedLink,
  noSession,
  ordersPage,
  type PortalOrder,
  type PortalView,
  unknownPortalLink,
} from './views.js';

/** Requests an address may make of one process in a minute: an office shares one address. */
const LIMIT = { points: 120, duration: 60 } as const;
const FORM_BYTES = 2_000;
const PAGE_SIZE = 25;
const LONGEST_SEARCH = 100;
const NO_BREAK = '\u00a0';
const COOKIE = 'portal_session';

/** Creates the router of the portal. */
export function createPortal(source: ScopeSource): Router {
  const router = Router();
  const cookies = { path: '/portal', secure: source.deployment.publicUrl.startsWith('https:') };
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10 });
  const limit = limitPages(createAddressLimit(LIMIT));

  router.get('/portal', limit, async (request, response) => {
    if (request.query['signature'] !== undefined) {
      const link = linkOf(request.query);
      const entered = link && (await enter(source, link));
      if (!entered) send(response, unknownPortalLink());
      else if (entered === 'ended') send(response, endedLink());
      else {
        writeCookie(response, cookies, { name: COOKIE, value: entered.secret, seconds: entered.seconds });
        // Without the signature in the URL: it would stay in the browser's history.
        response.redirect(303, '/portal');
      }
      return;
    }
    const query = { text: textOf(request.query['q']), after: idOf(request.query['after']) };
    const view = await withShipper(source, secretOf(request), (scope, shipper, token) =>
      ordersOf(scope, shipper, token, query),
    );
    send(response, view ? ordersPage(view) : noSession());
  });

  router.post('/portal/sign-out', limit, form, async (request, response) => {
    const { token } = (request.body ?? {}) as Record<string, unknown>;
    const secret = secretOf(request);
    const isOwn = await withShipper(source, secret, (_scope, _shipper, expected) =>
      Promise.resolve(typeof token === 'string' && isSame(token, expected)),
    );
    if (isOwn === true) {
      await leave(source, secret);
      writeCookie(response, cookies, { name: COOKIE });
    }
    response.redirect(303, '/portal');
  });
  return router;
}

async function ordersOf(
  scope: Scope,
  shipper: ShipperRow,
  token: string,
  { text, after }: { text: string; after: string | null },
): Promise<PortalView> {
  // A cursor that is not one of this shipper's orders is ignored.
  const from = after === null ? undefined : await findOrder(scope, after);
  const cursor = from?.shipper === shipper.id ? from.id : undefined;
  const found = await listOrders(scope, {
    shipper: shipper.id,
    q: text === '' ? undefined : text,
    limit: PAGE_SIZE,
    ...(cursor === undefined ? {} : { starting_after: cursor }),
  });
  const { courier } = await findSenderNames(scope, []);
  const last = found.rows.at(-1);
  const at = (parameters: Record<string, string>) => {
    const search = new URLSearchParams(parameters).toString();
    return search === '' ? '/portal' : `/portal?${search}`;
  };
  const searched = text === '' ? {} : { q: text };
  return {
    shipper: shipper.name,
    courier,
    text,
    orders: found.rows.map((row) => orderOf(scope, row)),
    older: found.has_more && last ? at({ ...searched, after: last.id }) : null,
    newest: cursor !== undefined || text !== '' ? at({}) : null,
    token,
  };
}

function orderOf(scope: Scope, row: OrderRow): PortalOrder {
  const { name, address } = row.recipient;
  return {
    reference: row.reference,
    status: row.status,
    name,
    place: placeOf(address),
    goods: row.items.map(wordsOf).join(', '),
    slot: slotOf(row),
    trackingUrl: trackingUrl(scope, row),
  };
}

function placeOf(address: Address | undefined): string {
  return address === undefined ? '' : `${address.town} ${address.postcode.replace(' ', NO_BREAK)}`;
}

function wordsOf({ description, sku, pieces = 1 }: Item): string {
  const name = description ?? sku ?? 'Goods';
  return pieces > 1 ? `${name} (${pieces} pieces)` : name;
}

/** Returns a link's parameters, or null when they cannot belong to one. */
function linkOf({ id, user, until, signature }: Request['query']): PortalLink | null {
  if (typeof id !== 'string' || typeof user !== 'string') return null;
  if (typeof until !== 'string' || typeof signature !== 'string') return null;
  const isWhole = /^shp_\w{1,40}$/.test(id) && /^[\w-]{1,64}$/.test(user) && /^[\w-]{1,64}$/.test(signature);
  return isWhole && /^\d{1,11}$/.test(until) ? { id, user, until: Number(until), signature } : null;
}

/** Returns the search text; PostgreSQL has no text with NUL. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH) : '';
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
