/** A suggestion: planned, then open until somebody decides or it expires. */
import { condition, defineSignal, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { SIGNALS, type SuggestionInput } from '../src/contracts/workflows.js';
import { bySolver, onceThenPatiently, perform, retried, retriedOnce } from './activities.js';
import { Needs } from './attention.js';

const suggestionClosed = defineSignal(SIGNALS.closed);

export async function suggestionLifecycle(input: SuggestionInput): Promise<void> {
  const { tenant, suggestion, attention_after: after } = input;
  let closed = false;
  setHandler(
    suggestionClosed,
    () => {
      closed = true;
    },
    { description: 'Somebody has decided; sent by the relay.' },
  );
  const expiresAt = await suggest(input);
  if (expiresAt === null) return;
  setCurrentDetails(`open until ${expiresAt}, unless somebody decides before`);
  const decided = await condition(() => closed, Math.max(1, Date.parse(expiresAt) - Date.now()), {
    summary: 'until the suggestion expires',
  });
  if (!decided) {
    await perform(
      'expireSuggestion',
      { tenant, suggestion },
      new Needs(after).watch('closing the suggestion'),
    );
  }
}

/** Returns when the suggestion expires, or null when there is nothing to suggest. */
async function suggest(input: SuggestionInput): Promise<string | null> {
  const { tenant, suggestion, depot, date, trigger, attention_after: after } = input;
  const needs = new Needs(after);
  // The day as it is, or what has happened to it, is looked at immediately; a plan waits for its turn at the solver.
  if (trigger !== 'overnight_plan') {
    const looked = await onceThenPatiently(
      needs.watch('looking at the day'),
      () => retriedOnce.suggestChange({ tenant, suggestion }),
      () => retried.suggestChange({ tenant, suggestion }),
    );
    if (!looked.plans) return looked.expires_at;
  }
  const day = { tenant, suggestion, depot, date };
  const planned = await bySolver('planSuggestion', day, needs.watch('planning'));
  return planned.expires_at;
}
