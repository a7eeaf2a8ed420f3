/**
 * The events that subscribers receive (specification "Events"). Each type is declared once: its subject, its data, and
 * when it is sent. Names are past tense, the same everywhere.
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
  endpoint: {},
} as const satisfies Record<string, { order?: IdPlace; run?: IdPlace }>;
export type EventSubject = keyof typeof EVENT_SUBJECTS;
export type IdPlace = 'subject' | { field: string };

type DeclaredEvent = { subject: EventSubject; data: string; meaning: string };

/**
 * Subscribable type of webhook endpoints → its event. `subject` is the kind of record that the id in `events.subject`
 * names, `data` the resource that it carries (src/resources/event.ts), and `meaning` when it is sent, for the reference.
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
    meaning: 'A slot was booked or changed. `data` is the Order.',
  },
  'order.unbooked': {
    subject: 'order',
    data: 'Order',
    meaning: 'The slot of an order was released, so its visit will not take place. `data` is the Order.',
  },
  'order.goods_lost': {
    subject: 'order',
    data: 'Order',
    meaning:
      'A piece of an order with a booked visit has become missing, damaged or misrouted. `data` is the Order.',
  },
  'order.updated': {
    subject: 'order',
    data: 'Order',
    meaning:
      'An order was corrected, removed from its route, or not visited on its run. `data` is the Order.',
  },
  'order.held': {
    subject: 'order',
    data: 'Order',
    meaning: 'An order was put on hold. `data` is the Order.',
  },
  'order.released': {
    subject: 'order',
    data: 'Order',
    meaning: 'The hold of an order ended. `data` is the Order.',
  },
  'order.planned': {
    subject: 'order',
    data: 'Order',
    meaning:
      'An order was planned on a route. Not sent again when it moves to another route. `data` is the Order.',
  },
  'order.out_for_delivery': {
    subject: 'order',
    data: 'Order',
    meaning: "An order's run has started. `data` is the Order.",
  },
  'order.cancelled': {
    subject: 'order',
    data: 'Order',
    meaning: 'An order was cancelled. `data` is the Order.',
  },
  'order.returned': {
    subject: 'order',
    data: 'Order',
    meaning: "An order's goods were returned to its shipper. `data` is the Order.",
  },
  'order.erased': {
    subject: 'order',
    data: 'Order',
    meaning:
      "The recipient's personal data was erased from a closed order: erase your copy too. `data` is the Order.",
  },
  'booking.reply_needs_review': {
    subject: 'order',
    data: 'OrderWithReply',
    meaning:
      'A recipient reply could not be booked with confidence and needs a person. `data` is the Order with `reply`.',
  },
  'booking.failed': {
    subject: 'order',
    data: 'OrderWithRequest',
    meaning:
      'A booking request could not be sent or delivered; its `error` says why. `data` is the Order with `request`.',
  },
  'booking.unanswered': {
    subject: 'order',
    data: 'OrderWithRequest',
    meaning:
      'A booking request was not answered in time and needs a person. `data` is the Order with `request`.',
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
    meaning: 'Every stop of a run is closed. `data` is the Run.',
  },
} as const satisfies Record<string, DeclaredEvent>;

export type EventType = keyof typeof EVENTS;

/** Events that a shipper can be emailed about (`shipper.notify`). */
export const SHIPPER_EVENTS = [
  'order.goods_lost',
  'order.unbooked',
  'order.held',
  'order.cancelled',
  'order.returned',
  'stop.failed',
  'booking.failed',
  'booking.unanswered',
] as const satisfies readonly EventType[];
export type ShipperEvent = (typeof SHIPPER_EVENTS)[number];

/** Returns whether a shipper can be emailed about events of a type. */
export const concernsShippers = (type: EventType): type is ShipperEvent =>
  SHIPPER_EVENTS.some((each) => each === type);

/** All types, in the order of the reference. The cast: the keys of a literal are those that it declares. */
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];

/**
 * All events that are sent: those that endpoints subscribe to, and the test of an endpoint, which it gets only when
 * somebody asks for it (POST …/test).
 */
export const SENT_EVENTS = {
  ...EVENTS,
  'endpoint.test': {
    subject: 'endpoint',
    data: 'EndpointTest',
    meaning: 'A test of the endpoint; nothing has changed. `data` names the endpoint.',
  },
} as const satisfies Record<string, DeclaredEvent>;

export type SentEventType = keyof typeof SENT_EVENTS;

/** The casts: as above. */
export const SENT_EVENT_TYPES = Object.keys(SENT_EVENTS) as SentEventType[];
export const EVENT_MEANINGS = Object.fromEntries(
  Object.entries(SENT_EVENTS).map(([type, { meaning }]) => [type, meaning]),
) as Record<SentEventType, string>;
