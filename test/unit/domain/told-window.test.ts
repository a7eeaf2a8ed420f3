/** By how much a told window breaks, and which window stands then. */
import {
  latestStart,
  minutesOutside,
  standingWindow,
  stillHolds,
} from '../../../src/domain/promised-window.js';

const TOLD = { from: '10:00', to: '11:30' };
const BOOKED = { from: '08:00', to: '12:00' };

test.each([
  ['10:00', 0],
  ['11:30', 0],
  ['09:59', -1],
  ['09:44', -16],
  ['11:46', 16],
  ['13:30', 120],
])('a visit at %s is %i minutes outside', (eta, minutes) => {
  expect(minutesOutside(TOLD, eta)).toBe(minutes);
});

test.each([
  ['09:44', false],
  ['09:45', true],
  ['11:45', true],
  ['11:46', false],
])('a quarter of an hour is tolerated: at %s it holds: %s', (eta, holds) => {
  expect(stillHolds(TOLD, eta)).toBe(holds);
});

describe('the window that stands', () => {
  test('is what was told, as long as that holds', () => {
    expect(standingWindow(BOOKED, '11:45', { told: TOLD, stood: null })).toEqual(TOLD);
  });
  test('is what was told, as soon as that holds again', () => {
    const stood = { from: '11:00', to: '12:00' };
    expect(standingWindow(BOOKED, '11:40', { told: TOLD, stood })).toEqual(TOLD);
  });
  test('stays what it became before anybody was told of it', () => {
    const stood = { from: '08:30', to: '10:00' };
    expect(standingWindow(BOOKED, '09:10', { told: TOLD, stood })).toEqual(stood);
    expect(standingWindow(BOOKED, '09:10', { told: null, stood })).toEqual(stood);
  });
  test('else is half an hour before and an hour after the visit, within what was booked', () => {
    const none = { told: null, stood: null };
    expect(standingWindow(BOOKED, '09:10', { told: TOLD, stood: null })).toEqual({
      from: '08:40',
      to: '10:10',
    });
    expect(standingWindow(BOOKED, '08:10', none)).toEqual({ from: '08:00', to: '09:10' });
    expect(standingWindow(BOOKED, '11:50', none)).toEqual({ from: '11:20', to: '12:00' });
  });
  test('goes past what was booked when the van comes after that, and ends with the day', () => {
    const none = { told: null, stood: null };
    expect(standingWindow(BOOKED, '12:40', none)).toEqual({ from: '12:10', to: '13:40' });
    expect(standingWindow(BOOKED, '23:50', none)).toEqual({ from: '23:20', to: '23:59' });
  });
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
