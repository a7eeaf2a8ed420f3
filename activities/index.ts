/** Builds all activities from their dependencies. */
import { createActingActivities } from './acting.js';
import { createAgentActivities } from './agent.js';
import type { ActivityDeps } from './deps.js';
import { createHousekeepingActivities } from './housekeeping.js';
import { createImportActivities } from './imports.js';
import { createMessagingActivities } from './messaging.js';
import { createPlanningActivities } from './planning.js';
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
