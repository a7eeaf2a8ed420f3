/** The one place where a suggestion's status is written; its workflow is told, so that it stops waiting. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { advance } from '../../domain/states/machine.js';
import { SUGGESTION_MACHINE, type SuggestionEvent } from '../../domain/states/suggestion.js';
import type { SuggestionRow } from './rows.js';

/**
 * Moves a locked suggestion. Resolves to it as it is now. Throws 409 `suggestion_closed` when it is no longer open. One
 * that is open again is waited for again, until it expires.
 */
export async function moveSuggestion(
  scope: Scope,
  suggestion: SuggestionRow,
  event: SuggestionEvent,
  reason?: string,
): Promise<SuggestionRow> {
  const status = nextOf(suggestion, event);
  const dismiss_reason = reason ?? null;
  await scope.trx
    .updateTable('suggestions')
    .set({ status, dismiss_reason })
    .where('id', '=', suggestion.id)
    .execute();
  const { id, depot, date, trigger } = suggestion;
  if (status === SUGGESTION_MACHINE.begins)
    enqueue(scope, 'suggestion.requested', id, { suggestion: id, depot, date, trigger });
  else enqueue(scope, 'suggestion.closed', id, { suggestion: id });
  return { ...suggestion, status, shown_status: status, dismiss_reason };
}

/** Throws 409 `suggestion_closed` unless the suggestion can be decided on. */
export function requireOpen(suggestion: SuggestionRow): void {
  nextOf(suggestion, 'accepted');
}

/**
 * Returns the next status. To a person, a suggestion that is out of time or out of date counts as expired even before
 * its row says so.
 */
function nextOf({ id, status, shown_status }: SuggestionRow, event: SuggestionEvent) {
  return advance(SUGGESTION_MACHINE, { id, status: event === 'expired' ? status : shown_status }, event);
}
