/**
 * Repairs a day that is under way. Stops without a van are inserted into other routes, whose own stops make room where
 * that helps. Stops that would be visited later than promised are moved, or the stops before them are. Regret insertion
 * comes first, then a short ruin-and-recreate search that removes and reinserts a few neighbouring stops. The limit
 * counts work rather than time, and the random numbers are seeded, so the same day always gets the same answer.
 */
import type { Repaired, RepairProblem, RepairStop } from '@waypost/planning/repair-problem';
import { punctualBy } from '@waypost/planning/plan-timing';
import { DEPOT_POINT } from '@waypost/planning/routing-problem';
import { createRandom } from './random.js';
import { countEarlyVisits, createRuleCheck, createWalk } from './repair-rules.js';

/** Penalties in seconds, on top of the seconds driven: a broken promise, a stop that changes vans, and so on. */
const PENALTY = { promise: 14_400, moved: 900, next: 1_800, spare: 5_400 } as const;

/**
 * Vans that a stop is tried on in each round, besides its own, when there are more: those that come nearest to it, and
 * some others by chance. The first insertion tries all vans.
 */
const VANS_TRIED = { nearest: 20, others: 4 } as const;

/** Limit on route-walking steps per search: about half a second. */
const WORK = 10_000_000;
const ROUNDS = 3_000;
/** Rounds without improvement after which the search ends: while orphans are unplaced, and once all are placed. */
const PATIENCE = { seeking: 1_200, placed: 300 } as const;
const SEED = 1;
/** Maximum number of stops removed together. */
const MAX_REMOVED = 7;
/** Probability of skipping a better position, so that searches differ. */
const BLINK = 0.03;

/** Finds a route for each orphan if there is one. Stops already on a route stay on some route. */
export function repair(problem: RepairProblem): Repaired {
  const search = createSearch(problem);
  const routes = search.run();
  const placed = new Set(routes.flat());
  return {
    routes: routes.map((route) => route.map((index) => search.idOf(index))),
    left: problem.orphans.map(({ stop }) => stop.id).filter((_id, at) => !placed.has(search.orphan(at))),
  };
}

type State = { routes: number[][]; costs: number[]; left: number[] };

