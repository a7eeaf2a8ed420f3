/** The content of the recipients' pages, in each of their states. Text in, HTML out. */
import type { Response } from 'express';
import type { Item, Slot } from '../domain/types.js';
import { chooseOffers } from '../domain/slots.js';
import { sameSlot } from '@waypost/base/slot';
import type { StopType } from '../domain/stop.js';
import { longDay } from '../messaging/wording.js';
import { html, type Html, page } from './layout.js';

const NONE = html``;

/** A page and the HTTP status that it is sent with. */
export type Answer = { status: number; page: string };

export function send(response: Response, { status, page: text }: Answer): void {
  response.status(status).type('html').send(text);
}

/** The page for a visitor who exceeds the limit. */
export function tooMany(): Answer {
  return { status: 429, page: messagePage('Too many requests', 'Please try again in a minute.') };
}

/** Sender of a page for recipients, and the office's number, if it gives one. */
export type Sender = { name: string; phone: string | null };

/** The recipient and the goods of a page. */
export type GoodsView = {
  sender: Sender;
  reference: string;
  type: StopType;
  shipper: string;
  courier: string;
  items: readonly Item[];
};

export type PickerView = GoodsView & {
  free: Slot[];
  offered: Slot[];
  /** The offered slot that the link names; null where it names none. */
  chosen: Slot | null;
  problem?: string;
};

/**
 * Shows the slots that were offered first, then all other free ones, folded by day: most people answer what they were
 * asked. The form posts back to its own URL.
 */
export function pickerPage({ free, offered, chosen, problem, ...order }: PickerView): string {
  const { sender, type, items } = order;
  const title = `Choose a ${type} time`;
  const notice = problem === undefined ? NONE : html`<p class="notice" role="alert">${problem}</p>`;
  if (free.length === 0) {
    const none = html`${notice}
      <p>
        No time is free at the moment. Reply to our message${orCall(sender.phone)}, and we will find one with
        you.
      </p>`;
    return page(title, none, sender.name);
  }
  const stillFree = free.filter((slot) => offered.some((each) => sameSlot(each, slot)));
  const body = html`${notice}
    <p class="lead">${whose(order)} Choose a time at which somebody will be in.</p>
    ${goods(type, items)} ${slotForm(free, { first: stillFree, chosen, button: 'Book this time' })}
    ${help('Does none of these times suit you?', sender.phone)}`;
  return page(title, body, sender.name);
}

/**
 * A form of free slots: the first ones to see at once, which are those of the next days unless `first` names some, and
 * the others folded by day. No choice is marked as required: a browser says nothing about what is folded, and the
 * answer to an empty form does.
 */
export function slotForm(
  free: readonly Slot[],
  { first, chosen = null, button }: { first: readonly Slot[]; chosen?: Slot | null; button: string },
): Html {
  const shown = first.length > 0 ? first : chooseOffers(free);
  const others = free.filter((slot) => !shown.some((each) => sameSlot(each, slot)));
  return html`<form method="post">
    <fieldset>
      <legend>We can come on</legend>
      ${shown.map((slot) => suggestion(slot, chosen !== null && sameSlot(slot, chosen)))}
    </fieldset>
    ${others.length === 0 ? NONE : otherDays(others)}
    <div class="book"><button type="submit">${button}</button></div>
  </form>`;
}

/** Renders the recipient, the goods and the courier. */
function whose({ shipper, courier, reference, type }: GoodsView): string {
  const moved = type === 'collection' ? `${courier} collects` : `${courier} delivers`;
  return shipper === courier
    ? `Order ${reference} of ${shipper}.`
    : `${moved} your order ${reference} ${type === 'collection' ? 'for' : 'from'} ${shipper}.`;
}

function suggestion(slot: Slot, isChosen: boolean): Html {
  return html`<label
    >${radio(slot, isChosen)}
    <div><strong>${longDay(slot.date)}</strong><span>${times(slot)}</span></div></label
  > `;
}

/** How many days are listed; the later ones are folded. */
const DAYS_SHOWN = 10;

/**
 * Renders days to unfold; opening one of a group closes the others, so that the button stays near the screen.
 */
function otherDays(slots: readonly Slot[]): Html {
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
  const later = groups.slice(DAYS_SHOWN);
  return html`<details class="card">
    <summary>Other days and times</summary>
    ${groups.slice(0, DAYS_SHOWN)}
    ${
      later.length === 0
        ? NONE
        : html`<details>
            <summary>
              Later days <span>${later.length === 1 ? '1 day' : `${later.length} days`}</span>
            </summary>
            ${later}
          </details> `
    }
  </details>`;
}

function choice(slot: Slot): Html {
  return html`<label>${radio(slot)} ${times(slot)}</label> `;
}

function radio(slot: Slot, isChosen = false): Html {
  return isChosen
    ? html`<input type="radio" name="slot" value="${slotValue(slot)}" checked />`
    : html`<input type="radio" name="slot" value="${slotValue(slot)}" />`;
}

/** Encodes a slot as a form's value. */
function slotValue({ date, from, to }: Slot): string {
  return `${date} ${from} ${to}`;
}

export function times({ from, to }: { from: string; to: string }): string {
  return `${from} to ${to}`;
}

/** The page of a booked order: when, and how to change it. */
export function bookedPage(view: GoodsView & { slot: Slot; trackingUrl: string | null }): string {
  const follow =
    view.trackingUrl === null
      ? NONE
      : html`<p><a href="${view.trackingUrl}">Follow your ${view.type}</a></p>`;
  const body = html`<p class="lead" role="status">
      ${whose(view)} We will send you a shorter window before the day.
    </p>
    <div class="card visit">
      <dl>
        <dt>Day</dt>
        <dd>${longDay(view.slot.date)}</dd>
        <dt>Between</dt>
        <dd>${times(view.slot)}</dd>
      </dl>
    </div>
    ${goods(view.type, view.items)} ${follow} ${help('Do you need another time?', view.sender.phone)}`;
  return page(`Your ${view.type} is booked`, body, view.sender.name);
}

/** Renders a page with a single message. */
export function messagePage(title: string, text: string, sender = ''): string {
  return page(title, html`<p>${text}</p>`, sender);
}

const GOODS_WORDS = {
  delivery: { ahead: 'What we bring', done: 'What we brought' },
  collection: { ahead: 'What we collect', done: 'What we collected' },
} as const satisfies Record<StopType, Record<'ahead' | 'done', string>>;

/** Lists the goods of the visit, if the shipper has described them. */
export function goods(type: StopType, items: readonly Item[], isDone = false): Html {
  const named = items.filter(({ description }) => description !== undefined && description !== '');
  if (named.length === 0) return NONE;
  const line = ({ description = '', pieces = 1 }: Item) =>
    html`<li>${description}${pieces > 1 ? ` (${pieces} pieces)` : ''}</li> `;
  return html`<div class="card">
    <h2>${GOODS_WORDS[type][isDone ? 'done' : 'ahead']}</h2>
    <ul>
      ${named.map(line)}
    </ul>
  </div>`;
}

/** Renders the office's contact. */
export function help(question: string, phone: string | null): Html {
  return html`<h2>${question}</h2>
    <p>Reply to our text or email${orCall(phone)}, and we will answer you.</p>`;
}

function orCall(phone: string | null): Html {
  return phone === null ? NONE : html`, or call <a href="tel:${phone}">${phone}</a>`;
}
