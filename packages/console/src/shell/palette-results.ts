/** Results of the command palette: views and fleet by a part of their names, orders as the API has found them. */
import type { Depot, Driver, Order, Shipper, Vehicle } from '../api/queries';
import type { Command } from '../parts/commands';
import { byName, humanise } from '../parts/format';

export type Result = {
  id: string;
  kind: string;
  name: string;
  hint?: string;
  to?: string;
  /** Effect of a command. */
  run?: () => void;
  search?: Record<string, string>;
  /** Id of the record to show in the list at `to`. */
  hash?: string;
};
export type Fleet = {
  vehicles: readonly Vehicle[];
  drivers: readonly Driver[];
  depots: readonly Depot[];
  shippers: readonly Shipper[];
};

const MAX_RESULTS = 12;
/** Commands shown while nothing is typed, so that views stay in sight. */
const FEW_COMMANDS = 7;

const VIEWS: readonly Result[] = [
  ['Today', '/today'],
  ['Inbox', '/inbox'],
  ['Orders', '/orders'],
  ['New order', '/orders/new'],
  ['Import orders', '/orders/import'],
  ['Write to many', '/orders/write'],
  ['Receiving', '/receiving'],
  ['Reports', '/reports'],
  ['Visits', '/reports/visits'],
  ['Waiting goods', '/reports/ageing'],
  ['Goods going back', '/reports/returns'],
  ['API keys', '/developers/keys'],
  ['Endpoints', '/developers/endpoints'],
  ['Deliveries', '/developers/deliveries'],
  ['Events', '/developers/events'],
  ['Requests', '/developers/requests'],
  ['Depots and zones', '/setup/depots'],
  ['Slots', '/setup/slots'],
  ['Vans', '/setup/vans'],
  ['Drivers', '/setup/drivers'],
  ['Shippers', '/setup/shippers'],
  ['Texts', '/setup/texts'],
  ['Opt-outs', '/setup/opt-outs'],
  ['Settings', '/setup/settings'],
  ['Staff', '/setup/staff'],
  ['Audit log', '/setup/audit'],
  ['Your sessions', '/account'],
].map(([name = '', to = '']) => ({ id: to, kind: 'View', name, to, ...hintOf(to) }));

/** The name of the view that a section belongs to. */
function hintOf(to: string): { hint?: string } {
  const [, view = '', section] = to.split('/');
  return section === undefined ? {} : { hint: humanise(view) };
}

/** What a result is remembered by. */
export const keyOf = ({ kind, name, hint }: Result): string => [kind, name, hint].filter(Boolean).join(' · ');

/**
 * Returns the results for a search term, at most twelve: what is called exactly so, then what was chosen last, then
 * orders, commands, views, vans, drivers, depots and shippers whose name and hint contain the words of the term in any
 * case: those that begin with them before those that have them within a word. An empty term finds what was chosen last,
 * the first commands that need no object, and the views.
 * @param orders the orders that the API found for the term
 * @param commands what the views on the screen can do now
 * @param chosen keys of what was chosen before, the last one first
 */
export function paletteResults(
  term: string,
  orders: readonly Order[],
  fleet: Fleet,
  commands: readonly Command[] = [],
  chosen: readonly string[] = [],
): Result[] {
  const wanted = term.toLowerCase().split(' ');
  const textOf = ({ name, hint }: { name: string; hint?: string | undefined }) =>
    `${name} ${hint ?? ''}`.toLowerCase();
  const contains = (one: { name: string; hint?: string | undefined }) =>
    wanted.every((word) => textOf(one).includes(word));
  // Orders are found by more than is shown.
  const begins = (result: Result) =>
    result.kind === 'Order' ||
    wanted.every((word) =>
      textOf(result)
        .split(/[^\p{L}\d+]+/u)
        .some((text) => text.startsWith(word)),
    );
  const acts = commands.filter(contains).map(commandResult);
  const matching = [...VIEWS, ...fleetResults(fleet)].filter(contains);
  const rank = (result: Result) => {
    if (result.name.toLowerCase() === term.toLowerCase()) return 0;
    const at = chosen.indexOf(keyOf(result));
    return at < 0 ? chosen.length + (begins(result) ? 1 : 2) : at + 1;
  };
  const known = acts.filter((act) => chosen.includes(keyOf(act)));
  const first = acts.filter((act) => !known.includes(act) && isAlone(act, acts)).slice(0, FEW_COMMANDS);
  return [...orders.map(orderResult), ...(term === '' ? [...known, ...first] : acts), ...matching]
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_RESULTS);
}

/** A verb of many things needs its object typed. */
const isAlone = ({ name }: Result, all: readonly Result[]) =>
  all.filter((one) => one.name === name).length === 1;

function commandResult({ name, hint, run }: Command, index: number): Result {
  return { id: String(index), kind: 'Do', name, run, ...(hint === undefined ? {} : { hint }) };
}

function orderResult({ id, reference, recipient, status }: Order): Result {
  return {
    id,
    kind: 'Order',
    name: reference,
    hint: [recipient.name, humanise(status)].filter(Boolean).join(' · '),
    to: `/orders/${id}`,
  };
}

function fleetResults({ vehicles, drivers, depots, shippers }: Fleet): Result[] {
  return [
    ...[...vehicles].sort(byName).map(({ id, name, registration }) => ({
      id,
      kind: 'Van',
      name,
      to: '/setup/vans',
      hash: id,
      ...(registration ? { hint: registration } : {}),
    })),
    ...drivers.map(({ id, name, phone }) => ({
      id,
      kind: 'Driver',
      name,
      hint: phone,
      to: '/setup/drivers',
      hash: id,
    })),
    ...depots.map(({ id, name, address }) => ({
      id,
      kind: 'Depot',
      name,
      hint: address.postcode,
      to: '/today',
      search: { depot: id },
    })),
    ...shippers.map(({ id, name }) => ({ id, kind: 'Shipper', name, to: '/setup/shippers', hash: id })),
  ];
}
