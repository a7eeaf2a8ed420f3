/** The route table: every operation of the API, in the order of the reference. */
import type { Route } from '../api/define-route.js';
import { agentRoutes } from './agent/agent.routes.js';
import { bookingRoutes } from './bookings/bookings.routes.js';
import { fleetRoutes } from './fleet/fleet.routes.js';
import { importRoutes } from './imports/imports.routes.js';
import { messageRoutes } from './messages/messages.routes.js';
import { templateRoutes } from './messages/templates.routes.js';
import { orderRoutes } from './orders/orders.routes.js';
import { photoRoutes } from './photos/photos.routes.js';
import { planningRoutes } from './planning/planning.routes.js';
import { runRoutes } from './runs/runs.routes.js';
import { scanRoutes } from './scans/scans.routes.js';
import { shipperRoutes } from './shippers/shippers.routes.js';
import { slotRoutes } from './slots/slots.routes.js';
import { webhookRoutes } from './webhooks/webhooks.routes.js';

export const routes: Route[] = [
  ...orderRoutes,
  ...importRoutes,
  ...scanRoutes,
  ...bookingRoutes,
  ...slotRoutes,
  ...messageRoutes,
  ...templateRoutes,
  ...planningRoutes,
  ...agentRoutes,
  ...runRoutes,
  ...fleetRoutes,
  ...shipperRoutes,
  ...photoRoutes,
  ...webhookRoutes,
];
