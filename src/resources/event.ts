/** Events: the envelope in which webhooks send them (specification "Event envelope"), and what each type carries. */
import { z } from 'zod';
import { EVENT_MEANINGS, EVENT_TYPES, type EventType } from '../contracts/events.js';
import { enumOf } from './enum-docs.js';
import { job } from './job.js';
import { order } from './order.js';
import { orderWithReply } from './reply.js';
import { run } from './run.js';
import { stopOfRun } from './stop.js';
import { suggestion } from './suggestion.js';
import * as fields from './schema-helpers.js';

// The list of its values is all the description that it needs.
export const eventType = enumOf(EVENT_TYPES, EVENT_MEANINGS).meta({ id: 'EventType', description: '' });

export const event = z
  .object({
    id: fields.ownId('event'),
    type: fields.here(eventType, 'What kind it is.'),
    created: fields.moment('When it happened.'),
    data: z.record(z.string(), z.unknown()).describe('The resource, as GET returned it then.'),
  })
  .meta({ id: 'Event', description: 'The body of a delivery, and what GET /events lists.' });
export type Event = z.output<typeof event>;

/** Type of an event → its `data` (docs/behaviour.md "Events and webhooks"). */
export const EVENT_DATA = {
  'order.created': order,
  'order.scanned': order,
  'order.booked': order,
  'order.erased': order,
  'booking.reply_needs_review': orderWithReply,
  'job.completed': job,
  'agent.suggestion_created': suggestion,
  'run.started': run,
  'stop.completed': stopOfRun,
  'stop.failed': stopOfRun,
  'run.completed': run,
} as const satisfies Record<EventType, z.ZodType>;
export type EventData = { [Type in EventType]: z.output<(typeof EVENT_DATA)[Type]> };
