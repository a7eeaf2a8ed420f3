/** The route table: every operation of the API, in the order of the reference. */
import type { Route } from '../api/define-route.js';
import { fleetRoutes } from './fleet/fleet.routes.js';
import { orderRoutes } from './orders/orders.routes.js';
import { scanRoutes } from './scans/scans.routes.js';
import { shipperRoutes } from './shippers/shippers.routes.js';

export const routes: Route[] = [...orderRoutes, ...scanRoutes, ...fleetRoutes, ...shipperRoutes];
