/** The portal's pages: the list of a shipper's orders, and those for visitors who are not signed in. */
import type { OrderStatus } from '../../domain/states/order.js';
import type { FailReason, StopType } from '../../domain/stop.js';
import type { Slot } from '../../domain/types.js';
import { longDay } from '../../messaging/wording.js';
import { html, type Html, page } from '../../page-kit/layout.js';
import type { Answer } from '../../page-kit/views.js';
import { REASON_WORDS } from '../words.js';
import { type PortalFilter, SHOWN } from './filters.js';
import { statusWords } from '../../domain/states/order-words.js';
import type { PortalEntry } from './sign-in.js';
import { styleOf } from './words.js';

const NONE = html``;

export type PortalOrder = {
  id: string;
  reference: string;
  status: OrderStatus;
  type: StopType;
  /** Why the last visit failed, where that is what the order waits for. */
  reason: FailReason | null;
  name: string | undefined;
  place: string;
  goods: string;
  slot: Slot | null;
  trackingUrl: string | null;
};

export type PortalView = {
  shipper: string;
  courier: string;
  filter: PortalFilter;
  isNarrowed: boolean;
  orders: readonly PortalOrder[];
  /** Where the list continues, and where it began; null where there is neither. */
  older: string | null;
  newest: string | null;
  /** Where the list is a file. */
  csv: string;
  token: string;
};

/** Shows a shipper's orders, newest first, with a search. */
export function ordersPage(view: PortalView): Answer {
  const { shipper, courier, filter, isNarrowed, orders, older, newest, csv, token } = view;
  const found =
    orders.length > 0
      ? html`<ul class="orders" aria-label="Orders">
          ${orders.map(order)}
        </ul>`
      : html`<p role="status">${noneWords(filter, isNarrowed)}</p>`;
  const link = (href: string | null, words: string) =>
    href === null ? NONE : html`<a class="page" href="${href}">${words}</a> `;
  const body = html`<p class="lead">${shipper}</p>
    ${search(filter)} ${found}
    <nav aria-label="Pages">
      ${link(newest, isNarrowed ? 'All orders' : 'Newest orders')}${link(older, 'Older orders')}
      ${orders.length === 0 ? NONE : link(csv, 'Download as CSV')}
    </nav>
    <form class="leave" method="post" action="/portal/sign-out">
      <input type="hidden" name="token" value="${token}" />
      <button type="submit">Sign out</button>
    </form>`;
  return { status: 200, page: page('Your orders', body, courier) };
}

function noneWords({ text, ...filter }: PortalFilter, isNarrowed: boolean): string {
  if (!isNarrowed) return 'There are no orders yet.';
  const isSearchAlone = filter.show === 'all' && filter.from === '' && filter.to === '';
  return isSearchAlone ? `No order has “${text}” in it.` : 'No order matches.';
}

/** The search; what narrows it further is folded, unless it is in use. */
function search({ text, show, from, to }: PortalFilter): Html {
  const options = Object.entries(SHOWN).map(([value, { label }]) =>
    value === show
      ? html`<option value="${value}" selected>${label}</option> `
      : html`<option value="${value}">${label}</option> `,
  );
  const more = html`<summary>Filter</summary>
    <div class="filter">
      <p>
        <label class="field" for="show">Show</label>
        <select id="show" name="show">
          ${options}
        </select>
      </p>
      <p>
        <label class="field" for="from">Booked from</label>
        <input type="date" id="from" name="from" value="${from}" />
      </p>
      <p>
        <label class="field" for="to">Booked until</label>
        <input type="date" id="to" name="to" value="${to}" />
      </p>
      <p><button type="submit">Show these orders</button></p>
    </div>`;
  const isOpen = show !== 'all' || from !== '' || to !== '';
  return html`<form class="search" method="get" action="/portal" role="search">
    <label for="q">Reference, name or postcode</label>
    <input type="search" id="q" name="q" value="${text}" maxlength="100" autocomplete="off" />
    <button type="submit">Search</button>
    ${isOpen ? html`<details open>${more}</details>` : html`<details>${more}</details>`}
  </form>`;
}

function order({
  id,
  reference,
  status,
  type,
  reason,
  name,
  place,
  goods,
  slot,
  trackingUrl,
}: PortalOrder): Html {
  const when =
    slot === null ? NONE : html`<p><strong>${longDay(slot.date)}</strong>, ${slot.from} to ${slot.to}</p> `;
  const why = reason === null ? NONE : html`<p>The last visit failed, because ${REASON_WORDS[reason]}.</p> `;
  const follow =
    trackingUrl === null
      ? NONE
      : html`<p>
          <a href="${trackingUrl}" aria-label="Follow the ${type} of ${reference}">Follow the ${type}</a>
        </p> `;
  return html`<li class="card">
    <div class="order">
      <h2><a href="/portal/orders/${id}">${reference}</a></h2>
      <span class="status ${styleOf(status)}">${statusWords('shipper', { type, status })}</span>
    </div>
    <p>${[name, place].filter((part) => part !== undefined && part !== '').join(', ')}</p>
    <p class="lead">${goods}</p>
    ${when} ${why} ${follow}
  </li> `;
}

/** The page of a usable link: it says who would be signed in where, and waits. Its form goes to its own address. */
export function confirmPage({ courier, shipper, user }: PortalEntry): Answer {
  const body = html`<p class="lead">
      This link signs you in to the portal of <strong>${courier}</strong>, for the orders of
      <strong>${shipper}</strong>, as <strong>${user}</strong>.
    </p>
    <p>Continue only if this is you. If you are signed in to another portal, you are signed out of it.</p>
    <form method="post"><button type="submit">Sign in</button></form>`;
  return { status: 200, page: page('Sign in?', body, courier) };
}

/** The page for a link that leads nowhere. */
export function unknownPortalLink(): Answer {
  return {
    status: 404,
    page: signedOut('This link does not work', 'Open the link in your latest invitation.'),
  };
}

/** The page for a link, or the session that began with it, whose 30 days are over. */
export function endedLink(): Answer {
  const text =
    'Links to the portal end after 30 days, after seven if they were not used, and with the next invitation.';
  return { status: 410, page: signedOut('This link has ended', text) };
}

/**
 * The page for somebody without a session, who did not come by a link or whose session has ended. `written` is text
 * that was sent and not stored.
 */
export function noSession(written = ''): Answer {
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
export function linkRequested(): Answer {
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
