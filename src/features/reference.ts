/** The OpenAPI document of all features: routes, words and what events carry. */
import { z } from 'zod';
import { buildDocument, type DocumentOptions } from '../api/openapi.js';
import type { EventType } from '../contracts/events.js';
import { suggestion } from './agent/suggestions.schemas.js';
import { reply } from './bookings/bookings.schemas.js';
import { GLOSSARY, TAGS } from './glossary.js';
import { order } from './orders/orders.schemas.js';
import { job, stop } from './planning/planning.schemas.js';
import { routes } from './routes.js';
import { run } from './runs/runs.schemas.js';

const stopOfRun = stop.extend({ run: z.string() }).meta({
  id: 'StopOfRun',
  description: 'A stop, and the run that it is on.',
});
const orderWithReply = order.extend({ reply }).meta({
  id: 'OrderWithReply',
  description: 'An order, and the reply that needs a person.',
});

/** Type of an event → its `data` (BEHAVIOUR "Events and webhooks"). */
const EVENT_DATA: Record<EventType, z.ZodType> = {
  'order.created': order,
  'order.scanned': order,
  'order.booked': order,
  'booking.reply_needs_review': orderWithReply,
  'job.completed': job,
  'agent.suggestion_created': suggestion,
  'run.started': run,
  'stop.completed': stopOfRun,
  'stop.failed': stopOfRun,
  'run.completed': run,
};

/** The document for a brand at the given addresses. */
export function describeApi(options: DocumentOptions): object {
  return buildDocument(routes, { ...options, glossary: GLOSSARY, tags: TAGS, eventData: EVENT_DATA });
}
