/**
 * Every figure of Waypost's own that a process serves to Prometheus: its name, what it says, its labels and the
 * processes that serve it. The table of docs/operations.md is compared with it, as are dashboards and alert rules.
 * Labels have few values, which are known beforehand: never an id, and nothing personal.
 */

export type Program = 'api' | 'relay' | 'worker';

export type Metric = {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  readonly of: readonly Program[];
  /** Of a histogram: the upper bounds, in seconds. */
  readonly buckets?: readonly number[];
};

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From what is sent at once to what is tried for days. */
const DELIVERY_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600, 86_400];

export const METRICS = {
  waypost_http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Request duration by method and status class, such as 2xx; streams are not counted.',
    labels: ['method', 'status'],
    of: ['api'],
    buckets: REQUEST_SECONDS,
  },
  waypost_requests_not_logged_total: {
    kind: 'counter',
    help: 'Requests missing from the request log.',
    labels: [],
    of: ['api'],
  },
  waypost_database_pool_connections: {
    kind: 'gauge',
    help: 'Pool connections by role and state: busy, idle, or waiting for one.',
    labels: ['role', 'state'],
    of: ['api', 'relay', 'worker'],
  },
  waypost_database_pool_limit: {
    kind: 'gauge',
    help: 'Maximum pool connections, by role.',
    labels: ['role'],
    of: ['api', 'relay', 'worker'],
  },
  waypost_build_info: {
    kind: 'gauge',
    help: 'Always 1; its labels say which build runs.',
    labels: ['version', 'build_id'],
    of: ['api', 'relay', 'worker'],
  },
  waypost_outbox_oldest_unsent_seconds: {
    kind: 'gauge',
    help: 'How long the oldest outbox row has been waiting for Temporal.',
    labels: [],
    of: ['relay'],
  },
  waypost_outbox_unsent_rows: {
    kind: 'gauge',
    help: 'Outbox rows that are not in Temporal yet.',
    labels: [],
    of: ['relay'],
  },
  waypost_outbox_parked_rows: {
    kind: 'gauge',
    help: 'Outbox rows that Temporal rejected permanently.',
    labels: [],
    of: ['relay'],
  },
  waypost_outbox_delay_seconds: {
    kind: 'histogram',
    help: 'How long outbox rows took to reach Temporal, from the transaction that wrote them.',
    labels: [],
    of: ['relay'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
  },
  waypost_messages: {
    kind: 'gauge',
    help: 'Messages of the last 24 hours, by status; queued ones, and unknown ones of open orders, of any age.',
    labels: ['mode', 'channel', 'status'],
    of: ['relay'],
  },
  waypost_bookings: {
    kind: 'gauge',
    help: 'Bookings of the last 24 hours, by source: reply, link or office.',
    labels: ['mode', 'how'],
    of: ['relay'],
  },
  waypost_oldest_snapshot_seconds: {
    kind: 'gauge',
    help: 'How long the oldest database snapshot has been held.',
    labels: [],
    of: ['relay'],
  },
  waypost_requeued_total: {
    kind: 'counter',
    help: 'Rows requeued because their workflow was closed, stuck or idle.',
    labels: ['kind'],
    of: ['relay'],
  },
  waypost_reconciler_calls_total: {
    kind: 'counter',
    help: 'Temporal calls made by the reconciler to compare rows with workflows.',
    labels: ['call'],
    of: ['relay'],
  },
  waypost_reconciler_failures_total: {
    kind: 'counter',
    help: 'Rows and workflows that the reconciler failed to check.',
    labels: ['kind'],
    of: ['relay'],
  },
  waypost_task_queue_backlog_tasks: {
    kind: 'gauge',
    help: 'Tasks waiting in a Temporal queue, as Temporal estimates.',
    labels: ['queue', 'type'],
    of: ['relay'],
  },
  waypost_task_queue_backlog_age_seconds: {
    kind: 'gauge',
    help: 'How long the oldest waiting task has been waiting.',
    labels: ['queue', 'type'],
    of: ['relay'],
  },
  waypost_task_queue_pollers: {
    kind: 'gauge',
    help: 'Workers that poll a Temporal queue.',
    labels: ['queue', 'type'],
    of: ['relay'],
  },
  waypost_run_checks_failing: {
    kind: 'gauge',
    help: 'Active runs whose check has failed ten times or more.',
    labels: [],
    of: ['worker'],
  },
  waypost_run_checks_overdue_seconds: {
    kind: 'gauge',
    help: 'How long the oldest run check has been overdue.',
    labels: [],
    of: ['worker'],
  },
  waypost_message_send_seconds: {
    kind: 'histogram',
    help: 'How long a provider took to send a message, by channel and outcome: sent, refused, not_sent or unknown.',
    labels: ['channel', 'outcome'],
    of: ['worker'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
  },
  waypost_webhook_delivery_seconds: {
    kind: 'histogram',
    help: 'How long deliveries took from their event to their outcome, delivered or failed; without replays.',
    labels: ['outcome'],
    of: ['worker'],
    buckets: DELIVERY_SECONDS,
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;
/** The labels of a metric, with their values. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string>
>;

type OfKind<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
export type CounterName = OfKind<'counter'>;
export type GaugeName = OfKind<'gauge'>;
export type HistogramName = OfKind<'histogram'>;
