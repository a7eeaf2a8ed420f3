/** The schedule that runs housekeeping. */
import { type Client, ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client';
import { TASK_QUEUES } from '../contracts/workflows.js';
import { productVersion } from '@waypost/base/paths';

export const HOUSEKEEPING = 'housekeeping';

/** In the memo of what the schedule starts: the version that made it. */
const VERSION = 'version';

const isLater = (made: unknown, version: string): boolean =>
  typeof made === 'string' && made.localeCompare(version, 'en', { numeric: true }) > 0;

/** At seven minutes past every hour. A run that is late or stuck ends before the next, which it would hold up. */
const SCHEDULE: Pick<ScheduleOptions, 'spec' | 'policies'> & { action: ScheduleOptions['action'] } = {
  spec: { calendars: [{ hour: '*', minute: 7 }] },
  policies: { overlap: 'SKIP', catchupWindow: '1 hour' },
  action: {
    type: 'startWorkflow',
    workflowType: 'housekeeping',
    taskQueue: TASK_QUEUES.main,
    workflowExecutionTimeout: '55 minutes',
  },
};

/**
 * Creates the schedule; a step may fail for so many seconds before it needs attention. An existing one, made by
 * another worker or by an older version, is updated; that of a later version is left alone. If an operator has paused
 * it, it stays paused.
 */
export async function scheduleHousekeeping(
  client: Client,
  attentionSeconds: number,
  version = productVersion(),
): Promise<void> {
  const schedule = {
    ...SCHEDULE,
    action: {
      ...SCHEDULE.action,
      args: [{ attention_after_seconds: attentionSeconds }],
      memo: { [VERSION]: version },
    },
  };
  try {
    await client.schedule.create({ scheduleId: HOUSEKEEPING, ...schedule });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const handle = client.schedule.getHandle(HOUSEKEEPING);
    const { action } = await handle.describe();
    if (isLater(action.memo?.[VERSION], version)) return;
    await handle.update(({ state }) => ({ ...schedule, state }));
  }
}
