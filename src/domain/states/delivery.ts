/** The life of a delivery: an event on its way to a webhook endpoint. */
import { stateTable } from './machine.js';

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export type DeliveryEvent =
  | 'acknowledged'
  | 'postponed'
  | 'hurried'
  | 'attempt_failed'
  | 'given_up'
  | 'restarted';

export const DELIVERY_MACHINE = stateTable<DeliveryStatus, DeliveryEvent>({
  entity: 'Delivery',
  states: DELIVERY_STATUSES,
  begins: 'pending',
  transitions: [
    { from: ['pending'], event: 'acknowledged', to: 'delivered', also: 'by HTTP 200' },
    { from: ['pending'], event: 'attempt_failed', to: 'pending', also: 'the next attempt is due later' },
    {
      from: ['pending'],
      event: 'postponed',
      to: 'pending',
      also: 'nothing was sent: enough is in flight to the endpoint',
    },
    {
      from: ['pending'],
      event: 'hurried',
      to: 'pending',
      also: 'an operator triggers the next attempt',
    },
    {
      from: ['pending'],
      event: 'given_up',
      to: 'failed',
      also: 'after the last attempt of a series, or when its endpoint is disabled',
    },
    {
      from: ['delivered', 'failed', 'pending'],
      event: 'restarted',
      to: 'pending',
      also: 'another series of attempts, with the same event',
    },
  ],
});
