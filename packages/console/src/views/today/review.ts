/**
 * What a plan would change, no matter who made it: who moves from where to where, what it saves, what it breaks, who
 * is told. One form for plans of the optimiser, suggestions of the agent, routes made by hand and postponed days.
 */
import type { Resources } from '@waypost/client';
import type { Route } from '../../api/queries';
import { duration, plural } from '../../parts/format';
import { minutesOf, type Visits } from './clock';
import { handoversOf } from './handovers';
import type { Lane } from './lanes';
import { isOpen } from './stops';
import type { Change, Suggestion } from './suggestion-preview';

export type Rearrangement = Resources['Rearrangement'];
type Plan = NonNullable<Extract<Resources['Job'], { type: 'route_optimisation' }>['result']>;

/** A figure before and after; the words of what it counts come after it. */
export type Figure = { words: string; before: string; after: string };

type Reason = Resources['UnassignedReason']['code'];

export type Review = {
  title: string;
  /** Why it is proposed, and what the reader should know of it. */
  notes: readonly string[];
  /** The reasons at length, which are folded. */
  why?: string;
  changes: readonly Change[];
  routesChanged: readonly string[];
  figures: readonly Figure[];
  /** Orders visited outside their booked slots, and by how many minutes, that were not before. */
  broken: readonly { order: string; minutes: number }[];
  /** Orders that would be on a van though their goods are not all in. */
  missing: readonly string[];
  /** Orders that would have no van. */
  left: readonly string[];
  /** Why, where the plan says so. */
  whyLeft?: ReadonlyMap<string, Reason>;
  /** The vans that would have stops for two people on file. */
  pairs: readonly Pair[];
  /** Whether it breaks a rule that cannot be forced, such as the van's capacity. */
  isRefused?: boolean;
  told: readonly string[];
};

/** A van with stops that need two people, and its mate; null for none. */
export type Pair = { van: NonNullable<Change['to']>; orders: readonly string[]; mate: string | null };

type Totals = Pick<Route['totals'], 'miles' | 'drive_minutes' | 'duty_minutes'>;

function figuresOf(
  before: readonly { totals: Totals; crew: readonly string[] }[],
  after: readonly { totals: Totals; crew: readonly string[] }[],
): Figure[] {
  const sum = (of: typeof before, figure: keyof Totals) =>
    of.reduce((all, { totals }) => all + totals[figure], 0);
  const people = (of: typeof before) => new Set(of.flatMap(({ crew }) => crew)).size;
  const figures = [
    { words: 'miles', before: sum(before, 'miles').toFixed(1), after: sum(after, 'miles').toFixed(1) },
    {
      words: 'driving',
      before: duration(sum(before, 'drive_minutes')),
      after: duration(sum(after, 'drive_minutes')),
    },
    {
      words: after.length === 1 ? 'route' : 'routes',
      before: String(before.length),
      after: String(after.length),
    },
    {
      words: people(after) === 1 ? 'person' : 'people',
      before: String(people(before)),
      after: String(people(after)),
    },
    {
      words: 'on duty',
      before: duration(sum(before, 'duty_minutes')),
      after: duration(sum(after, 'duty_minutes')),
    },
  ];
  // Without a route before, zeros are left out.
  return before.length === 0 ? figures.map((figure) => ({ ...figure, before: '' })) : figures;
}

type Place = { route: string; vehicle: string; eta: string };

/** Returns where each open order of these lanes is. */
function placesOf(lanes: readonly Lane[]): Map<string, Place> {
  return new Map(
    lanes.flatMap(({ route }) =>
      route.stops
        .filter(isOpen)
        .map(({ order, eta }) => [order, { route: route.id, vehicle: route.vehicle, eta }] as const),
    ),
  );
}

/** Fewer minutes are no change of time. */
const MIN_SHIFT = 5;

