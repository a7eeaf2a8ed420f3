/**
 * What an order costs on Temporal Cloud, counted in the recorded histories; docs/operations.md shows the same figures.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countActions } from './actions.js';
import { readHistory } from './histories.js';

/** The life of an order that is asked, booked by a reply, driven and delivered, for a courier with one endpoint. */
const EVENTS_OF_AN_ORDER = 5;
/** What several orders share: a route of twenty stops, and a plan of five such routes. */
const STOPS_OF_A_ROUTE = 20;
const ROUTES_OF_A_JOB = 5;
/** A search of fifteen seconds has a heartbeat a second. */
const HEARTBEATS_OF_A_JOB = 15;

const MOST = 17;

const of = (history: string) => countActions(readHistory(history));

function actionsOfAnOrder() {
  const conversation = of('order-conversation.booked-by-reply');
  const deliveries = EVENTS_OF_AN_ORDER * of('webhook-delivery.acknowledged');
  // The recorded windows wait for the morning, which takes a timer and an activity more.
  const route = of('message-delivery.quiet-hours') + of('run-day.completed');
  const job = of('optimisation-job.succeeded') + HEARTBEATS_OF_A_JOB;
  const shared = route / STOPS_OF_A_ROUTE + job / (STOPS_OF_A_ROUTE * ROUTES_OF_A_JOB);
  return { conversation, deliveries, shared, all: Math.ceil(conversation + deliveries + shared) };
}

test('an order takes at most seventeen actions from the question to its delivery', () => {
  const { conversation, deliveries, shared, all } = actionsOfAnOrder();
  expect({ conversation, deliveries }).toEqual({ conversation: 6, deliveries: 10 });
  expect(shared).toBeLessThan(1);
  expect(all).toBeLessThanOrEqual(MOST);
});

test('a try that fails costs one more, and so does what waits for an hour of the day', () => {
  expect(of('webhook-delivery.retried')).toBeGreaterThan(of('webhook-delivery.acknowledged'));
  expect(of('message-delivery.quiet-hours')).toBeGreaterThan(0);
});

test('docs/operations.md shows what that comes to', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const { all } = actionsOfAnOrder();
  const cells = (orders: number) => {
    const day = orders * all;
    // A tenth of the day's orders move in its busiest hour.
    return [orders, day, day * 30, Math.ceil(day / 10 / 3600)].map((figure) =>
      figure.toLocaleString('en-GB'),
    );
  };
  for (const orders of [1_000, 100_000, 1_000_000]) {
    const row = new RegExp(`^\\| +${cells(orders).join(' +\\| +')} +\\|$`, 'm');
    expect(text).toMatch(row);
  }
});
