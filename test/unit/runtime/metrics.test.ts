/** The catalogue of figures: named as Prometheus expects it, with few values of labels. */
import { register } from 'prom-client';
import { createLogger } from '../../../src/runtime/logger.js';
import { counter, gauge, histogram, type Metric, METRICS, shared } from '../../../src/runtime/metrics.js';

const CATALOGUE: [string, Metric][] = Object.entries(METRICS);
const logger = createLogger('test', 'silent');
/** Labels whose values are known beforehand. */
const BOUNDED = [
  ...['method', 'status', 'role', 'state', 'version', 'build_id', 'mode', 'channel', 'how', 'kind', 'call'],
  ...['queue', 'type', 'outcome'],
];

/** Test files share a process. */
const forget = () => {
  for (const [name] of CATALOGUE) register.removeSingleMetric(name);
};
beforeEach(forget);
afterAll(forget);

test.each(CATALOGUE)('%s is named as Prometheus expects it', (name, { kind, help, labels, of }) => {
  expect(name).toMatch(/^waypost_[a-z]+(_[a-z]+)*$/);
  expect(name.endsWith('_total')).toBe(kind === 'counter');
  if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
  expect(name).not.toMatch(/_(ms|milliseconds|minutes|hours|kb|mb)(_|$)/);
  expect(help).toMatch(/^[A-Z].*\.$/);
  expect(BOUNDED).toEqual(expect.arrayContaining([...labels]));
  expect(of).not.toEqual([]);
});

test('a figure has its samples of now alone, and none while it cannot be read', async () => {
  let read: () => { labels: { mode: string; how: string }; value: number }[] = () => [
    { labels: { mode: 'live', how: 'reply' }, value: 3 },
    { labels: { mode: 'live', how: 'office' }, value: 1 },
  ];
  gauge('waypost_bookings', () => read(), logger);
  const samples = async () =>
    (await register.getSingleMetricAsString('waypost_bookings'))
      .split('\n')
      .filter((line) => /^\w/.test(line));
  expect(await samples()).toEqual([
    'waypost_bookings{mode="live",how="reply"} 3',
    'waypost_bookings{mode="live",how="office"} 1',
  ]);
  read = () => [{ labels: { mode: 'live', how: 'link' }, value: 2 }];
  expect(await samples()).toEqual(['waypost_bookings{mode="live",how="link"} 2']);
  read = () => {
    throw new Error('away');
  };
  expect(await samples()).toEqual([]);
});

test('a process has each counter and histogram once', async () => {
  counter('waypost_requests_not_logged_total')({}, 2);
  counter('waypost_requests_not_logged_total')({});
  expect(await register.getSingleMetricAsString('waypost_requests_not_logged_total')).toMatch(/_total 3$/);
  histogram('waypost_webhook_delivery_seconds')({ outcome: 'delivered' }, 0.2);
  histogram('waypost_webhook_delivery_seconds')({ outcome: 'delivered' }, 40);
  const page = await register.getSingleMetricAsString('waypost_webhook_delivery_seconds');
  expect(page).toContain('waypost_webhook_delivery_seconds_bucket{le="0.25",outcome="delivered"} 1');
  expect(page).toContain('waypost_webhook_delivery_seconds_count{outcome="delivered"} 2');
});

test('several figures share one reading, and none that failed', async () => {
  let readings = 0;
  const read = shared(() => {
    readings += 1;
    return readings === 1 ? Promise.reject(new Error('away')) : Promise.resolve(readings);
  }, 60_000);
  await expect(read()).rejects.toThrow('away');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  expect(await read()).toBe(2);
});