/** Returns the orders that change vans or times, and those that lose their van. */
function changesOf(
  before: ReadonlyMap<string, Place>,
  after: readonly {
    route: string | null;
    vehicle: string;
    stops: readonly { order: string; eta: string }[];
  }[],
  left: readonly string[],
): Change[] {
  const changes = after.flatMap(({ route, vehicle, stops }) =>
    stops.flatMap(({ order, eta }): Change[] => {
      const was = before.get(order);
      const isSame = was?.vehicle === vehicle;
      if (isSame && Math.abs(minutesOf(was.eta) - minutesOf(eta)) < MIN_SHIFT) return [];
      const from = was ? { route: was.route, eta: was.eta } : null;
      return [{ order, from, to: { route, vehicle, eta } }];
    }),
  );
  const lost = left.flatMap((order): Change[] => {
    const was = before.get(order);
    return was ? [{ order, from: { route: was.route, eta: was.eta }, to: null }] : [];
  });
  return [...changes, ...lost];
}

type Known = {
  lanes: readonly Lane[];
  visits: Visits;
  /** Orders that need two people on file. */
  forTwo: ReadonlySet<string>;
  /** Orders whose goods are not all in (`notAllIn`). */
  short: ReadonlySet<string>;
};

/** Returns the vans with stops that need two people. */
function pairsOf(
  routes: readonly {
    route: string | null;
    vehicle: string;
    crew: readonly string[];
    stops: readonly { order: string; eta: string }[];
  }[],
  { forTwo }: Known,
): Pair[] {
  return routes.flatMap(({ route, vehicle, crew, stops }): Pair[] => {
    const needing = stops.filter(({ order }) => forTwo.has(order));
    const [first] = needing;
    if (!first) return [];
    const van = { route, vehicle, eta: first.eta };
    return [{ van, orders: needing.map(({ order }) => order), mate: crew[1] ?? null }];
  });
}

/** Returns the orders on these routes whose goods are not all in. */
const shortOf = (
  routes: readonly { stops: readonly { order: string }[] }[],
  { short }: Pick<Known, 'short'>,
): string[] => routes.flatMap(({ stops }) => stops.map(({ order }) => order).filter((id) => short.has(id)));

/** Returns the booked slots and the goods of the day's orders. */
function detailsOf({ visits }: Known) {
  return new Map([...visits.values()].map((visit) => [visit.order, visit]));
}

/** Returns the orders without a van by why, those of which nothing is known last. */
export function leftByReason({ left, whyLeft }: Pick<Review, 'left' | 'whyLeft'>) {
  const groups = new Map<Reason | undefined, string[]>();
  for (const order of left) {
    const why = whyLeft?.get(order);
    groups.set(why, [...(groups.get(why) ?? []), order]);
  }
  return [...groups].toSorted(([one], [other]) => Number(one === undefined) - Number(other === undefined));
}

/** Returns what a plan of the optimiser would change. `moved` are the orders moved by hand since the last plan. */
export function reviewOfPlan(
  { routes, unassigned, unassigned_reasons: reasons, kept_routes: kept = [], warnings = [], roads }: Plan,
  { moved, ...known }: Known & { moved: ReadonlySet<string> },
): Review {
  const drafts = known.lanes.filter(({ route }) => route.status === 'draft');
  const before = placesOf(drafts);
  const after = routes.map((route) => {
    const lane = drafts.find((one) => one.route.vehicle === route.vehicle);
    return { ...route, route: lane?.route.id ?? null };
  });
  const changes = changesOf(before, after, unassigned);
  const again = changes.filter(({ order }) => moved.has(order)).length;
  const missing = shortOf(routes, known);
  return {
    title: 'Plan for the day',
    notes: [
      again > 0 &&
        `${plural(again, 'stop that you moved by hand moves', 'stops that you moved by hand move')} again.`,
      kept.length > 0 &&
        `${plural(kept.length, 'draft')} changed while the plan was made, and ${kept.length === 1 ? 'stays as it is' : 'stay as they are'}.`,
      roads &&
        roads.estimated > 0 &&
        (roads.measured === 0
          ? 'Its travel times are estimates.'
          : `${roads.estimated} of its ${roads.measured + roads.estimated} travel times are estimates.`),
      // Those that are all in by number, but damaged or elsewhere.
      ...warnings
        .filter(({ order }) => order === undefined || !missing.includes(order))
        .map(({ order, message }) => (order === undefined ? message : `${order}: ${message}`)),
    ].filter((note) => typeof note === 'string'),
    changes,
    routesChanged: drafts.map(({ route }) => route.id),
    figures: figuresOf(
      drafts.map(({ route }) => route),
      routes,
    ),
    broken: [],
    missing,
    left: [...new Set([...unassigned, ...reasons.map(({ order }) => order)])],
    whyLeft: new Map(reasons.map(({ order, code }) => [order, code])),
    pairs: pairsOf(after, known),
    told: ['Nobody, before it is published.'],
  };
}

