/** Whether a message that waited may still go out. */
import { decideSend, type QueuedMessage } from '../../../src/domain/sending.js';

const NOON = new Date('2026-03-10T12:00:00Z');
const NIGHT = new Date('2026-03-10T22:00:00Z');
const MORNING = new Date('2026-03-11T08:00:00Z');
const SLOT = { date: '2026-03-12', from: '08:00', to: '12:00' };
const SEND = { do: 'send' };
const SUPERSEDED = { do: 'drop', because: 'superseded' };

const message = (over: Partial<QueuedMessage> = {}): QueuedMessage => ({
  kind: 'message',
  opted_out: false,
  tells: null,
  bulk: false,
  request: null,
  order: { status: 'booked', slot: SLOT },
  stop: null,
  run: null,
  retold_at: null,
  quiet: { from: '20:00', to: '08:00', timezone: 'Europe/London' },
  ...over,
});
const confirmation = (over: Partial<QueuedMessage> = {}) =>
  message({ kind: 'confirmation', tells: { slot: SLOT }, ...over });
const told = { stop: 'stp_1', window: { ...SLOT, from: '09:00', to: '10:30' } };
const window = (over: Partial<QueuedMessage> = {}) =>
  message({
    kind: 'narrowed_window',
    tells: told,
    order: { status: 'planned', slot: SLOT },
    stop: { status: 'pending', window: { from: '09:00', to: '10:30' }, since: null },
    ...over,
  });

test('a number that has opted out gets nothing, whatever it is', () => {
  expect(decideSend(message({ opted_out: true }), NOON)).toEqual({ do: 'drop', because: 'opted_out' });
});

test.each(['answered', 'closed', 'failed'] as const)(
  'a question of a request that is %s is not asked',
  (status) => {
    const request = { status, bulk: false };
    expect(decideSend(message({ kind: 'booking_request', request }), NOON)).toEqual(SUPERSEDED);
  },
);

describe('a confirmation', () => {
  test('goes out at any hour while the order holds that slot', () => {
    expect(decideSend(confirmation(), NIGHT)).toEqual(SEND);
  });
  test.each(['cancelled', 'on_hold', 'failed_attempt', 'scanned'] as const)(
    'not of an order that is %s',
    (status) => {
      expect(decideSend(confirmation({ order: { status, slot: SLOT } }), NOON)).toEqual(SUPERSEDED);
    },
  );
  test('not of a slot that gave way to another', () => {
    const slot = { ...SLOT, from: '12:00', to: '16:00' };
    expect(decideSend(confirmation({ order: { status: 'booked', slot } }), NOON)).toEqual(SUPERSEDED);
  });
  test('not once the window has passed', () => {
    expect(decideSend(confirmation(), new Date('2026-03-12T11:59:00Z'))).toEqual(SEND);
    expect(decideSend(confirmation(), new Date('2026-03-12T12:00:00Z'))).toEqual(SUPERSEDED);
  });
});

describe('a told window', () => {
  test('of another day waits for the morning, of the same day it does not', () => {
    expect(decideSend(window(), NIGHT)).toEqual({ do: 'wait', until: MORNING, because: 'quiet_hours' });
    expect(decideSend(window(), NOON)).toEqual(SEND);
    const early = new Date('2026-03-12T06:00:00Z');
    expect(decideSend(window(), early)).toEqual(SEND);
  });
  test.each([
    ['its stop is gone', null],
    ['its stop is done', { status: 'completed', window: { from: '09:00', to: '10:30' }, since: null }],
    ['its stop is skipped', { status: 'skipped', window: { from: '09:00', to: '10:30' }, since: null }],
    ['another window was set', { status: 'pending', window: { from: '09:30', to: '11:00' }, since: null }],
  ] as const)('not when %s', (_why, stop) => {
    expect(decideSend(window({ stop }), NOON)).toEqual(SUPERSEDED);
  });
  test('not when it went and came back since: another message tells that', () => {
    const since = '2026-03-12T07:00:00.000Z';
    const stop = { status: 'pending', window: { from: '09:00', to: '10:30' }, since } as const;
    expect(decideSend(window({ stop, tells: { ...told, since } }), NOON)).toEqual(SEND);
    const older = { ...told, since: '2026-03-12T06:00:00.000Z' };
    expect(decideSend(window({ stop, tells: older }), NOON)).toEqual(SUPERSEDED);
  });
  test('not once it has passed', () => {
    expect(decideSend(window(), new Date('2026-03-12T10:30:00Z'))).toEqual(SUPERSEDED);
  });
});

