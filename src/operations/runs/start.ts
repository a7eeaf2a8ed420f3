/** POST /runs/{run_id}/start */
import type { Scope } from '../../db/scope.js';
import { runView } from '../../records/runs/rows.js';
import type { Run } from '../../resources/run.js';
import { holdRun, occurredAt } from './lock-run.js';
import type { MomentInput, RunParams } from './schemas.js';
import { setOut } from './depart.js';

/** POST /runs/{run_id}/start: its orders go out for delivery. Started again, it returns the same run. */
export async function startRun(
  scope: Scope,
  { params, body }: { params: RunParams; body: MomentInput },
): Promise<Run> {
  const held = await holdRun(scope, params.run_id);
  const started = await setOut(scope, held, occurredAt(scope, held.run, body));
  return runView(started.run);
}