/** Returns what a suggestion of the agent would change. */
export function reviewOfSuggestion({ summary, reason, changes, impact }: Suggestion, known: Known): Review {
  const isPublished = (id: string | null | undefined) =>
    known.lanes.some(({ route }) => route.id === id && route.status === 'published');
  const details = detailsOf(known);
  const told = changes.filter(({ to }) => isPublished(to?.route)).length;
  const broken = changes.flatMap(({ order, to }) => {
    const slot = details.get(order)?.slot;
    const minutes = slot && to ? minutesOf(to.eta) - minutesOf(slot.to) : 0;
    return minutes > 0 ? [{ order, minutes }] : [];
  });
  const drafts = changes.some(({ to }) => to && !isPublished(to.route));
  // What happened is its first sentence.
  const [, happened = reason, why] = /^(.*?\.) (.*)$/s.exec(reason) ?? [];
  return {
    title: summary,
    ...(why !== undefined && { why }),
    notes: [
      happened,
      ...(impact.windows_kept || broken.length > 0 ? [] : ['Not every promised window is kept.']),
      ...handoversOf(changes, known.lanes, known.visits),
    ],
    changes,
    routesChanged: impact.routes_changed,
    figures: [
      {
        words: impact.miles_saved >= 0 ? 'miles less' : 'miles more',
        before: '',
        after: Math.abs(impact.miles_saved).toFixed(1),
      },
    ],
    broken,
    missing: [],
    left: changes.flatMap(({ order, to }) => (to === null ? [order] : [])),
    pairs: pairsOf(
      known.lanes.map(({ route }) => ({
        route: route.id,
        vehicle: route.vehicle,
        crew: route.crew,
        stops: changes.flatMap(({ order, to }) => (to?.route === route.id ? [{ order, eta: to.eta }] : [])),
      })),
      known,
    ),
    told: [
      ...(told > 0 ? [`${plural(told, 'recipient')} whose window changes, once you send it.`] : []),
      ...(drafts ? ['Those on drafts once they are published.'] : []),
    ],
  };
}

/** Returns what a change by hand would do, from its dry run. The times of what stays on a van that broke down say nothing. */
export function reviewOfRearrangement(title: string, answer: Rearrangement, known: Known): Review {
  const before = placesOf(known.lanes);
  const details = detailsOf(known);
  const brokenDown = new Map(
    known.lanes.flatMap(({ route, name, run }) => (run?.broken_down_at ? [[route.id, name]] : [])),
  );
  const routes = answer.routes.filter(({ route }) => !brokenDown.has(route ?? ''));
  const changed = new Set(answer.routes.flatMap(({ route }) => route ?? []));
  const was = known.lanes
    .map(({ route }) => route)
    .filter(({ id }) => changed.has(id) && !brokenDown.has(id));
  const stranded = answer.routes.flatMap(({ route, stops }) => {
    const name = brokenDown.get(route ?? '');
    return name !== undefined && stops.length > 0
      ? [`${plural(stops.length, 'stop stays', 'stops stay')} stranded on ${name}.`]
      : [];
  });
  const refusals = answer.warnings.filter(({ code }) => code !== 'window_broken' && code !== 'goods_not_in');
  return {
    title,
    notes: [...refusals.map(({ message }) => message), ...stranded],
    isRefused: refusals.length > 0,
    changes: changesOf(before, routes, answer.unassigned),
    routesChanged: [...changed],
    figures: figuresOf(
      was,
      routes.filter(({ stops }) => stops.length > 0),
    ),
    broken: routes
      .flatMap(({ stops }) => stops)
      .filter(({ late_minutes: minutes }) => minutes > 0)
      .map(({ order, late_minutes: minutes }) => ({ order, minutes })),
    missing: shortOf(routes, known),
    left: answer.unassigned.filter((order) => details.has(order)),
    pairs: pairsOf(routes, known),
    told:
      answer.told.length > 0
        ? [`${plural(answer.told.length, 'recipient')} another window, once you send it.`]
        : ['Nobody, before it is published.'],
  };
}
