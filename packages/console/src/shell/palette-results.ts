/** What the command palette finds: views and fleet by a part of their names, orders as the API has found them. */
import type { Depot, Driver, Order, Shipper, Vehicle } from '../api/queries';
import { humanise } from '../parts/format';

export type Result = {
  id: string;
  kind: string;
  name: string;
  hint?: string;
  to: string;
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

const VIEWS: readonly Result[] = [
  ['Today', '/today'],
  ['Inbox', '/inbox'],
  ['Orders', '/orders'],
  ['Import orders', '/orders/import'],
  ['Reports', '/reports'],
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
  ['Settings', '/setup/settings'],
  ['Staff', '/setup/staff'],
  ['Audit log', '/setup/audit'],
].map(([name = '', to = '']) => ({ id: to, kind: 'View', name, to, ...hintOf(to) }));

/** The name of the view that a section belongs to. */
function hintOf(to: string): { hint?: string } {
  const [, view = '', section] = to.split('/');
  return section === undefined ? {} : { hint: humanise(view) };
}

/**
 * Returns the results for a search term, at most twelve: orders first, then views, vans, drivers, depots and shippers
 * whose name or hint contains the term in any case. An empty term finds the views.
 * @param orders the orders that the API found for the term
 */
export function paletteResults(term: string, orders: readonly Order[], fleet: Fleet): Result[] {
  const wanted = term.toLowerCase();
  const matching = [...VIEWS, ...fleetResults(fleet)].filter(({ name, hint }) =>
    `${name} ${hint ?? ''}`.toLowerCase().includes(wanted),
  );
  return [...orders.map(orderResult), ...matching].slice(0, MAX_RESULTS);
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
    ...vehicles.map(({ id, name, registration }) => ({
      ...{ id, kind: 'Van', name, to: '/setup/vans', hash: id },
      ...(registration ? { hint: registration } : {}),
    })),
    ...drivers.map(({ id, name, phone }) => ({
      ...{ id, kind: 'Driver', name, hint: phone, to: '/setup/drivers', hash: id },
    })),
    ...depots.map(({ id, name, address }) => ({
      ...{ id, kind: 'Depot', name, hint: address.postcode, to: '/today' },
      search: { depot: id },
    })),
    ...shippers.map(({ id, name }) => ({ id, kind: 'Shipper', name, to: '/setup/shippers', hash: id })),
  ];
}
