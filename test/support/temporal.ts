/** Temporal for tests: the time-skipping server, whose binary `npm test` finds. */
import { TestWorkflowEnvironment } from '@temporalio/testing';

/** A server of its own on which days pass in milliseconds. */
export function timeSkippingEnvironment(): Promise<TestWorkflowEnvironment> {
  const path = process.env['TEST_SERVER_PATH'];
  if (path === undefined) throw new Error('TEST_SERVER_PATH is not set: run the tests by `npm test`.');
  return TestWorkflowEnvironment.createTimeSkipping({ server: { executable: { type: 'existing-path', path } } });
}
