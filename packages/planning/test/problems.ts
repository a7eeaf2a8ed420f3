/**
 * Random routing problems with every feature: windows tight and wide, vans that differ in room, crew and
 * shift, collections, zero-length trips, asymmetric trips that break the triangle inequality, locked routes,
 * stops that nobody can serve.
 */
import fc from 'fast-check';
import type { Objective, RoutingProblem, RoutingStop, RoutingVehicle } from '../src/routing-problem.js';
import { OBJECTIVES } from '../src/routing-problem.js';

const HOUR = 3600;

/** A generator of numbers for one problem; a multiplicative congruence is random enough here. */
function dice(seed: number) {
  let state = (seed % 2147483646) + 1;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return {
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (share: number) => next() < share,
  };
}

export type Shape = {
  readonly seed: number;
  readonly stops: number;
  readonly vans: number;
  readonly objective: Objective;
  readonly collections: boolean;
  readonly asymmetric: boolean;
  readonly lockedRoutes: number;
};

/** A problem of the shape; the same shape gives the same problem. */
export function problemOf(shape: Shape): RoutingProblem {
  const { whole, chance } = dice(shape.seed);
  const size = shape.stops + 1;
  const places = Array.from({ length: size }, () => ({ x: whole(0, 40_000), y: whole(0, 40_000) }));
  const metres = new Int32Array(size * size);
  const seconds = new Int32Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (i === j) continue;
      const straight = Math.hypot(places[i]!.x - places[j]!.x, places[i]!.y - places[j]!.y);
      const detour = shape.asymmetric ? whole(70, 200) / 100 : 1;
      metres[i * size + j] = Math.round(straight * detour);
      seconds[i * size + j] = Math.round((straight * detour) / whole(9, 12));
    }
  }
  const stops = Array.from({ length: shape.stops }, (_, i): RoutingStop => {
    const fromSecond = whole(6, 18) * HOUR;
    return {
      id: `ord_${i}`,
      point: chance(0.05) && i > 0 ? i : i + 1,
      kind: shape.collections && chance(0.4) ? 'collection' : 'delivery',
      serviceSeconds: whole(0, 40) * 60,
      window: { fromSecond, toSecond: fromSecond + whole(0, 8) * HOUR },
      litres: whole(0, 3000),
      grams: whole(0, 300_000),
      crew: chance(0.2) ? 2 : 1,
    };
  });
  const vehicles = Array.from({ length: shape.vans }, (_, i): RoutingVehicle => {
    const fromSecond = whole(5, 9) * HOUR;
    return {
      id: `veh_${i}`,
      capacityLitres: chance(0.2) ? null : whole(2, 20) * 1000,
      capacityGrams: chance(0.2) ? null : whole(3, 15) * 100_000,
      crew: chance(0.5) ? 2 : 1,
      shift: { fromSecond, toSecond: fromSecond + whole(6, 14) * HOUR },
    };
  });
  // Locked routes take the first stops, two each, as they come: they needn't keep any rule.
  const locked = vehicles.map((vehicle, i): RoutingVehicle => {
    if (i >= shape.lockedRoutes) return vehicle;
    return { ...vehicle, locked: stops.slice(2 * i, 2 * i + 2).map((stop) => stop.id) };
  });
  return { stops, vehicles: locked, matrix: { metres, seconds, size }, objective: shape.objective };
}

/** Shapes of problems with up to `most` stops. */
export const shapes = (most: number): fc.Arbitrary<Shape> =>
  fc.record({
    seed: fc.nat({ max: 1_000_000 }),
    stops: fc.nat({ max: most }),
    vans: fc.nat({ max: 8 }),
    objective: fc.constantFrom(...OBJECTIVES),
    collections: fc.boolean(),
    asymmetric: fc.boolean(),
    lockedRoutes: fc.nat({ max: 2 }),
  });
