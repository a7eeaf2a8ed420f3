/** The life of a recipient's reply: read once, then settled, by the reader or by a person. */
import { stateTable } from './machine.js';

export const REPLY_OUTCOMES = ['booked', 'needs_review', 'resolved', 'dismissed'] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

/** A reply has no outcome until it is read. */
export type ReplyState = 'unread' | ReplyOutcome;

export type ReplyEvent =
  | 'read_as_booking'
  | 'offered_again'
  | 'asked_back'
  | 'needs_nobody'
  | 'left_to_person'
  | 'resolved'
  | 'dismissed'
  | 'erased'
  | 'read_again';

const SETTLED: readonly ReplyState[] = ['booked', 'resolved', 'dismissed'];

export const REPLY_MACHINE = stateTable<ReplyState, ReplyEvent>({
  entity: 'Reply',
  states: ['unread', ...REPLY_OUTCOMES],
  begins: 'unread',
  transitions: [
    { from: ['unread'], event: 'read_as_booking', to: 'booked', also: 'its slot is booked' },
    {
      from: ['unread'],
      event: 'offered_again',
      to: 'resolved',
      also: 'the chosen slot has filled up; others are offered',
    },
    {
      from: ['unread'],
      event: 'asked_back',
      to: 'resolved',
      also: 'it has two readings; the recipient is asked to confirm one, once per request',
    },
    {
      from: ['unread'],
      event: 'needs_nobody',
      to: 'resolved',
      also: 'an opt-out word, a reaction, or a courtesy once a slot is booked',
    },
    { from: ['unread'], event: 'left_to_person', to: 'needs_review', also: '`booking.reply_needs_review`' },
    {
      from: ['unread', 'needs_review'],
      event: 'resolved',
      to: 'resolved',
      also: 'a slot is booked, or a message sent',
    },
    { from: ['unread', 'needs_review'], event: 'dismissed', to: 'dismissed' },
    {
      from: ['unread', 'needs_review'],
      event: 'erased',
      to: 'dismissed',
      also: "its order's personal data is erased",
    },
    {
      from: ['needs_review'],
      event: 'read_again',
      to: 'unread',
      also: 'an operator has it read again',
    },
  ],
  refusals: [
    {
      from: SETTLED,
      events: ['resolved', 'dismissed', 'read_again'],
      code: 'reply_closed',
      because: (state) => `is ${state} already.`,
    },
  ],
});
