import {
  chooseConversation,
  type Conversation,
  couriersInQuestion,
} from '../../../src/domain/choose-conversation.js';
import { codesIn, requestCode, withoutCode } from '../../../src/domain/request-code.js';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour));
const about = (order_id: string, more: Partial<Conversation> = {}): Conversation => ({
  tenant_id: 'ten_1',
  order_id,
  reference: `REF-${order_id}`,
  status: 'awaiting_reply',
  codes: [`C-${order_id}`],
  waiting: true,
  offered: [],
  message_at: at(9),
  ...more,
});
const chosen = (conversations: Conversation[], text = 'yes') => {
  const choice = chooseConversation(conversations, text);
  return choice ? [choice.conversation.order_id, choice.certain] : null;
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

const slot = (date: string) => ({ date, from: '08:00', to: '12:00' });

describe('a reference that may be anything else names nothing', () => {
  test.each([
    ['morning', 'Thursday morning please'],
    ['thursday', 'Thursday morning please'],
    ['1200', 'Thursday before 1200 please'],
    ['20260312', 'on 20260312'],
    ['12 march', '12 march is fine'],
    ['10am-12', 'between 10am-12'],
    ['SE2 9NL', 'it is SE2 9NL'],
    ['flat 12', 'I live in flat 12'],
  ])('%s', (reference, text) => {
    const delivered = about('2', { reference, waiting: false, status: 'delivered', message_at: at(10) });
    expect(chosen([about('1'), delivered], text)).toEqual(['1', true]);
    const waiting = about('2', { reference, message_at: at(10) });
    expect(chosen([about('1'), waiting], text)).toEqual(['2', false]);
  });

  test.each(['SO-10432', 'ref-77', 'AB12-9', 'WEB00123', 'SO 10432/2'])('but %s does', (reference) => {
    const two = [about('1', { reference }), about('2', { message_at: at(10) })];
    expect(chosen(two, `(${reference.toLowerCase()}) Thursday`)).toEqual(['1', true]);
    expect(chosen(two, `x${reference} Thursday`)?.[1]).toBe(false);
  });
});

describe('of several that wait at one courier', () => {
  const one = about('1', { offered: [slot('2026-03-12'), slot('2026-03-13')] });
  const two = about('2', { offered: [slot('2026-03-14'), slot('2026-03-13')], message_at: at(10) });

  test.each([
    ['Thursday please', ['1', true]],
    ['thurs am', ['1', true]],
    ['the 12th', ['1', true]],
    ['Saturday', ['2', true]],
    ['Friday', ['2', false]],
    ['Thursday or Saturday', ['2', false]],
    ['2', ['2', false]],
    ['Monday', ['2', false]],
  ])('%s: the one that offers that day, if only one does', (text, expected) => {
    expect(chosen([one, two], text)).toEqual(expected);
  });

  test('a booking that may be moved is no offer', () => {
    const booked = about('3', { waiting: false, status: 'booked', message_at: at(11) });
    expect(chosen([one, booked], 'Thursday')).toEqual(['1', false]);
  });
});

describe('of several couriers on one number', () => {
  const codes = { mine: requestCode('req_1'), theirs: requestCode('req_2') };
  const mine = about('1', { offered: [slot('2026-03-12')], codes: [codes.mine, requestCode('ord_1')] });
  const theirs = about('2', {
    tenant_id: 'ten_2',
    offered: [slot('2026-03-14')],
    codes: [codes.theirs],
    message_at: at(10),
  });
  const done = { waiting: false, status: 'delivered' } as const;

  test.each(['2', 'Thursday', 'morning', '', 'yes please', 'REF-1', 'REF-2 Saturday', 'STOP asking'])(
    'none has %j, whatever they offer and however they call it',
    (text) => {
      expect(chosen([mine, theirs], text)).toBeNull();
      expect(chosen([{ ...mine, reference: text }, theirs], text)).toBeNull();
      expect(chosen([mine, { ...theirs, reference: text }], text)).toBeNull();
    },
  );

  test('each is in question, with what it has open, the latest first', () => {
    const more = about('3', { message_at: at(11) });
    const past = about('4', { ...done, tenant_id: 'ten_2', message_at: at(12) });
    expect(
      couriersInQuestion([mine, theirs, more, past]).map((own) => own.map(({ order_id: order }) => order)),
    ).toEqual([['3', '1'], ['2']]);
  });

  test('a code decides, any that its texts had', () => {
    expect(chosen([mine, theirs], `1 ${codes.mine}`)).toEqual(['1', true]);
    expect(chosen([mine, theirs], `1 ${requestCode('ord_1')}`)).toEqual(['1', true]);
    expect(chosen([mine, theirs], `code: ${codes.theirs.toLowerCase()}, the second`)).toEqual(['2', true]);
    expect(chosen([mine, { ...theirs, ...done }], `${codes.theirs}: a scratch`)).toEqual(['2', true]);
    expect(chosen([mine, theirs], `x${codes.mine} 1`)).toBeNull();
  });

  test('codes of both decide nothing, unless one is there more often than what is quoted', () => {
    const quoted = `> Alpha: ${codes.mine}\n> Bravo: ${codes.theirs}`;
    expect(chosen([mine, theirs], quoted)).toBeNull();
    expect(chosen([mine, theirs], `${codes.theirs} please\n${quoted}`)).toEqual(['2', true]);
    expect(chosen([mine, theirs], `${quoted}\nThe first, ${codes.mine}`)).toEqual(['1', true]);
  });

  test('a code of one courier, and a reference of it: either order may be meant', () => {
    const second = about('3', { reference: 'SO-3' });
    expect(chosen([mine, second, theirs], `SO-3 1 ${codes.mine}`)?.[1]).toBe(false);
    expect(chosen([mine, second, theirs], `1 ${codes.mine}`)).toEqual(['1', true]);
  });

  const daysBefore = (days: number) => new Date(mine.message_at.getTime() - days * 86_400_000);

  test.each([8, 30, 400])('one that wrote %i days before, and is done, is not in question', (days) => {
    const past = { ...theirs, ...done, message_at: daysBefore(days) };
    expect(chosen([mine, past])).toEqual(['1', true]);
    expect(chosen([mine, { ...past, reference: 'SO-9' }], 'SO-9 1')).toEqual(['1', true]);
    expect(couriersInQuestion([mine, past])).toHaveLength(1);
    // It has something else to come.
    expect(chosen([mine, past, { ...past, order_id: '3', status: 'booked' }])).toBeNull();
  });

  test.each([
    ['delivered', -2],
    ['delivered', 0],
    ['delivered', 7],
    ['cancelled', 1],
    ['returned', 6.9],
  ] as const)('one whose %s order was written of %f days before is answered as well', (status, days) => {
    const past = { ...theirs, waiting: false, status, message_at: daysBefore(days) };
    expect(chosen([mine, past], 'Your driver broke my door')).toBeNull();
    expect(couriersInQuestion([past, mine])).toHaveLength(2);
    expect(chosen([mine, past], `1 ${codes.mine}`)).toEqual(['1', true]);
    expect(chosen([mine, past], `${codes.theirs}: you broke my door`)).toEqual(['2', true]);
    // Of the same courier it never gets in the way of what waits.
    expect(chosen([mine, { ...past, tenant_id: mine.tenant_id }])).toEqual(['1', true]);
  });

  test('once all orders are done with, none is the latest', () => {
    expect(
      chosen(
        [
          { ...mine, ...done },
          { ...theirs, ...done },
        ],
        'It is scratched',
      ),
    ).toBeNull();
  });
});

describe('the code of a request', () => {
  test('is short, stays the same, and looks like no word, number or postcode', () => {
    const codes = Array.from({ length: 2_000 }, (_, index) => requestCode(`req_${index}`));
    expect(codes.every((code) => /^[2-9][BCDFGHJKLMNPQRSTVWXZ]{2}[2-9]$/.test(code))).toBe(true);
    expect(codes.some((code) => /ST|ND|RD|TH|PM|KG/.test(code))).toBe(false);
    expect(new Set(codes).size).toBeGreaterThan(1_800);
    expect(requestCode('req_7')).toBe(codes[7]);
  });

  test('is found as a word of its own, and taken out', () => {
    expect([...codesIn('x7KQ4 7KQ45')]).toEqual([]);
    expect([...codesIn('2 7kq4. (7KQ4) 8BB9')]).toEqual([
      ['7KQ4', 2],
      ['8BB9', 1],
    ]);
    expect(withoutCode('2 (code 7KQ4)', ['7KQ4'])).toBe('2');
    expect(withoutCode('Code: 7KQ4 Thursday am', ['8BB9', '7KQ4'])).toBe('Thursday am');
    expect(withoutCode('Thursday am', ['7KQ4'])).toBe('Thursday am');
  });
});
