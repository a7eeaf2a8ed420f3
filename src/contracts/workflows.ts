/**
 * What the relay, the workflows and the worker must agree on: names, ids, task queues, arguments, signals. Arguments
 * are ids and statuses, never personal data: Temporal's histories are open to every operator.
 */
import type { Attention } from '../domain/attention.js';
import type { OrderStatus } from '../domain/states/order.js';
import type { Mode } from '../domain/access.js';
import type { ByOperator } from '../domain/operator.js';
import type { Channel, WaitCause } from '../domain/sending.js';
import type { SuggestionTrigger } from '../domain/suggestion.js';

/**
 * `texts`, `mail`, `imports` and `solver` have activities only. Each channel, and long work, has its own queue, so that
 * a silent provider or a large file holds up nothing else.
 */
export const TASK_QUEUES = {
  main: 'main',
  texts: 'texts',
  mail: 'mail',
  imports: 'imports',
  solver: 'solver',
  webhooks: 'webhooks',
} as const;
export type TaskQueue = (typeof TASK_QUEUES)[keyof typeof TASK_QUEUES];

export const WORKFLOW_QUEUES: readonly TaskQueue[] = [TASK_QUEUES.main, TASK_QUEUES.webhooks];

/** Heartbeat detail of a worker that computes, and no longer waits for the tenant's turn at the solver. */
export const COMPUTING = 'computing';

/** The queue of a channel's messages. */
export const CHANNEL_QUEUES: Readonly<Record<Channel, TaskQueue>> = {
  sms: TASK_QUEUES.texts,
  email: TASK_QUEUES.mail,
};

export const WORKFLOW_TYPES = [
  ...['orderConversation', 'bookingRequestBatch', 'optimisationJob', 'orderImport', 'dayPostponement'],
  ...['webhookDelivery', 'messageDelivery', 'runDay', 'rehearsal', 'suggestionLifecycle', 'dayRoads'],
  'housekeeping',
  'retryFailed',
] as const;

/**
 * The workflows that can stay with the build that began them: they are over within a day. All others continue with the
 * current build, and so need patches.
 */
export const PINNABLE = ['optimisationJob', 'orderImport', 'dayPostponement', 'webhookDelivery'] as const;

/** Memo key of a workflow that stays with the build that starts it. */
export const PINNED_MEMO = 'pinned';

/**
 * Search attributes by which an operator filters in the Temporal UI. `Status` and `RunId` are the UI's own, hence
 * `State` and `DeliveryRunId`. A namespace has room for ten of type Keyword.
 */
export const SEARCH_ATTRIBUTES = {
  courier: 'CourierId',
  mode: 'Mode',
  order: 'OrderId',
  depot: 'DepotId',
  endpoint: 'EndpointId',
  run: 'DeliveryRunId',
  request: 'RequestId',
  state: 'State',
  attention: 'Attention',
  attentionSince: 'AttentionSince',
} as const;

/** Name of a search attribute → its type, as a namespace has to know it. */
export type AttributeTypes = Readonly<Record<string, 'Keyword' | 'Datetime'>>;
export const ATTRIBUTE_TYPES: AttributeTypes = Object.fromEntries(
  Object.values(SEARCH_ATTRIBUTES).map((name) => [
    name,
    name === SEARCH_ATTRIBUTES.attentionSince ? 'Datetime' : 'Keyword',
  ]),
);

/** The courier and the environment that work belongs to: part of every workflow's arguments. */
export type TenantRef = { tenant: string; courier: string; mode: Mode };

/** How long a local activity may take: it holds one of its worker's slots for workflow tasks. */
export const LOCAL_ACTIVITY_MS = 3_000;

/** Priority at the relay and on Temporal's queues; smaller goes first. */
export const PRIORITIES = { live: 1, sandbox: 2, bulk: 3 } as const;