describe('a window that has changed', () => {
  const changed = (retold_at: Date | null) => window({ kind: 'window_changed', retold_at });
  const EARLY = new Date('2026-03-12T06:00:00Z');
  const minutesAfter = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);
  test('is told at once when nothing like it was told lately', () => {
    expect(decideSend(changed(null), EARLY)).toEqual(SEND);
    expect(decideSend(changed(minutesAfter(EARLY, -30)), EARLY)).toEqual(SEND);
  });
  test('waits until half an hour after the last one', () => {
    const last = minutesAfter(EARLY, -10);
    expect(decideSend(changed(last), EARLY)).toEqual({
      do: 'wait',
      until: minutesAfter(last, 30),
      because: 'just_told',
    });
  });
  test('of another day waits for the morning, whichever is later', () => {
    expect(decideSend(changed(null), NIGHT)).toEqual({ do: 'wait', until: MORNING, because: 'quiet_hours' });
    const evening = new Date('2026-03-10T19:50:00Z');
    expect(decideSend(changed(minutesAfter(evening, -5)), evening)).toEqual({
      do: 'wait',
      until: MORNING,
      because: 'quiet_hours',
    });
  });
});

test('reminders and bulk requests wait for the morning; a request that a person sent does not', () => {
  const open = { status: 'open', bulk: false } as const;
  expect(decideSend(message({ bulk: true }), NIGHT)).toEqual({
    do: 'wait',
    until: MORNING,
    because: 'quiet_hours',
  });
  expect(decideSend(message(), NIGHT)).toEqual(SEND);
  const waits = { do: 'wait', until: MORNING, because: 'quiet_hours' };
  expect(decideSend(message({ kind: 'reminder', request: open }), NIGHT)).toEqual(waits);
  expect(decideSend(message({ kind: 'booking_request', request: { ...open, bulk: true } }), NIGHT)).toEqual(
    waits,
  );
  expect(decideSend(message({ kind: 'booking_request', request: open }), NIGHT)).toEqual(SEND);
});

describe('news of a visit', () => {
  const onTheWay = (status: 'pending' | 'arrived' | 'completed', over: Partial<QueuedMessage> = {}) =>
    message({
      kind: 'next_stop',
      tells: { stop: 'stp_1', is_next: true },
      stop: { status, window: { from: '09:00', to: '10:30' }, since: null },
      ...over,
    });
  test('that the van is on its way is told until it is there', () => {
    expect(decideSend(onTheWay('pending'), NOON)).toEqual(SEND);
    expect(decideSend(onTheWay('arrived'), NOON)).toEqual(SUPERSEDED);
    expect(decideSend(onTheWay('completed'), NOON)).toEqual(SUPERSEDED);
    expect(decideSend(onTheWay('pending', { stop: null }), NOON)).toEqual(SUPERSEDED);
  });
  test.each(['next_stop', 'delivered'])('%s wakes nobody', (kind) => {
    expect(decideSend(message({ kind }), NIGHT)).toEqual({
      do: 'wait',
      until: MORNING,
      because: 'quiet_hours',
    });
  });
});

describe('news of a run', () => {
  const ofRun = (run: QueuedMessage['run'], over: Partial<QueuedMessage> = {}) =>
    message({ kind: 'run_published', tells: { run: 'run_1', driver: 'drv_1' }, order: null, run, ...over });
  test('goes to its driver, and to no former one, until it starts', () => {
    expect(decideSend(ofRun({ status: 'published', driver: 'drv_1' }), NOON)).toEqual(SEND);
    expect(decideSend(ofRun({ status: 'published', driver: 'drv_2' }), NOON)).toEqual(SUPERSEDED);
    expect(decideSend(ofRun({ status: 'started', driver: 'drv_1' }), NOON)).toEqual(SUPERSEDED);
    expect(decideSend(ofRun(null), NOON)).toEqual(SUPERSEDED);
  });
  test('wakes nobody', () => {
    const run = { status: 'published', driver: 'drv_1' } as const;
    expect(decideSend(ofRun(run), NIGHT)).toEqual({ do: 'wait', until: MORNING, because: 'quiet_hours' });
  });
});
