/** The day on a clock: its hours, bars, breaks and waits; and drawing around stops on the map. */
import { clockIn } from '../../../packages/console/src/parts/wall-clock';
import { latenessOf } from '../../../packages/console/src/views/today/stops';
import {
  barsOf,
  gapsOf,
  hoursOf,
  minuteOf,
  shownAt,
  spanOf,
  visitsOf,
  type Visits,
} from '../../../packages/console/src/views/today/clock';
import { besidePointer, isInside } from '../../../packages/console/src/views/today/drag-geometry';
import { huesOf } from '../../../packages/console/src/views/today/hues';
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
  // The name of the last visit has room, though its van is back.
  const late = stopOf('a', { eta: '18:45' });
  expect(
    spanOf([route([late], { returns_at: '18:50' })], visits(visitOf('a', { service_minutes: 5 }))).to,
  ).toBe(1200);
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
  // What is done is shown where it was done, not where it was planned.
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
    expect(span).toEqual({ from: 7 * 60, to: 27 * 60 });
    // Booked until 12:00.
    const [, , , open] = stops;
    expect(open && latenessOf(open, later.get(open.id)).slot).toBe(25 * 60 + 35 - 12 * 60);
  });

  test('and what was made once its day was closed is at its time of day', () => {
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

  test('one that left before its date is where its own clock has it', () => {
    const stops = [stopOf('a', { status: 'completed', eta: '09:00' })];
    const made = visitOf('a', { arrived: '09:10', left: '09:20', actual_at: '2026-03-10T15:00:00.000Z' });
    expect(day(stops, made).bars).toEqual([{ at: 550, minutes: 10 }]);
  });
});

test('a few visits to come, hours after all others, do not squeeze the clock: they are beyond it', () => {
  const stops = Array.from({ length: 11 }, (_, at) =>
    stopOf(`s${at}`, { eta: `${String(8 + Math.floor(at / 2)).padStart(2, '0')}:10` }),
  );
  const far = (status: 'pending' | 'completed') => stopOf('far', { eta: '23:45', status });
  const span = (...last: ReturnType<typeof stopOf>[]) =>
    spanOf([route([...stops, ...last], { returns_at: last.length > 0 ? '23:59' : '15:10' })], visits());
  expect(span()).toEqual({ from: 420, to: 960 });
  expect(span(far('pending'))).toEqual({ from: 420, to: 900 });
  // What was done then is shown.
  expect(span(far('completed')).to).toBe(1440);
  // So are visits of an evening round, which are many.
  const evening = Array.from({ length: 6 }, (_, at) => stopOf(`e${at}`, { eta: `19:${at}0` }));
  expect(span(...evening).to).toBe(1440);
});

test('no two vans of a day have one colour up to twelve, and each keeps its own while it can', () => {
  const fleet = Array.from({ length: 30 }, (_, at) => `veh_${String(at).padStart(2, '0')}`);
  const own = huesOf(fleet, fleet.slice(0, 12));
  expect(new Set(own.values()).size).toBe(12);
  const day = fleet.filter((_, at) => at % 3 === 0);
  expect(new Set(huesOf(fleet, day).values()).size).toBe(10);
  expect(huesOf(fleet, ['veh_00']).get('veh_00')).toBe(own.get('veh_00'));
  expect(huesOf(fleet, fleet).size).toBe(30);
  // Idle vans beyond twelve share colours with each other, none with a van that has a route.
  for (const out of [1, 5, 11]) {
    const [routes, idle] = [fleet.slice(0, out), fleet.slice(out)];
    const hues = huesOf(fleet, routes, idle);
    const ofRoutes = new Set(routes.map((id) => hues.get(id)));
    expect(ofRoutes.size).toBe(out);
    expect(idle.filter((id) => ofRoutes.has(hues.get(id)))).toEqual([]);
    expect(new Set(hues.values()).size).toBe(12);
  }
});

test('the card of a held stop is beside the pointer, on the side that has room', () => {
  const [card, window] = [
    { offsetWidth: 300, offsetHeight: 120 },
    { width: 1_440, height: 900 },
  ];
  const at = (x: number, y: number) => besidePointer({ x, y }, { x: 10, y: -20 }, card, window);
  expect(at(400, 300)).toEqual({ x: 390, y: 320 });
  expect(at(1_300, 300)).toEqual({ x: 1_010, y: 320 });
  expect(at(400, 850)).toEqual({ x: 390, y: 710 });
  expect(at(1_430, 890)).toEqual({ x: 1_140, y: 750 });
});

test.each([
  ['08:59', 540, '← 08:59', false],
  ['09:00', 540, '09:00', false],
  ['16:59', 1019, '16:59', false],
  ['17:00', 1020, '→ 17:00', true],
])(
  'a visit at %s, on a clock from 9 to 17, is at its edge if it is beyond it',
  (eta, at, words, isBeyond) => {
    expect(shownAt(eta, { from: 540, to: 1020 })).toEqual({ at, words, isBeyond });
  },
);
