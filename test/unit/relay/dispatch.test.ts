/** What operators see of the workflows that the relay starts; and which updates of an order start one. */
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { OutboxRow } from '../../../src/work/queue/relay-queue.js';
import { searchAttributes, stateKey } from '../../../src/contracts/search-attributes.js';
import { dispatch } from '../../../src/work/relay/dispatch.js';

const of = { courier: 'cou_1', mode: 'sandbox' } as const;

/** What dispatching a row does: the options of workflows that it starts, and signals for those that run. */
async function dispatched(topic: string, payload: object, context: object | null = null, runs = false) {
  const started: any[] = [];
  const signalled: any[] = [];
  const note = (_workflow: unknown, options: unknown) => Promise.resolve(started.push(options));
  const refuse = (workflow: string) =>
    Promise.reject(new WorkflowExecutionAlreadyStartedError('it runs', 'its id', workflow));
  const client = {
    workflow: {
      start: runs ? refuse : note,
      signalWithStart: note,
      getHandle: (id: string) => ({
        signal: (name: string, signal: unknown) => {
          signalled.push({ id, name, signal });
          return Promise.reject(new WorkflowNotFoundError('there is none', id, undefined));
        },
      }),
    },
    withDeadline: (_deadline: Date, work: () => Promise<void>) => work(),
  };
  const row = {
    tenant_id: 'ten_1',
    topic,
    event_id: 'evt_1',
    priority: 2,
    context,
    payload: { ...of, ...payload },
  };
  await dispatch(client as unknown as Client, row as unknown as OutboxRow, {
    deadline: new Date(),
    attentionSeconds: 900,
  });
  return { started, signalled };
}

/** The options with which a workflow was started by a row of this topic. */
async function startedBy(topic: string, payload: object): Promise<any> {
  const { started } = await dispatched(topic, payload);
  expect(started).toHaveLength(1);
  return started[0];
}

test.each(['run.day', 'rehearsal.start'])(
  '%s: can be read, found by its run, and shows when it needs attention',
  async (topic) => {
    const options = await startedBy(topic, { run: 'run_1', depot: 'dep_1' });
    expect(options.staticSummary).toContain('run_1');
    expect(options.memo).toMatchObject({ tenant: 'ten_1', ...of });
    expect(options.args[0]).toMatchObject({ tenant: 'ten_1', run: 'run_1', attention_after_seconds: 900 });
    expect(options.typedSearchAttributes).toEqual(
      expect.arrayContaining(searchAttributes({ tenant: 'ten_1', ...of }, { depot: 'dep_1', run: 'run_1' })),
    );
  },
);

test('run.completed: its day ends, where it runs; it is not started', async () => {
  const { started, signalled } = await dispatched('run.completed', { run: 'run_1' });
  expect(started).toEqual([]);
  expect(signalled.map(({ id }) => id)).toEqual(['run/ten_1/run_1']);
});

test.each([
  ['booking.batch', { batch: 'bat_1' }, 'booking-batch/ten_1/bat_1'],
  ['messages.queued', { cause: 'evt_9' }, 'messages/ten_1/evt_9'],
])('%s: one that runs already looks again at what it holds', async (topic, payload, id) => {
  const { signalled } = await dispatched(topic, payload, null, true);
  expect(signalled).toEqual([{ id, name: 'hoursChanged', signal: undefined }]);
});

test.each([
  ['import.start', { job: 'job_1' }],
  ['job.start', { job: 'job_1', depot: 'dep_1' }],
  ['run.day', { run: 'run_1', depot: 'dep_1', closes_at: '2026-03-10T21:00:00.000Z' }],
  ['rehearsal.start', { run: 'run_1', depot: 'dep_1' }],
  ['suggestion.requested', { suggestion: 'sug_1', depot: 'dep_1', date: '2026-03-10', trigger: null }],
  ['roads.estimated', { depot: 'dep_1', date: '2026-03-10' }],
])('%s: its status says how it stands, so it shows no state', async (topic, payload) => {
  const { typedSearchAttributes } = await startedBy(topic, payload);
  expect(typedSearchAttributes.map(({ key }: any) => key.name)).not.toContain('State');
});

test('a job that waits for another of its day shows that it is queued, which no status says', async () => {
  const { args, typedSearchAttributes } = await startedBy('job.queue', { job: 'job_1', depot: 'dep_1' });
  expect(args[0]).toMatchObject({ queued: true });
  expect(typedSearchAttributes).toContainEqual({ key: stateKey, value: 'queued' });
});

describe('updates of an order', () => {
  const order = { order: 'ord_1', status: 'scanned', depot: 'dep_1' } as const;
  const atRest = { status: 'scanned', attention: null } as const;
  const inReview = { ...atRest, attention: { kind: 'reply', since: '2026-03-10T09:00:00.000Z' } } as const;

  test.each([
    [{ type: 'booking_requested', request: 'req_1' }, 'bookingRequested'],
    [{ type: 'reply_received', reply: 'rep_1' }, 'replyReceived'],
  ])('%j has something to send or to wait for: a workflow starts with it', async (update, signal) => {
    const { started, signalled } = await dispatched('order.signal', { ...order, ...update }, atRest);
    expect(signalled).toEqual([]);
    expect(started).toHaveLength(1);
    expect(started[0]).toMatchObject({
      workflowId: 'order/ten_1/ord_1',
      args: [{ order: 'ord_1', attention_after_seconds: 900 }],
      signal,
      signalArgs: [{ ...update, event_id: 'evt_1', status: 'scanned', attention: null }],
    });
    const { request } = { request: undefined, ...update };
    expect(started[0].typedSearchAttributes).toEqual(
      searchAttributes({ tenant: 'ten_1', ...of }, { order: 'ord_1', depot: 'dep_1', request }),
    );
  });

  const quiet = [
    [{ type: 'changed' }, 'orderChanged'],
    [{ type: 'request_closed' }, 'requestClosed'],
    [{ type: 'closed' }, 'orderClosed'],
    [{ type: 'booked' }, 'orderBooked'],
  ] as const;
  test('its workflow is named by its id, whatever else is known of it', async () => {
    const update = { ...order, type: 'reply_received', reply: 'rep_1' };
    const known = { ...atRest, reference: 'T-1043 for Jane Doe', shipper: 'Oakcart' };
    const { started } = await dispatched('order.signal', update, known);
    expect(started[0]).toMatchObject({ staticSummary: 'order ord_1', memo: { about: 'order ord_1' } });
    expect(JSON.stringify(started)).not.toMatch(/Jane|Oakcart/);
  });

  test('the status is that of the row as it is dispatched: one that starts for a closed order ends by itself', async () => {
    const update = { ...order, type: 'reply_received', reply: 'rep_1' };
    const { started } = await dispatched('order.signal', update, { ...atRest, status: 'delivered' });
    expect(started[0].signalArgs[0].status).toBe('delivered');
  });

  test.each(quiet)(
    '%j is for a workflow that runs, and nothing where there is none',
    async (update, name) => {
      const { started, signalled } = await dispatched('order.signal', { ...order, ...update }, atRest);
      expect(started).toEqual([]);
      expect(signalled).toEqual([
        {
          id: 'order/ten_1/ord_1',
          name,
          signal: expect.objectContaining({ ...update, event_id: 'evt_1' }),
        },
      ]);
    },
  );

  test.each(quiet)('%j starts one where the order needs attention, which is to be shown', async (update) => {
    const { started } = await dispatched('order.signal', { ...order, ...update }, inReview);
    expect(started[0].signalArgs[0].attention).toEqual(inReview.attention);
  });
});
