/** The portal's list of a shipper's orders. */
import type { OrderStatus } from '../../domain/states/order.js';
import type { FailReason, StopType } from '../../domain/stop.js';
import type { Slot } from '../../domain/types.js';
import { longDay } from '../../messaging/wording.js';
import { html, type Html, page } from '../../page-kit/layout.js';
import type { Answer } from '../../page-kit/views.js';
import { REASON_WORDS } from '../words.js';
import { type PortalFilter, SHOWN } from './filters.js';
import { statusWords } from '../../domain/states/order-words.js';
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
