/** The single entry of the workflow bundle. */
export { bookingRequestBatch } from './booking-request-batch.js';
export { housekeeping } from './housekeeping.js';
export { notification } from './notification.js';
export { optimisationJob } from './optimisation-job.js';
export { orderImport } from './order-import.js';
export { orderLifecycle } from './order-lifecycle.js';
export { rehearsal } from './rehearsal.js';
export { routePublication } from './route-publication.js';
export { runDay } from './run-day.js';
export { runWatch } from './run-watch.js';
export { suggestionLifecycle } from './suggestion-lifecycle.js';
export { webhookDelivery } from './webhook-delivery.js';
