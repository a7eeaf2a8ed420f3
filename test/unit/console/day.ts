/** Stops, routes and lanes for the console's tests, with only what the tested code reads. */
import type { Route, Stop } from '../../../packages/console/src/api/queries';
import type { Visit } from '../../../packages/console/src/views/today/clock';
import type { Lane } from '../../../packages/console/src/views/today/lanes';

export function stopOf(order: string, fields: Partial<Stop> = {}): Stop {
  return {
    id: `stp_${order}`,
    ...{ order, reference: order, status: 'pending', eta: '09:00', window: { from: '08:00', to: '12:00' } },
    ...fields,
  } as Stop;
}

export const routeOf = (id: string, stops: readonly Stop[], fields: Partial<Route> = {}): Route =>
  ({ id, vehicle: `veh_${id}`, driver: null, crew: [], stops, ...fields }) as Route;

export const laneOf = (id: string, stops: readonly Stop[]): Lane => ({
  route: routeOf(id, stops),
  ...{ name: `Van ${id}`, crew: undefined, away: '', phone: undefined, run: undefined, hue: 0 },
});

/** The details of the visit of `stopOf(order)`. */
export const visitOf = (order: string, fields: Partial<Visit> = {}): Visit => ({
  ...{
    stop: `stp_${order}`,
    order,
    recipient: `Recipient ${order}`,
    cancelled: false,
    told: null,
    arrived: null,
    left: null,
    actual_at: null,
  },
  ...{ slot: { from: '08:00', to: '12:00' }, service_minutes: 12, crew: 1, pieces_expected: 2, pieces_in: 2 },
  outside_slot_minutes: 0,
  ...fields,
});
