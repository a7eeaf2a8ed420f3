/** The workflow bundle that tests run: made once and kept by the hash of its sources. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workflowBundle } from '../../src/runtime/workflow-bundle.js';

export function testWorkflowBundle() {
  return workflowBundle({ home: process.env['TEST_HOME'] ?? path.join(tmpdir(), 'waypost-test') });
}
