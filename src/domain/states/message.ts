/** The life of a message, as far as its provider reports it. */
import type { Machine } from './machine.js';

export const MESSAGE_STATUSES = ['queued', 'sent', 'delivered', 'failed', 'superseded'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export type MessageEvent = 'sent' | 'delivered' | 'refused' | 'overtaken' | 'retried';

export const MESSAGE_MACHINE: Machine<MessageStatus, MessageEvent> = {
  entity: 'Message',
  states: MESSAGE_STATUSES,
  begins: 'queued',
  transitions: [
    { from: ['queued'], event: 'sent', to: 'sent', also: 'its provider has accepted it' },
    { from: ['queued', 'sent'], event: 'delivered', to: 'delivered', also: 'as its provider reports' },
    {
      from: ['queued', 'sent'],
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
      from: ['failed'],
      event: 'retried',
      to: 'queued',
      also: 'a person wants it sent again, and what it tells is still so',
    },
  ],
};
