/** The life of a message, as far as its provider reports it. */
import type { Machine } from './machine.js';

export const MESSAGE_STATUSES = ['queued', 'sent', 'delivered', 'failed', 'superseded', 'unknown'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export type MessageEvent = 'sent' | 'unconfirmed' | 'delivered' | 'refused' | 'overtaken' | 'retried';

/** The recipient has the message, or may have it. */
export const MAY_HAVE_ARRIVED: readonly MessageStatus[] = ['sent', 'delivered', 'unknown'];

export const MESSAGE_MACHINE: Machine<MessageStatus, MessageEvent> = {
  entity: 'Message',
  states: MESSAGE_STATUSES,
  begins: 'queued',
  transitions: [
    {
      from: ['queued', 'unknown'],
      event: 'sent',
      to: 'sent',
      also: 'its provider has accepted it, as its answer or a report shows, or a person says',
    },
    {
      from: ['queued'],
      event: 'unconfirmed',
      to: 'unknown',
      also: 'its provider may have it, and nobody knows: it is not sent again by itself',
    },
    {
      from: ['queued', 'sent', 'unknown'],
      event: 'delivered',
      to: 'delivered',
      also: 'as its provider reports',
    },
    {
      from: ['queued', 'sent', 'unknown'],
      event: 'refused',
      to: 'failed',
      also: 'by its provider; a request that reached nobody has failed',
    },
    {
      from: ['queued'],
      event: 'overtaken',
      to: 'superseded',
      also: 'what it tells is no longer so, or its recipient has opted out: it is not sent now or ever',
    },
    {
      from: ['failed', 'unknown'],
      event: 'retried',
      to: 'queued',
      also: 'a person wants it sent again, and what it tells is still so',
    },
  ],
};
