/** Sentences about the consequences of cancelling an order, for its confirmation. */
import { VISIT_BOOKED } from '../../../../src/domain/states/order';
import type { Order } from '../api/queries';
import { isOnTheRoad } from './allowed';
import { formatSlot } from './format';

type Cancelled = Pick<Order, 'status' | 'slot' | 'route' | 'shipper'> & {
  recipient: Pick<Order['recipient'], 'name'>;
};

/** How the recipient can be written to: `text and email`; empty where they cannot be. */
export const reachWords = ({ phone, email }: Pick<Order['recipient'], 'phone' | 'email'>): string =>
  [phone && 'text', email && 'email'].filter(Boolean).join(' and ');

/** @param emailed whether the shipper wants to be emailed about cancelled orders */
export function cancelConsequences(order: Cancelled, emailed: boolean): string[] {
  const { slot, route, shipper, recipient, status } = order;
  return [
    'This cannot be undone: a cancelled order cannot be reopened.',
    slot && VISIT_BOOKED.includes(status) && `Its slot, ${formatSlot(slot)}, becomes free.`,
    isOnTheRoad(order)
      ? 'It is on the road: its stop is taken off the van’s run, which the driver sees at once, and the goods come back with the van.'
      : route !== null &&
        'Its stop is dropped. If the route is published, the driver’s page shows it at once, and other customers who get a new time wait above the day’s board until they are told.',
    `${shipper.name} is ${emailed ? 'emailed' : 'not emailed'}; its portal and webhooks show it.`,
    `${recipient.name ?? 'The recipient'} ${route === null ? 'gets no message unless you write one here' : 'is told only if they were told a time, unless you write to them here'}. Their tracking page shows the cancellation.`,
  ].filter((line) => line !== null && line !== false);
}
