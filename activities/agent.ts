/** The route agent's planning: the same search as an optimisation, whose plan is proposed instead of stored. */
import { Context } from '@temporalio/activity';
import { inScope } from '../src/db/scope.js';
import { expireSuggestion, proposePlan } from '../src/features/agent/propose.commands.js';
import type { ActivityDeps } from './deps.js';
import { inSolverTurn, solveDay } from './planning.js';

/** How often a day is planned anew that changed while it was planned; after that the next request will do. */
const ROUNDS = 3;

export function createAgentActivities(deps: ActivityDeps) {
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
      const request = { depot, date, vehicles: null, lock_routes: [] };
      const taken = { request, objective: 'balanced', checkpoint: null } as const;
      return inSolverTurn(deps, tenant, request, async (solve) => {
        for (let round = 1; round <= ROUNDS; round++) {
          const solved = await solveDay(deps, tenant, taken, solve, (news) =>
            Context.current().heartbeat(news.progress),
          );
          const proposal = await inScope(deps.source, tenant, 'workflow', (scope) =>
            proposePlan(scope, { suggestion, depot, date }, solved),
          );
          if (proposal !== 'changed') return proposal === 'nothing' ? { expires_at: null } : proposal;
        }
        return { expires_at: null };
      });
    },

    /** Closes a suggestion that nobody decided on. */
    async expireSuggestion({ tenant, suggestion }: { tenant: string; suggestion: string }): Promise<void> {
      await inScope(deps.source, tenant, 'workflow', (scope) => expireSuggestion(scope, suggestion));
    },
  };
}
