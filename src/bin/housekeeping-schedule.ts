/** The schedule by which housekeeping runs. */
import { type Client, ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client';
import { TASK_QUEUES } from '../contracts/workflows.js';

/** Its id. */
export const HOUSEKEEPING = 'housekeeping';

/** At seven minutes past every hour. One run that is late or stuck is over before the next, which it would hold up. */
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
 * Makes the schedule, of which a step may fail for so many seconds until it needs a hand; one that is there already, made
 * by another worker or by an older version, is brought up to date. Whether an operator has paused it stays as it is.
 */
export async function scheduleHousekeeping(client: Client, attentionSeconds: number): Promise<void> {
  const schedule = {
    ...SCHEDULE,
    action: { ...SCHEDULE.action, args: [{ attention_after: attentionSeconds }] },
  };
  try {
    await client.schedule.create({ scheduleId: HOUSEKEEPING, ...schedule });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule.getHandle(HOUSEKEEPING).update(({ state }) => ({ ...schedule, state }));
  }
}
