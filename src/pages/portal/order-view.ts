/** The portal's page of one order. */
import type { Address, Slot } from '../../domain/types.js';
import type { OrderStatus } from '../../domain/states/order.js';
import type { FailReason, StopType } from '../../domain/stop.js';
import { addressLine, longDay } from '../../messaging/wording.js';
import { fact, html, type Html, page } from '../../page-kit/layout.js';
import type { Answer } from '../../page-kit/views.js';
import { REASON_WORDS } from '../words.js';
import { statusWords } from '../../domain/states/order-words.js';
import { styleOf } from './words.js';

const NONE = html``;

/** A visit that was made, or was to be made. */
export type PortalVisit = {
  outcome: 'completed' | 'failed' | 'skipped';
  type: StopType;
  date: string;
  time: string | null;
  signedBy: string | null;
  reason: FailReason | null;
};

export type OrderView = {
  id: string;
  courier: string;
  reference: string;
  type: StopType;
  status: OrderStatus;
  name: string;
  address: Address | undefined;
  goods: string;
  pieces: { expected: number; scanned: number };
  slot: Slot | null;
  trackingUrl: string | null;
  visits: readonly PortalVisit[];
  comments: readonly { by: string; text: string; date: string; time: string }[];
  takesComments: boolean;
  canCancel: boolean;
  token: string;
  /** Why the action was refused. */
  problem: string | null;
  /** A refused comment, to be shown in the form again. */
  written: string;
};

/** Shows an order: the facts, each visit with its proof, the shipper's comments, and how to cancel it. */
export function orderPage(view: OrderView): Answer {
  const { courier, reference, status, visits, problem } = view;
  const body = html`<p class="order">
      <a href="/portal">All orders</a>
      <span class="status ${styleOf(status)}">${statusWords('shipper', view)}</span>
    </p>
    ${problem === null ? NONE : html`<p class="notice" role="alert">${problem}</p>`}
    <div class="card">${facts(view)}</div>
    ${visits.length === 0 ? NONE : visitList(view)} ${comments(view)} ${cancelling(view)}`;
  return { status: problem === null ? 200 : 409, page: page(reference, body, courier) };
}

function facts({ name, address, goods, pieces, slot, trackingUrl, type }: OrderView): Html {
  const { expected, scanned } = pieces;
  return html`<dl>
      ${fact('Recipient', name)} ${fact(type === 'collection' ? 'From' : 'To', addressLine(address))}
      ${fact('Goods', goods)}
      ${fact('Pieces', scanned === expected ? String(expected) : `${scanned} of ${expected} seen so far`)}
      ${fact('Booked', slot === null ? '' : `${longDay(slot.date)}, ${slot.from} to ${slot.to}`)}
    </dl>
    ${trackingUrl === null ? NONE : html`<p><a href="${trackingUrl}">Follow the ${type}</a></p>`}`;
}

function visitList({ id, visits }: OrderView): Html {
  const hasProof = visits.some(({ outcome }) => outcome === 'completed');
  return html`<div class="card">
    <h2>Visits</h2>
    <ul>
      ${visits.map((visit) => html`<li>${visitWords(visit)}</li> `)}
    </ul>
    ${hasProof ? html`<p><a href="/portal/orders/${id}/proof">Proof, to print</a></p>` : NONE}
  </div>`;
}

function visitWords({ outcome, type, date, time, signedBy, reason }: PortalVisit): string {
  const when = `${longDay(date)}${time === null ? '' : `, ${time}`}`;
  if (outcome === 'skipped') return `${when}: not visited`;
  const done = type === 'collection' ? 'collected' : 'delivered';
  if (outcome === 'failed') {
    return `${when}: not ${done}${reason === null ? '' : `, because ${REASON_WORDS[reason]}`}`;
  }
  const by = type === 'collection' ? 'handed over by' : 'received by';
  return `${when}: ${done}${signedBy === null ? '' : `, ${by} ${signedBy}`}`;
}

function comments({ id, comments: said, takesComments, token, written }: OrderView): Html {
  if (said.length === 0 && !takesComments) return NONE;
  const list =
    said.length === 0
      ? NONE
      : html`<ul class="said">
          ${said.map(
            ({ by, text, date, time }) =>
              html`<li><span class="lead">${by}, ${longDay(date)}, ${time}</span> <span>${text}</span></li> `,
          )}
        </ul>`;
  const form = html`<form method="post" action="/portal/orders/${id}/comments">
    <input type="hidden" name="token" value="${token}" />
    <label class="field" for="text">Tell the courier's office something about this order</label>
    <textarea id="text" name="text" rows="3" maxlength="2000" required>${written}</textarea>
    <button type="submit">Send</button>
  </form>`;
  return html`<div class="card">
    <h2>Comments</h2>
    ${list} ${takesComments ? form : NONE}
  </div>`;
}

function cancelling({ id, type, canCancel, token }: OrderView): Html {
  if (!canCancel) return NONE;
  return html`<details class="card">
    <summary>Cancel this order</summary>
    <form class="leave" method="post" action="/portal/orders/${id}/cancel">
      <p>It will not be ${type === 'collection' ? 'collected' : 'delivered'}, and this cannot be undone.</p>
      <input type="hidden" name="token" value="${token}" />
      <button type="submit" class="grave">Cancel the order</button>
    </form>
  </details>`;
}