function createSearch({ matrix, routes, orphans, rules = {} }: RepairProblem) {
  const { seconds, metres, size } = matrix;
  const all = [...routes.flatMap(({ stops }) => stops), ...orphans];
  const home = routes.flatMap(({ stops }, route) => stops.map(() => route));
  const firstOrphan = home.length;
  // The stop each van under way is driving to.
  const next = routes.map(({ vehicle }, route) => (vehicle.start ? home.indexOf(route) : -1));
  const random = createRandom(SEED);
  const below = (count: number): number => Math.floor(random() * count);
  let work = 0;

  // The data of the walk, in flat arrays because it runs millions of times.
  const column = (of: (each: RepairStop) => number) => Float64Array.from(all, of);
  const points = column(({ stop }) => stop.point);
  const opens = column(({ stop }) => stop.window.fromSecond);
  const service = column(({ stop }) => stop.serviceSeconds);
  const litres = column(({ stop }) => stop.litres);
  const grams = column(({ stop }) => stop.grams);
  const crews = column(({ stop }) => stop.crew);
  const hardFrom = column(({ hard }) => hard.fromSecond);
  const hardTo = column(({ hard }) => hard.toSecond);
  const softFrom = column(({ soft }) => soft.fromSecond);
  const softTo = column(({ soft }) => soft.toSecond);
  const aboard = column(({ aboard: is }) => (is === true ? 1 : 0));
  const waits = column(({ waits: is }) => (is === true ? 1 : 0));
  const atRisk = column(({ atRisk: is }) => (is === true ? 1 : 0));
  const closes = column(({ stop }) => stop.window.toSecond);
  const punctuality = { punctualBy: column(({ stop }) => punctualBy(stop)), promisedFrom: softFrom };
  const homes = Float64Array.from(all, (_each, index) => home[index] ?? -1);
  /** Returns which stops need a skill that is not among these; null if none does. */
  const lackingSkills = (skills: readonly string[]): Uint8Array | null => {
    const lacks = ({ stop }: RepairStop) => (stop.skills ?? []).some((skill) => !skills.includes(skill));
    return all.some(lacks) ? Uint8Array.from(all, (each) => (lacks(each) ? 1 : 0)) : null;
  };
  const vans = routes.map(({ vehicle, spare }, route) => ({
    point: vehicle.start?.point ?? DEPOT_POINT,
    second: vehicle.start?.second ?? vehicle.shift.fromSecond,
    notBefore: vehicle.start?.notBefore ?? vehicle.shift.fromSecond,
    atDepot: vehicle.start === undefined,
    until: vehicle.shift.toSecond,
    litres: (vehicle.capacityLitres ?? Infinity) - (vehicle.start?.litres ?? 0),
    grams: (vehicle.capacityGrams ?? Infinity) - (vehicle.start?.grams ?? 0),
    crew: vehicle.crew,
    lacking: lackingSkills(vehicle.skills ?? []),
    most: Math.max(
      (vehicle.maxStops ?? Infinity) - (vehicle.start?.workedSoFar?.stops ?? 0),
      routes[route]?.stops.length ?? 0,
    ),
    price: spare === true ? PENALTY.spare : 0,
    next: next[route] ?? -1,
  }));

  const walk = createWalk(all.length);

  /** Returns the cost of a van driving this sequence, apart from the rules of a working day; Infinity if it cannot. */
  const walkCost = (route: number, sequence: readonly number[]): number => {
    const van = vans[route];
    if (!van) return Infinity;
    work += 1;
    const { length } = sequence;
    if (length === 0 && van.atDepot) return 0;
    if (length > van.most) return Infinity;
    let clock = van.second;
    let point = van.point;
    let cost = van.price;
    let volume = 0;
    let weight = 0;
    let waited = 0;
    for (let at = 0; at < length; at += 1) {
      const index = sequence[at] ?? 0;
      const to = points[index] ?? 0;
      const trip = seconds[point * size + to] ?? 0;
      cost += trip;
      clock += trip;
      walk.trips[at] = trip;
      walk.metres[at] = metres[point * size + to] ?? 0;
      if (clock < van.notBefore) clock = van.notBefore;
      if (clock < (opens[index] ?? 0)) {
        const wait = (opens[index] ?? 0) - clock;
        if (waits[index] === 1) cost += wait;
        waited += wait;
        clock += wait;
      }
      // A stop that is already late may stay late, but only on its own route.
      const latest = index < firstOrphan && homes[index] !== route ? closes : hardTo;
      if (clock > (latest[index] ?? 0) || clock < (hardFrom[index] ?? 0)) return Infinity;
      const isEarly = !van.atDepot && clock < (softFrom[index] ?? 0);
      if (isEarly || clock > (softTo[index] ?? 0)) cost += PENALTY.promise;
      // A promise that can no longer be kept should be missed by as little as possible.
      if (atRisk[index] === 1) cost += Math.max(0, clock - (softTo[index] ?? 0));
      if ((crews[index] ?? 0) > van.crew) return Infinity;
      if (index >= firstOrphan && van.lacking?.[index] === 1) return Infinity;
      if (index < firstOrphan && homes[index] !== route) {
        if (aboard[index] === 1 || van.lacking?.[index] === 1) return Infinity;
        cost += PENALTY.moved;
      }
      walk.opens[at] = opens[index] ?? 0;
      walk.closes[at] = latest[index] ?? 0;
      walk.begins[at] = clock;
      walk.promisedUntil[at] = softTo[index] ?? 0;
      walk.service[at] = service[index] ?? 0;
      walk.waited[at] = waited;
      volume += litres[index] ?? 0;
      weight += grams[index] ?? 0;
      clock += service[index] ?? 0;
      point = to;
      work += 1;
    }
    const back = seconds[point * size + DEPOT_POINT] ?? 0;
    walk.trips[length] = back;
    walk.metres[length] = metres[point * size + DEPOT_POINT] ?? 0;
    if (length > 0 && clock + back > van.until) return Infinity;
    if (length > 0 && (volume > van.litres || weight > van.grams)) return Infinity;
    if (van.atDepot) cost += PENALTY.promise * countEarlyVisits(walk, sequence, punctuality);
    if (van.next >= 0 && sequence[0] !== van.next) cost += PENALTY.next;
    return cost + back;
  };

  const asIs = routes.map(({ stops }, route) => stops.flatMap((_, at) => home.indexOf(route) + at));
  const legalityOf = createRuleCheck(rules, routes, walk, (route) =>
    walkCost(route, asIs[route] ?? []) === Infinity ? 0 : (asIs[route] ?? []).length,
  );
  /**
   * Returns the cost of a van driving this sequence; Infinity if it cannot. Whether the rules of a working day allow it
   * is looked at only where it would cost less than `below`.
   */
  const costOf = (route: number, sequence: readonly number[], below = Infinity): number => {
    const cost = walkCost(route, sequence);
    if (cost >= below || cost === Infinity || sequence.length === 0) return cost;
    work += sequence.length;
    const legality = legalityOf(route, sequence.length);
    if (legality === 'illegal') return Infinity;
    return legality === 'late' ? cost + PENALTY.promise : cost;
  };

  /** Returns the cheapest position of a stop on a route: the added cost and the index. */
  const bestOn = (state: State, route: number, stop: number, blink: number): { adds: number; at: number } => {
    const sequence = state.routes[route] ?? [];
    const before = state.costs[route] ?? Infinity;
    if (before === Infinity) return { adds: Infinity, at: -1 };
    const trial = [stop, ...sequence];
    let best = { adds: Infinity, at: -1 };
    for (let at = 0; at <= sequence.length; at += 1) {
      if (at > 0) {
        trial[at - 1] = sequence[at - 1] ?? 0;
        trial[at] = stop;
      }
      if (blink > 0 && random() < blink) continue;
      const adds = costOf(route, trial, before + best.adds) - before;
      if (adds < best.adds) best = { adds, at };
    }
    return best;
  };

  const insert = (state: State, route: number, at: number, stop: number): void => {
    const sequence = (state.routes[route] ?? []).toSpliced(at, 0, stop);
    state.routes[route] = sequence;
    state.costs[route] = costOf(route, sequence);
  };

  /** Inserts first the stop whose second-best choice would cost most (regret insertion). */
  const insertByRegret = (state: State): void => {
    const positions = new Map(
      state.left.map((stop) => [stop, routes.map((_route, route) => bestOn(state, route, stop, 0))]),
    );
    while (state.left.length > 0) {
      let chosen: { stop: number; route: number; at: number; regret: number } | undefined;
      for (const stop of state.left) {
        const byRoute = positions.get(stop) ?? [];
        const order = byRoute
          .map((position, route) => ({ ...position, route }))
          .toSorted((a, b) => compare(a.adds, b.adds));
        const [first, second] = order;
        if (!first || first.adds === Infinity) continue;
        const regret = (second?.adds ?? Infinity) - first.adds;
        if (!chosen || regret > chosen.regret) chosen = { stop, route: first.route, at: first.at, regret };
      }
      if (!chosen) return;
      const { stop, route, at } = chosen;
      insert(state, route, at, stop);
      state.left = state.left.filter((other) => other !== stop);
      for (const other of state.left) {
        const byRoute = positions.get(other);
        if (byRoute) byRoute[route] = bestOn(state, route, other, 0);
      }
    }
  };

  const bestAnywhere = (state: State, stop: number) => {
    let best = { adds: Infinity, at: -1, route: -1 };
    for (const route of vansFor(stop)) {
      const position = bestOn(state, route, stop, BLINK);
      if (position.adds < best.adds) best = { ...position, route };
    }
    return best;
  };

  const allVans = routes.map((_each, route) => route);
  const nearVans = new Map<number, readonly number[]>();
  /** Returns the vans that may take a stop: all of a small fleet, else its own, the nearest, and some by chance. */
  const vansFor = (stop: number): readonly number[] => {
    if (routes.length <= VANS_TRIED.nearest + VANS_TRIED.others) return allVans;
    const near = nearVans.get(stop) ?? nearestVans(stop);
    nearVans.set(stop, near);
    const others = Array.from({ length: VANS_TRIED.others }, () => below(routes.length));
    return [...new Set([...near, ...others])];
  };
  /** Returns a stop's own van and those that pass nearest to it as the day was; vans at the depot pass there. */
  const nearestVans = (stop: number): number[] => {
    const to = all[stop]?.stop.point ?? 0;
    const away = routes.map(({ stops }, route) =>
      [vans[route]?.point ?? DEPOT_POINT, ...stops.map((each) => each.stop.point)].reduce(
        (least, point) => Math.min(least, seconds[point * size + to] ?? Infinity),
        Infinity,
      ),
    );
    const able = allVans.filter((route) => (vans[route]?.crew ?? 0) >= (crews[stop] ?? 0));
    const nearest = able.toSorted((a, b) => compare(away[a] ?? 0, away[b] ?? 0)).slice(0, VANS_TRIED.nearest);
    const own = home[stop];
    return own === undefined ? nearest : [own, ...nearest];
  };

  /** Removes stops around a seed and reinserts them in random order. */
  const attempt = (from: State): State | undefined => {
    const around = from.left.length > 0 && random() < 0.7 ? from.left : seeds;
    const seed = around[below(around.length)] ?? firstOrphan;
    // A stop is late because of the stops before it, wherever they are.
    const near =
      all[seed]?.atRisk === true && random() < 0.5 ? inSomeOrder(before(from, seed)) : neighbours(seed);
    const count = 1 + below(MAX_REMOVED);
    const out = new Set<number>([seed, ...near.slice(0, count)]);
    const state: State = { routes: [...from.routes], costs: [...from.costs], left: [] };
    from.routes.forEach((sequence, route) => {
      if (!sequence.some((index) => out.has(index))) return;
      const kept = sequence.filter((index) => !out.has(index));
      state.routes[route] = kept;
      state.costs[route] = costOf(route, kept);
    });
    const waiting = inSomeOrder([...new Set([...out, ...from.left])]);
    for (const stop of waiting) {
      const position = bestAnywhere(state, stop);
      if (position.at >= 0) insert(state, position.route, position.at, stop);
      // A stop that had a van keeps one.
      else if (stop < firstOrphan) return undefined;
      else state.left.push(stop);
    }
    return state;
  };

  const inSomeOrder = (stops: number[]): number[] => {
    const keys = [
      () => random(),
      (index: number) => all[index]?.hard.toSecond ?? 0,
      (index: number) => (all[index]?.hard.toSecond ?? 0) - (all[index]?.hard.fromSecond ?? 0),
      (index: number) => -(seconds[(all[index]?.stop.point ?? 0) * size] ?? 0),
    ];
    const key = keys[below(keys.length)] ?? (() => 0);
    const by = new Map(stops.map((stop) => [stop, key(stop)]));
    return stops.toSorted((a, b) => compare(by.get(a) ?? 0, by.get(b) ?? 0));
  };

  const known = new Map<number, number[]>();
  /** Returns the other stops, nearest first, with some random ones, because time is a distance too. */
  const neighbours = (seed: number): number[] => {
    const found = known.get(seed) ?? nearest(seed);
    known.set(seed, found);
    const skip = below(3) === 0 ? below(Math.max(1, found.length)) : 0;
    return found.slice(skip);
  };
  const nearest = (seed: number): number[] => {
    const from = all[seed]?.stop.point ?? 0;
    const away = (index: number) => seconds[from * size + (all[index]?.stop.point ?? 0)] ?? 0;
    return all
      .map((_each, index) => index)
      .filter((index) => index !== seed)
      .toSorted((a, b) => compare(away(a), away(b)));
  };
  const before = ({ routes: sequences }: State, stop: number): number[] => {
    const sequence = sequences.find((each) => each.includes(stop)) ?? [];
    return sequence.slice(0, sequence.indexOf(stop));
  };
  const orphanIndexes = orphans.map((_orphan, at) => firstOrphan + at);
  const late = all.flatMap((each, index) => (each.atRisk === true ? index : []));
  const seeds = [...orphanIndexes, ...late];

  return {
    idOf: (index: number): string => all[index]?.stop.id ?? '',
    orphan: (at: number): number => firstOrphan + at,
    run(): number[][] {
      let offset = 0;
      const own = routes.map(({ stops }) => stops.map(() => offset++));
      let best: State = {
        routes: own,
        costs: own.map((sequence, route) => costOf(route, sequence)),
        left: orphanIndexes,
      };
      insertByRegret(best);
      let idle = 0;
      for (let round = 0; round < ROUNDS && work < WORK && seeds.length > 0; round += 1) {
        if (idle >= (best.left.length === 0 ? PATIENCE.placed : PATIENCE.seeking)) break;
        const found = attempt(best);
        idle += 1;
        if (!found || !isNoWorse(found, best)) continue;
        if (!isNoWorse(best, found)) idle = 0;
        best = found;
      }
      return best.routes;
    },
  };
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
const total = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0);

/** Compares by fewer unplaced orphans, then by lower cost. */
function isNoWorse(a: State, b: State): boolean {
  return (
    a.left.length < b.left.length || (a.left.length === b.left.length && total(a.costs) <= total(b.costs))
  );
}
