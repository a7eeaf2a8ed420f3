/** Which rows of an order need a hand. */
import { mostPressing, orderAttention, type OrderFacts } from '../../../src/domain/attention.js';
import { ORDER_STATUSES } from '../../../src/domain/states/order.js';
import { REQUEST_STATUSES } from '../../../src/domain/states/booking-request.js';

const since = '2026-03-10T09:00:00Z';
const facts = (more: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'scanned',
  left_to_office: false,
  review_since: null,
  request: null,
  ...more,
});

test('a reply for a person needs a hand whatever became of its order', () => {
  for (const status of ORDER_STATUSES) {
    expect(orderAttention(facts({ status, review_since: since }))).toEqual({ kind: 'needs_review', since });
  }
});

test('of requests only those that failed or were not answered, while the order can be asked about', () => {
  const kinds = (more: Partial<OrderFacts>) =>
    REQUEST_STATUSES.map((status) => orderAttention(facts({ request: { status, since }, ...more }))?.kind);
  const expected = REQUEST_STATUSES.map((status) =>
    status === 'failed' ? 'request_failed' : status === 'unanswered' ? 'unanswered' : undefined,
  );
  expect(kinds({ status: 'awaiting_reply' })).toEqual(expected);
  const none = REQUEST_STATUSES.map(() => undefined);
  expect(kinds({ status: 'booked' })).toEqual(none);
  expect(kinds({ status: 'cancelled' })).toEqual(none);
  expect(kinds({ left_to_office: true })).toEqual(none);
});

test('the most pressing is shown, and of one kind the oldest', () => {
  expect(mostPressing([])).toBeNull();
  const later = '2026-03-11T09:00:00Z';
  expect(
    mostPressing([
      { kind: 'unanswered', since },
      { kind: 'step_failed', since: later },
      { kind: 'step_failed', since },
    ]),
  ).toEqual({ kind: 'step_failed', since });
});
