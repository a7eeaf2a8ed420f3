/**
 * The figures of a process, by their names in the catalogue. A process has each once, however many APIs it serves.
 * Figures that are read when Prometheus asks are left out while they cannot be read, and the log says why.
 */
import { Counter, Gauge, Histogram, register } from 'prom-client';
import type { Logger } from './logger.js';
import {
  type CounterName,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  METRICS,
} from './metric-catalogue.js';

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

/** Takes a gauge's samples away: to reset one without labels would set it to zero. */
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
