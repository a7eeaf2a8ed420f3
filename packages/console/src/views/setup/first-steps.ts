/** What a first day needs, in sequence, and how much of it is there. */
import { byName, plural } from '../../parts/format';

type Named = { name: string };
export type SetUpCounts = {
  depots: readonly Named[];
  vehicles: readonly Named[];
  drivers: readonly Named[];
  shippers: readonly Named[];
  /** Whether there is any order. */
  orders: boolean;
};
export type StepKind = 'depots' | 'slots' | 'vans' | 'drivers' | 'shippers' | 'orders' | 'plan';
export type Step = {
  kind: StepKind;
  title: string;
  /** What it is for, until it is done; then what there is. */
  state: string;
  isDone: boolean;
  /** What has to be there before. */
  waitsFor?: string;
};

/** The most names that a row lists. */
const LISTED = 4;

function named(all: readonly Named[]): string {
  const names = [...all].sort(byName).map(({ name }) => name);
  const more = names.length - LISTED;
  return more > 0
    ? `${names.slice(0, LISTED).join(', ')} and ${plural(more, 'more', 'more')}`
    : names.join(', ');
}

export function firstSteps({ depots, vehicles, drivers, shippers, orders }: SetUpCounts): Step[] {
  const of = (kind: StepKind, title: string, all: readonly Named[], purpose: string): Step => ({
    kind,
    title,
    state: all.length === 0 ? purpose : named(all),
    isDone: all.length > 0,
  });
  const hasDepot = depots.length > 0;
  const afterDepot = hasDepot ? {} : { waitsFor: 'A depot comes first.' };
  const canOrder = hasDepot && shippers.length > 0;
  return [
    of('depots', 'Depot', depots, 'Where goods arrive and vans start.'),
    {
      kind: 'slots',
      title: 'Hours and slots',
      state: hasDepot
        ? 'Monday to Saturday, in windows of four hours. Change them whenever you like.'
        : 'Done for you, with the depot.',
      isDone: hasDepot,
      ...afterDepot,
    },
    of('vans', 'Vans', vehicles, 'What can be loaded, and how many ride along.'),
    of('drivers', 'Drivers', drivers, 'Each is texted a link to the app.'),
    of('shippers', 'Shippers', shippers, 'Whose goods you deliver.'),
    {
      kind: 'orders',
      title: 'Orders',
      state: orders ? 'There are orders.' : 'From a file, one by one, or through the API.',
      isDone: orders,
      ...(canOrder ? {} : { waitsFor: 'A depot and a shipper come first.' }),
    },
    {
      kind: 'plan',
      title: 'Plan and publish',
      state: 'Book slots, optimise, publish. This list goes when the first route is out.',
      isDone: false,
      ...(orders && vehicles.length > 0 && drivers.length > 0
        ? {}
        : { waitsFor: 'Vans, drivers and orders come first.' }),
    },
  ];
}
