/** The meaning of each order status, worded for each reader. */
import type { StopType } from '../stop.js';
import type { OrderStatus } from './order.js';

type StatusWords = {
  /** For clients of the API. */
  readonly meaning: string;
  readonly recipient: string;
  readonly shipper: string;
  /** For the office, as the reason why an action is not possible. */
  readonly office: string;
  /** Wording for a collection, where it differs. */
  readonly collection?: { readonly recipient?: string; readonly shipper?: string };
  /** The step that the tracking page shows as reached, from 0; null if it shows none. */
  readonly step: number | null;
};

export const ORDER_WORDS: Readonly<Record<OrderStatus, StatusWords>> = {
  awaiting_scan: {
    meaning: 'Created; none of its pieces is in at the depot yet.',
    recipient: 'We are waiting for your order to reach our depot.',
    shipper: 'Expected at our depot',
    office: 'Its goods are not in yet.',
    step: null,
  },
  part_scanned: {
    meaning: 'Some of its pieces are in.',
    recipient: 'Part of your order has reached our depot.',
    shipper: 'Part is at our depot',
    office: 'Its goods are not all in yet.',
    step: null,
  },
  scanned: {
    meaning: 'All of its pieces are in; the recipient has not been asked for a slot yet.',
    recipient: 'Your order is at our depot.',
    shipper: 'At our depot',
    office: 'It has no slot.',
    step: 0,
  },
  awaiting_booking: {
    meaning: 'A collection; the recipient has not been asked for a slot yet.',
    recipient: 'We will ask you when to collect it.',
    shipper: 'Collection to be booked',
    office: 'It has no slot.',
    step: 0,
  },
  awaiting_reply: {
    meaning: 'The recipient has been asked for a slot and has not chosen one.',
    recipient: 'Your order is at our depot. Choose below when to deliver it.',
    shipper: 'Recipient asked for a time',
    office: 'It has no slot.',
    collection: { recipient: 'Choose below when to collect your goods.' },
    step: 0,
  },
  booked: {
    meaning: 'It has a slot but no route.',
    recipient: 'Your delivery is booked.',
    shipper: 'Booked',
    office: 'It has a slot already.',
    collection: { recipient: 'Your collection is booked.' },
    step: 1,
  },
  planned: {
    meaning: 'It is on a draft route, or on a published one whose run has not started.',
    recipient: 'Your delivery is booked.',
    shipper: 'Booked',
    office: 'It has a slot already.',
    collection: { recipient: 'Your collection is booked.' },
    step: 1,
  },
  out_for_delivery: {
    meaning: 'Its run is under way.',
    recipient: 'Your order is on its way to you.',
    shipper: 'Out for delivery',
    office: 'It is on the road.',
    collection: {
      recipient: 'The van is out, and will come to collect your goods.',
      shipper: 'Out to be collected',
    },
    step: 2,
  },
  delivered: {
    meaning: 'The goods were handed over.',
    recipient: 'Your order was delivered.',
    shipper: 'Delivered',
    office: 'It has been delivered.',
    step: 3,
  },
  collected: {
    meaning: 'A collection; the driver or the depot has the goods.',
    recipient: 'Your goods were collected.',
    shipper: 'Collected',
    office: 'It has been collected.',
    step: 3,
  },
  failed_attempt: {
    meaning: 'A visit was made or skipped, and some or all goods were not handed over.',
    recipient: 'We could not deliver your order. We will be in touch about a new time.',
    shipper: 'Could not be delivered',
    office: 'Its visit is over.',
    collection: {
      recipient: 'We could not collect your goods. We will be in touch about a new time.',
      shipper: 'Could not be collected',
    },
    step: null,
  },
  on_hold: {
    meaning: 'Excluded from booking and planning until released.',
    recipient: 'Your delivery is on hold. We will be in touch.',
    shipper: 'On hold',
    office: 'It is on hold. Release it first.',
    collection: { recipient: 'Your collection is on hold. We will be in touch.' },
    step: null,
  },
  cancelled: {
    meaning: 'It will not be delivered.',
    recipient: 'Your delivery was cancelled.',
    shipper: 'Cancelled',
    office: 'It is cancelled.',
    collection: { recipient: 'Your collection was cancelled.' },
    step: null,
  },
  returned: {
    meaning: 'The goods were returned to the shipper.',
    recipient: 'Your order went back to the shop.',
    shipper: 'Returned',
    office: 'It went back to its shipper.',
    collection: { recipient: 'Your goods went back to the shop.' },
    step: null,
  },
};

/** Returns the wording of a status for the recipient or shipper of a delivery or collection. */
export function statusWords(
  reader: 'recipient' | 'shipper',
  { type, status }: { type: StopType; status: OrderStatus },
): string {
  const { [reader]: words, collection } = ORDER_WORDS[status];
  return (type === 'collection' ? collection?.[reader] : undefined) ?? words;
}
