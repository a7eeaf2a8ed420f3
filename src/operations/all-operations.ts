/** Every operation of the API, in the order of the reference. */
import type { Operation } from '../api/define-operation.js';
import { absenceOperations } from '../setup/absences/operations.js';
import { agentOperations } from './agent/operations.js';
import { apiKeyOperations } from '../setup/api-keys/operations.js';
import { auditOperations } from './audit/operations.js';
import { bookingOperations } from './bookings/operations.js';
import { dayOperations } from './days/operations.js';
import { depotOperations } from '../setup/depots/operations.js';
import { driverOperations } from '../setup/drivers/operations.js';
import { importOperations } from './imports/operations.js';
import { inboxOperations } from './inbox/operations.js';
import { labelOperations } from './labels/operations.js';
import { messageOperations } from './messages/operations.js';
import { orderOperations } from './orders/operations.js';
import { photoOperations } from '../setup/photos/operations.js';
import { postponementOperations } from './postponements/operations.js';
import { printOperations } from './prints/operations.js';
import { routeOperations } from './routes/operations.js';
import { jobOperations } from './jobs/operations.js';
import { reportOperations } from './reports/operations.js';
import { runOperations } from './runs/operations.js';
import { scanOperations } from './scans/operations.js';
import { settingsOperations } from '../setup/settings/operations.js';
import { setUpOperations } from '../setup/set-up/operations.js';
import { shipperOperations } from '../setup/shippers/operations.js';
import { slotOperations } from './slots/operations.js';
import { templateOperations } from '../setup/templates/operations.js';
import { vehicleOperations } from '../setup/vehicles/operations.js';
import { endpointOperations } from '../setup/webhook-endpoints/operations.js';
import { webhookOperations } from './webhooks/operations.js';
import { buildDocument, type DocumentOptions } from '../api/openapi.js';

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
  ...endpointOperations,
  ...webhookOperations,
  ...reportOperations,
  ...settingsOperations,
  ...setUpOperations,
  ...apiKeyOperations,
  ...auditOperations,
];

/** The groups of the reference, in its order. */
const tags: Readonly<Record<string, string>> = {
  orders: 'Orders placed by shippers, their pieces and their history.',
  imports: 'Import files of orders.',
  labels: 'Labels of pieces, to print.',
  scans: 'Depot scans of pieces.',
  bookings: 'Ask recipients for a slot, or book one directly.',
  replies: "Recipients' replies to booking requests.",
  inbox: 'Work that waits for the office.',
  slots: 'Slots and their capacity.',
  templates: 'Message texts.',
  messages: 'Messages sent, or that would have been sent in the sandbox.',
  opt_outs: 'Numbers that have opted out of texts.',
  routes: "Build, change and publish the day's routes.",
  jobs: 'Work that continues after the response.',
  suggestions: "The route agent's suggestions. Nothing changes until one is accepted.",
  runs: "Runs: one vehicle's route for one day, as the driver sees it.",
  stops: 'The stops of a run.',
  tracking: 'Vehicle positions.',
  vehicles: 'Vehicles.',
  drivers: 'Drivers.',
  depots: 'Depots, their zones and slot schedules.',
  days: "A depot's day: visits and their times, and changes to several routes at once.",
  shippers: 'Shippers and their API keys.',
  photos: 'Photos for scans and stops.',
  webhooks: 'Webhook endpoints and their deliveries.',
  events: 'Events, as delivered to webhooks.',
  reports: 'Reports on delivery outcomes.',
  settings: "The courier's settings.",
  setup: 'The whole set-up, to be copied from one environment to the other.',
  api_keys: "A courier's own API keys.",
  audit: 'Who did what.',
  sandbox: 'Simulate recipients and drivers (sandbox only).',
};

/** Builds the document for a brand at the given addresses. */
export function describeApi(options: DocumentOptions): object {
  return buildDocument(operations, tags, options);
}
