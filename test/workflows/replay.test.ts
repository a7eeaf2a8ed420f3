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

/** By its name, why a history does not replay. One worker replays them all: to start one takes longer than its history. */
const broken = new Map<string, Error | undefined>();

beforeAll(async () => {
  const histories = files.map((workflowId) => ({
    workflowId,
    history: JSON.parse(readFileSync(path.join(HISTORIES, workflowId), 'utf8')) as unknown,
  }));
  const replays = Worker.runReplayHistories({ workflowBundle: WORKFLOW_BUNDLE }, histories);
  for await (const { workflowId, error } of replays) broken.set(workflowId, error);
});

test.each(files)('%s', (file) => {
  expect(broken.has(file)).toBe(true);
  expect(broken.get(file)).toBeUndefined();
});
