/** The content of the recipients' pages, in each of their states. Text in, HTML out. */
import type { Response } from 'express';
import type { Address, Item, Slot } from '../../domain/types.js';
import { sameSlot } from '../../domain/slots.js';
import type { OrderStatus } from '../../domain/states/order.js';
import { longDay } from '../messages/wording.js';
import { html, type Html, page } from './layout.js';

const NONE = html``;

/** A page and the HTTP status that it is sent with. */
export type Answer = { status: number; page: string };

/** Sends a page. */
export function send(response: Response, { status, page: text }: Answer): void {
  response.status(status).type('html').send(text);
}

/** The page for somebody who asks for pages faster than people read them. */
export function tooMany(): Answer {
  return { status: 429, page: messagePage('Too many requests', 'Please try again in a minute.') };
}

export type PickerView = {
  sender: string;
  reference: string;
  free: Slot[];
  offered: Slot[];
  problem?: string;
};

/**
 * Shows the slots that were offered first, then all other free ones, folded by day: most people answer what they were
 * asked. The form posts back to its own URL.
 */
export function pickerPage({ sender, reference, free, offered, problem }: PickerView): string {
  const title = 'Choose a delivery time';
  const notice = problem === undefined ? NONE : html`<p class="notice" role="alert">${problem}</p>`;
  if (free.length === 0) {
    const none = html`${notice}
      <p>There is no free time just now. Reply to our message, and we will find one with you.</p>`;
    return page(title, none, sender);
  }
  const isOffered = (slot: Slot) => offered.some((each) => sameSlot(each, slot));
  const first = free.filter(isOffered);
  const others = free.filter((slot) => !isOffered(slot));
  const suggested =
    first.length === 0
      ? NONE
      : html`<fieldset>
          <legend>We can come on</legend>
          ${first.map(suggestion)}
        </fieldset> `;
  const body = html`${notice}
    <p class="lead">Order ${reference}. Choose a time at which somebody will be in.</p>
    <form method="post">
      ${suggested} ${others.length === 0 ? NONE : otherDays(others, first.length === 0)}
      <div class="book"><button type="submit">Book this time</button></div>
    </form>`;
  return page(title, body, sender);
}

function suggestion(slot: Slot): Html {
  return html`<label
    >${radio(slot)}
    <div><strong>${longDay(slot.date)}</strong><span>${times(slot)}</span></div></label
  > `;
}

/** Renders days to unfold; opening one of a group closes the others, so that the button stays near the screen. */
function otherDays(slots: readonly Slot[], open: boolean): Html {
  const days = [...new Set(slots.map(({ date }) => date))];
  const groups = days.map((date) => {
    const times = slots.filter((slot) => slot.date === date);
    return html`<details name="day">
      <summary>
        ${longDay(date)} <span>${times.length === 1 ? '1 time' : `${times.length} times`}</span>
      </summary>
      <fieldset class="times">
        <legend>${longDay(date)}</legend>
        ${times.map(choice)}
      </fieldset>
    </details> `;
  });
  const list = html`<summary>Other days and times</summary>
    ${groups}`;
  return open
    ? html`<details class="card" open>${list}</details>`
    : html`<details class="card">${list}</details>`;
}

function choice(slot: Slot): Html {
  return html`<label>${radio(slot)} ${times(slot)}</label> `;
}

function radio(slot: Slot): Html {
  return html`<input type="radio" name="slot" value="${slotValue(slot)}" required />`;
}

/** Encodes a slot as a form's value. */
function slotValue({ date, from, to }: Slot): string {
  return `${date} ${from} ${to}`;
}

function times({ from, to }: { from: string; to: string }): string {
  return `${from} to ${to}`;
}

/** The page of a booked order: when, and how to change it. */
export function bookedPage(view: {
  sender: string;
  reference: string;
  slot: Slot;
  trackingUrl: string | null;
}): string {
  const follow =
    view.trackingUrl === null ? NONE : html`<p><a href="${view.trackingUrl}">Follow your delivery</a></p>`;
  const body = html`<p class="lead" role="status">
      Order ${view.reference}. We will send you a shorter window before the day.
    </p>
    <div class="card visit">
      <dl>
        <dt>Day</dt>
        <dd>${longDay(view.slot.date)}</dd>
        <dt>Between</dt>
        <dd>${times(view.slot)}</dd>
      </dl>
    </div>
    ${follow} ${help('Do you need another time?')}`;
  return page('Your delivery is booked', body, view.sender);
}

