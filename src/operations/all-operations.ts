/** The route table: every operation of the API, in the order of the reference. */
import type { Route } from '../api/define-operation.js';
import { agentRoutes } from './agent/operations.js';
import { apiKeyRoutes } from './api-keys/operations.js';
import { auditRoutes } from './audit/operations.js';
import { bookingRoutes } from './bookings/operations.js';
import { depotRoutes } from './depots/operations.js';
import { driverRoutes } from './drivers/operations.js';
import { importRoutes } from './imports/operations.js';
import { inboxRoutes } from './inbox/operations.js';
import { messageRoutes } from './messages/operations.js';
import { orderRoutes } from './orders/operations.js';
import { photoRoutes } from './photos/operations.js';
import { routeOperations } from './routes/operations.js';
import { jobOperations } from './jobs/operations.js';
import { reportRoutes } from './reports/operations.js';
import { runRoutes } from './runs/operations.js';
import { scanRoutes } from './scans/operations.js';
import { settingsRoutes } from './settings/operations.js';
import { shipperRoutes } from './shippers/operations.js';
import { slotRoutes } from './slots/operations.js';
import { templateRoutes } from './templates/operations.js';
import { vehicleRoutes } from './vehicles/operations.js';
import { webhookRoutes } from './webhooks/operations.js';

export const routes: Route[] = [
  ...orderRoutes,
  ...importRoutes,
  ...scanRoutes,
  ...bookingRoutes,
  ...inboxRoutes,
  ...slotRoutes,
  ...messageRoutes,
  ...templateRoutes,
  ...routeOperations,
  ...jobOperations,
  ...agentRoutes,
  ...runRoutes,
  ...vehicleRoutes,
  ...driverRoutes,
  ...depotRoutes,
  ...shipperRoutes,
  ...photoRoutes,
  ...webhookRoutes,
  ...reportRoutes,
  ...settingsRoutes,
  ...apiKeyRoutes,
  ...auditRoutes,
];

/** The groups of the reference, in its order. */
export const tags: Readonly<Record<string, string>> = {
  orders: 'Orders placed by shippers, their pieces, and what became of them.',
  imports: 'Files of orders.',
  scans: 'Depot scans of pieces.',
  bookings: 'Asking recipients for a slot, and booking one directly.',
  replies: "Recipients' replies to booking requests.",
  inbox: 'What waits for somebody in the office.',
  slots: 'Slots with their capacity.',
  templates: 'Texts of messages.',
  messages: 'What was sent to people, or would have been in the sandbox.',
  opt_outs: 'Numbers that have opted out of texts.',
  routes: "Building, changing and publishing the day's routes.",
  jobs: 'Work that goes on after the answer.',
  suggestions: "The route agent's suggestions. Nothing changes until one is accepted.",
  runs: "Runs: one vehicle's route for one day, as the driver sees it.",
  stops: 'What happens at the stops of a run.',
  tracking: 'Where vehicles are.',
  vehicles: 'Vehicles.',
  drivers: 'Drivers.',
  depots: 'Depots, their zones and slot schedules.',
  shippers: 'Shippers and their API keys.',
  photos: 'Photos, to which scans and stops refer.',
  webhooks: 'Webhook endpoints and what was delivered to them.',
  events: 'What happened, as webhooks tell of it.',
  reports: 'What became of deliveries, counted.',
  settings: 'What a courier sets for itself.',
  api_keys: "A courier's own API keys.",
  audit: 'Who did what.',
  sandbox: 'Playing recipients and drivers, in the sandbox alone.',
};
