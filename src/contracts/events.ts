/**
 * The events that leave the product (specification "Events"). Each type is declared once: what it is about, what it
 * carries, and when it is sent. Names are past tense, the same everywhere.
 */

/**
 * Kind of an event's subject → where its row (`events`) has the ids of the order and of the run that it concerns:
 * the subject itself, or a field of the data. Operators find the workflows of deliveries by these.
 */
export const EVENT_SUBJECTS = {
  order: { order: 'subject' },
  job: {},
  suggestion: {},
  run: { run: 'subject' },
  stop: { order: { field: 'order' }, run: { field: 'run' } },
} as const satisfies Record<string, { order?: IdPlace; run?: IdPlace }>;
export type EventSubject = keyof typeof EVENT_SUBJECTS;
export type IdPlace = 'subject' | { field: string };

/**
 * Subscribable type of webhook endpoints → its event. `subject` is the kind of record that the id in `events.subject`
 * names, `data` the resource that it carries (src/resources/event.ts), `meaning` when it is sent, for the reference.
 */
export const EVENTS = {
  'order.created': {
    subject: 'order',
    data: 'Order',
    meaning: 'An order was placed. `data` is the Order.',
  },
  'order.scanned': {
    subject: 'order',
    data: 'Order',
    meaning: 'Every piece of an order is in at the depot. `data` is the Order.',
  },
  'order.booked': {
    subject: 'order',
    data: 'Order',
    meaning: 'A slot was booked, or moved to another one. `data` is the Order.',
  },
  'order.erased': {
    subject: 'order',
    data: 'Order',
    meaning:
      'What was known of the recipient of a closed order was erased: erase it too. `data` is the Order. An extension.',
  },
  'booking.reply_needs_review': {
    subject: 'order',
    data: 'OrderWithReply',
    meaning:
      'A recipient reply could not be booked with confidence and needs a person. `data` is the Order with `reply`.',
  },
  'job.completed': {
    subject: 'job',
    data: 'Job',
    meaning: 'An optimisation job succeeded or failed. `data` is the Job.',
  },
  'agent.suggestion_created': {
    subject: 'suggestion',
    data: 'Suggestion',
    meaning: 'A new route-agent suggestion exists. `data` is the Suggestion.',
  },
  'run.started': {
    subject: 'run',
    data: 'Run',
    meaning: 'A driver started a run. `data` is the Run.',
  },
  'stop.completed': {
    subject: 'stop',
    data: 'StopOfRun',
    meaning: 'A stop was completed. `data` is the Stop with `run`.',
  },
  'stop.failed': {
    subject: 'stop',
    data: 'StopOfRun',
    meaning: 'A delivery attempt failed. `data` is the Stop with `run`.',
  },
  'run.completed': {
    subject: 'run',
    data: 'Run',
    meaning: 'No stop of the run is open any more. `data` is the Run.',
  },
} as const satisfies Record<string, { subject: EventSubject; data: string; meaning: string }>;

export type EventType = keyof typeof EVENTS;

/** All types, in the order of the reference. The cast: the keys of a literal are those that it declares. */
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];

/** Type → when it is sent. The cast: as above. */
export const EVENT_MEANINGS = Object.fromEntries(
  Object.entries(EVENTS).map(([type, { meaning }]) => [type, meaning]),
) as Record<EventType, string>;

/**
 * What the test of an endpoint carries, in an event of a type that the endpoint subscribes to. Its subject is the
 * endpoint, so that no receiver takes it for a record.
 */
export const TEST_DATA = { object: 'test' } as const;
