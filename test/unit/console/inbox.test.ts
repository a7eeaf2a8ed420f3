/** What can be done with an item of the inbox. */
import { canCancel, type Item } from '../../../packages/console/src/views/inbox/items';

const itemOf = (status: string, kind = 'reply') =>
  ({
    id: 'one',
    at: '',
    kind,
    order: { type: 'delivery', status, slot: null, pieces: {} },
  }) as unknown as Item;

test.each([
  ['awaiting_reply', true],
  ['booked', true],
  // On the road, its stop is taken off the run first.
  ['out_for_delivery', true],
  ['failed_attempt', true],
  ['cancelled', false],
  ['delivered', false],
  ['returned', false],
])('the order of an item can be cancelled as its state allows: %s', (status, expected) => {
  expect(canCancel(itemOf(status))).toBe(expected);
  expect(canCancel(itemOf(status, 'failed_delivery'))).toBe(expected);
});

test('a job has no order to cancel', () => {
  expect(canCancel({ id: 'one', at: '', kind: 'failed_job', job: {} } as unknown as Item)).toBe(false);
});