/** An update of an order, as it is signalled to the order's workflow. */
export type OrderUpdate =
  | { type: 'changed' | 'closed' | 'booked' | 'request_closed' }
  /** To be asked, or asked since. */
  | { type: 'booking_requested'; request: string }
  | { type: 'reply_received'; reply: string };

/**
 * The signal of an order's workflow: what has happened, the order's current status, and what it needs attention for.
 */
export type OrderSignal = {
  event_id: string;
  status: OrderStatus;
  /** Kinds of attention that the order needs, by its rows. */
  attention: Attention | null;
} & OrderUpdate;

/**
 * How long a message waits, and why. It is a duration, because with an instant a worker whose clock is behind would
 * wake up again and again. `its_hour`: the message has a fixed time of day.
 */
export type Wait = { ms: number; because: WaitCause | 'its_hour' };

/** After how many seconds of failing a step needs attention. */
export type AttentionOptions = { attention_after_seconds: number };

export type OrderConversationInput = TenantRef &
  AttentionOptions & { order: string; carried?: CarriedConversation };

/** State that a run of an order's workflow passes to the next one by continue-as-new. */
export type CarriedConversation = {
  seen_events: string[];
  /** The request that is answered next, and when to remind and to give up; of one still to be asked, null. */
  asking: string | null;
  waiting: { request: string; remind_at: string | null; unanswered_at: string } | null;
  attention: { from_rows: Attention | null; failing: [step: string, Attention][] };
  is_closed: boolean;
};

export type BookingBatchInput = TenantRef & AttentionOptions & { batch: string };
export type ImportInput = TenantRef & AttentionOptions & { job: string };
export type PostponementInput = TenantRef & AttentionOptions & Topics['postponement.start'];
/** `queued`: other jobs of its day are before it, and it waits for the signal `dequeued`. */
export type JobInput = TenantRef & AttentionOptions & { job: string; depot: string; queued: boolean };
export type WebhookDeliveryInput = TenantRef & { delivery: string; series: number };
/** `isMany`: a large batch, sent after messages that answer somebody. */
export type MessageDeliveryInput = TenantRef &
  AttentionOptions &
  Topics['messages.queued'] & { isMany: boolean };
export type RunDayInput = TenantRef & AttentionOptions & { run: string; depot: string; closes_at: string };
export type HousekeepingInput = AttentionOptions;
export type RehearsalInput = TenantRef & AttentionOptions & { run: string; depot: string };
/**
 * `trigger` is what happened that the agent is to assess; with null, the day as a whole. With `overnight_plan` a plan
 * answers, on the solver's queue.
 */
export type SuggestionInput = TenantRef & AttentionOptions & Topics['suggestion.requested'];
export type DayRoadsInput = TenantRef & AttentionOptions & Topics['roads.estimated'];

/** Topic of an outbox row → its payload, besides `TenantRef`. */
export type Topics = {
  'order.signal': { order: string; status: OrderStatus; depot: string | null } & OrderUpdate;
  'booking.batch': { batch: string };
  'job.start': { job: string; depot: string };
  /** A job requested while others of its day are before it. */
  'job.queue': { job: string; depot: string };
  'job.cancel': { job: string };
  'import.start': { job: string };
  'postponement.start': { job: string; depot: string };
  'webhook.delivery': { delivery: string; series: number };
  /** A published run whose day is not over. */
  'run.day': { run: string; depot: string; closes_at: string };
  'run.completed': { run: string };
  /** The sandbox is to drive a run on its own clock. */
  'rehearsal.start': { run: string; depot: string };
  'suggestion.requested': {
    suggestion: string;
    depot: string;
    date: string;
    trigger: SuggestionTrigger | null;
  };
  'suggestion.closed': { suggestion: string };
  /** A day was timed by trips that are still to be measured. */
  'roads.estimated': { depot: string; date: string };
  /** Messages that one transaction queued, or that are drafted when they are due. */
  'messages.queued': MessageCause;
};
export type Topic = keyof Topics;

