/** Builds all activities from their dependencies. */
import { createOperatorActivities } from './operator-updates.js';
import { createSuggestionActivities } from './suggestions.js';
import type { ActivityDependencies } from './dependencies.js';
import { createHousekeepingActivities } from './housekeeping.js';
import { createImportActivities } from './imports.js';
import { createMessagingActivities } from './messaging.js';
import { createOptimisationActivities } from './optimisation.js';
import { createPostponementActivities } from './postponements.js';
import { createReplyActivities } from './replies.js';
import { createRunActivities } from './runs.js';
import { createWebhookActivities } from './webhooks.js';

export function createActivities(deps: ActivityDependencies) {
  return {
    ...createMessagingActivities(deps),
    ...createReplyActivities(deps),
    ...createOptimisationActivities(deps),
    ...createSuggestionActivities(deps),
    ...createImportActivities(deps),
    ...createPostponementActivities(deps),
    ...createRunActivities(deps),
    ...createWebhookActivities(deps),
    ...createHousekeepingActivities(deps),
    ...createOperatorActivities(deps),
  };
}

export type Activities = ReturnType<typeof createActivities>;
