/** What a first day needs, in sequence, and how much of it is there. */
import { byName, plural } from '../../parts/format';
import { longWeekdays } from './hours';

type Named = { name: string };
export type SetUpCounts = {
  depots: readonly Named[];
  /** Of the week, if there is one depot. */
  windows: readonly { weekday: number }[];
  vehicles: readonly Named[];
  drivers: readonly Named[];
  shippers: readonly Named[];
  /**
   * How many orders were looked at, whether there are more, and how many of those looked at are all in, and have a slot.
   */
  orders: number;
  hasMore?: boolean;
  allIn: number;
  booked: number;
};
export type StepKind = 'depots' | 'slots' | 'vans' | 'drivers' | 'shippers' | 'orders' | 'goods' | 'plan';
export type Step = {
  kind: StepKind;
  title: string;
  /** What it is for, until it is done; then what there is. */
  state: string;
  isDone: boolean;
  /** Nothing is left to receive. */
  isAllIn?: boolean;
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

export function firstSteps({
  depots,
  windows,
  vehicles,
  drivers,
  shippers,
  orders,
  hasMore = false,
  allIn,
  booked,
}: SetUpCounts): Step[] {
  const of = (kind: StepKind, title: string, all: readonly Named[], purpose: string): Step => ({
    kind,
    title,
    state: all.length === 0 ? purpose : named(all),
    isDone: all.length > 0,
  });
  const hasDepot = depots.length > 0;
  const afterDepot = hasDepot ? {} : { waitsFor: 'A depot comes first.' };
  const known = hasMore ? `the newest ${plural(orders, 'order')}` : plural(orders, 'order');
  const canOrder = hasDepot && shippers.length > 0;
  return [
    of('depots', 'Depot', depots, 'Where goods arrive and vans start.'),
    {
      kind: 'slots',
      title: 'Hours and slots',
      state: hasDepot
        ? [longWeekdays(windows), 'Change them whenever you like.'].filter(Boolean).join('. ')
        : 'Done for you, with the depot.',
      isDone: hasDepot,
      ...afterDepot,
    },
    of('vans', 'Vans', vehicles, 'How much each carries, and how many people.'),
    of('drivers', 'Drivers', drivers, 'Who drives, and who rides along.'),
    of('shippers', 'Shippers', shippers, 'Whose goods you deliver.'),
    {
      kind: 'orders',
      title: 'Orders',
      state:
        orders > 0
          ? `${hasMore ? 'More than ' : ''}${plural(orders, 'order')}`
          : 'From a file, one by one, or through the API.',
      isDone: orders > 0,
      ...(canOrder ? {} : { waitsFor: 'A depot and a shipper come first.' }),
    },
    {
      kind: 'goods',
      title: 'Goods and slots',
      state:
        booked > 0
          ? `${booked} of ${known} booked`
          : allIn === 0
            ? 'Scan the goods in: their recipients are asked when to come. Or book slots yourself.'
            : `${allIn} of ${known} all in. Recipients are asked when to come, outside quiet hours. Or book slots yourself.`,
      isDone: booked > 0,
      isAllIn: allIn === orders,
      ...(orders > 0 ? {} : { waitsFor: 'Orders come first.' }),
    },
    {
      kind: 'plan',
      title: 'Plan and publish',
      state: 'Optimise the day, look at the plan, publish. This list goes when the first route is out.',
      isDone: false,
      ...(booked > 0 && vehicles.length > 0 && drivers.length > 0
        ? {}
        : { waitsFor: 'Vans, drivers and booked orders come first.' }),
    },
  ];
}
