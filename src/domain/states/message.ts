/** The life of a message, as far as its provider reports it. */
import { stateTable } from './machine.js';

export const MESSAGE_STATUSES = ['queued', 'sent', 'delivered', 'failed', 'superseded', 'unknown'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export type MessageEvent = 'sent' | 'unconfirmed' | 'delivered' | 'refused' | 'overtaken' | 'retried';

/** The recipient has the message, or may have it. */
export const MAY_HAVE_ARRIVED: readonly MessageStatus[] = ['sent', 'delivered', 'unknown'];

export const MESSAGE_MACHINE = stateTable<MessageStatus, MessageEvent>({
  entity: 'Message',
  states: MESSAGE_STATUSES,
  begins: 'queued',
  transitions: [
    {
      from: ['queued', 'unknown'],
      event: 'sent',
      to: 'sent',
      also: "the provider accepted it, by its response, a report or a person's word",
    },
    {
      from: ['queued'],
      event: 'unconfirmed',
      to: 'unknown',
      also: 'the provider may have it; it is not resent automatically',
    },
    {
      from: ['queued', 'sent', 'unknown'],
      event: 'delivered',
      to: 'delivered',
      also: 'by a report of the provider',
    },
    {
      from: ['queued', 'sent', 'unknown'],
      event: 'refused',
      to: 'failed',
      also: 'by the provider; a request with no message delivered fails',
    },
    {
      from: ['queued'],
      event: 'overtaken',
      to: 'superseded',
      also: 'out of date, or its recipient has opted out: it is never sent',
    },
    {
      from: ['failed', 'unknown'],
      event: 'retried',
      to: 'queued',
      also: 'by a person, while it is still up to date',
    },
  ],
});
