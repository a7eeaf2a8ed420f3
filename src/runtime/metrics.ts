/**
 * The metrics of a process, by their names in the catalogue, each once per process. Gauges that cannot be read when
 * Prometheus asks are left out, and the log says why.
 */
import { Counter, Gauge, Histogram, register } from 'prom-client';
import type { Logger } from './logger.js';

export type Program = 'api' | 'relay' | 'worker';

export type Metric = {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  readonly of: readonly Program[];
  /** Upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[];
};

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From immediate deliveries to those retried for a day. */
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
type LabelsOf<Name extends MetricName> = Readonly<Record<(typeof METRICS)[Name]['labels'][number], string>>;

type OfKind<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
type CounterName = OfKind<'counter'>;
type GaugeName = OfKind<'gauge'>;
type HistogramName = OfKind<'histogram'>;

/** Counts one more, or `by`. */
type Count<Name extends CounterName> = (labels: LabelsOf<Name>, by?: number) => void;
type Observe<Name extends HistogramName> = (labels: LabelsOf<Name>, seconds: number) => void;
type Sample<Name extends GaugeName> = { readonly labels: LabelsOf<Name>; readonly value: number };

export function counter<Name extends CounterName>(name: Name): Count<Name> {
  const { help, labels } = METRICS[name];
  const known = register.getSingleMetric(name);
  const each = known instanceof Counter ? known : new Counter({ name, help, labelNames: [...labels] });
  return (values, by = 1) => each.inc(values, by);
}

/** Returns the function that adds a duration. */
export function histogram<Name extends HistogramName>(name: Name): Observe<Name> {
  const { help, labels, buckets } = METRICS[name];
  const known = register.getSingleMetric(name);
  const each =
    known instanceof Histogram
      ? known
      : new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets] });
  return (values, seconds) => each.observe(values, seconds);
}

/**
 * Adds a figure that is read when Prometheus asks: one number, or one for each combination of labels. It replaces one
 * of the same name.
 */
export function gauge<Name extends GaugeName>(
  name: Name,
  read: () => Promise<number | readonly Sample<Name>[]> | number | readonly Sample<Name>[],
  logger: Pick<Logger, 'warn'>,
): void {
  const { help, labels } = METRICS[name];
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    async collect() {
      try {
        const found = await read();
        clear(this, labels.length > 0);
        if (typeof found === 'number') this.set(found);
        else for (const { labels: values, value } of found) this.set(values, value);
      } catch (error) {
        clear(this, labels.length > 0);
        logger.warn({ err: error, metric: name }, 'failed to read a metric');
      }
    },
  });
}

/** Removes a gauge's samples, because resetting one without labels would set it to zero. */
function clear(each: Gauge, hasLabels: boolean): void {
  if (hasLabels) each.reset();
  else each.remove();
}

/** Lets several figures, and readers that ask again soon, share one reading. */
export function shared<Value>(read: () => Promise<Value>, forMs: number): () => Promise<Value> {
  let known: { at: number; value: Promise<Value> } | undefined;
  return () => {
    if (!known || performance.now() - known.at > forMs) {
      const reading = { at: performance.now(), value: read() };
      known = reading;
      // A failure is not kept: the next reader tries again.
      reading.value.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return known.value;
  };
}
