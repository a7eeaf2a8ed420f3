/** The schedule that runs housekeeping. */
import { type Client, ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client';
import { TASK_QUEUES } from '../contracts/workflows.js';

/** Its id. */
export const HOUSEKEEPING = 'housekeeping';

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
 * another worker or by an older version, is updated. If an operator has paused it, it stays paused.
 */
export async function scheduleHousekeeping(client: Client, attentionSeconds: number): Promise<void> {
  const schedule = {
    ...SCHEDULE,
    action: { ...SCHEDULE.action, args: [{ attention_after_seconds: attentionSeconds }] },
  };
  try {
    await client.schedule.create({ scheduleId: HOUSEKEEPING, ...schedule });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await client.schedule.getHandle(HOUSEKEEPING).update(({ state }) => ({ ...schedule, state }));
  }
}
