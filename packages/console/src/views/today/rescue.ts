/** A van that broke down: what is stranded, and which vans could take it. */
import type { Driver } from '../../api/queries';
import { plural } from '../../parts/format';
import { sequenceOf } from './by-hand';
import type { WallClock } from '../../parts/wall-clock';
import { type Bar, minuteOf, minutesOf, type Visits } from './clock';
import type { IdleVan, Lane } from './lanes';
import type { Wanted } from './moves';
import type { Rearrangement } from './review';
import { doneCount, isOpen } from './stops';

/** The open stops of a van that broke down. */
export type Stranded = { lane: Lane; run: string; orders: readonly string[]; pieces: number; at: string };

/** Returns the vans that broke down with stops left. Each is where its last visit was, as far as anybody knows. */
export function strandedOf(lanes: readonly Lane[], visits: Visits): Stranded[] {
  return lanes.flatMap((lane): Stranded[] => {
    const { run, route } = lane;
    const open = route.stops.filter(isOpen);
    if (!run?.broken_down_at || run.status === 'completed' || open.length === 0) return [];
    const arrived = open.find(({ status }) => status === 'arrived');
    const last = arrived ?? route.stops.findLast((stop) => !isOpen(stop));
    const aboard = open.filter(({ type }) => type === 'delivery');
    return [
      {
        lane,
        run: run.id,
        orders: open.map(({ order }) => order),
        pieces: aboard.reduce((sum, { id }) => sum + (visits.get(id)?.pieces_expected ?? 0), 0),
        at: last?.address?.postcode ?? 'the depot',
      },
    ];
  });
}

/**
 * Returns the minute of the day from which the van is out of service: when that was said, but after its last visit, as a
 * rehearsed run has a clock of its own.
 */
export function brokenFrom({ route, run }: Lane, bars: readonly Bar[], clock: WallClock): number {
  const last = bars[doneCount(route) - 1];
  const left = last ? last.at + last.minutes : minutesOf(route.totals.starts_at);
  const at = run?.broken_down_at;
  return at && clock.dateOf(at) === route.date ? Math.max(left, minuteOf(route.date, at, clock)) : left;
}

/** `6 stops, 9 pieces at S75 3LN` */
export const strandedWords = ({ orders, pieces, at }: Stranded): string =>
  [plural(orders.length, 'stop'), pieces > 0 && plural(pieces, 'piece')].filter(Boolean).join(', ') +
  ` at ${at}`;

/** How a rescue is called in which a van comes that would have these stops, and what is said once it is kept. */
export function rescueWords(
  { orders, lane: { name } }: Pick<Stranded, 'orders'> & { lane: Pick<Lane, 'name'> },
  { van, stops }: { van: string; stops: readonly string[] },
): { title: string; done: string } {
  const left = orders.filter((order) => !stops.includes(order)).length;
  const taken = left === 0 ? 'the stops' : plural(orders.length - left, 'stop');
  return {
    title: `${van} takes ${taken} of ${name}`,
    done: left === 0 ? 'The stops have a van.' : `${plural(left, 'stop')} still without a van.`,
  };
}

/** A van that could come, and the route that it would have. `driver`: who would drive a van without a route. */
export type Rescuer = { name: string; hue: number; wanted: Wanted; stops: number; driver?: string };

/** Returns the vans that could come: those on the road or still to leave, then those without a route. */
export function rescuersOf(
  { orders }: Stranded,
  {
    lanes,
    idle,
    drivers,
  }: {
    lanes: readonly Lane[];
    idle: readonly IdleVan[];
    /** Those who may drive, at this depot. */
    drivers: readonly Pick<Driver, 'id' | 'name'>[];
  },
): Rescuer[] {
  const out = lanes.flatMap(({ route, run, name, hue }): Rescuer[] => {
    if (run?.broken_down_at || run?.status === 'completed' || route.locked) return [];
    const own = route.stops.filter(isOpen).map(({ order }) => order);
    return [{ name, hue, wanted: { vehicle: route.vehicle, stops: [...own, ...orders] }, stops: own.length }];
  });
  const busy = new Set(lanes.flatMap(({ route }) => route.crew));
  const [driver] = drivers.filter(({ id }) => !busy.has(id));
  const free = idle.map(({ id, name, hue }): Rescuer => ({
    name,
    hue,
    wanted: { vehicle: id, stops: [...orders], ...(driver && { crew: [driver.id] }) },
    stops: 0,
    ...(driver && { driver: driver.name }),
  }));
  return [...out, ...free];
}

/** Codes of warnings that do not keep a van from coming. */
const BEARABLE: ReadonlySet<string> = new Set(['window_broken', 'goods_not_in']);

const refusalsOf = ({ warnings }: Rearrangement) => warnings.filter(({ code }) => !BEARABLE.has(code));

/** How often a van is tried, each time with fewer of the stranded stops. */
const TRIES = 6;

/**
 * Tries what a van can take of the stranded stops: all of them, or those that are left without each that is refused.
 * Where that leaves none, returns the trial of all.
 */
export async function tryInPart<Trial extends { answer: Rearrangement }>(
  { wanted }: Pick<Rescuer, 'wanted'>,
  stranded: readonly string[],
  attempt: (wanted: Wanted) => Promise<Trial>,
): Promise<Trial> {
  const whole = await attempt(wanted);
  let [trial, stops] = [whole, [...wanted.stops]];
  for (let tries = 1; tries < TRIES; tries += 1) {
    const unfit = new Set(refusalsOf(trial.answer).map(({ order }) => order));
    const left = stops.filter((order) => !unfit.has(order) || !stranded.includes(order));
    if (left.length === stops.length) break;
    if (!left.some((order) => stranded.includes(order))) return whole;
    stops = left;
    trial = await attempt({ ...wanted, stops });
  }
  return trial;
}

/** What a rescue would add to the van that comes, from its dry run: minutes and miles of driving. */
export type Cost = { minutes: number; miles: number; late: number; refused: string | undefined };

export function costOf(answer: Rearrangement, { wanted }: Pick<Rescuer, 'wanted'>): Cost {
  const stops = answer.routes.flatMap((route) => route.stops);
  const own = answer.routes.find(({ vehicle }) => vehicle === wanted.vehicle);
  const added = (figure: 'drive_minutes' | 'miles') =>
    own ? own.totals[figure] - (own.totals_before?.[figure] ?? 0) : 0;
  const [refusal] = refusalsOf(answer);
  const isWhole = sequenceOf(answer, wanted).length === wanted.stops.length;
  return {
    minutes: added('drive_minutes'),
    miles: added('miles'),
    late: stops.filter(({ late_minutes: late }) => late > 0).length,
    refused: refusal?.message ?? (isWhole ? undefined : 'Not every stop fits.'),
  };
}

/** Sorts the best first: vans that can come, that are late for the fewest, and that drive the least. */
export const byCost = (one: Cost, other: Cost): number =>
  Number(one.refused !== undefined) - Number(other.refused !== undefined) ||
  one.late - other.late ||
  one.minutes - other.minutes;