/** Renders a page with a single message. */
export function messagePage(title: string, text: string, sender = ''): string {
  return page(title, html`<p>${text}</p>`, sender);
}

/** What a status means to the person waiting for the goods. */
const STATUS_WORDS: Record<OrderStatus, string> = {
  awaiting_scan: 'We are waiting for your order to reach our depot.',
  part_scanned: 'Part of your order has reached our depot.',
  scanned: 'Your order is at our depot.',
  awaiting_reply: 'Your order is at our depot. Tell us when to deliver it.',
  booked: 'Your delivery is booked.',
  planned: 'Your delivery is booked.',
  out_for_delivery: 'Your order is on its way to you.',
  delivered: 'Your order was delivered.',
  failed_attempt: 'We could not deliver your order. We will be in touch about a new time.',
  on_hold: 'Your delivery is on hold. We will be in touch.',
  cancelled: 'Your delivery was cancelled.',
  returned: 'Your order went back to the shop.',
};

const STEPS = ['At our depot', 'Booked', 'On its way', 'Delivered'] as const;

/** The step of `STEPS` that a delivery has reached; null where it goes no further, or has not begun. */
const STEP_OF: Record<OrderStatus, number | null> = {
  awaiting_scan: null,
  part_scanned: null,
  scanned: 0,
  awaiting_reply: 0,
  booked: 1,
  planned: 1,
  out_for_delivery: 2,
  delivered: 3,
  failed_attempt: null,
  on_hold: null,
  cancelled: null,
  returned: null,
};

export type TrackingView = {
  sender: string;
  reference: string;
  status: OrderStatus;
  address: Address | null;
  items: readonly Item[];
  /** When the van comes, while that is still ahead; `next`: this is its next stop. */
  visit: { date: string; from: string; to: string; eta: string | null; next: boolean } | null;
};

/** Shows where the order is, when it comes, where to, and what it is. */
export function trackingPage({ sender, reference, status, address, items, visit }: TrackingView): string {
  const body = html`<p class="notice" role="status">
      ${visit?.next === true ? 'You are next: the van is on its way to you.' : STATUS_WORDS[status]}
    </p>
    ${progress(status)} ${visit === null ? NONE : when(visit)}
    <div class="card">
      <dl>
        <dt>Order</dt>
        <dd>${reference}</dd>
        ${
          address === null
            ? NONE
            : html`<dt>To</dt>
                <dd>${addressLine(address)}</dd> `
        }
      </dl>
    </div>
    ${goods(items)}
    ${visit === null ? help('Questions?') : help('Do you need another time, or have a question?')}`;
  return page('Your delivery', body, sender);
}

function progress(status: OrderStatus): Html {
  const current = STEP_OF[status];
  if (current === null) return NONE;
  const step = (name: string, index: number) => {
    if (index === current) return html`<li aria-current="step">${name}</li> `;
    return index < current ? html`<li class="done">${name}</li> ` : html`<li>${name}</li> `;
  };
  return html`<ol aria-label="Progress">
    ${STEPS.map(step)}
  </ol>`;
}

function when(visit: NonNullable<TrackingView['visit']>): Html {
  const eta =
    visit.eta === null
      ? NONE
      : html`<dt>Expected at about</dt>
          <dd>${visit.eta}</dd> `;
  return html`<div class="card visit">
    <dl>
      <dt>Day</dt>
      <dd>${longDay(visit.date)}</dd>
      <dt>Between</dt>
      <dd>${times(visit)}</dd>
      ${eta}
    </dl>
  </div>`;
}

function addressLine({ line1, line2, town, postcode }: Address): string {
  return [line1, line2, town, postcode].filter((part) => part !== undefined && part !== '').join(', ');
}

function goods(items: readonly Item[]): Html {
  const named = items.filter(({ description }) => description !== undefined && description !== '');
  if (named.length === 0) return NONE;
  const line = ({ description = '', pieces = 1 }: Item) =>
    html`<li>${description}${pieces > 1 ? ` (${pieces} pieces)` : ''}</li> `;
  return html`<div class="card">
    <h2>What we bring</h2>
    <ul>
      ${named.map(line)}
    </ul>
  </div>`;
}

function help(question: string): Html {
  return html`<h2>${question}</h2>
    <p>Reply to our text or email, and we will answer you.</p>`;
}
