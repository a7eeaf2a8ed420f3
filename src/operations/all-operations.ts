/** Every operation of the API, in the order of the reference. */
import type { Operation } from '../api/define-operation.js';
import { absenceOperations } from './absences/operations.js';
import { agentOperations } from './agent/operations.js';
import { apiKeyOperations } from './api-keys/operations.js';
import { auditOperations } from './audit/operations.js';
import { bookingOperations } from './bookings/operations.js';
import { dayOperations } from './days/operations.js';
import { depotOperations } from './depots/operations.js';
import { driverOperations } from './drivers/operations.js';
import { importOperations } from './imports/operations.js';
import { inboxOperations } from './inbox/operations.js';
import { labelOperations } from './labels/operations.js';
import { messageOperations } from './messages/operations.js';
import { orderOperations } from './orders/operations.js';
import { photoOperations } from './photos/operations.js';
import { postponementOperations } from './postponements/operations.js';
import { printOperations } from './prints/operations.js';
import { routeOperations } from './routes/operations.js';
import { jobOperations } from './jobs/operations.js';
import { reportOperations } from './reports/operations.js';
import { runOperations } from './runs/operations.js';
import { scanOperations } from './scans/operations.js';
import { settingsOperations } from './settings/operations.js';
import { shipperOperations } from './shippers/operations.js';
import { slotOperations } from './slots/operations.js';
import { templateOperations } from './templates/operations.js';
import { vehicleOperations } from './vehicles/operations.js';
import { webhookOperations } from './webhooks/operations.js';

export const operations: Operation[] = [
  ...orderOperations,
  ...importOperations,
  ...labelOperations,
  ...printOperations,
  ...scanOperations,
  ...bookingOperations,
  ...inboxOperations,
  ...slotOperations,
  ...messageOperations,
  ...templateOperations,
  ...routeOperations,
  ...jobOperations,
  ...agentOperations,
  ...runOperations,
  ...vehicleOperations,
  ...driverOperations,
  ...absenceOperations,
  ...depotOperations,
  ...dayOperations,
  ...postponementOperations,
  ...shipperOperations,
  ...photoOperations,
  ...webhookOperations,
  ...reportOperations,
  ...settingsOperations,
  ...apiKeyOperations,
  ...auditOperations,
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
  days: "A depot's day: what was visited when, and changes of several routes in one go.",
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
