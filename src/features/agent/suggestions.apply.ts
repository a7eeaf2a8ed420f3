/** The one place where a suggestion's status is written; its workflow is told, so that it stops waiting. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { SUGGESTION_MACHINE } from '../../domain/lifecycles.js';
import { decide } from '../../domain/machine.js';
import { type SuggestionRow, updateSuggestion } from './suggestions.store.js';

/** Moves a locked suggestion. 409 `suggestion_closed` when it is no longer open. */
export async function applySuggestion(
  scope: Scope,
  suggestion: SuggestionRow,
  event: 'accepted' | 'dismissed' | 'expired',
  reason?: string,
): Promise<void> {
  const decision = decide(SUGGESTION_MACHINE, suggestion.status, event);
  if (!decision.ok) throw closed(suggestion);
  await updateSuggestion(scope, suggestion.id, { status: decision.next, dismiss_reason: reason ?? null });
  await enqueue(scope, 'suggestion.closed', suggestion.id, { suggestion: suggestion.id });
}

/** What a suggestion that is not open any more answers. */
export function closed({ id, standing }: SuggestionRow): AppError {
  return new AppError('suggestion_closed', {
    message: `Suggestion ${id} is ${standing} already. Ask for a fresh one.`,
  });
}
