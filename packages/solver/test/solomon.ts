/**
 * Instances for tests, generated after Solomon's recipe (Operations Research 35, 1987, section 4): customers
 * uniform (R), in clusters (C) or half and half (RC); time windows around random centres for a share of the
 * customers; type 1 with a short horizon and small vehicles, type 2 with a long one and large vehicles.
 */
import { createRandom } from '../src/random.js';

export type Recipe = {
  readonly places: 'R' | 'C' | 'RC';
  readonly type: 1 | 2;
  readonly customers: number;
  /** Share of the customers that have a window of their own; the others are served whenever. */
  readonly windowShare: number;
  readonly seed: number;
};

/** Horizon, capacity and half the width of a window, as in the sets of 100 customers. */
const TYPES = {
  1: { horizon: 230, capacity: 200, halfWidth: 15 },
  2: { horizon: 1000, capacity: 1000, halfWidth: 60 },
} as const;

/** A customer's service time. */
const SERVICE = 10;

/** Customers of a cluster. */
const CLUSTER = 10;

/** The text of an instance file; the same recipe gives the same text. */
export function solomonInstance({ places, type, customers, windowShare, seed }: Recipe): string {
  const random = createRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const { horizon, capacity, halfWidth } = TYPES[type];
  const depot = { x: 50, y: 50 };
  let centre = depot;
  const rows = Array.from({ length: customers }, (_, i) => {
    if (i % CLUSTER === 0) centre = { x: between(10, 90), y: between(10, 90) };
    const clustered = places === 'C' || (places === 'RC' && i < customers / 2);
    const place = clustered
      ? { x: centre.x + between(-5, 5), y: centre.y + between(-5, 5) }
      : { x: between(0, 100), y: between(0, 100) };
    const demand = between(5, 35);
    // The centre of a window is drawn from the times at which a vehicle of its own could be there and back.
    const way = Math.ceil(Math.hypot(place.x - depot.x, place.y - depot.y));
    const last = horizon - way - SERVICE;
    const middle = between(way, last);
    const windowed = random() < windowShare;
    const ready = windowed ? Math.max(0, middle - halfWidth) : 0;
    const due = windowed ? Math.min(last, middle + halfWidth) : last;
    return [i + 1, place.x, place.y, demand, ready, due, SERVICE];
  });
  const table = [[0, depot.x, depot.y, 0, 0, horizon, 0], ...rows].map((row) => row.join(' ')).join('\n');
  return `${places}${type}-${customers}-${seed}\n\nVEHICLE\nNUMBER CAPACITY\n${customers} ${capacity}\n\nCUSTOMER\n${table}\n`;
}
