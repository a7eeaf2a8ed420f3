/** The validator's rules of load: volume and weight at the fullest moment. */
import type { RoutingStop, RoutingVehicle } from '../routing-problem.js';
import type { Report } from './violation.js';

/**
 * Checks the load of one route in one measure at its fullest moment. What is on board after k stops is the
 * collections among the first k, what those took back, the deliveries among the rest, and what stays on board to the
 * end.
 */
function checkLoad(
  vehicle: RoutingVehicle,
  stops: readonly RoutingStop[],
  measure: {
    rule: 'volume' | 'weight';
    capacity: number | null;
    of: (stop: RoutingStop) => number;
    back: (stop: RoutingStop) => number;
    staying: number | undefined;
  },
  report: Report,
) {
  const { rule, of, back } = measure;
  if (measure.capacity === null) return;
  const capacity = measure.capacity - (measure.staying ?? 0);
  const sumOf = (kind: RoutingStop['kind'], part: readonly RoutingStop[]) =>
    part.reduce((sum, stop) => (stop.kind === kind ? sum + of(stop) : sum), 0);
  let worst = 0;
  let blamed: RoutingStop | undefined;
  for (let driven = 0; driven <= stops.length; driven++) {
    const visited = stops.slice(0, driven);
    const takenBack = visited.reduce((sum, stop) => sum + back(stop), 0);
    const over = sumOf('collection', visited) + sumOf('delivery', stops.slice(driven)) + takenBack - capacity;
    if (over > worst) {
      worst = over;
      // Full at the gate: blame the first delivery without room. Full on the way: blame the last stop.
      blamed = driven === 0 ? firstWithoutRoom(stops, capacity, of) : stops[driven - 1];
    }
  }
  if (blamed === undefined) return;
  const amount = rule === 'volume' ? `${worst} litres` : `${worst / 1000} kg`;
  report({
    vehicle: vehicle.id,
    stop: blamed.id,
    rule,
    by: worst,
    message: `Stop ${blamed.id} puts vehicle ${vehicle.id} ${amount} over its ${rule} capacity.`,
  });
}

function firstWithoutRoom(
  stops: readonly RoutingStop[],
  capacity: number,
  of: (stop: RoutingStop) => number,
): RoutingStop | undefined {
  let load = 0;
  return stops.find((stop) => {
    if (stop.kind === 'delivery') load += of(stop);
    return load > capacity;
  });
}

/** Checks volume and weight of one route. */
export function checkLoads(vehicle: RoutingVehicle, stops: readonly RoutingStop[], report: Report) {
  checkLoad(
    vehicle,
    stops,
    {
      rule: 'volume',
      capacity: vehicle.capacityLitres,
      of: (stop) => stop.litres,
      back: (stop) => stop.takesBack?.litres ?? 0,
      staying: vehicle.start?.litres,
    },
    report,
  );
  checkLoad(
    vehicle,
    stops,
    {
      rule: 'weight',
      capacity: vehicle.capacityGrams,
      of: (stop) => stop.grams,
      back: (stop) => stop.takesBack?.grams ?? 0,
      staying: vehicle.start?.grams,
    },
    report,
  );
}
