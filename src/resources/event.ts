/** Events: the envelope in which webhooks send them (specification "Event envelope"), and what each type carries. */
import { z } from 'zod';
import {
  EVENT_MEANINGS,
  EVENT_TYPES,
  SENT_EVENT_TYPES,
  SENT_EVENTS,
  type SentEventType,
} from '../contracts/events.js';
import { enumOf } from './enum-docs.js';
import { job } from './job.js';
import { order } from './order.js';
import { orderWithRequest } from './booking-request.js';
import { orderWithReply } from './reply.js';
import { run } from './run.js';
import { stopOfRun } from './stop.js';
import { suggestion } from './suggestion.js';
import * as fields from './schema-helpers.js';

export const eventType = enumOf('EventType', EVENT_TYPES, EVENT_MEANINGS);
export const sentEventType = enumOf('SentEventType', SENT_EVENT_TYPES, EVENT_MEANINGS);

const endpointTest = z
  .object({
    object: fields.object('test'),
    endpoint: fields.idOf('endpoint'),
  })
  .meta({ id: 'EndpointTest', description: "The data of an endpoint's test event." });

/** Resources that an event can carry, by the name of their schema in the document. */
const CARRIED = {
  Order: order,
  OrderWithReply: orderWithReply,
  OrderWithRequest: orderWithRequest,
  Job: job,
  Suggestion: suggestion,
  Run: run,
  StopOfRun: stopOfRun,
  EndpointTest: endpointTest,
} as const satisfies Record<(typeof SENT_EVENTS)[SentEventType]['data'], z.ZodType>;

/** Returns the schema of what an event of this type carries (docs/behaviour.md "Events and webhooks"). */
export function eventDataSchema(type: SentEventType): z.ZodType {
  return CARRIED[SENT_EVENTS[type].data];
}
export type EventData = {
  [T in SentEventType]: z.output<(typeof CARRIED)[(typeof SENT_EVENTS)[T]['data']]>;
};

/** The fields of every event; `data` depends on the type. */
export type Event = { id: string; type: SentEventType; created: string; data: Record<string, unknown> };

/** Returns the name of a type's event in the document: `OrderCreatedEvent`. */
export function eventSchemaName(type: SentEventType): string {
  const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Event`;
}

const ofType = (type: SentEventType) =>
  z
    .object({
      id: fields.ownId('event'),
      type: z.literal(type).describe('The event type.'),
      created: fields.moment('When it happened.'),
      data: fields.refTo(eventDataSchema(type), 'The resource, as GET returned it at that time.'),
    })
    .meta({
      id: eventSchemaName(type),
      description: EVENT_MEANINGS[type],
    });

const [first, ...others] = SENT_EVENT_TYPES.map(ofType);
if (!first) throw new Error('There is no event type.');

/** The cast: a stored event has the `data` of its type, which the type of a row does not say. */
export const event = z.discriminatedUnion('type', [first, ...others]).meta({
  id: 'Event',
  description: 'The body of a delivery and an entry of GET /events; `type` determines `data`.',
}) as unknown as z.ZodType<Event>;
