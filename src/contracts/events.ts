/** The events that leave the product, and those that reach a workflow. Names are past tense, the same everywhere. */

/** Subscribable types of webhook endpoints (specification "Events"). */
export const EVENT_TYPES = [
  'order.created',
  'order.scanned',
  'order.booked',
  'order.erased',
  'booking.reply_needs_review',
  'job.completed',
  'agent.suggestion_created',
  'run.started',
  'stop.completed',
  'stop.failed',
  'run.completed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Type → when it is sent, for the reference page. */
export const EVENT_MEANINGS: Record<EventType, string> = {
  'order.created': 'An order was placed. `data` is the Order.',
  'order.scanned': 'Every piece of an order is in at the depot. `data` is the Order.',
  'order.booked': 'A slot was booked, or moved to another one. `data` is the Order.',
  'order.erased':
    'What was known of the recipient of a closed order was erased: erase it too. `data` is the Order. An extension.',
  'booking.reply_needs_review':
    'A recipient reply could not be booked with confidence and needs a person. `data` is the Order with `reply`.',
  'job.completed': 'An optimisation job succeeded or failed. `data` is the Job.',
  'agent.suggestion_created': 'A new route-agent suggestion exists. `data` is the Suggestion.',
  'run.started': 'A driver started a run. `data` is the Run.',
  'stop.completed': 'A stop was completed. `data` is the Stop with `run`.',
  'stop.failed': 'A delivery attempt failed. `data` is the Stop with `run`.',
  'run.completed': 'No stop of the run is open any more. `data` is the Run.',
};
