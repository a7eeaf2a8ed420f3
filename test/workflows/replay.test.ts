/**
 * Recorded histories still replay: a change of a workflow that running ones could not survive fails here. Each
 * workflow has histories that begin as the relay begins it today, so that it is today's workflows that are guarded.
 */
import type { Client } from '@temporalio/client';
import { Worker } from '@temporalio/worker';
import type { OutboxRow } from '../../src/work/queue/relay-queue.js';
import { UPDATE_SIGNALS, SIGNALS, type Topic, type Topics } from '../../src/contracts/workflows.js';
import { dispatch } from '../../src/work/relay/dispatch.js';
import * as workflows from '../../workflows/index.js';
import { WORKFLOW_BUNDLE } from '../support/workflow-bundle.js';
import { historyNames, readHistory, signalsOf, startOf } from './histories.js';

const recorded = historyNames().map((name) => ({ name, history: readHistory(name) }));

/** For each workflow that the relay starts, a row that starts it. */
const ROWS: { [T in Topic]?: Topics[T] } = {
  'order.signal': {
    ...{ order: 'ord_1', depot: 'dep_1', status: 'scanned', type: 'booking_requested', request: 'req_1' },
  },
  'booking.batch': { batch: 'bat_1' },
  'job.start': { job: 'job_1', depot: 'dep_1' },
  'postponement.start': { job: 'job_1', depot: 'dep_1' },
  'import.start': { job: 'job_1' },
  'webhook.delivery': { delivery: 'whd_1', series: 1 },
  'run.day': { run: 'run_1', depot: 'dep_1', closes_at: '2026-03-10T21:00:00.000Z' },
  'rehearsal.start': { run: 'run_1', depot: 'dep_1' },
  'suggestion.requested': { suggestion: 'sug_1', depot: 'dep_1', date: '2026-03-10', trigger: null },
  'roads.estimated': { depot: 'dep_1', date: '2026-03-10' },
  'messages.queued': { cause: 'evt_1' },
};

/** The fields of each workflow's argument, as it is started today. */
async function fieldsToday(): Promise<Map<string, string[]>> {
  // Those that a schedule or an operator starts.
  const fields = new Map([
    ['housekeeping', ['attention_after_seconds']],
    ['retryFailed', ['note', 'operator', 'workflow']],
  ]);
  const note = (workflow: string, { args: [input] }: { args: [object] }) =>
    Promise.resolve(fields.set(workflow, Object.keys(input).toSorted()));
  const client = {
    workflow: { start: note, signalWithStart: note },
    withDeadline: (_deadline: Date, work: () => Promise<void>) => work(),
  } as unknown as Client;
  for (const [topic, payload] of Object.entries(ROWS)) {
    const row = { tenant_id: 'ten_1', topic, event_id: 'evt_1', priority: 1, context: null };
    const tenant = { courier: 'cou_1', mode: 'live' };
    await dispatch(client, { ...row, payload: { ...tenant, ...payload } } as unknown as OutboxRow, {
      deadline: new Date(),
      attentionSeconds: 900,
    });
  }
  return fields;
}

const fieldsOf = (input: object) =>
  Object.keys(input)
    .filter((name) => name !== 'carried')
    .toSorted();

test('each workflow has a history that begins as it is started today', async () => {
  const today = await fieldsToday();
  expect([...today.keys()].toSorted()).toEqual(Object.keys(workflows).toSorted());
  const starts = recorded.map(({ history }) => startOf(history));
  const guarded = [...today].filter(([workflow, fields]) =>
    starts.some((start) => start.workflow === workflow && String(fieldsOf(start.input)) === String(fields)),
  );
  expect(guarded.map(([workflow]) => workflow)).toEqual([...today.keys()]);
});

test('a history is named for its workflow', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const { name, history } of recorded) expect(name.split('.')[0]).toBe(kebab(startOf(history).workflow));
});

test('each signal is in a history; so are workflows that continue an earlier run, with what it carried', () => {
  const signals = new Set(recorded.flatMap(({ history }) => signalsOf(history).map(({ name }) => name)));
  expect([...signals].toSorted()).toEqual(
    [...new Set([...Object.values(UPDATE_SIGNALS), ...Object.values(SIGNALS)])].toSorted(),
  );
  const continued = recorded.map(({ history }) => startOf(history)).filter(({ continues }) => continues);
  expect([...new Set(continued.map(({ workflow }) => workflow))].toSorted()).toEqual([
    'orderConversation',
    'rehearsal',
  ]);
  expect(continued.some(({ input }) => 'carried' in input)).toBe(true);
});

/**
 * By its name, why a history does not replay. One worker replays them all: to start one takes longer than its history.
 */
const broken = new Map<string, Error | undefined>();

beforeAll(async () => {
  const histories = recorded.map(({ name, history }) => ({ workflowId: name, history: history }));
  const replays = Worker.runReplayHistories({ workflowBundle: WORKFLOW_BUNDLE }, histories);
  for await (const { workflowId, error } of replays) broken.set(workflowId, error);
});

test.each(recorded.map(({ name }) => name))('%s', (name) => {
  expect(broken.has(name)).toBe(true);
  expect(broken.get(name)).toBeUndefined();
});
