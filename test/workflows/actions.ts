/** What Temporal Cloud charges for, counted in a history: its _actions_. */
import type { History } from './histories.js';

/**
 * Events that are an action each. Starting a workflow by its first signal is one, so that signal is not counted.
 * Workflow tasks, queries of the index and whatever ends a workflow cost nothing.
 */
const ACTIONS: readonly string[] = [
  'EVENT_TYPE_WORKFLOW_EXECUTION_STARTED',
  'EVENT_TYPE_WORKFLOW_EXECUTION_SIGNALED',
  'EVENT_TYPE_WORKFLOW_EXECUTION_UPDATE_ACCEPTED',
  'EVENT_TYPE_TIMER_STARTED',
  'EVENT_TYPE_UPSERT_WORKFLOW_SEARCH_ATTRIBUTES',
];

/** Counts the actions of a history: heartbeats, which no history shows, are left out. */
export function countActions({ events }: History): number {
  const simple = events.filter(({ eventType }) => ACTIONS.includes(eventType)).length;
  const firstTask = events.findIndex(({ eventType }) => eventType === 'EVENT_TYPE_WORKFLOW_TASK_STARTED');
  const isStartedBySignal = events
    .slice(0, firstTask)
    .some(({ eventType }) => eventType === 'EVENT_TYPE_WORKFLOW_EXECUTION_SIGNALED');
  const attempts = events.map((event) => event.activityTaskStartedEventAttributes?.attempt ?? 0);
  // All local activities of one workflow task are one action.
  const tasksWithLocalOnes = new Set(
    events.flatMap(({ markerRecordedEventAttributes: marker }) =>
      marker?.markerName === 'core_local_activity' ? [marker.workflowTaskCompletedEventId] : [],
    ),
  );
  const tries = attempts.reduce((sum, attempt) => sum + attempt, 0);
  return simple - (isStartedBySignal ? 1 : 0) + tries + tasksWithLocalOnes.size;
}
