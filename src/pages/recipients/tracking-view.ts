/** The recipient's tracking page, in each of its states. Text in, HTML out. */
import { toldTime } from '../../domain/promised-window.js';
import type { Address, Item, Slot } from '../../domain/types.js';
import type { OrderStatus } from '../../domain/states/order.js';
import { ORDER_WORDS, statusWords } from '../../domain/states/order-words.js';
import type { FailReason, StopType } from '../../domain/stop.js';
import { addressLine, longDay } from '../../messaging/wording.js';
import { html, type Html, page } from '../../page-kit/layout.js';
import type { VanMap } from './van-map.js';
import { goods, help, type Sender, slotForm, times } from '../../page-kit/views.js';
import { REASON_WORDS } from '../words.js';

const NONE = html``;

/** The meaning of a status where the link is read-only. */
const ASKED = 'We have asked which time suits.';

/** For a recipient who was asked to choose a time. */
const NO_TIME_FREE = 'No time is free at the moment. We will be in touch.';

const STEPS: Record<StopType, readonly string[]> = {
  delivery: ['At our depot', 'Booked', 'On its way', 'Delivered'],
  collection: ['To be booked', 'Booked', 'On its way', 'Collected'],
};

export type LastVisit = {
  outcome: 'completed' | 'failed';
  date: string;
  time: string;
  /** Null where nobody signed, and once it is no longer shown. */
  signedBy: string | null;
  reason: FailReason | null;
};

/**
 * When the van comes, while that is still ahead; `before`: how many stops it makes first, once it is under way;
 * `isHere`: it is at the door. `etaDate` is set where it comes on a later day than it was to.
 */
export type ComingVisit = {
  date: string;
  from: string;
  to: string;
  eta: string | null;
  etaDate: string | null;
  before: number | null;
  isHere: boolean;
};

export type TrackingView = {
  sender: Sender;
  reference: string;
  type: StopType;
  status: OrderStatus;
  address: Address | null;
  items: readonly Item[];
  visit: ComingVisit | null;
  last: LastVisit | null;
  /** Where the van is; null while it is not near. */
  map: VanMap | null;
  /** Whether its link is the recipient's own. */
  acts: boolean;
  /** Slots that it can be booked for, or moved to. */
  others: readonly Slot[];
  /** Whether a note can be left for the driver, and whether somebody is about to write one. */
  note: 'closed' | 'open' | null;
  /** Why the action was refused. */
  problem: string | null;
  /** What the visitor has just done. */
  done: Done | null;
  /** The note that the visitor has just left. */
  said: string | null;
  /** A refused note, to be shown in the form again. */
  written: string;
};

/** Actions of a recipient on the page: book or move the visit, or leave a note. */
export const DONE = ['booked', 'moved', 'noted'] as const;
export type Done = (typeof DONE)[number];

/** How often an open page is loaded again while the van is out, except while a note is written. */
const REFRESH_SECONDS = 60;

/** Shows where the order is, when it comes, where to, and what it is. */
export function trackingPage(view: TrackingView): string {
  const { sender, reference, type, status, address, items, visit, others, problem, map, note, written } =
    view;
  const isLive = visit !== null && visit.before !== null && note !== 'open';
  const body = html`${problem === null ? NONE : html`<p class="notice" role="alert">${problem}</p> `}
    ${thanks(view)}
    <p class="notice" role="status">${stateWords(view)}</p>
    ${lastVisit(view)} ${progress(type, status)} ${visit === null ? NONE : when(visit)}
    ${map === null ? NONE : mapOf(map)} ${others.length === 0 ? NONE : otherTimes(others, status)}
    <div class="card">
      <dl>
        <dt>Order</dt>
        <dd>${reference}</dd>
        ${
          address === null
            ? NONE
            : html`<dt>${type === 'collection' ? 'From' : 'To'}</dt>
                <dd>${addressLine(address)}</dd> `
        }
      </dl>
    </div>
    ${goods(type, items, isHandedOver(status))}
    ${note === null ? unsent(written) : noteForm(note, { isLive, written })}
    ${help(visit === null ? 'Questions?' : 'Do you need another time, or have a question?', sender.phone)}`;
  return page(`Your ${type}`, body, sender.name, isLive ? { refreshSeconds: REFRESH_SECONDS } : {});
}

/** Says what was just done, so that nobody does it twice. */
function thanks({ done, said, visit }: TrackingView): Html {
  const notice = (words: Html) => html`<p class="notice" role="status">${words}</p> `;
  if (done === 'noted' && said !== null) return notice(html`Thank you. The driver will read: “${said}”`);
  if ((done === 'booked' || done === 'moved') && visit !== null) {
    return notice(
      html`${done === 'moved' ? 'Moved' : 'Booked'}: ${longDay(visit.date)}, ${times(visit)}. Thank you.`,
    );
  }
  return NONE;
}

function stateWords({ type, status, visit, others, acts }: TrackingView): string {
  if (visit?.isHere) return 'The van has arrived: it is at your door.';
  if (visit?.before === 0) return 'You are next: the van is on its way to you.';
  if (visit?.before === 1) return 'The van is on its way. It makes one stop before yours.';
  if (typeof visit?.before === 'number') {
    return `The van is on its way. It makes ${visit.before} stops before yours.`;
  }
  if (status === 'awaiting_reply' && others.length === 0) return acts ? NO_TIME_FREE : ASKED;
  return statusWords('recipient', { type, status });
}

