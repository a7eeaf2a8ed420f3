/** What the recipients' pages say, in each of their states. Text in, HTML out. */
import type { OrderStatus } from '../../domain/order.js';
import type { Slot } from '../../domain/shapes.js';
import { longDay } from '../messages/wording.js';
import { html, type Html, page } from './layout.js';

export type PickerView = { sender: string; reference: string; free: Slot[]; problem?: string };

/** The free slots as radio buttons, a group for each day; the form posts back to its own address. */
export function pickerPage({ sender, reference, free, problem }: PickerView): string {
  const notice = problem === undefined ? html`` : html`<p class="notice" role="alert">${problem}</p>`;
  if (free.length === 0) {
    const none = html`${notice}
      <p>There is no free time just now. Reply to our message, and we will find one with you.</p>`;
    return page('Choose a delivery time', none, sender);
  }
  const days = [...new Set(free.map(({ date }) => date))];
  const groups = days.map(
    (date) =>
      html`<fieldset>
        <legend>${longDay(date)}</legend>
        ${free.filter((slot) => slot.date === date).map(choice)}
      </fieldset> `,
  );
  const body = html`${notice}
    <p>Order ${reference}. Choose the time at which somebody will be in.</p>
    <form method="post">
      ${groups}
      <button type="submit">Book this time</button>
    </form>`;
  return page('Choose a delivery time', body, sender);
}

function choice(slot: Slot): Html {
  return html`<label
    ><input type="radio" name="slot" value="${slotValue(slot)}" required /> ${times(slot)}</label
  > `;
}

/** A slot as a form's value. */
function slotValue({ date, from, to }: Slot): string {
  return `${date} ${from} ${to}`;
}

function times({ from, to }: { from: string; to: string }): string {
  return `${from} to ${to}`;
}

/** The order is booked: when, and how to change it. */
export function bookedPage(view: {
  sender: string;
  reference: string;
  slot: Slot;
  trackingUrl: string | null;
}): string {
  const follow =
    view.trackingUrl === null ? html`` : html`<p><a href="${view.trackingUrl}">Follow your delivery</a></p>`;
  const body = html`<p class="notice" role="status">
      Order ${view.reference} will be delivered on <strong>${longDay(view.slot.date)}</strong>,
      <strong>${times(view.slot)}</strong>.
    </p>
    <p>If you need another time, reply to our message.</p>
    ${follow}`;
  return page('Your delivery is booked', body, view.sender);
}

/** A page that says one thing. */
export function messagePage(title: string, text: string, sender = ''): string {
  return page(title, html`<p>${text}</p>`, sender);
}

const STATUS_WORDS: Record<OrderStatus, string> = {
  awaiting_scan: 'We are waiting for your order to reach our depot.',
  part_scanned: 'Part of your order has reached our depot.',
  scanned: 'Your order is at our depot.',
  awaiting_reply: 'Your order is at our depot. Tell us when to deliver it.',
  booked: 'Your delivery is booked.',
  planned: 'Your delivery is planned.',
  out_for_delivery: 'Your order is on its way to you.',
  delivered: 'Your order was delivered.',
  failed_attempt: 'We could not deliver your order. We will be in touch about a new time.',
  on_hold: 'Your delivery is on hold. We will be in touch.',
  cancelled: 'Your delivery was cancelled.',
  returned: 'Your order went back to the shop.',
};

export type TrackingView = {
  sender: string;
  reference: string;
  status: OrderStatus;
  /** When the van comes, while that is still to come. */
  visit: { date: string; from: string; to: string; eta: string | null } | null;
};

/** Where the order is, and when it comes. */
export function trackingPage({ sender, reference, status, visit }: TrackingView): string {
  const eta =
    visit === null || visit.eta === null
      ? html``
      : html`<dt>Expected at about</dt>
          <dd>${visit.eta}</dd> `;
  const when =
    visit === null
      ? html``
      : html`<dt>Day</dt>
          <dd>${longDay(visit.date)}</dd>
          <dt>Between</dt>
          <dd>${times(visit)}</dd>
          ${eta}`;
  const body = html`<p class="notice" role="status">${STATUS_WORDS[status]}</p>
    <dl>
      <dt>Order</dt>
      <dd>${reference}</dd>
      ${when}
    </dl>`;
  return page('Your delivery', body, sender);
}
