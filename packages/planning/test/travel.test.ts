import fc from 'fast-check';
import { milesOf, wholeMinutes, travelBetween, travelMatrix } from '../src/travel.js';

const coordinates = fc.record({
  latitude: fc.double({ min: 49, max: 61, noNaN: true }),
  longitude: fc.double({ min: -8, max: 2, noNaN: true }),
});

test('a known distance: Charing Cross to Croydon is 14.5 km in a straight line', () => {
  const { metres, seconds } = travelBetween(
    { latitude: 51.5081, longitude: -0.1248 },
    { latitude: 51.3762, longitude: -0.0982 },
  );
  const straight = metres / 1.3;
  expect(straight).toBeGreaterThan(14_600);
  expect(straight).toBeLessThan(14_900);
  expect(seconds / 60).toBeGreaterThan(20);
  expect(seconds / 60).toBeLessThan(40);
});

test('longer trips are faster, streets are slow', () => {
  const north = (kilometres: number) => ({ latitude: 51 + kilometres / 111.2, longitude: 0 });
  const speed = (kilometres: number) => {
    const { metres, seconds } = travelBetween(north(0), north(kilometres));
    return (metres / seconds) * 3.6;
  };
  expect(speed(1)).toBeCloseTo(24, 0);
  expect(speed(10)).toBeGreaterThan(speed(1));
  expect(speed(100)).toBeGreaterThan(speed(10));
  expect(speed(100)).toBeLessThan(85);
});

test('the matrix: nothing to oneself, symmetric, a detour never shorter or quicker', () => {
  fc.assert(
    fc.property(fc.array(coordinates, { minLength: 3, maxLength: 6 }), (points) => {
      const { metres, seconds, size } = travelMatrix(points);
      for (const trips of [metres, seconds]) {
        for (let i = 0; i < size; i++) {
          expect(trips[i * size + i]).toBe(0);
          for (let j = 0; j < size; j++) {
            expect(trips[i * size + j]).toBe(trips[j * size + i]);
            for (let k = 0; k < size; k++) {
              // Rounding up the whole trip adds at most one.
              expect(trips[i * size + j]!).toBeLessThanOrEqual(
                trips[i * size + k]! + trips[k * size + j]! + 1,
              );
            }
          }
        }
      }
    }),
  );
});

test('miles to one decimal, minutes rounded up', () => {
  expect(milesOf(1609)).toBe(1);
  expect(milesOf(12_345)).toBe(7.7);
  expect([0, 1, 60, 61].map(wholeMinutes)).toEqual([0, 1, 1, 2]);
});
