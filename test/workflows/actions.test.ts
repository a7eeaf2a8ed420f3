/**
 * What an order costs on Temporal Cloud, counted in the recorded histories; docs/operations.md and docs/scaling.md say the same.
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

test('the documents say what that comes to', () => {
  const read = (name: string) =>
    readFileSync(path.join(import.meta.dirname, '../../docs', name), 'utf8').replaceAll(/\s+/g, ' ');
  const { all } = actionsOfAnOrder();
  expect(read('operations.md')).toContain(`takes ${all}: its conversation 6`);
  const millions = [1_000, 10_000, 100_000, 1_000_000].map((orders) => (orders * all * 30) / 1_000_000);
  expect(read('scaling.md')).toContain(
    ['actions of Temporal Cloud, 30 days', ...millions.map((figure) => `${figure} m`)].join(' | '),
  );
});
