/** Events: the envelope in which webhooks send them (specification "Event envelope"), and what each type carries. */
import { z } from 'zod';
import { EVENT_MEANINGS, EVENT_TYPES, EVENTS, type EventType } from '../contracts/events.js';
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
    type: fields.refTo(eventType, 'What kind it is.'),
    created: fields.moment('When it happened.'),
    data: z.record(z.string(), z.unknown()).describe('The resource, as GET returned it then.'),
  })
  .meta({ id: 'Event', description: 'The body of a delivery, and what GET /events lists.' });
export type Event = z.output<typeof event>;

/** What an event can carry, by the name of its schema in the document. */
const CARRIED = {
  Order: order,
  OrderWithReply: orderWithReply,
  Job: job,
  Suggestion: suggestion,
  Run: run,
  StopOfRun: stopOfRun,
} as const satisfies Record<(typeof EVENTS)[EventType]['data'], z.ZodType>;

/** Returns the schema of what an event of this type carries (docs/behaviour.md "Events and webhooks"). */
export function eventDataSchema(type: EventType): z.ZodType {
  return CARRIED[EVENTS[type].data];
}
export type EventData = { [T in EventType]: z.output<(typeof CARRIED)[(typeof EVENTS)[T]['data']]> };
