/** How the agent responds to something that happened: the possible repairs, and the wording of the suggestion. */
import type { Scope } from '../../db/scope.js';
import type { AgentRequestRow } from '../../records/agent-requests.js';
import type { DaySnapshot } from './day-snapshot.js';
import type { Attempt, Outcome } from './evaluate-repair.js';

/** One possible repair; of several, the first that gains something is suggested. */
export type RepairOption = {
  attempt: Attempt;
  /** Returns the words for the outcome, and its subject if not the request's; or why it is not worth suggesting. */
  assess: (
    outcome: Outcome,
  ) => { summary: string; reason: string; subject?: string | null } | { nothing: string };
};

/** The possible repairs, the best first; or why there is none. */
export type RepairOptions = RepairOption[] | { nothing: string };

/** Finds the possible repairs for the cause of a request. */
export type Strategy = (
  scope: Scope,
  request: AgentRequestRow,
  day: DaySnapshot,
) => RepairOptions | Promise<RepairOptions>;
