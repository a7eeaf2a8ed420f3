/** Starts of workflows by the relay that are to end on the build that begins them. */
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { PINNABLE, PINNED_MEMO } from '../contracts/workflows.js';

const isPinnable = (workflow: string): boolean => (PINNABLE as readonly string[]).includes(workflow);

/** Notes in the memo of what can be pinned that it is to be. */
export const pinnedStarts: WorkflowClientInterceptor = {
  startWithDetails: (input, next) => {
    if (!isPinnable(input.workflowType)) return next(input);
    const memo = { ...input.options.memo, [PINNED_MEMO]: true };
    return next({ ...input, options: { ...input.options, memo } });
  },
};
