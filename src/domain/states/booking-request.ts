/** The life of a booking request: a question to a recipient, until it is answered or given up. */
import { GIVE_UP_AFTER_HOURS } from '../conversation.js';
import { stateTable } from './machine.js';

export const REQUEST_STATUSES = ['queued', 'open', 'answered', 'unanswered', 'closed', 'failed'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export type RequestEvent = 'asked' | 'unsendable' | 'undelivered' | 'timed_out' | 'answered' | 'closed';

/** Statuses of a booking request in which the recipient may still answer. */
export const OPEN_REQUESTS: readonly RequestStatus[] = ['queued', 'open', 'unanswered'];

/** The statuses in which the recipient still has time to. */
export const AWAITED_REQUESTS: readonly RequestStatus[] = ['queued', 'open'];

export const REQUEST_MACHINE = stateTable<RequestStatus, RequestEvent>({
  entity: 'Booking request',
  states: REQUEST_STATUSES,
  begins: 'queued',
  transitions: [
    {
      from: ['queued'],
      event: 'asked',
      to: 'open',
      also: 'one message went out; the order awaits a reply, a reminder follows',
    },
    {
      from: ['queued'],
      event: 'unsendable',
      to: 'failed',
      also: 'with `error`: no free slot, no channel, or no message went out; can be retried; `booking.failed`',
    },
    {
      from: ['open', 'unanswered'],
      event: 'undelivered',
      to: 'failed',
      also: 'with `error`: no message reached the recipient; can be retried; `booking.failed`',
    },
    {
      from: ['open'],
      event: 'timed_out',
      to: 'unanswered',
      also: `after ${GIVE_UP_AFTER_HOURS} hours; the operator follows up; \`booking.unanswered\``,
    },
    { from: OPEN_REQUESTS, event: 'answered', to: 'answered', also: 'the order was booked' },
    {
      from: OPEN_REQUESTS,
      event: 'closed',
      to: 'closed',
      also: 'replaced by a new request, or the order can no longer be booked',
    },
  ],
});
