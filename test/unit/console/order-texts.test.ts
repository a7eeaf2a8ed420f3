/** What the timeline, the steps and the conversation of an order, and the rows of the inbox say. */
import { canRetry, itemOf } from '../../../packages/console/src/views/inbox/items';
import { failureWords, isToldWords, toldNow } from '../../../packages/console/src/parts/message-words';
import { summaryOf } from '../../../packages/console/src/views/inbox/item-text';
import { linesOf } from '../../../packages/console/src/views/orders/conversation-lines';
import { stepsOf } from '../../../packages/console/src/views/orders/order-steps';
import {
  entryText,
  foldedEntries,
  foldWords,
} from '../../../packages/console/src/views/orders/timeline-text';

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
  ['message.confirmation', 'Message by sms (confirmation): sent.', 'Slot confirmed, by text'],
  ['message.window_changed', 'Message by email (window changed): sent.', 'New window told, by email'],
  ['message.tpl_1', 'Message by sms (tpl 1): failed.', 'Message, by text: failed'],
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
  expect(failureWords('SMS: undeliverable; email: channel_not_configured')).toBe(
    'text: undeliverable; email: nothing is set up that could send it',
  );
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

/** A timeline, the newest entry first, of an order that took a minute over each step. */
const timeline = (...types: string[]) =>
  types.map((type, minute) => ({ type, at: `2026-03-12T09:0${minute}:00Z` })).toReversed();
const order = (fields: object) =>
  ({ type: 'delivery', slot: null, pieces: { expected: 2, scanned: 2 }, ...fields }) as Parameters<
    typeof stepsOf
  >[0];
const BOOKED = ['event.order.created', 'event.order.scanned', 'event.order.booked'] as const;
const ON_THE_ROAD = [...BOOKED, 'event.order.planned', 'event.order.out_for_delivery'] as const;
const slot = { date: '2026-03-16', from: '08:00', to: '12:00' };

test.each([
  ['awaiting_scan', ['event.order.created'], 'Created now, In, Booked, Planned, Out, Delivered'],
  ['booked', BOOKED, 'Created done, In done, Booked now, Planned, Out, Delivered'],
  [
    'awaiting_reply',
    [...BOOKED.slice(0, 2), 'message.booking_request'],
    'Created done, In done, Asked now, Booked, Planned, Out, Delivered',
  ],
  [
    'delivered',
    [...ON_THE_ROAD, 'event.stop.completed'],
    'Created done, In done, Booked done, Planned done, Out done, Delivered done',
  ],
  [
    'failed_attempt',
    [...ON_THE_ROAD, 'event.stop.failed'],
    'Created done, In done, Booked done, Planned done, Out done, Failed attempt bad',
  ],
  [
    // Asked again, it is to be booked and driven once more.
    'awaiting_reply',
    [...ON_THE_ROAD, 'event.stop.failed', 'message.rebooking'],
    'Created done, In done, Asked now, Booked, Planned, Out, Delivered',
  ],
  ['cancelled', [...BOOKED, 'event.order.cancelled'], 'Created done, In done, Booked done, Cancelled bad'],
  ['on_hold', BOOKED.slice(0, 2), 'Created done, In bad, Booked, Planned, Out, Delivered'],
  [
    'planned',
    [BOOKED[0], BOOKED[2], ON_THE_ROAD[3], BOOKED[1]],
    'Created done, In done, Booked done, Planned now, Out, Delivered',
  ],
] as const)('an order that is %s after %j is at its step', (status, types, words) => {
  const steps = stepsOf(order({ status, slot: status === 'booked' ? slot : null }), timeline(...types));
  expect(
    steps.every(({ at, state }) => (at === undefined) === (state === 'ahead') || status === 'on_hold'),
  ).toBe(true);
  expect(steps.map(({ name, state }) => (state === 'ahead' ? name : `${name} ${state}`)).join(', ')).toBe(
    words,
  );
  expect(steps.at(-1)?.hint).toBe(status === 'booked' ? 'Mon 16 Mar, 08:00–12:00' : undefined);
});

test('a collection has no goods to come in, and a step its time', () => {
  const steps = stepsOf(order({ type: 'collection', status: 'booked' }), timeline(BOOKED[0], BOOKED[2]));
  expect(steps.map(({ name }) => name)).toEqual(['Created', 'Booked', 'Planned', 'Out', 'Collected']);
  expect(steps.map(({ at }) => at?.slice(14, 16))).toEqual(['00', '01', undefined, undefined, undefined]);
});

const sent = (id: string, channel: 'sms' | 'email', at: string, template = 'confirmation') =>
  ({ id, channel, template, created_at: at }) as Parameters<typeof linesOf>[0][number];

test('what goes as text and email is one line of the conversation, between what happened', () => {
  const at = (minute: number) => `2026-03-12T09:0${minute}:00Z`;
  const entries = [
    { id: 'evt_1', at: at(1), type: 'event.order.booked' },
    { id: 'evt_2', at: at(1), type: 'event.order.updated' },
    { id: 'evt_3', at: at(1), type: 'scan.depot_in' },
  ].map((entry) => ({ ...entry, object: 'timeline_entry' as const, summary: '', actor: null }));
  const reply = { id: 'rpl_1', received_at: at(4) } as Parameters<typeof linesOf>[1] extends Iterable<
    infer One
  >
    ? One
    : never;
  const messages = [
    sent('c', 'sms', at(6)),
    sent('b', 'email', at(3)),
    sent('a', 'sms', at(2)),
    sent('d', 'email', at(3), 'message'),
  ];
  expect(
    linesOf(messages, [reply], entries).map((line) =>
      line.kind === 'out' ? line.messages.map(({ id }) => id).join('') : line.id,
    ),
  ).toEqual(['evt_1', 'ab', 'd', 'rpl_1', 'c']);
});

test('entries of one kind that follow one another are folded', () => {
  const types = [
    'message.narrowed_window',
    'message.confirmation',
    'event.order.booked',
    'scan.unload',
    'scan.depot_in',
    'scan.depot_in',
  ];
  const folds = foldedEntries(types.map((type) => ({ type })));
  expect(folds.map((fold) => fold.length)).toEqual([2, 1, 3]);
  expect([folds[0], folds[2]].map((fold) => foldWords(fold!))).toEqual([
    '2 messages: slot confirmed, window told',
    '3 scans: depot in, unload',
  ]);
});

const byName = { moment: (at: string) => `“${at}”` };
const held = (...untils: string[]) => new Map(untils.map((until, at) => [`ord_${at}`, until]));

test.each([
  [3, held(), '3 customers told.'],
  [1, held(), '1 customer told.'],
  [1, held('07:00'), '1 customer is told at “07:00”.'],
  [3, held('07:00', '07:00', '07:00'), '3 customers are told at “07:00”.'],
  [3, held('07:00', '07:00'), '1 customer told, 2 more at “07:00”.'],
  [2, held('12:20', '12:05'), '2 customers are told by “12:20”.'],
  [2, undefined, '2 customers are being told.'],
])('%i customers: whoever is told later is not called told', (count, waiting, words) => {
  expect(toldNow(count, waiting, byName)).toBe(words);
});

test.each([
  ['Bethan', held(), 'Bethan is told.'],
  [undefined, undefined, 'The recipient is told.'],
  ['Bethan', held('07:00'), 'Bethan is told at “07:00”.'],
])('%s: says when, if it waits', (name, waiting, words) => {
  expect(isToldWords(name, waiting, byName)).toBe(words);
});
