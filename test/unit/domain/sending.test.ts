/** Whether a message that waited may still go out. */
import { addDays, instantOf } from '@waypost/base/local-time';
import { decideSend, type QueuedMessage } from '../../../src/domain/sending.js';

const NOON = new Date('2026-03-10T12:00:00Z');
const NIGHT = new Date('2026-03-10T22:00:00Z');
const MORNING = new Date('2026-03-11T08:00:00Z');
/** What a person causes waits for seven. */
const AT_SEVEN = { do: 'wait', until: new Date('2026-03-11T07:00:00Z'), because: 'night' };
const SLOT = { date: '2026-03-12', from: '08:00', to: '12:00' };
const SEND = { do: 'send' };
const SUPERSEDED = { do: 'drop', because: 'superseded' };
const TOO_LATE = { do: 'drop', because: 'too_late' };

const message = (over: Partial<QueuedMessage> = {}): QueuedMessage => ({
  kind: 'message',
  opted_out: false,
  tells: null,
  queued_at: NOON,
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

const onTheWay = (status: 'pending' | 'arrived' | 'completed', over: Partial<QueuedMessage> = {}) =>
  message({
    kind: 'next_stop',
    tells: { stop: 'stp_1', is_next: true },
    stop: { status, window: { from: '09:00', to: '10:30' }, since: null },
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
    expect(decideSend(confirmation(), new Date('2026-03-12T12:00:00Z'))).toEqual(TOO_LATE);
  });
});

describe('a told window', () => {
  /** A window of a day, published at an instant of it or of the day before. */
  const published = (at: string, date: string, hours = { from: '09:00', to: '10:30' }) => {
    const about = { date, ...hours };
    const stop = { status: 'pending', window: hours, since: null } as const;
    const tells = { stop: 'stp_1', window: about };
    return decideSend(
      window({ tells, stop, order: { status: 'planned', slot: about }, queued_at: new Date(at) }),
      new Date(at),
    );
  };
  const until = (at: string) => ({ ...AT_SEVEN, until: new Date(at) });
  test.each([
    ['20:01 before', '2026-03-10T20:01:00Z', '2026-03-11', SEND],
    ['21:59 before', '2026-03-10T21:59:59Z', '2026-03-11', SEND],
    ['22:00 before', '2026-03-10T22:00:00Z', '2026-03-11', AT_SEVEN],
    ['23:10 before', '2026-03-10T23:10:00Z', '2026-03-11', AT_SEVEN],
    ['midnight', '2026-03-11T00:00:00Z', '2026-03-11', AT_SEVEN],
    ['06:50', '2026-03-11T06:50:00Z', '2026-03-11', AT_SEVEN],
    ['07:00', '2026-03-11T07:00:00Z', '2026-03-11', SEND],
    ['two days before', '2026-03-09T23:10:00Z', '2026-03-11', until('2026-03-10T07:00:00Z')],
    ['23:10 as clocks go forward', '2026-03-28T23:10:00Z', '2026-03-29', until('2026-03-29T06:00:00Z')],
    ['06:50 of that day', '2026-03-29T05:50:00Z', '2026-03-29', until('2026-03-29T06:00:00Z')],
    ['21:59 of that day', '2026-03-29T20:59:00Z', '2026-03-30', SEND],
    ['22:00 of that day', '2026-03-29T21:00:00Z', '2026-03-30', until('2026-03-30T06:00:00Z')],
    ['23:10 as clocks go back', '2026-10-24T22:10:00Z', '2026-10-25', until('2026-10-25T07:00:00Z')],
    ['06:50 of that day', '2026-10-25T06:50:00Z', '2026-10-25', until('2026-10-25T07:00:00Z')],
    ['22:00 of that day', '2026-10-25T22:00:00Z', '2026-10-26', until('2026-10-26T07:00:00Z')],
  ])('that is published at %s', (_at, at, date, decided) => {
    expect(published(at, date)).toEqual(decided);
  });
  test('that was held through midnight is still held', () => {
    const held = window({ queued_at: new Date('2026-03-11T23:10:00Z') });
    expect(decideSend(held, new Date('2026-03-12T00:05:00Z'))).toEqual(until('2026-03-12T07:00:00Z'));
  });
  test('that is over by seven is not sent, and the office learns of it at once', () => {
    const dawn = { from: '05:30', to: '07:00' };
    expect(published('2026-03-10T23:10:00Z', '2026-03-11', dawn)).toEqual(TOO_LATE);
    expect(published('2026-03-11T06:50:00Z', '2026-03-11', dawn)).toEqual(TOO_LATE);
    expect(published('2026-03-10T21:59:00Z', '2026-03-11', dawn)).toEqual(SEND);
    expect(published('2026-03-10T23:10:00Z', '2026-03-11', { ...dawn, to: '07:30' })).toEqual(AT_SEVEN);
  });
  test('waits for nothing where the courier has no quiet hours', () => {
    const quiet = { from: '00:00', to: '00:00', timezone: 'Europe/London' };
    expect(decideSend(window({ quiet }), NIGHT)).toEqual(SEND);
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
  test.each([window(), window({ kind: 'window_changed' }), onTheWay('pending')])(
    'not while its van has broken down',
    (news) => {
      expect(decideSend(news, NOON)).toEqual(SEND);
      const stop = news.stop && { ...news.stop, is_stranded: true };
      expect(decideSend({ ...news, stop }, NOON)).toEqual(SUPERSEDED);
    },
  );
  test('not once it has passed', () => {
    expect(decideSend(window(), new Date('2026-03-12T10:30:00Z'))).toEqual(TOO_LATE);
  });
});

describe('a window that has changed', () => {
  const EARLY = new Date('2026-03-12T06:00:00Z');
  const changed = (retold_at: Date | null, queued_at = EARLY) =>
    window({ kind: 'window_changed', retold_at, queued_at });
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
    expect(decideSend(changed(null, NOON), NIGHT)).toEqual(AT_SEVEN);
    const evening = new Date('2026-03-10T21:50:00Z');
    expect(decideSend(changed(minutesAfter(evening, -5), NOON), evening)).toEqual(AT_SEVEN);
  });
});

