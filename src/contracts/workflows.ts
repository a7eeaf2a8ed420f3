/**
 * What the relay, the workflows and the worker must agree on: names, ids, task queues, arguments, signals.
 * Arguments are ids and statuses, never personal data: they stand in Temporal's histories for everybody to read.
 */
import type { OrderStatus } from '../domain/order.js';
import type { Mode } from '../domain/lifecycles.js';

export const TASK_QUEUES = { main: 'main', solver: 'solver', webhooks: 'webhooks' } as const;
export type TaskQueue = (typeof TASK_QUEUES)[keyof typeof TASK_QUEUES];

/** Search attributes, all of type Keyword, by which an operator filters in the Temporal UI. */
export const SEARCH_ATTRIBUTES = {
  courier: 'CourierId',
  mode: 'Mode',
  order: 'OrderId',
  depot: 'DepotId',
  status: 'Status',
} as const;

/** Whose work it is: part of every workflow's arguments. */
export type TenantRef = { tenant: string; courier: string; mode: Mode };

/** What an order's workflow is told. `ref` is the request, reply or stop that it is about. */
export type OrderSignal = {
  event_id: string;
  type:
    | 'created'
    | 'changed'
    | 'booking_requested'
    | 'request_closed'
    | 'reply_received'
    | 'reply_message'
    | 'booked'
    | 'closed';
  status: OrderStatus;
  depot: string | null;
  ref: string | null;
};

export type OrderLifecycleInput = TenantRef & {
  order: string;
  /** Carried over by continue-as-new. */
  carried?: {
    seen: string[];
    waiting: { request: string; remind_at: string | null; unanswered_at: string } | null;
  };
};
export type BookingBatchInput = TenantRef & { batch: string };
export type ImportInput = TenantRef & { job: string };
export type JobInput = TenantRef & { job: string; depot: string };
export type WebhookDeliveryInput = TenantRef & { delivery: string; series: number };
export type PublicationInput = TenantRef & { run: string; depot: string };
export type RunDayInput = TenantRef & { run: string; depot: string; closes_at: string };
export type SuggestionInput = TenantRef & { suggestion: string; depot: string; date: string };
export type NotificationInput = TenantRef & { kind: 'driver_invite' | 'portal_invite'; subject: string };

/** Topic of an outbox row → what its payload is, besides `TenantRef`. */
export type Topics = {
  'order.signal': Omit<OrderSignal, 'event_id'> & { order: string };
  'booking.batch': { batch: string };
  'job.start': { job: string; depot: string };
  'job.cancel': { job: string };
  'import.start': { job: string };
  'webhook.delivery': { delivery: string; series: number };
  'run.published': { run: string; depot: string; closes_at: string };
  'run.completed': { run: string };
  'suggestion.requested': { suggestion: string; depot: string; date: string };
  'suggestion.closed': { suggestion: string };
  notification: { kind: NotificationInput['kind']; subject: string };
};
export type Topic = keyof Topics;

export const SIGNALS = { order: 'orderEvent', closed: 'closed' } as const;

/** Workflow ids: readable, and the same for the same piece of work, so that starting twice starts once. */
export const workflowIds = {
  order: (tenant: string, order: string) => `order/${tenant}/${order}`,
  batch: (tenant: string, batch: string) => `booking-batch/${tenant}/${batch}`,
  job: (tenant: string, job: string) => `job/${tenant}/${job}`,
  delivery: (tenant: string, delivery: string, series: number) =>
    series === 1 ? `webhook/${tenant}/${delivery}` : `webhook/${tenant}/${delivery}/replay-${series - 1}`,
  publication: (tenant: string, run: string) => `publication/${tenant}/${run}`,
  run: (tenant: string, run: string) => `run/${tenant}/${run}`,
  suggestion: (tenant: string, suggestion: string) => `suggestion/${tenant}/${suggestion}`,
  notification: (tenant: string, kind: string, subject: string) =>
    `notification/${tenant}/${kind}/${subject}`,
};
