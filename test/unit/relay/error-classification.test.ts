/** What is held against a row, and what is not: a row that is parked wrongly waits for an operator. */
import { NamespaceNotFoundError } from '@temporalio/common';
import type { Client } from '@temporalio/client';
import type { OutboxRow } from '../../../src/work/queue/relay-queue.js';
import { dispatch } from '../../../src/work/relay/dispatch.js';
import {
  UndispatchableRowError,
  UnknownTopicError,
  isRefused,
  isTemporalUnprepared,
  DeadlineExceededError,
  messageOf,
} from '../../../src/work/relay/error-classification.js';

/** What the client rejects with: the gRPC status is the cause. */
const answer = (code: number, details: string) =>
  new Error('Failed to start Workflow', {
    cause: Object.assign(new Error(details), { code, details, metadata: {} }),
  });

test.each([
  ['an argument that is not taken', answer(3, 'Blob data size exceeds limit.')],
  ['a value that is too long', answer(3, 'search attribute OrderId value size 3000 exceeds size limit 2048')],
  ['a row that cannot be put to Temporal', new UndispatchableRowError('The payload has 3000000 bytes.')],
])('%s is a refusal', (_what, error) => expect(isRefused(error)).toBe(true));

test.each([
  ['away', answer(14, 'No connection established.')],
  ['late', answer(4, 'Deadline exceeded.')],
  ['overloaded', answer(8, 'namespace rate limit exceeded')],
  ['not answering', new DeadlineExceededError('Temporal did not respond within 10 s.')],
  ['without the namespace', new NamespaceNotFoundError('waypost')],
  [
    'without its search attributes',
    answer(3, 'Namespace waypost has no mapping defined for search attribute CourierId'),
  ],
  ['without one of them', answer(3, 'search attribute Status is not defined')],
  ['closing its connection', new Error('Channel has been shut down')],
])('a Temporal that is %s refuses nothing', (_what, error) => expect(isRefused(error)).toBe(false));

test.each([
  ['without the namespace', new NamespaceNotFoundError('waypost'), true],
  [
    'without its search attributes',
    answer(3, 'Namespace waypost has no mapping defined for search attribute CourierId'),
    true,
  ],
  ['away', answer(14, 'No connection established.'), false],
  [
    'that takes no such row',
    answer(3, 'search attribute OrderId value size 3000 exceeds size limit 2048'),
    false,
  ],
])('a Temporal %s is to be made ready: %#', (_what, error, expected) =>
  expect(isTemporalUnprepared(error)).toBe(expected),
);

test('what was said is kept, in 500 characters at most', () => {
  expect(messageOf(answer(3, 'Blob data size exceeds limit.'))).toBe('Blob data size exceeds limit.');
  expect(messageOf(new Error('x'.repeat(1_000)))).toHaveLength(500);
});

test.each([
  ['a topic', 'order.levitated', { order: 'ord_1' }],
  ['a topic that is called as what every object has', 'constructor', {}],
  ['an update of an order', 'order.signal', { order: 'ord_1', type: 'levitated' }],
])('%s of a later version is no refusal, and asks for nothing', async (_what, topic, payload) => {
  const nobody = { withDeadline: (_until: Date, work: () => unknown) => work(), workflow: {} };
  const error: unknown = await dispatch(nobody as unknown as Client, rowOf(topic, payload), OPTIONS).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UnknownTopicError);
  expect(isRefused(error)).toBe(false);
});

test('more than a message may hold is refused without asking', async () => {
  const nobody = { withDeadline: () => Promise.reject(new Error('it was asked')) } as unknown as Client;
  const row = rowOf('job.start', { job: 'job_1', more: 'x'.repeat(3_000_000) });
  await expect(dispatch(nobody, row, OPTIONS)).rejects.toBeInstanceOf(UndispatchableRowError);
});

const OPTIONS = { deadline: new Date(), attentionSeconds: 900 };

function rowOf(topic: string, payload: object): OutboxRow {
  return {
    seq: 1,
    tenant_id: 'ten_1',
    topic,
    subject: 'job_1',
    event_id: 'evt_1',
    payload: { courier: 'cou_1', mode: 'live', ...payload },
    priority: 1,
    attempts: 0,
    refusals: 0,
    last_error: null,
    parked_at: null,
    traceparent: null,
    sent_at: null,
    created_at: new Date(),
    next_attempt_at: new Date(),
  };
}
