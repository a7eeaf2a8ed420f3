/** By how much a visit misses a promised window, and which window it is given then. */
import {
  keepsWindow,
  latestStart,
  minutesOutside,
  nextStopDue,
  toldTime,
  windowForVisit,
} from '../../../src/domain/promised-window.js';

const PROMISED = { from: '10:00', to: '11:30' };
const BOOKED = { from: '08:00', to: '12:00' };
const OPEN = { from: '06:30', to: '20:00' };

test.each([
  ['10:00', 0],
  ['11:30', 0],
  ['09:59', -1],
  ['09:44', -16],
  ['11:46', 16],
  ['13:30', 120],
])('a visit at %s is %i minutes outside', (eta, minutes) => {
  expect(minutesOutside(PROMISED, eta)).toBe(minutes);
});

test.each([
  ['09:44', false],
  ['09:45', true],
  ['11:45', true],
  ['11:46', false],
])('a quarter of an hour is tolerated: at %s it is kept: %s', (eta, kept) => {
  expect(keepsWindow(PROMISED, eta)).toBe(kept);
});

describe('the window of a visit', () => {
  test('is the promised one, as long as the visit keeps it', () => {
    expect(windowForVisit(BOOKED, '11:45', { promised: PROMISED, previous: null, open: OPEN })).toEqual(
      PROMISED,
    );
  });
  test('is the promised one again, as soon as the visit keeps it', () => {
    const previous = { from: '11:00', to: '12:00' };
    expect(windowForVisit(BOOKED, '11:40', { promised: PROMISED, previous, open: OPEN })).toEqual(PROMISED);
  });
  test('is otherwise the previous one, if the visit keeps that', () => {
    const previous = { from: '08:30', to: '10:00' };
    expect(windowForVisit(BOOKED, '09:10', { promised: PROMISED, previous, open: OPEN })).toEqual(previous);
    expect(windowForVisit(BOOKED, '09:10', { promised: null, previous, open: OPEN })).toEqual(previous);
  });
  test('else is half an hour before and an hour after the visit, within what was booked', () => {
    const none = { promised: null, previous: null, open: OPEN };
    expect(windowForVisit(BOOKED, '09:10', { promised: PROMISED, previous: null, open: OPEN })).toEqual({
      from: '08:40',
      to: '10:10',
    });
    expect(windowForVisit(BOOKED, '08:10', none)).toEqual({ from: '08:00', to: '09:10' });
    expect(windowForVisit(BOOKED, '11:50', none)).toEqual({ from: '11:20', to: '12:00' });
  });
  test('goes past what was booked when the van comes after that, and ends when the depot closes', () => {
    const none = { promised: null, previous: null, open: OPEN };
    expect(windowForVisit(BOOKED, '12:40', none)).toEqual({ from: '12:10', to: '13:40' });
    expect(windowForVisit(BOOKED, '19:40', none)).toEqual({ from: '19:10', to: '20:00' });
    expect(windowForVisit(BOOKED, '20:00', none)).toEqual({ from: '19:30', to: '20:00' });
  });
  test('is what it was where the van comes after the day of the depot', () => {
    const previous = { from: '11:00', to: '12:00' };
    for (const eta of ['20:01', '23:50', '23:59']) {
      expect(windowForVisit(BOOKED, eta, { promised: PROMISED, previous, open: OPEN })).toEqual(PROMISED);
      expect(windowForVisit(BOOKED, eta, { promised: null, previous, open: OPEN })).toEqual(previous);
      const none = { promised: null, previous: null, open: OPEN };
      expect(windowForVisit(BOOKED, eta, none)).toEqual({ from: '11:30', to: '12:00' });
    }
  });
  test('is what it was while its van has broken down, whatever its ETA', () => {
    const stranded = { previous: { from: '11:00', to: '12:00' }, open: OPEN, isStranded: true };
    expect(windowForVisit(BOOKED, '14:50', { ...stranded, promised: PROMISED })).toEqual(PROMISED);
    expect(windowForVisit(BOOKED, '14:50', { ...stranded, promised: null })).toEqual(stranded.previous);
  });
  test.each([
    ['opens later', { from: '09:00', to: '20:00' }, '09:10', { from: '09:00', to: '10:10' }],
    ['closes earlier', { from: '06:30', to: '11:00' }, '10:40', { from: '10:10', to: '11:00' }],
    ['is closed that day', { from: '00:00', to: '00:00' }, '11:50', { from: '11:20', to: '12:00' }],
  ])('is within the hours of a depot that %s', (_hours, open, eta, window) => {
    expect(windowForVisit(BOOKED, eta, { promised: null, previous: null, open })).toEqual(window);
  });
});

test.each([
  ['10:42', '10:40'],
  ['10:43', '10:45'],
  ['09:12', '10:00'],
  ['10:01', '10:00'],
  ['11:28', '11:30'],
  ['11:30', '11:30'],
  ['11:43', '11:45'],
  ['23:59', '23:55'],
])('a visit at %s is told as %s', (eta, told) => {
  expect(toldTime(PROMISED, eta)).toBe(told);
});

test('a time is never told outside of a window that the visit keeps', () => {
  const odd = { from: '12:19', to: '13:41' };
  expect(toldTime(odd, '12:20')).toBe('12:20');
  expect(toldTime(odd, '12:10')).toBe('12:19');
  expect(toldTime(odd, '13:38')).toBe('13:40');
  expect(toldTime({ from: '12:19', to: '13:43' }, '13:43')).toBe('13:43');
});

test('somebody may be told that they are next an hour before, and ten minutes after a window', () => {
  const second = (minutes: number) => minutes * 60;
  expect(nextStopDue('12:00', -Infinity)).toBe(second(11 * 60));
  expect(nextStopDue('12:00', second(10 * 60 + 55))).toBe(second(11 * 60 + 5));
});

test('the latest start of the next visit is what the tightest window behind it leaves', () => {
  const at = (startsAt: number, windowTo: number) => ({
    arrivesAt: startsAt,
    startsAt,
    departsAt: startsAt + 300,
    windowTo,
  });
  expect(latestStart([])).toBeNull();
  expect(latestStart([at(1000, 5000)])).toBe(5900);
  // The second visit is 1000 s after the first, and may begin at 2900 s at the latest.
  expect(latestStart([at(1000, 5000), at(2000, 2000)])).toBe(1900);
  expect(latestStart([at(1000, 5000), at(2000, 2000), at(2500, 1500)])).toBe(900);
});
