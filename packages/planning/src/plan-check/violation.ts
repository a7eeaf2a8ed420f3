/** Violations that the validator finds. */

/**
 * The rules. `locked`: a locked route is not exactly as it was, does not begin as it must, or a stop left the van that
 * it must stay on. `break`: no breaks keep all windows. `people`: nobody is on duty for a seat. `no_road`:
 * the road network has no way to the stop from the place before it, or back to the depot.
 * `exchange`: a collection is not right behind the delivery that it is exchanged for.
 */
export type PlanRule =
  | 'window'
  | 'volume'
  | 'weight'
  | 'crew'
  | 'skills'
  | 'max_stops'
  | 'max_miles'
  | 'depot_hours'
  | 'no_road'
  | 'break'
  | 'duty'
  | 'driving'
  | 'people'
  | 'duplicate'
  | 'missing'
  | 'unknown_stop'
  | 'unknown_vehicle'
  | 'exchange'
  | 'locked';

/**
 * One broken rule. `by` is how much: seconds late (`window`, `depot_hours`), seconds of work, duty or driving too many
 * (`break`, `duty`, `driving`), litres or grams too many, people too few (`crew`, `people`), labels that the van lacks
 * (`skills`), stops or metres too many (`max_stops`, `max_miles`), otherwise 1. `stop` is null when the route as a
 * whole is to blame, `vehicle` when no route is.
 */
export type PlanViolation = {
  readonly vehicle: string | null;
  readonly stop: string | null;
  readonly rule: PlanRule;
  readonly by: number;
  readonly message: string;
};

/** Receives what a check finds. */
export type Report = (violation: PlanViolation) => void;

/** Returns seconds as minutes, rounded up, for a message. */
export const minutes = (seconds: number) => `${Math.ceil(seconds / 60)} min`;
