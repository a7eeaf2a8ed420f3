/**
 * Run every hour by a schedule: deletes what has expired, erases personal data, asks the route agent for the coming
 * day, and mails shippers their reports.
 */
import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import type { HousekeepingInput } from '../src/contracts/workflows.js';
import { tryOnceThenRetry } from './activities.js';
import { AttentionTracker } from './attention.js';

/** Steps that take longer are left to the next hourly run, which this one would otherwise delay. */
const MAX_MS = 40 * 60_000;
/** A second try gets at least this long. */
const MIN_MS = 60_000;

type Step = 'deleteExpired' | 'erasePersonalData' | 'requestOvernightSuggestions' | 'mailShipperReports';

const within = (ms: number, maximumAttempts?: number) =>
  proxyActivities<Pick<Activities, Step>>({
    scheduleToCloseTimeout: ms,
    startToCloseTimeout: ms,
    heartbeatTimeout: '2 minutes',
    retry: {
      ...{ initialInterval: '5 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
      ...(maximumAttempts === undefined ? {} : { maximumAttempts }),
    },
  });

const NAMES: Record<Step, string> = {
  deleteExpired: 'deleting expired rows',
  erasePersonalData: 'erasing personal data',
  requestOvernightSuggestions: 'requesting overnight suggestions',
  mailShipperReports: 'mailing reports to shippers',
};

export async function housekeeping(input: HousekeepingInput): Promise<void> {
  const attention = new AttentionTracker(input);
  const began = Date.now();
  const run = (step: Step): Promise<unknown> =>
    tryOnceThenRetry<unknown>(
      attention.watch(NAMES[step]),
      () => within(MAX_MS, 1)[step](),
      () => within(Math.max(MIN_MS, began + MAX_MS - Date.now()))[step](),
    );
  const ended = await Promise.allSettled([
    run('requestOvernightSuggestions'),
    run('deleteExpired'),
    run('erasePersonalData'),
    run('mailShipperReports'),
  ]);
  for (const step of ended) if (step.status === 'rejected') throw step.reason;
}
