/** The route table of everything that a courier drives with: depots, vehicles, drivers. */
import type { Route } from '../../api/define-route.js';
import { depotRoutes } from './depots.routes.js';
import { driverRoutes } from './drivers.routes.js';
import { vehicleRoutes } from './vehicles.routes.js';

export const fleetRoutes: Route[] = [...vehicleRoutes, ...driverRoutes, ...depotRoutes];
