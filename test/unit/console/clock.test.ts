/** The day on a clock: its hours, bars, breaks and waits; and drawing around stops on the map. */
import { clockIn } from '../../../packages/console/src/parts/wall-clock';
import { latenessOf } from '../../../packages/console/src/views/today/stops';
import {
  barsOf,
  gapsOf,
  hoursOf,
  minuteOf,
  spanOf,
  visitsOf,
  type Visits,
} from '../../../packages/console/src/views/today/clock';
import { isInside } from '../../../packages/console/src/views/today/drag-geometry';
import { routeOf, stopOf, visitOf } from './day';

const address = (latitude: number) => ({ latitude, longitude: -1 }) as never;
const TOTALS = {
  ...{ stops: 3, miles: 20, drive_minutes: 60, load_percent: 50, returns_at: '15:10' },
  ...{ starts_at: '07:40', duty_minutes: 450, wait_minutes: 0, break_minutes: 0 },
};
const route = (stops: ReturnType<typeof stopOf>[], totals: object = {}, breaks: object[] = []) =>
  routeOf('one', stops, { totals: { ...TOTALS, ...totals }, breaks: breaks as never });
const visits = (...all: ReturnType<typeof visitOf>[]): Visits => new Map(all.map((one) => [one.stop, one]));

test('the clock has the whole hours of every duty and visit, eight at least, within the day', () => {
  const stops = [stopOf('a', { eta: '08:10' }), stopOf('b', { eta: '17:55' })];
  expect(spanOf([route(stops)], visits(visitOf('b', { service_minutes: 20 })))).toEqual({
    from: 420,
    to: 1140,
  });
  expect(spanOf([route([stopOf('a', { eta: '09:00' })])], visits())).toEqual({ from: 420, to: 960 });
  expect(spanOf([], visits())).toEqual({ from: 480, to: 1080 });
  // Routes that a plan would make.
  expect(spanOf([], visits(), ['06:40', '11:00'])).toEqual({ from: 360, to: 840 });
  const night = stopOf('a', { status: 'completed', eta: '12:00' });
  expect(spanOf([route([night])], visits(visitOf('a', { arrived: '23:36', left: '23:50' }))).to).toBe(1440);
  expect(hoursOf({ from: 420, to: 600 })).toEqual([420, 480, 540, 600]);
});

test('a bar begins with the visit and lasts as long', () => {
  const stops = [
    stopOf('a', { eta: '08:00', status: 'completed' }),
    stopOf('b', { eta: '09:30' }),
    stopOf('c', { eta: '10:00' }),
  ];
  // What is done lies where it was done, not where it was planned.
  expect(barsOf(route(stops), visits(visitOf('a', { arrived: '08:20', left: '08:45' })))).toEqual([
    { at: 500, minutes: 25 },
    { at: 570, minutes: 10 },
    { at: 600, minutes: 10 },
  ]);
});

test('breaks are gaps, and so is what is left of the time between visits once the driving is taken off', () => {
  const stops = [
    stopOf('a', { eta: '08:00', address: address(51) }),
    stopOf('b', { eta: '09:30', address: address(51.1) }),
    stopOf('c', { eta: '13:00', address: address(51.2) }),
  ];
  const lunch = [{ from: '11:00', to: '11:30' }];
  const at = (waits: number) => {
    const one = route(stops, { wait_minutes: waits }, lunch);
    return gapsOf(one, barsOf(one, visits()));
  };
  expect(at(0)).toEqual([{ kind: 'break', at: 660, minutes: 30, before: 2 }]);
  const all = at(150);
  // Each with its stop, in the sequence of the day.
  expect(all.map(({ kind, before }) => [kind, before])).toEqual([
    ['wait', 1],
    ['wait', 2],
    ['break', 2],
  ]);
  // 200 minutes less half an hour of driving and the break.
  expect(all[1]).toEqual({ kind: 'wait', at: 780 - 140, minutes: 140, before: 2 });
});

test('what is drawn around is inside', () => {
  const shape = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 2 },
    { x: 0, y: 10 },
  ];
  const inside = (x: number, y: number) => isInside({ x, y }, shape);
  expect([inside(1, 1), inside(9, 8), inside(5, 8), inside(11, 1)]).toEqual([true, true, false, false]);
});

test('the line of the present minute goes by the depot’s clock, and on into the night', () => {
  const minute = (date: string, zone: string) => minuteOf(date, '2026-07-12T23:40:00Z', clockIn(zone));
  expect([minute('2026-07-13', 'Asia/Tokyo'), minute('2026-07-13', 'Europe/London')]).toEqual([520, 40]);
  expect(minute('2026-07-12', 'Europe/Madrid')).toBe(1440 + 100);
  expect(minute('2026-07-14', 'Europe/London')).toBeLessThan(0);
});

describe('a run that goes on after its date', () => {
  const clock = clockIn('Europe/Madrid');
  const date = '2026-03-12';
  const day = (stops: ReturnType<typeof stopOf>[], ...all: ReturnType<typeof visitOf>[]) => {
    const later = visitsOf(all, stops, { date, clock });
    const one = route(stops);
    return { later, bars: barsOf(one, later), span: spanOf([one], later) };
  };
  /** As the API gives what was after the end of the day: at its last minute. */
  const last = { arrived: '23:59', left: '23:59' };

  test('has its visits where they were made, and the clock goes on past midnight', () => {
    const stops = [
      stopOf('a', { status: 'completed', eta: '22:40' }),
      stopOf('b', { status: 'completed', eta: '23:59' }),
      stopOf('c', { status: 'arrived', eta: '23:59' }),
      stopOf('d', { eta: '23:59', eta_at: '2026-03-13T00:35:00.000Z' }),
    ];
    const { bars, span, later } = day(
      stops,
      visitOf('a', { arrived: '22:40', left: '23:05' }),
      visitOf('b', { ...last, actual_at: '2026-03-12T23:22:00.000Z' }),
      visitOf('c', { ...last, left: null, actual_at: '2026-03-12T23:50:00.000Z' }),
      visitOf('d'),
    );
    expect(bars).toEqual([
      { at: 22 * 60 + 40, minutes: 25 },
      { at: 24 * 60 + 10, minutes: 12 },
      { at: 24 * 60 + 50, minutes: 12 },
      { at: 25 * 60 + 35, minutes: 12 },
    ]);
    expect(span).toEqual({ from: 7 * 60, to: 26 * 60 });
    // Booked until 12:00.
    const [, , , open] = stops;
    expect(open && latenessOf(open, later.get(open.id)).slot).toBe(25 * 60 + 35 - 12 * 60);
  });

  test('and what was made once its day was closed lies at its time of day', () => {
    const stops = ['a', 'b'].map((order) => stopOf(order, { status: 'completed', eta: '09:00' }));
    const { bars, span } = day(
      stops,
      visitOf('a', { ...last, actual_at: '2026-03-13T08:30:00.000Z' }),
      visitOf('b', { ...last, actual_at: '2026-03-13T10:00:00.000Z' }),
    );
    expect(bars).toEqual([
      { at: 9 * 60 + 18, minutes: 12 },
      { at: 10 * 60 + 48, minutes: 12 },
    ]);
    expect(span).toEqual({ from: 7 * 60, to: 16 * 60 });
  });

  test('one that left before its date lies where its own clock has it', () => {
    const stops = [stopOf('a', { status: 'completed', eta: '09:00' })];
    const made = visitOf('a', { arrived: '09:10', left: '09:20', actual_at: '2026-03-10T15:00:00.000Z' });
    expect(day(stops, made).bars).toEqual([{ at: 550, minutes: 10 }]);
  });
});
