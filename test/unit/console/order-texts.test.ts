/** What the timeline of an order and the rows of the inbox say. */
import { canRetry, itemOf } from '../../../packages/console/src/views/inbox/items';
import { plainError, summaryOf } from '../../../packages/console/src/views/inbox/item-text';
import { entryText } from '../../../packages/console/src/views/orders/timeline-text';

const actorOf = (id: string) => (id === 'stf_1' ? 'dee@northgate.example' : id);

test.each([
  ['event.order.booked', 'Booked for …', 'Order booked'],
  ['action.orders.cancel', 'orders.cancel by stf_1', 'Cancelled by dee@northgate.example'],
  ['event.stop.failed', 'Event stop.failed by Ada: no_access.', 'Stop failed by Ada: no access'],
  ['event.stop.completed', 'Event stop.completed by Ada (drv_1).', 'Stop completed by Ada'],
  ['event.order.created', 'Event order.created.', 'Order created'],
  [
    'event.stop.completed',
    'Event stop.completed by stf_1.',
    'Stop completed by the office (dee@northgate.example)',
    'stf_1',
  ],
  [
    'event.stop.failed',
    'Event stop.failed by stf_2: no_answer.',
    'Stop failed by the office (stf_2): no answer',
    'stf_2',
  ],
  ['event.stop.completed', 'Event stop.completed by Ada (drv_1).', 'Stop completed by Ada', 'key_1'],
  ['action.stops.arrive', 'stops.arrive by Ada (drv_1).', 'At the door by Ada'],
  ['action.orders.breakdown', 'orders.breakdown by workflow: Van 1.', 'Breakdown of its van reported: Van 1'],
  [
    'action.orders.change_van',
    'orders.change_van by stf_1: from Van 1, which broke down, to Van 4.',
    'Moved to another van by dee@northgate.example: from Van 1, which broke down, to Van 4',
  ],
  [
    'action.orders.take_off',
    'orders.take_off by stf_1: Van 1.',
    'Taken off its van by dee@northgate.example: Van 1',
  ],
  ['action.orders.put_on', 'orders.put_on by stf_1: Van 4.', 'Put on a van by dee@northgate.example: Van 4'],
  ['action.orders.skip', 'orders.skip by Ada (drv_1): Van 1.', 'Visit skipped by Ada: Van 1'],
  ['action.orders.label', 'orders.label by stf_9', 'Orders label by stf_9'],
  ['action.vehicles.update', 'vehicles.update by stf_1', 'Van changed by dee@northgate.example'],
  ['visit.arrived', 'The van arrived, driven by Ada (drv_1).', 'The van arrived, driven by Ada.'],
  ['message.sent', 'Message by sms: confirmation', 'Message by text: confirmation'],
  ['scan.unload', 'Piece 1 of 2', 'Piece 1 of 2'],
])('an entry %s: %s', (type, summary, text, actor: string | null = null) => {
  expect(entryText({ type, summary, actor }, actorOf)).toBe(text);
});

const listed = { id: 'x', at: '2026-03-12T09:00:00Z', order: {} } as never as Parameters<typeof itemOf>[0];
const item = (fields: object) => itemOf({ ...listed, ...fields })!;
const message = (fields: object) =>
  item({
    kind: 'failed_message',
    message: { template: 'confirmation', channel: 'sms', error: null, ...fields },
  });

test('an item is typed by its kind, and is none without what its kind is about', () => {
  expect(item({ kind: 'reply', reply: { text: 'Tuesday' } })).toMatchObject({ reply: { text: 'Tuesday' } });
  expect(item({ kind: 'office', reply: undefined })).toMatchObject({ kind: 'office' });
  const kinds = ['reply', 'failed_request', 'unanswered', 'failed_message', 'unknown_message'];
  expect(kinds.map((kind) => itemOf({ ...listed, kind: kind as never }))).toEqual(kinds.map(() => undefined));
});

test('an item says what it is about in a line', () => {
  expect(summaryOf(item({ kind: 'reply', reply: { text: 'Tuesday' } }))).toBe('Tuesday');
  expect(summaryOf(item({ kind: 'failed_request', request: { error: 'sms: not_a_mobile' } }))).toBe(
    'Text: not a mobile',
  );
  expect(summaryOf(message({}))).toBe('Confirmation by text');
  expect(summaryOf(message({ template: 'tpl_1', channel: 'email', error: 'bounced' }))).toBe(
    'Message by email: bounced',
  );
  expect(plainError('SMS: undeliverable')).toBe('text: undeliverable');
});

test('what was sent can be retried, what a person has to decide cannot', () => {
  const kinds = [
    'failed_request',
    'unanswered',
    'failed_message',
    'unknown_message',
    'reply',
    'office',
    'failed_delivery',
  ];
  const all = { reply: {}, request: {}, message: {} };
  expect(kinds.filter((kind) => canRetry(item({ kind, ...all })))).toEqual(kinds.slice(0, 3));
});
