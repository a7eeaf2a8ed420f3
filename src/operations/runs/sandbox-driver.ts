/** The sandbox's driver at the end of a visit, by the same commands as a real one. */
import type { Scope } from '../../db/scope.js';
import { type FailurePlan, failureOf } from '../../domain/rehearsal.js';
import type { StopRow } from '../../records/stops.js';
import { reportBreakdown } from './breakdown.js';
import { completeStop } from './complete-stop.js';
import { failStop } from './fail-stop.js';

/** The speed that the sandbox's vans report between stops. */
export const CRUISING_MPH = 24;

/** Completes the stop or fails it, as the seed decides. */
export async function finishVisit(
  scope: Scope,
  { run, stop, at }: { run: string; stop: StopRow; at: Date },
  plan: FailurePlan,
): Promise<void> {
  const params = { run_id: run, stop_id: stop.id };
  const occurred_at = at.toISOString();
  const reason = failureOf(plan, stop.sequence);
  if (reason === null) await completeStop(scope, { params, body: { occurred_at, signed_by: 'Sandbox' } });
  else await failStop(scope, { params, body: { occurred_at, reason, rebook: true } });
}

/** Reports a breakdown of the van. */
export async function breakDown(scope: Scope, run: string, at: Date): Promise<void> {
  const body = { occurred_at: at.toISOString(), note: 'A simulated breakdown.' };
  await reportBreakdown(scope, { params: { run_id: run }, body });
}
