/**
 * Finds, for each order that a plan leaves out, the smallest single change that would let it in: by inserting it into
 * the plan as it is, checked by the validator. For the first orders the search then tries whether less is enough when
 * other orders may move. Runs in a thread: a day of hundreds of orders takes seconds.
 */
import { checkPlan, type PlanRule, type PlanViolation } from '@waypost/planning/plan-check';
import { type Relaxation, relaxation, type RelaxationChange } from '@waypost/planning/relaxation';
import type {
  Plan,
  RoutingProblem,
  RoutingStop,
  RoutingVehicle,
  WorkRules,
} from '@waypost/planning/routing-problem';
import { METRES_PER_MILE } from '@waypost/planning/travel';
import { insertionsOf, type Insertion } from './insertions.js';
import { search } from './search.js';

/** Orders for which the search looks for a smaller change, and how long it may take for one and for all. */
const RE_RUNS = { orders: 20, moves: 400, eachMs: 400, allMs: 5_000 } as const;

/** How long inserting may take for all orders; those left over then have no relaxation. */
const INSERTING_MS = 5_000;

/** Insertions that are checked for each order. */
const MAX_CHECKED = 8;

/** Weight of one unit of a change against a minute of a window: how hard it is to have. */
const WEIGHTS: Record<RelaxationChange, number> = {
  window_to: 1,
  window_from: 1,
  max_duty_minutes: 1,
  max_drive_minutes: 1,
  max_miles: 3,
  max_stops: 15,
  capacity_m3: 20,
  capacity_kg: 0.2,
  skills: 60,
  crew: 90,
  drivers: 240,
  vehicles: 300,
};

/** A change, what it applies to, and the plan that it makes possible. */
type Candidate = {
  readonly change: RelaxationChange;
  readonly by: number;
  readonly vehicle: string;
  readonly skill?: string;
  readonly sequence: readonly string[];
};

const NEW = { vehicle: 'new vehicle', driver: 'new driver', mate: 'new mate' } as const;

/** Finds relaxations, by stop; stops that no single change would let in are left out. */
export async function relaxations(problem: RoutingProblem, plan: Plan): Promise<Map<string, Relaxation>> {
  const deadline = performance.now() + INSERTING_MS;
  const byId = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const left = plan.unassigned.flatMap(({ stop }) => byId.get(stop) ?? []);
  const found = new Map<string, Candidate>();
  for (const stop of left) {
    if (performance.now() > deadline) break;
    const best = smallest(problem, plan, stop, byId);
    if (best) found.set(stop.id, best);
  }
  await shrink(problem, plan, left.slice(0, RE_RUNS.orders), found);
  return new Map(
    [...found].map(([stop, { change, by, skill }]) => [stop, relaxation(change, by, skill)] as const),
  );
}

/** Returns the plan with what would let in each stop that it leaves out. */
export async function explained(
  problem: RoutingProblem,
  plan: Plan,
  relax: (problem: RoutingProblem, plan: Plan) => Promise<ReadonlyMap<string, Relaxation>> = relaxations,
): Promise<Plan> {
  if (plan.unassigned.length === 0) return plan;
  const found = await relax(problem, plan);
  const unassigned = plan.unassigned.map((each) => ({ ...each, relaxation: found.get(each.stop) ?? null }));
  return { ...plan, unassigned };
}

/** Returns the smallest change that lets a stop into the plan as it is. */
function smallest(
  problem: RoutingProblem,
  plan: Plan,
  stop: RoutingStop,
  byId: ReadonlyMap<string, RoutingStop>,
): Candidate | undefined {
  const sequences = new Map(plan.routes.map(({ vehicle, stops }) => [vehicle, stops]));
  const insertions = insertionsOf(problem, stop, (vehicle) =>
    (sequences.get(vehicle.id) ?? []).flatMap((id) => byId.get(id) ?? []),
  );
  const candidates = [
    ...insertions.slice(0, MAX_CHECKED).flatMap((insertion) => changesFor(problem, stop, insertion, byId)),
    ...withNewVehicle(problem, stop, byId),
  ].toSorted((a, b) => weight(a) - weight(b));
  return candidates.find((candidate) => isPossible(problem, plan, stop, candidate));
}

