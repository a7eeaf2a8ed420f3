/** A suggestion: planned, then open until somebody decides or it expires. */
import { condition, defineSignal, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { SIGNALS, type SuggestionInput } from '../src/contracts/workflows.js';
import { perform, regularActivities, regularOnce, tryOnceThenRetry } from './activities.js';
import { AttentionTracker } from './attention.js';
import { onSolverQueue } from './solver-queue.js';

const suggestionClosed = defineSignal(SIGNALS.suggestionClosed);

export async function suggestionLifecycle(input: SuggestionInput): Promise<void> {
  const { tenant, suggestion } = input;
  let closed = false;
  setHandler(suggestionClosed, () => void (closed = true), {
    description: 'Sent by the relay once the suggestion is no longer open.',
  });
  const expiresAt = await suggest(input);
  if (expiresAt === null) return;
  setCurrentDetails(`open until ${expiresAt} or a decision`);
  const inTime = await condition(() => closed, Math.max(1, Date.parse(expiresAt) - Date.now()), {
    summary: 'until the suggestion expires',
  });
  if (!inTime) {
    await perform(
      'expireSuggestion',
      { tenant, suggestion },
      new AttentionTracker(input).watch('closing the suggestion'),
    );
  }
}

/** Returns when the suggestion expires, or null when there is nothing to suggest. */
async function suggest(input: SuggestionInput): Promise<string | null> {
  const { tenant, suggestion, depot, date, trigger } = input;
  const attention = new AttentionTracker(input);
  // The day, or an event on it, is assessed immediately; a plan waits in the solver's queue.
  if (trigger !== 'overnight_plan') {
    const assessed = await tryOnceThenRetry(
      attention.watch('checking the day'),
      () => regularOnce.suggestChange({ tenant, suggestion }),
      () => regularActivities.suggestChange({ tenant, suggestion }),
    );
    if (!assessed.needs_plan) return assessed.expires_at;
  }
  const day = { tenant, suggestion, depot, date };
  const planned = await onSolverQueue('planSuggestion', day, attention.watch('planning'));
  return planned.expires_at;
}
