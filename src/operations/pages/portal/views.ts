/** The portal's pages: a shipper's orders, and why there is nothing to see. */
import type { OrderStatus } from '../../../domain/states/order.js';
import type { Slot } from '../../../domain/types.js';
import { longDay } from '../../messages/wording.js';
import { html, type Html, page } from '../layout.js';
import { type Answer, messagePage } from '../views.js';

const NONE = html``;

/** What a status means to the shop that sold the goods. */
const STATUS_WORDS: Record<OrderStatus, string> = {
  awaiting_scan: 'Expected at our depot',
  part_scanned: 'Part is at our depot',
  scanned: 'At our depot',
  awaiting_reply: 'Recipient asked for a time',
  booked: 'Booked',
  planned: 'Booked',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  failed_attempt: 'Could not be delivered',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** Statuses that need somebody's attention. */
const AMISS: readonly OrderStatus[] = ['failed_attempt', 'on_hold'];
const GONE: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];

export type PortalOrder = {
  reference: string;
  status: OrderStatus;
  name: string | undefined;
  place: string;
  goods: string;
  slot: Slot | null;
  trackingUrl: string | null;
};

export type PortalView = {
  shipper: string;
  courier: string;
  text: string;
  orders: readonly PortalOrder[];
  /** Where the list continues, and where it began; null where there is neither. */
  older: string | null;
  newest: string | null;
  token: string;
};

/** Shows a shipper's orders, newest first, with a search. */
export function ordersPage(view: PortalView): Answer {
  const { shipper, courier, text, orders, older, newest, token } = view;
  const found =
    orders.length > 0
      ? html`<ul class="orders" aria-label="Orders">
          ${orders.map(order)}
        </ul>`
      : html`<p role="status">
          ${text === '' ? 'There are no orders yet.' : `No order has “${text}” in it.`}
        </p>`;
  const link = (href: string | null, words: string) =>
    href === null ? NONE : html`<a class="page" href="${href}">${words}</a> `;
  const body = html`<p class="lead">${shipper}</p>
    <form class="search" method="get" action="/portal" role="search">
      <label for="q">Reference, name or postcode</label>
      <input type="search" id="q" name="q" value="${text}" maxlength="100" autocomplete="off" />
      <button type="submit">Search</button>
    </form>
    ${found}
    <nav aria-label="Pages">
      ${link(newest, text === '' ? 'Newest orders' : 'All orders')}${link(older, 'Older orders')}
    </nav>
    <form class="leave" method="post" action="/portal/sign-out">
      <input type="hidden" name="token" value="${token}" />
      <button type="submit">Sign out</button>
    </form>`;
  return { status: 200, page: page('Your orders', body, courier) };
}

function order({ reference, status, name, place, goods, slot, trackingUrl }: PortalOrder): Html {
  const look = AMISS.includes(status) ? 'amiss' : GONE.includes(status) ? 'gone' : 'open';
  const when =
    slot === null ? NONE : html`<p><strong>${longDay(slot.date)}</strong>, ${slot.from} to ${slot.to}</p> `;
  const follow =
    trackingUrl === null
      ? NONE
      : html`<p>
          <a href="${trackingUrl}" aria-label="Follow the delivery of ${reference}">Follow the delivery</a>
        </p> `;
  return html`<li class="card">
    <div class="order">
      <h2>${reference}</h2>
      <span class="status ${look}">${STATUS_WORDS[status]}</span>
    </div>
    <p>${[name, place].filter((part) => part !== undefined && part !== '').join(', ')}</p>
    <p class="lead">${goods}</p>
    ${when} ${follow}
  </li> `;
}

/** The page for a link that leads nowhere. */
export function unknownPortalLink(): Answer {
  const text = 'Open the link in your latest invitation, or ask the courier for a new one.';
  return { status: 404, page: messagePage('This link does not work', text) };
}

/** The page for a link, or the session that began with it, whose 30 days are over. */
export function endedLink(): Answer {
  const text = 'Links to the portal end after 30 days. Ask the courier to invite you again.';
  return { status: 410, page: messagePage('This link has ended', text) };
}

/** The page for somebody without a session: not come by a link, or a while ago. */
export function noSession(): Answer {
  const text = 'Open the link in your invitation. It signs you in for 30 days from the day it was sent.';
  return { status: 401, page: messagePage('Sign in', text) };
}