const isHandedOver = (status: OrderStatus) => status === 'delivered' || status === 'collected';

/** Renders when and to whom goods were handed over, or why they were not. */
function lastVisit({ last, type, status }: TrackingView): Html {
  if (last === null) return NONE;
  const at = `${longDay(last.date)} at ${last.time}`;
  const collects = type === 'collection';
  if (last.outcome === 'failed') {
    const reason = REASON_WORDS[last.reason ?? 'other'];
    return html`<p>
      We came on ${at} and could not ${collects ? 'collect your goods' : 'deliver your order'}, because
      ${reason}.
    </p>`;
  }
  const isWhole = isHandedOver(status);
  const done = collects ? 'Collected' : 'Delivered';
  const by = collects ? 'Handed over by' : 'Received by';
  return html`<div class="card visit">
    <dl>
      <dt>${isWhole ? done : `${done} in part`}</dt>
      <dd>${at}</dd>
      ${
        last.signedBy === null
          ? NONE
          : html`<dt>${by}</dt>
              <dd>${last.signedBy}</dd> `
      }
    </dl>
  </div>`;
}

function progress(type: StopType, status: OrderStatus): Html {
  const current = ORDER_WORDS[status].step;
  if (current === null) return NONE;
  const step = (name: string, index: number) => {
    if (index === current) return html`<li aria-current="step">${name}</li> `;
    return index < current ? html`<li class="done">${name}</li> ` : html`<li>${name}</li> `;
  };
  return html`<ol aria-label="Progress">
    ${STEPS[type].map(step)}
  </ol>`;
}

function when(visit: ComingVisit): Html {
  const expected = expectedAt(visit);
  return html`<div class="card visit">
    <dl>
      <dt>Day</dt>
      <dd>${longDay(visit.date)}</dd>
      <dt>Between</dt>
      <dd>${times(visit)}</dd>
      ${
        expected === null
          ? NONE
          : html`<dt>${expected.words}</dt>
              <dd>${expected.at}</dd> `
      }
    </dl>
  </div>`;
}

/** Renders when the van is expected: not before the promised window begins; after its end it is late. */
function expectedAt({ eta, etaDate, from, to, isHere }: ComingVisit): { words: string; at: string } | null {
  if (eta === null || isHere) return null;
  const late = 'Running late, now expected at about';
  if (etaDate !== null) return { words: late, at: `${eta} on ${longDay(etaDate)}` };
  return { words: eta > to ? late : 'Expected at about', at: toldTime({ from, to }, eta) };
}

function otherTimes(slots: readonly Slot[], status: OrderStatus): Html {
  if (status === 'awaiting_reply') return slotForm(slots, { first: [], button: 'Book this time' });
  return html`<details class="card change">
    <summary>Change the day or time</summary>
    ${slotForm(slots, { first: [], button: 'Move to this time' })}
  </details>`;
}

/** A note that the driver no longer reads, to be copied into a message. */
function unsent(written: string): Html {
  if (written === '') return NONE;
  return html`<div class="card">
    <p class="lead">What you have written</p>
    <p>${written}</p>
  </div>`;
}

/** A form for a note. An open page that is loaded again and again would lose what is written: it is opened first. */
function noteForm(note: 'closed' | 'open', { isLive, written }: { isLive: boolean; written: string }): Html {
  const title = 'Leave a note for the driver';
  if (isLive) return html`<p><a href="?note=1">${title}</a></p>`;
  const form = html`<summary>${title}</summary>
    <form method="post">
      <label class="field" for="note"
        >What should the driver know? A gate code, a floor, where to park.</label
      >
      <textarea id="note" name="note" rows="3" maxlength="500" required>${written}</textarea>
      <button type="submit">Leave the note</button>
    </form>`;
  return note === 'open'
    ? html`<details class="card" open>${form}</details>`
    : html`<details class="card">${form}</details>`;
}

const DOT = 2;

function mapOf({ width, height, home, van, dots, miles }: VanMap): Html {
  const text = `The van is about ${milesWords(miles)} away.`;
  const path = dots.map(({ x, y }) => `M${x} ${y}h${DOT}v${DOT}h-${DOT}z`).join('');
  return html`<div class="map">
    <svg viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="Map: ${text}">
      <path class="dots" d="${path}" />
      <path class="way" d="M${String(van.x)} ${String(van.y)}L${String(home.x)} ${String(home.y)}" />
      <path class="home" d="M${String(home.x - 13)} ${String(home.y + 1)}l13-13 13 13h-4v12h-18v-12z" />
      <circle class="van" cx="${String(van.x)}" cy="${String(van.y)}" r="11" />
    </svg>
    <p>${text}</p>
  </div>`;
}

function milesWords(miles: number): string {
  if (miles < 0.75) return 'half a mile';
  const whole = Math.round(miles);
  return whole <= 1 ? 'a mile' : `${whole} miles`;
}