const weight = ({ change, by }: Candidate): number => WEIGHTS[change] * by;

/** Returns the changes of which each alone would make an insertion possible. */
function changesFor(
  problem: RoutingProblem,
  stop: RoutingStop,
  { vehicle, sequence, early }: Insertion,
  byId: ReadonlyMap<string, RoutingStop>,
): Candidate[] {
  const at = { vehicle: vehicle.id, sequence };
  if (early > 0) return leastEarly(problem, stop, { change: 'window_from', by: early, ...at }, byId);
  const violations = violationsOf(problem, vehicle, sequence, byId);
  if (violations.length === 0) {
    const staff: Candidate[] = [{ change: 'drivers', by: 1, ...at }];
    if (problem.people === undefined) return [];
    return stop.crew === 2 ? [{ change: 'crew', by: 1, ...at }, ...staff] : staff;
  }
  const [first] = violations;
  const isOne = violations.every(({ rule }) => rule === first?.rule);
  const change = first && isOne ? changeFor(stop, vehicle, first, violations) : undefined;
  return change ? keepsRoute(problem, stop, { ...change, ...at }, byId) : [];
}

/** Returns the candidate with the fewest minutes that are enough: the visit may begin later than it could. */
function leastEarly(
  problem: RoutingProblem,
  stop: RoutingStop,
  candidate: Candidate,
  byId: ReadonlyMap<string, RoutingStop>,
): Candidate[] {
  let best = keepsRoute(problem, stop, candidate, byId);
  let [below, above] = [0, candidate.by];
  while (best.length > 0 && above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    const less = keepsRoute(problem, stop, { ...candidate, by: middle }, byId);
    if (less.length > 0) [best, above] = [less, middle];
    else below = middle;
  }
  return best;
}

/** Returns the candidate if the route with its change breaks no rule. */
function keepsRoute(
  problem: RoutingProblem,
  stop: RoutingStop,
  candidate: Candidate,
  byId: ReadonlyMap<string, RoutingStop>,
): Candidate[] {
  const relaxed = applied(problem, stop, candidate);
  const vehicle = relaxed.vehicles.find(({ id }) => id === candidate.vehicle);
  const stops = new Map([...byId, [stop.id, relaxed.stops.find(({ id }) => id === stop.id) ?? stop]]);
  return vehicle && violationsOf(relaxed, vehicle, candidate.sequence, stops).length === 0 ? [candidate] : [];
}

/** Returns the rules that a single route breaks. */
function violationsOf(
  problem: RoutingProblem,
  vehicle: RoutingVehicle,
  sequence: readonly string[],
  byId: ReadonlyMap<string, RoutingStop>,
): PlanViolation[] {
  const { people: _people, ...rest } = problem;
  const stops = sequence.flatMap((id) => byId.get(id) ?? []);
  const plan = { routes: [{ vehicle: vehicle.id, stops: sequence }], unassigned: [] };
  return checkPlan({ ...rest, stops, vehicles: [vehicle] }, plan);
}

