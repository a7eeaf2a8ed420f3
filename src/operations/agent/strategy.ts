/** How the agent looks at something that happened: what could be done about it, and the words to suggest it in. */
import type { AgentRequestRow } from '../../records/agent-requests.js';
import type { Scope } from '../../db/scope.js';
import type { LiveDay } from './day-snapshot.js';
import type { Attempt, Outcome } from './evaluate-repair.js';

/** One way to help; of several, the first that gains something is suggested. */
export type Way = {
  attempt: Attempt;
  /** Returns the words for the outcome, or why it is not worth suggesting. */
  weigh: (outcome: Outcome) => { summary: string; reason: string } | { nothing: string };
};

/** What could be done, the best first; or why nothing can be. */
export type Ways = Way[] | { nothing: string };

/** Finds what could be done about the cause of a request. */
export type Look = (scope: Scope, request: AgentRequestRow, day: LiveDay) => Promise<Ways>;
