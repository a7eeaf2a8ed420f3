/** POST /runs/{run_id}/breakdown: the van cannot continue. */
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { notifyAgent } from '../../records/agent-requests.js';
import { moveOvertakenNews } from '../../records/message-moves.js';
import { lockRun, runView, updateBreakdown } from '../../records/runs/rows.js';
import { listOpenStops } from '../../records/stops.js';
import type { Run } from '../../resources/run.js';
import { auditBreakdown, auditVan } from '../../routing/audit-van-changes.js';
import { occurredAt } from './occurred-at.js';
import type { BreakdownInput, RunParams } from './schemas.js';

/**
 * POST /runs/{run_id}/breakdown. Repeating it keeps the first time and replaces the note. The stops stay where they are
 * until somebody moves them. Throws 409 `invalid_state` for a completed run.
 */
export async function reportBreakdown(
  scope: Scope,
  { params, body }: { params: RunParams; body: BreakdownInput },
): Promise<Run> {
  const run = await lockRun(scope, params.run_id);
  if (!run) throw notFound('run', params.run_id);
  if (run.status === 'completed') {
    throw new AppError('invalid_state', { message: `Run ${run.id} is already completed.` });
  }
  const at = occurredAt(scope, run, body);
  const broken = {
    broken_down_at: run.broken_down_at ?? at,
    breakdown_note: body.note ?? run.breakdown_note,
  };
  await updateBreakdown(scope, run.id, broken);
  if (run.broken_down_at === null) {
    const orders = (await listOpenStops(scope, run.route)).map(({ order_id }) => order_id);
    await moveOvertakenNews(scope, orders);
    await auditBreakdown(scope, run.vehicle, orders);
  }
  await auditVan(scope, run.vehicle);
  await notifyAgent(scope, { trigger: 'breakdown', subject: run.id, depot: run.depot, date: run.date });
  return runView({ ...run, ...broken });
}
