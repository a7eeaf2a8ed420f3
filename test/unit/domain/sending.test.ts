/** Whether a message that waited may still go out. */
import { judge, type Outgoing } from '../../../src/domain/sending.js';

const NOON = new Date('2026-03-10T12:00:00Z');
const NIGHT = new Date('2026-03-10T22:00:00Z');
const MORNING = new Date('2026-03-11T08:00:00Z');
const SLOT = { date: '2026-03-12', from: '08:00', to: '12:00' };
const SEND = { do: 'send' };
const SUPERSEDED = { do: 'drop', because: 'superseded' };

const message = (over: Partial<Outgoing> = {}): Outgoing => ({
  kind: 'message',
  opted_out: false,
  tells: null,
  request: null,
  order: { status: 'booked', slot: SLOT },
  stop: null,
  quiet: { from: '20:00', to: '08:00', timezone: 'Europe/London' },
  ...over,
});
const confirmation = (over: Partial<Outgoing> = {}) =>
  message({ kind: 'confirmation', tells: { slot: SLOT }, ...over });
const told = { stop: 'stp_1', window: { ...SLOT, from: '09:00', to: '10:30' } };
const window = (over: Partial<Outgoing> = {}) =>
  message({
    kind: 'narrowed_window',
    tells: told,
    order: { status: 'planned', slot: SLOT },
    stop: { status: 'pending', window: { from: '09:00', to: '10:30' } },
    ...over,
  });

test('a number that has opted out gets nothing, whatever it is', () => {
  expect(judge(message({ opted_out: true }), NOON)).toEqual({ do: 'drop', because: 'opted_out' });
});

test.each(['answered', 'closed', 'failed'] as const)(
  'a question of a request that is %s is not asked',
  (status) => {
    const request = { status, bulk: false };
    expect(judge(message({ kind: 'booking_request', request }), NOON)).toEqual(SUPERSEDED);
  },
);

describe('a confirmation', () => {
  test('goes out at any hour while the order holds that slot', () => {
    expect(judge(confirmation(), NIGHT)).toEqual(SEND);
  });
  test.each(['cancelled', 'on_hold', 'failed_attempt', 'scanned'] as const)(
    'not of an order that is %s',
    (status) => {
      expect(judge(confirmation({ order: { status, slot: SLOT } }), NOON)).toEqual(SUPERSEDED);
    },
  );
  test('not of a slot that gave way to another', () => {
    const slot = { ...SLOT, from: '12:00', to: '16:00' };
    expect(judge(confirmation({ order: { status: 'booked', slot } }), NOON)).toEqual(SUPERSEDED);
  });
  test('not once the window has passed', () => {
    expect(judge(confirmation(), new Date('2026-03-12T11:59:00Z'))).toEqual(SEND);
    expect(judge(confirmation(), new Date('2026-03-12T12:00:00Z'))).toEqual(SUPERSEDED);
  });
});

describe('a told window', () => {
  test('of another day waits for the morning, of the same day it does not', () => {
    expect(judge(window(), NIGHT)).toEqual({ do: 'wait', until: MORNING });
    expect(judge(window(), NOON)).toEqual(SEND);
    const early = new Date('2026-03-12T06:00:00Z');
    expect(judge(window(), early)).toEqual(SEND);
  });
  test.each([
    ['its stop is gone', null],
    ['its stop is done', { status: 'completed', window: { from: '09:00', to: '10:30' } }],
    ['its stop is skipped', { status: 'skipped', window: { from: '09:00', to: '10:30' } }],
    ['another window was set', { status: 'pending', window: { from: '09:30', to: '11:00' } }],
  ] as const)('not when %s', (_why, stop) => {
    expect(judge(window({ stop }), NOON)).toEqual(SUPERSEDED);
  });
  test('not once it has passed', () => {
    expect(judge(window(), new Date('2026-03-12T10:30:00Z'))).toEqual(SUPERSEDED);
  });
});

test('reminders and bulk requests wait for the morning; a request that a person sent does not', () => {
  const open = { status: 'open', bulk: false } as const;
  const waits = { do: 'wait', until: MORNING };
  expect(judge(message({ kind: 'reminder', request: open }), NIGHT)).toEqual(waits);
  expect(judge(message({ kind: 'booking_request', request: { ...open, bulk: true } }), NIGHT)).toEqual(waits);
  expect(judge(message({ kind: 'booking_request', request: open }), NIGHT)).toEqual(SEND);
});
