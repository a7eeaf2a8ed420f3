/** POST /runs/{run_id}/start */
import type { Scope } from '../../db/scope.js';
import { runView } from '../../records/runs/rows.js';
import type { Run } from '../../resources/run.js';
import { auditVan } from '../../routing/audit-van-changes.js';
import { notifyRecipientsOfVisits } from '../../messaging/visit-news.js';
import { departRun } from './depart.js';
import { lockRunWithOrders } from './lock-run.js';
import { occurredAt } from './occurred-at.js';
import type { MomentInput, RunParams } from './schemas.js';

/** POST /runs/{run_id}/start: its orders go out for delivery. Started again, it returns the same run. */
export async function startRun(
  scope: Scope,
  { params, body }: { params: RunParams; body: MomentInput },
): Promise<Run> {
  const locked = await lockRunWithOrders(scope, params.run_id);
  const started = await departRun(scope, locked, occurredAt(scope, locked.run, body));
  await notifyRecipientsOfVisits(scope, started.run);
  await auditVan(scope, started.run.vehicle);
  return runView(started.run);
}
