/** The single entry of the workflow bundle. */
import { dayPostponement } from './day-postponement.js';
import { optimisationJob } from './optimisation-job.js';
import { orderImport } from './order-import.js';
import { pinnable } from './pinning.js';
import { webhookDelivery } from './webhook-delivery.js';

export { bookingRequestBatch } from './booking-request-batch.js';
export { dayRoads } from './day-roads.js';
export { housekeeping } from './housekeeping.js';
export { messageDelivery } from './message-delivery.js';
export { retryFailed } from './operator-updates.js';
export { orderConversation } from './order-conversation.js';
export { rehearsal } from './rehearsal.js';
export { runDay } from './run-day.js';
export { suggestionLifecycle } from './suggestion-lifecycle.js';

// Those that PINNABLE names (src/contracts/workflows.ts).
pinnable(dayPostponement);
pinnable(optimisationJob);
pinnable(orderImport);
pinnable(webhookDelivery);
export { dayPostponement, optimisationJob, orderImport, webhookDelivery };
