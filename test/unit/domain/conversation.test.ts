import { chooseConversation, type Conversation } from '../../../src/domain/conversation.js';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour));
const about = (order_id: string, more: Partial<Conversation> = {}): Conversation => ({
  tenant_id: 'ten_1',
  order_id,
  reference: `REF-${order_id}`,
  status: 'awaiting_reply',
  waiting: true,
  message_at: at(9),
  ...more,
});
const chosen = (conversations: Conversation[], text = 'yes') => {
  const choice = chooseConversation(conversations, text);
  return choice && [choice.conversation.order_id, choice.certain];
};

test('nobody was written to', () => {
  expect(chosen([])).toBeNull();
});

test('the only order is meant, whatever has become of it', () => {
  expect(chosen([about('1')])).toEqual(['1', true]);
  expect(chosen([about('1', { waiting: false, status: 'delivered' })])).toEqual(['1', true]);
});

test('the order that waits is meant, not those of the past', () => {
  const past = about('1', { waiting: false, status: 'delivered', message_at: at(10) });
  expect(chosen([past, about('2')])).toEqual(['2', true]);
});

test('two orders wait: the one asked last, and nobody can be certain', () => {
  expect(chosen([about('1'), about('2', { message_at: at(10) })])).toEqual(['2', false]);
});

test('one waits, and another was confirmed after it: nobody can be certain', () => {
  const booked = about('2', { waiting: false, status: 'booked', message_at: at(10) });
  expect(chosen([about('1'), booked])).toEqual(['1', false]);
  expect(chosen([about('1', { message_at: at(11) }), booked])).toEqual(['1', true]);
});

test('a change of mind is about the one booking, or uncertain with two', () => {
  const booked = (id: string) => about(id, { waiting: false, status: 'booked' });
  expect(chosen([booked('1'), about('2', { waiting: false, status: 'cancelled' })])).toEqual(['1', true]);
  expect(chosen([booked('1'), booked('2')])?.[1]).toBe(false);
});

test('a reference names its order, as a word', () => {
  const two = [about('77'), about('78', { message_at: at(10) })];
  expect(chosen(two, 'for ref-77: Thursday')).toEqual(['77', true]);
  expect(chosen(two, 'REF-77 and REF-78 both Thursday')?.[1]).toBe(false);
  expect(chosen(two, 'REF-777 Thursday')?.[1]).toBe(false);
});

test('a short reference is no name', () => {
  const two = [about('1', { reference: '2' }), about('2', { reference: 'am', message_at: at(10) })];
  expect(chosen(two, '2, in the am')).toEqual(['2', false]);
});