test('the words of the office wait for seven at night, and not in the evening; those to a driver never', () => {
  expect(decideSend(message(), new Date('2026-03-10T21:59:00Z'))).toEqual(SEND);
  expect(decideSend(message(), NIGHT)).toEqual(AT_SEVEN);
  expect(decideSend(message({ order: null }), NIGHT)).toEqual(SEND);
});

test.each(['postponed', 'cancelled', 'on_hold'])('that a visit is off: %s', (kind) => {
  const off = (date: string, over: Partial<QueuedMessage> = {}) =>
    message({
      kind,
      tells: { postponed: date },
      order: { status: kind === 'on_hold' ? kind : 'scanned', slot: null },
      ...over,
    });
  expect(decideSend(off('2026-03-10'), NOON)).toEqual(SEND);
  expect(decideSend(off('2026-03-11'), NIGHT)).toEqual(AT_SEVEN);
  expect(decideSend(off('2026-03-11'), new Date('2026-03-11T06:50:00Z'))).toEqual(AT_SEVEN);
  // The day is over before anybody may be told; what asks for another slot helps all the same.
  expect(decideSend(off('2026-03-10'), NIGHT)).toEqual(kind === 'postponed' ? AT_SEVEN : TOO_LATE);
});

test('reminders and bulk requests wait for the morning; a request that a person sent does not', () => {
  const open = { status: 'open', bulk: false } as const;
  const waits = { do: 'wait', until: MORNING, because: 'quiet_hours' };
  expect(decideSend(message({ kind: 'reminder', request: open }), NIGHT)).toEqual(waits);
  expect(decideSend(message({ kind: 'booking_request', request: { ...open, bulk: true } }), NIGHT)).toEqual(
    waits,
  );
  expect(decideSend(message({ kind: 'booking_request', request: open }), NIGHT)).toEqual(SEND);
});

