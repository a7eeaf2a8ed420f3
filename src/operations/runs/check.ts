/** The check of a run under way, which is made when something has happened to it. */
import type { Scope } from '../../db/scope.js';
import { findRun } from '../../records/runs/rows.js';
import { makeDueCheck } from '../../routing/recheck-run.js';
import { notifyRecipientsOfVisits } from '../../messaging/visit-news.js';

/**
 * Makes a check that is due: times the run as it is now, and tells whoever has come to be next because the office may have
 * taken out or moved the stop before.
 */
export async function checkRun(scope: Scope, due: { run: string; claimedUntil: string }): Promise<void> {
  await makeDueCheck(scope, due);
  const run = await findRun(scope, due.run);
  if (run) await notifyRecipientsOfVisits(scope, run);
}
