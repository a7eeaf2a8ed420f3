/** Obstacles to publishing routes, and warnings: asked about before anything counts down. */
import type { Order, Stop } from '../../api/queries';
import { piecesIn, plural } from '../../parts/format';
import type { Visits } from './clock';
import type { Lane } from './lanes';

/** An order whose goods are not all in, with its van. */
export type Missing = { order: string; words: string };

export type PublishCheck = {
  /** The routes that can be published. */
  ready: readonly Lane[];
  /** Those that would be refused, and why. */
  blocked: readonly { lane: Lane; why: string }[];
  /** Those of them whose driver, mate or van is absent that day. */
  away: readonly Lane[];
  /** Orders that are not all in, on the routes that can be published. */
  missing: readonly Missing[];
};

/** `needsMates`: whether a stop for two takes a second person on file. */
export function checkPublish(lanes: readonly Lane[], visits: Visits, needsMates: boolean): PublishCheck {
  const checked = lanes.map((lane) => ({ lane, why: whyBlocked(lane, visits, needsMates) }));
  const ready = checked.flatMap(({ lane, why }) => (why === undefined ? [lane] : []));
  return {
    ready,
    blocked: checked.flatMap(({ lane, why }) => (why === undefined ? [] : [{ lane, why }])),
    away: ready.filter(({ away }) => away !== ''),
    missing: ready.flatMap((lane) => missingOf(lane, visits)),
  };
}

/** Returns why the API would refuse to publish a route, in words; undefined if it would not. */
function whyBlocked({ route, name }: Lane, visits: Visits, needsMates: boolean): string | undefined {
  if (route.stops.length === 0) return `${name} has no stops.`;
  if (route.driver === null) return `${name} has no driver.`;
  if (!needsMates || route.crew.length > 1) return undefined;
  const [first, ...others] = route.stops.filter(({ id }) => visits.get(id)?.crew === 2);
  if (!first) return undefined;
  const called = calledOf(first, visits);
  return others.length === 0
    ? `${name} has no mate, and ${called} needs 2 people.`
    : `${name} has no mate, and ${called} and ${plural(others.length, 'other')} need 2 people.`;
}

/** Whether an order waits for goods at its depot. What is collected is not there before. */
const isShort = (type: Stop['type'], { pieces_in: there, pieces_expected: all }: Counted): boolean =>
  type !== 'collection' && there < all;
type Counted = { pieces_in: number; pieces_expected: number };

/** Returns the orders of a day whose goods are not all in, with a route or without; reviews count them by this. */
export function notAllIn(
  lanes: readonly Lane[],
  visits: Visits,
  orders: ReadonlyMap<string, Pick<Order, 'id' | 'type' | 'pieces'>>,
): Set<string> {
  const planned = lanes.flatMap(({ route }) => route.stops.filter((stop) => isStopShort(stop, visits)));
  const loose = [...orders.values()].filter(({ type, pieces }) =>
    isShort(type, { pieces_in: pieces.scanned, pieces_expected: pieces.expected }),
  );
  return new Set([...planned.map(({ order }) => order), ...loose.map(({ id }) => id)]);
}

function isStopShort({ id, type }: Stop, visits: Visits): boolean {
  const visit = visits.get(id);
  return visit !== undefined && isShort(type, visit);
}

/** Returns the orders of a route whose goods are not all in. */
export function missingOf({ route, name }: Lane, visits: Visits): Missing[] {
  return route.stops.flatMap((stop): Missing[] => {
    const visit = visits.get(stop.id);
    if (!visit || !isShort(stop.type, visit)) return [];
    const goods = piecesIn(visit.pieces_in, visit.pieces_expected);
    return [{ order: stop.order, words: `${calledOf(stop, visits)} on ${name}: ${goods}` }];
  });
}

/** `Ada Lane, SO-1` */
const calledOf = ({ id, reference }: { id: string; reference: string }, visits: Visits): string =>
  [visits.get(id)?.recipient, reference].filter(Boolean).join(', ');

/** Returns what is said of the routes that a change has made drafts; the day may have others. */
export const draftWords = (count: number): string =>
  count === 1
    ? 'This route is a draft: nobody is told before it is published.'
    : `These ${count} routes are drafts: nobody is told before they are published.`;

/** Returns who is about to be told of routes, in words. */
export function toldWords(lanes: readonly Lane[]): string {
  const recipients = lanes.reduce((sum, { route }) => sum + route.stops.length, 0);
  const people = new Set(
    lanes.flatMap(({ route: { crew, driver } }) => [...crew, ...(driver ? [driver] : [])]),
  );
  return `${plural(recipients, 'recipient is', 'recipients are')} told when the van comes, and ${plural(people.size, 'person gets a run', 'people get runs')}.`;
}

/** Returns whose windows wait to be told, in words: a time is new only to whoever was told another. */
export function untoldWords(untold: readonly { told: unknown }[]): string {
  const again = untold.filter(({ told }) => told !== null).length;
  const first = untold.length - again;
  const renewed = `${plural(again, 'customer gets', 'customers get')} a new time`;
  if (first === 0) return renewed;
  return again === 0
    ? `${plural(first, 'customer has', 'customers have')} not been told a time yet`
    : `${renewed}, ${plural(first, 'has', 'have')} not been told one yet`;
}

/** Returns what came of publishing, in words: how many were published, and each refusal. */
export function publishedWords(published: number, refused: readonly string[]): string {
  const done = `${plural(published, 'route')} published`;
  if (refused.length === 0) return `${done}.`;
  const begin = published === 0 ? '' : `${done}, ${refused.length} not. `;
  const others = refused.length > SHOWN ? ` And ${refused.length - SHOWN} more.` : '';
  return `${begin}${refused.slice(0, SHOWN).join(' ')}${others}`;
}

/** How many refusals are told. */
const SHOWN = 3;

/** How many orders whose goods are not all in are named. */
const NAMED = 8;

/** Returns the orders whose goods are not all in, a line each; none where there are none. */
export function missingLines(missing: readonly Missing[]): string[] {
  if (missing.length === 0) return [];
  return [
    `${plural(missing.length, 'order is', 'orders are')} not all in at the depot:`,
    ...missing.slice(0, NAMED).map(({ words }) => words),
    ...(missing.length > NAMED ? [`and ${missing.length - NAMED} more`] : []),
  ];
}