/**
 * What messages are sent for: `cause` is in their rows. With `due` they are drafted when it is time, from the rows of
 * their subject: a driver's run on the evening before, a shipper's news, parked work, and links to sign in to the
 * console.
 */
export type MessageCause = { cause: string; due?: DueMessages };
export type DueMessages = {
  kind: 'run_published' | 'shipper_news' | 'work_parked' | 'console_link';
  subject: string;
};

export const SIGNALS = {
  /** The jobs before this one are done. */
  dequeued: 'dequeued',
  /** Every stop of the run is completed. */
  runCompleted: 'runCompleted',
  /** The suggestion is no longer open: accepted, dismissed, or replaced by a newer one. */
  suggestionClosed: 'suggestionClosed',
  /** Quiet hours have changed: reconsider held messages. */
  hoursChanged: 'hoursChanged',
} as const;

/** Names of the order's signal by what has happened, so that a timeline can be read without opening its events. */
export const UPDATE_SIGNALS: Readonly<Record<OrderUpdate['type'], string>> = {
  changed: 'orderChanged',
  closed: 'orderClosed',
  request_closed: 'requestClosed',
  booking_requested: 'bookingRequested',
  reply_received: 'replyReceived',
  booked: 'orderBooked',
};

/** Operators' commands from the Temporal UI: names of updates, which take `{operator?, note?}`. */
export type OperatorCommand = 'retryBooking' | 'markUnanswered' | 'askAgain' | 'deliverNow' | 'cancel';

/** What an operator starts the workflow `retryFailed` with: the id of the workflow whose work failed. */
export type RetryInput = Partial<ByOperator> & { workflow: string };

/** What the id of a workflow says of work that can be retried; `subject` of messages is their cause. */
export type RetryTarget = {
  kind: 'order' | 'job' | 'webhook' | 'messages';
  tenant: string;
  subject: string;
};

const RETRY_TARGET =
  /^(?<kind>order|job|webhook|messages)\/(?<tenant>\w{1,64})\/(?<subject>\w{1,64}(?:\/\w{1,64})?)$/;

/** Returns what the id of a workflow names, of any series of a delivery; null for one that cannot be retried. */
export function retryTargetOf(workflow: string): RetryTarget | null {
  const names = RETRY_TARGET.exec(workflow.replace(/^(webhook\/.*)\/replay-\d{1,9}$/, '$1'))?.groups;
  // The cast: the expression names these groups.
  return names ? (names as RetryTarget) : null;
}

/** The failure when providers do not take messages now; its detail lists their channels. */
export const PROVIDER_UNAVAILABLE = 'provider_unavailable';

/**
 * What a sending activity sends: what goes by one channel, for whose provider it waits; or without one, what each
 * channel's provider takes at once.
 */
export type SendingPart = { channel?: Channel };

/** Workflow ids: readable, and the same for the same piece of work, so that starting twice starts once. */
export const workflowIds = {
  order: (tenant: string, order: string) => `order/${tenant}/${order}`,
  batch: (tenant: string, batch: string) => `booking-batch/${tenant}/${batch}`,
  job: (tenant: string, job: string) => `job/${tenant}/${job}`,
  delivery: (tenant: string, delivery: string, series: number) =>
    series === 1 ? `webhook/${tenant}/${delivery}` : `webhook/${tenant}/${delivery}/replay-${series - 1}`,
  run: (tenant: string, run: string) => `run/${tenant}/${run}`,
  rehearsal: (tenant: string, run: string) => `rehearsal/${tenant}/${run}`,
  suggestion: (tenant: string, suggestion: string) => `suggestion/${tenant}/${suggestion}`,
  roads: (tenant: string, { depot, date }: { depot: string; date: string }) =>
    `roads/${tenant}/${depot}/${date}`,
  messages: (tenant: string, cause: string) => `messages/${tenant}/${cause}`,
};
