/** The route agent's planning: the same search as an optimisation, but the plan is proposed instead of stored. */
import { expireSuggestion, proposePlan } from '../src/operations/agent/propose.js';
import {
  assessRequest,
  findChange,
  proposeChange,
  type RequestAnswer,
} from '../src/operations/agent/propose-change.js';
import { findAgentRequest, moveAgentRequest } from '../src/records/agent-requests.js';
import { findSuggestion } from '../src/records/suggestions/rows.js';
import { AppError } from '../src/domain/errors.js';
import { TransientError } from '../src/runtime/transient-error.js';
import { refuseTooManyStops } from '../src/routing/day.js';
import type { ActivityDependencies } from './dependencies.js';
import { inSolverTurn, measureDay, solveDay } from './optimisation.js';
import { inTenantScope } from './tenant-scope.js';

/**
 * How often a day that changed while it was planned is planned again immediately; after that the reconciler requeues
 * it.
 */
const ROUNDS = 3;

export function createSuggestionActivities(deps: ActivityDependencies) {
  return {
    /** Plans the day and keeps a suggestion if there is enough to gain. Resolves to when it expires, or null. */
    async planSuggestion({
      tenant,
      suggestion,
      depot,
      date,
    }: {
      tenant: string;
      suggestion: string;
      depot: string;
      date: string;
    }): Promise<{ expires_at: string | null }> {
      const scoped = inTenantScope(deps.source, tenant);
      const known = await scoped((scope) => findSuggestion(scope, suggestion));
      if (known) return { expires_at: known.expires_at.toISOString() };
      const request = { depot, date, vehicles: null, lock_routes: [] };
      try {
        await scoped((scope) => refuseTooManyStops(scope, request));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'too_many_items')) throw error;
        // Without an answer the request would be requeued again and again.
        await scoped((scope) => moveAgentRequest(scope, suggestion, 'found_nothing', error.message));
        return { expires_at: null };
      }
      // A suggestion is judged by miles.
      const taken = { request, objective: 'fewest_miles', checkpoint: null } as const;
      return inSolverTurn(deps, tenant, request, async (solve) => {
        for (let round = 1; round <= ROUNDS; round++) {
          const solved = await solveDay(deps, tenant, taken, solve);
          const proposal = await scoped((scope) => proposePlan(scope, { suggestion, depot, date }, solved));
          if (proposal !== 'changed') return proposal === 'nothing' ? { expires_at: null } : proposal;
        }
        return { expires_at: null };
      });
    },

    /**
     * Assesses something that happened to a day, or the day as it is, and keeps a suggestion if something can be done
     * about it. Resolves to when it expires, or null; `needs_plan` leaves the answer to a plan of the day's drafts.
     */
    async suggestChange({
      tenant,
      suggestion,
    }: {
      tenant: string;
      suggestion: string;
    }): Promise<RequestAnswer> {
      const scoped = inTenantScope(deps.source, tenant);
      const request = await scoped((scope) => findAgentRequest(scope, suggestion));
      // New and estimated trips are measured before anything is timed by them.
      if (request) await measureDay(deps, tenant, request);
      for (let round = 1; round <= ROUNDS; round++) {
        const assessed = await scoped((scope) => assessRequest(scope, suggestion));
        if ('expires_at' in assessed) return assessed;
        const found = await findChange(assessed, deps.background.repair);
        if ('nothing' in found && assessed.plans) return { expires_at: null, needs_plan: true };
        const proposal = await scoped((scope) => proposeChange(scope, assessed, found)).catch(
          (error: unknown) => {
            if (error instanceof AppError && error.code === 'day_changed') return 'changed' as const;
            throw error;
          },
        );
        if (proposal === 'changed') continue;
        return { expires_at: proposal === 'nothing' ? null : proposal.expires_at, needs_plan: false };
      }
      throw new TransientError('The day kept changing while it was assessed.');
    },

    /** Closes a suggestion that nobody decided on. */
    async expireSuggestion({ tenant, suggestion }: { tenant: string; suggestion: string }): Promise<void> {
      await inTenantScope(deps.source, tenant)((scope) => expireSuggestion(scope, suggestion));
    },
  };
}