const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** Translates broken rules, all of one kind, into the change that fixes them. */
function changeFor(
  stop: RoutingStop,
  vehicle: RoutingVehicle,
  { rule }: PlanViolation,
  violations: readonly PlanViolation[],
): Pick<Candidate, 'change' | 'by' | 'skill'> | undefined {
  const most = Math.max(...violations.map(({ by }) => by));
  const skill = (stop.skills ?? []).find((label) => vehicle.skills?.includes(label) !== true);
  const isItsOwn = violations.length === 1 && violations[0]?.stop === stop.id;
  const changes: Partial<Record<PlanRule, Pick<Candidate, 'change' | 'by' | 'skill'>>> = {
    ...(isItsOwn ? { window: { change: 'window_to', by: minutes(most) } } : {}),
    ...(isItsOwn && most === 1 && skill !== undefined ? { skills: { change: 'skills', by: 1, skill } } : {}),
    crew: { change: 'crew', by: 1 },
    volume: { change: 'capacity_m3', by: most / 1000 },
    weight: { change: 'capacity_kg', by: most / 1000 },
    max_stops: { change: 'max_stops', by: most },
    max_miles: { change: 'max_miles', by: Math.ceil((most / METRES_PER_MILE) * 10) / 10 },
    duty: { change: 'max_duty_minutes', by: minutes(most) },
    driving: { change: 'max_drive_minutes', by: minutes(most) },
  };
  return changes[rule];
}

/** Returns the changes by which another vehicle like one of the fleet would bring the stop. */
function withNewVehicle(
  problem: RoutingProblem,
  stop: RoutingStop,
  byId: ReadonlyMap<string, RoutingStop>,
): Candidate[] {
  if (stop.lockedVehicle !== undefined) return [];
  const kinds = problem.vehicles.map(likeNew);
  const fitting = kinds.find((vehicle) => violationsOf(problem, vehicle, [stop.id], byId).length === 0);
  if (!fitting) return [];
  return [{ change: 'vehicles', by: 1, vehicle: NEW.vehicle, sequence: [stop.id] }];
}

/** Returns a vehicle of this kind that has nothing to do yet. */
function likeNew({
  start: _start,
  locked: _locked,
  lockedHead: _head,
  ...kind
}: RoutingVehicle): RoutingVehicle {
  return { ...kind, id: NEW.vehicle };
}

/** How many rules a plan already breaks: usually none. */
const violationsBefore = new WeakMap<Plan, number>();

/** Returns whether the plan with the stop inserted keeps every rule that the plan keeps, under the change. */
function isPossible(problem: RoutingProblem, plan: Plan, stop: RoutingStop, candidate: Candidate): boolean {
  // Without people a route is checked by itself, which has been done.
  if (problem.people === undefined) return true;
  const inserted: Plan = {
    routes: [
      ...plan.routes.filter(({ vehicle }) => vehicle !== candidate.vehicle),
      { vehicle: candidate.vehicle, stops: candidate.sequence },
    ],
    unassigned: plan.unassigned.filter((other) => other.stop !== stop.id),
  };
  const before = violationsBefore.get(plan) ?? checkPlan(problem, plan).length;
  violationsBefore.set(plan, before);
  return checkPlan(applied(problem, stop, candidate), inserted).length <= before;
}

