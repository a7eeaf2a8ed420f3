/** Builds all activities from their dependencies. */
import { createActingActivities } from './operator-updates.js';
import { createAgentActivities } from './suggestions.js';
import type { ActivityDeps } from './dependencies.js';
import { createHousekeepingActivities } from './housekeeping.js';
import { createImportActivities } from './imports.js';
import { createMessagingActivities } from './messaging.js';
import { createPlanningActivities } from './optimisation.js';
import { createReplyActivities } from './replies.js';
import { createRunActivities } from './runs.js';
import { createWebhookActivities } from './webhooks.js';

export function createActivities(deps: ActivityDeps) {
  return {
    ...createMessagingActivities(deps),
    ...createReplyActivities(deps),
    ...createPlanningActivities(deps),
    ...createAgentActivities(deps),
    ...createImportActivities(deps),
    ...createRunActivities(deps),
    ...createWebhookActivities(deps),
    ...createHousekeepingActivities(deps),
    ...createActingActivities(deps),
  };
}

export type Activities = ReturnType<typeof createActivities>;
