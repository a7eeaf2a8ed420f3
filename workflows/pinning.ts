/** Workflows that can stay with the build that began them, if their start says so. */
import { setWorkflowOptions, workflowInfo } from '@temporalio/workflow';
import { PINNED_MEMO } from '../src/contracts/workflows.js';

/** Pins a workflow to its build if its start says so; otherwise it follows the current one. */
export function pinnable(workflow: (input: never) => Promise<unknown>): void {
  setWorkflowOptions(
    () => (workflowInfo().memo?.[PINNED_MEMO] === true ? { versioningBehavior: 'PINNED' } : {}),
    workflow,
  );
}
