/**
 * Converts the neutral problem to vrp-cli's "pragmatic" JSON, and its solution back. Times there are RFC 3339 instants,
 * so one unit of the benchmark is a second of an arbitrary day in 2030.
 */
import type { NeutralProblem } from './neutral.js';

const DAY_ZERO = Date.UTC(2030, 0, 1);

const instant = (second: number) => new Date(DAY_ZERO + second * 1000).toISOString().replace('.000Z', 'Z');

/** Returns the problem and matrix files for `vrp-cli solve pragmatic`. */
export function toPragmatic(neutral: string): { problem: object; matrix: object } {
  const { size, matrix, windows, demand, service, vehicles, capacity, vehicleCost } = readNeutral(neutral);
  const window = (i: number) => (windows[i] ?? [0, 0]).map(instant);
  const [opens, closes] = window(0);
  const jobs = Array.from({ length: size - 1 }, (_, k) => {
    const place = { location: { index: k + 1 }, duration: service[k + 1], times: [window(k + 1)] };
    return { id: String(k + 1), deliveries: [{ places: [place], demand: [demand[k + 1]] }] };
  });
  const depot = { location: { index: 0 } };
  const van = {
    typeId: 'van',
    vehicleIds: Array.from({ length: vehicles }, (_, k) => `van-${k + 1}`),
    profile: { matrix: 'van' },
    costs: { fixed: vehicleCost, distance: 1, time: 0 },
    shifts: [{ start: { earliest: opens, ...depot }, end: { latest: closes, ...depot } }],
    capacity: [capacity],
  };
  return {
    problem: {
      plan: { jobs },
      fleet: { vehicles: [van], profiles: [{ name: 'van' }] },
      objectives: [{ type: 'minimize-unassigned' }, { type: 'minimize-cost' }],
    },
    matrix: { profile: 'van', travelTimes: matrix, distances: matrix },
  };
}

/** Returns the routes of a pragmatic solution; null if a stop is left out. */
export function fromPragmatic(solution: string): number[][] | null {
  const { tours, unassigned = [] } = JSON.parse(solution) as {
    tours: { stops: { activities: { jobId: string; type: string }[] }[] }[];
    unassigned?: unknown[];
  };
  if (unassigned.length > 0) return null;
  return tours.map((tour) =>
    tour.stops.flatMap((stop) =>
      stop.activities.filter(({ type }) => type === 'delivery').map(({ jobId }) => Number(jobId)),
    ),
  );
}

function readNeutral(text: string) {
  const { vehicle_cost: vehicleCost, ...rest } = JSON.parse(text) as NeutralProblem;
  return { ...rest, vehicleCost };
}