describe('news of a visit', () => {
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

const RUN = { status: 'published', driver: 'drv_1', leaves_at: MORNING } as const;

describe('news of a run', () => {
  const ofRun = (run: QueuedMessage['run'], over: Partial<QueuedMessage> = {}) =>
    message({ kind: 'run_published', tells: { run: 'run_1', driver: 'drv_1' }, order: null, run, ...over });
  test('goes to its driver, and to no former one, until it starts', () => {
    expect(decideSend(ofRun({ ...RUN, status: 'published' }), NOON)).toEqual(SEND);
    expect(decideSend(ofRun({ ...RUN, driver: 'drv_2' }), NOON)).toEqual(SUPERSEDED);
    expect(decideSend(ofRun({ ...RUN, status: 'started' }), NOON)).toEqual(SUPERSEDED);
    expect(decideSend(ofRun(null), NOON)).toEqual(SUPERSEDED);
  });
  test('wakes nobody, unless the van leaves before seven', () => {
    expect(decideSend(ofRun(RUN), NIGHT)).toEqual(AT_SEVEN);
    const leaves_at = new Date('2026-03-11T06:30:00Z');
    expect(decideSend(ofRun({ ...RUN, leaves_at }), NIGHT)).toEqual(SEND);
  });
});

describe('who is told what when, by the clock of the depot', () => {
  const TIMES = ['12:00', '20:01', '23:10', '06:50'] as const;
  const bulk = { status: 'open', bulk: true } as const;
  const named = { status: 'open', bulk: false } as const;
  // The day is over by no morning of these.
  const off = { tells: { postponed: '2026-12-31' }, order: { status: 'scanned', slot: null } } as const;
  const FAR = { ...SLOT, date: '2026-12-31' };
  const HELD = { status: 'on_hold', slot: FAR } as const;
  const BOOKED = { status: 'booked', slot: FAR } as const;
  /** What is due → at each of these times, until when it waits, or that it goes. */
  const CAUSES: [string, Partial<QueuedMessage>, string][] = [
    ['a request by a filter', { kind: 'booking_request', request: bulk }, 'goes 08:00 08:00 08:00'],
    ['a request by name', { kind: 'booking_request', request: named }, 'goes goes goes goes'],
    ['a reminder', { kind: 'reminder', request: named }, 'goes 08:00 08:00 08:00'],
    ['a rebooking', { kind: 'rebooking', request: named }, 'goes goes goes goes'],
    ['a day postponed', { kind: 'postponed', request: named, ...off }, 'goes goes 07:00 07:00'],
    ['a visit cancelled', { kind: 'cancelled', ...off }, 'goes goes 07:00 07:00'],
    ['a hold', { ...off, kind: 'on_hold', order: HELD }, 'goes goes 07:00 07:00'],
    [
      'its release',
      { kind: 'confirmation', tells: { slot: FAR, again: true }, order: BOOKED },
      'goes goes 07:00 07:00',
    ],
    ['a collection that failed', { kind: 'visit_failed' }, 'goes 08:00 08:00 08:00'],
    ['a delivery', { kind: 'delivered' }, 'goes 08:00 08:00 08:00'],
    ['words of the office', { kind: 'message' }, 'goes goes 07:00 07:00'],
    ['words to a driver', { kind: 'message', order: null }, 'goes goes goes goes'],
    ['a question back', { kind: 'clarification', request: named }, 'goes goes goes goes'],
    ['an acknowledgement', { kind: 'acknowledgement' }, 'goes goes goes goes'],
    ['a confirmation', { kind: 'confirmation' }, 'goes goes goes goes'],
  ];
  const clockIn = (timezone: string) => (at: Date) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(at);

  test.each(['Europe/London', 'Europe/Dublin', 'Atlantic/Canary', 'Europe/Berlin'])('%s', (timezone) => {
    // A summer's night, and those in which clocks go forward and back.
    for (const evening of ['2026-07-07', '2026-03-28', '2026-10-24']) {
      for (const [cause, over, expected] of CAUSES) {
        const decided = TIMES.map((time) => {
          const date = time < '12:00' ? addDays(evening, 1) : evening;
          const at = instantOf(date, time, timezone);
          const quiet = { from: '20:00', to: '08:00', timezone };
          const sends = decideSend(message({ ...over, queued_at: at, quiet }), at);
          if (sends.do === 'wait') expect(sends.until.getTime() - at.getTime()).toBeLessThan(13 * 3_600_000);
          return sends.do === 'send'
            ? 'goes'
            : sends.do === 'wait'
              ? clockIn(timezone)(sends.until)
              : sends.because;
        });
        expect([evening, cause, decided.join(' ')]).toEqual([evening, cause, expected]);
      }
    }
  });
});
