/** Recorded histories still replay: a change of a workflow that running ones could not survive fails here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from '@temporalio/worker';
import { WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';
import { HISTORIES } from './harness.js';

const files = readdirSync(HISTORIES).filter((file) => file.endsWith('.json'));

test('each workflow has a recorded history', () => {
  const recorded = new Set(files.map((file) => file.split('.')[0]));
  const index = readFileSync(path.join(import.meta.dirname, '../../workflows/index.ts'), 'utf8');
  const workflows = [...index.matchAll(/ from '\.\/(.+)\.js'/g)].map(([, name]) => name);
  expect([...recorded].sort()).toEqual(workflows.sort());
});

test.each(files)('%s', async (file) => {
  const history: unknown = JSON.parse(readFileSync(path.join(HISTORIES, file), 'utf8'));
  await expect(
    Worker.runReplayHistory({ workflowBundle: WORKFLOW_BUNDLE }, history as never),
  ).resolves.toBeUndefined();
});