/** Returns the problem with a change. */
function applied(problem: RoutingProblem, stop: RoutingStop, candidate: Candidate): RoutingProblem {
  const { change, by, vehicle: id, skill } = candidate;
  const onStop = (changed: Partial<RoutingStop>): RoutingProblem => ({
    ...problem,
    stops: problem.stops.map((each) => (each.id === stop.id ? { ...each, ...changed } : each)),
  });
  const onVan = (changed: (vehicle: RoutingVehicle) => Partial<RoutingVehicle>): RoutingProblem => ({
    ...problem,
    vehicles: problem.vehicles.map((each) => (each.id === id ? { ...each, ...changed(each) } : each)),
  });
  const onRules = (rules: Partial<WorkRules>): RoutingProblem => ({
    ...problem,
    rules: { ...problem.rules, ...rules },
  });
  const withPerson = (base: RoutingProblem, person: string, role: 'driver' | 'mate'): RoutingProblem => {
    if (base.people === undefined) return base;
    const shift = { fromSecond: 0, toSecond: 48 * 3600 };
    return { ...base, people: [...base.people, { id: person, role, shift }] };
  };
  const { window } = stop;
  const { rules = {} } = problem;
  switch (change) {
    case 'window_to':
      return onStop({ window: { ...window, toSecond: window.toSecond + by * 60 } });
    case 'window_from':
      return onStop({ window: { ...window, fromSecond: window.fromSecond - by * 60 } });
    case 'capacity_m3':
      return onVan(({ capacityLitres }) => ({ capacityLitres: raised(capacityLitres, by * 1000) }));
    case 'capacity_kg':
      return onVan(({ capacityGrams }) => ({ capacityGrams: raised(capacityGrams, by * 1000) }));
    case 'max_stops':
      return onVan(({ maxStops = 0 }) => ({ maxStops: maxStops + by }));
    case 'max_miles':
      return onVan(({ maxMetres = 0 }) => ({ maxMetres: maxMetres + Math.ceil(by * METRES_PER_MILE) }));
    case 'skills':
      return onVan(({ skills = [] }) => ({ skills: [...skills, skill ?? ''].toSorted() }));
    case 'max_duty_minutes':
      return onRules({ maxDutySeconds: (rules.maxDutySeconds ?? 0) + by * 60 });
    case 'max_drive_minutes':
      return onRules({ maxDriveSeconds: (rules.maxDriveSeconds ?? 0) + by * 60 });
    case 'crew':
      return withPerson(
        onVan(() => ({ crew: 2 })),
        NEW.mate,
        'mate',
      );
    case 'drivers':
      return withPerson(problem, NEW.driver, 'driver');
    case 'vehicles': {
      const kinds = problem.vehicles.map(likeNew);
      const byId = new Map([[stop.id, stop]]);
      const kind = kinds.find((each) => violationsOf(problem, each, [stop.id], byId).length === 0);
      return kind ? { ...problem, vehicles: [...problem.vehicles, kind] } : problem;
    }
  }
}

const raised = (capacity: number | null, by: number) => (capacity === null ? null : capacity + Math.ceil(by));

/** Changes of which less may do when other orders move too, in steps of a whole unit, or a tenth. */
const DIVISIBLE: Partial<Record<RelaxationChange, number>> = {
  window_to: 1,
  window_from: 1,
  max_duty_minutes: 1,
  max_drive_minutes: 1,
  max_miles: 0.1,
};

/** Searches for smaller amounts of the changes found: a quarter, then half. Replaces those in `found`. */
async function shrink(
  problem: RoutingProblem,
  plan: Plan,
  stops: readonly RoutingStop[],
  found: Map<string, Candidate>,
): Promise<void> {
  const deadline = performance.now() + RE_RUNS.allMs;
  for (const stop of stops) {
    const candidate = found.get(stop.id);
    const step = candidate && DIVISIBLE[candidate.change];
    if (!candidate || step === undefined) continue;
    for (const share of [0.25, 0.5]) {
      const left = deadline - performance.now();
      if (left <= 0) return;
      const by = Math.ceil(((candidate.by * share) / step) * (1 - 1e-9)) * step;
      if (by >= candidate.by) continue;
      const smaller = { ...candidate, by: Number(by.toFixed(1)) };
      if (!(await serves(applied(problem, stop, smaller), plan, stop, Math.min(left, RE_RUNS.eachMs))))
        continue;
      found.set(stop.id, smaller);
      break;
    }
  }
}

/** Returns whether a short search brings the stop, and leaves out nobody whom the plan serves. */
async function serves(
  problem: RoutingProblem,
  plan: Plan,
  stop: RoutingStop,
  timeLimitMs: number,
): Promise<boolean> {
  const options = { seed: 1, timeLimitMs, maxIterations: RE_RUNS.moves, warmStart: plan };
  const { plan: again } = await search(problem, options);
  const before = new Set(plan.unassigned.map((each) => each.stop));
  const isFair = again.unassigned.every((each) => each.stop !== stop.id && before.has(each.stop));
  return isFair && checkPlan(problem, again).length === 0;
}
