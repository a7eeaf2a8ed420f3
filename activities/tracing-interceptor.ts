/** Makes each attempt at an activity a step of the trace that its workflow belongs to. */
import { activityInfo } from '@temporalio/activity';
import { defaultPayloadConverter } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { TRACEPARENT } from '../src/contracts/tracing.js';
import { traced } from '../src/runtime/tracing.js';

export const tracingInterceptor: ActivityInboundCallsInterceptor = {
  execute(input, next) {
    const header = input.headers[TRACEPARENT];
    const { activityType, attempt, taskQueue, workflowExecution } = activityInfo();
    const step = {
      kind: 'consumer' as const,
      parent: header ? defaultPayloadConverter.fromPayload<string>(header) : undefined,
      attributes: {
        'temporal.activity.type': activityType,
        'temporal.activity.attempt': attempt,
        'temporal.task_queue': taskQueue,
        ...(workflowExecution && {
          'temporal.workflow.id': workflowExecution.workflowId,
          'temporal.workflow.run_id': workflowExecution.runId,
        }),
      },
    };
    return traced(`activity ${activityType}`, step, () => next(input));
  },
};
