/** What needs attention is shown by search attributes as long as its cause is there, whatever else happens. */
import type { WorkflowHandle } from '@temporalio/client';
import { attentionKey, attentionSinceKey, requestKey } from '../../src/contracts/search-attributes.js';
import { AppError } from '../../src/domain/errors.js';
import { TransientError } from '../../src/runtime/transient-error.js';
import { ATTENTION_SECONDS, type Harness, names, useHarness } from './harness.js';
import {
  askedBy,
  done,
  needsReview,
  pause,
  reminded,
  replied,
  requested,
  startedBy,
  until,
} from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

const attributes = async (handle: WorkflowHandle) => (await handle.describe()).typedSearchAttributes;
/** Waits until the workflow shows this kind, or none. */
async function shows(handle: WorkflowHandle, kind: string | undefined): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await attributes(handle)).get(attentionKey) !== kind && Date.now() < deadline) await pause();
  expect((await attributes(handle)).get(attentionKey)).toBe(kind);
}

const since = '2026-03-10T09:00:00.000Z';
/** Its rows say that a reply waits for a person. */
const inReview = { context: { attention: { kind: 'reply', since } } } as const;
const booked = () => Promise.resolve({ outcome: 'booked' as const });

test('what the rows need attention for is shown, survives other events, and holds a closed order open', async () => {
  await harness.run({ askRecipient: asked, readReply: needsReview }, async () => {
    const order = await start(requested);
    const { handle } = order;
    await order.signal(replied, 'awaiting_reply');
    await order.signal({ type: 'changed' }, 'awaiting_reply', inReview);
    await shows(handle, 'reply');
    const shown = await attributes(handle);
    expect(shown.get(attentionSinceKey)).toEqual(new Date(since));
    expect(shown.get(requestKey)).toBe('req_1');
    expect(await order.state()).toMatchObject({
      attention: { kind: 'reply', since },
      waiting: { request: 'req_1' },
    });
    const { definition, currentDetails } = await handle.query<any>('__temporal_workflow_metadata');
    expect(currentDetails).toContain(`needs attention: reply, since ${since}`);
    expect(currentDetails).toContain('waiting for a reply to req_1; reminder ');
    expect(definition.queryDefinitions).toContainEqual({
      name: 'state',
      description: 'What the order is waiting for, and what needs attention.',
    });
    await order.signal({ type: 'closed' }, 'cancelled', inReview);
    await harness.env.sleep('1 minute');
    await shows(handle, 'reply');
    expect((await handle.describe()).status.name).toBe('RUNNING');
    await order.signal({ type: 'changed' }, 'cancelled');
    await handle.result();
    await shows(handle, undefined);
    await harness.record(handle, 'order-conversation.reply-in-review');
  });
});

test('a provider that is down is shown once it has been for long, and no more when it is back', async () => {
  let isDown = true;
  const askRecipient = () => (isDown ? Promise.reject(new TransientError('it is down')) : asked());
  await harness.run({ askRecipient, remindRecipient: reminded }, async () => {
    const order = await start(requested);
    await harness.env.sleep('10 minutes');
    await shows(order.handle, undefined);
    await harness.env.sleep('6 minutes');
    await shows(order.handle, 'provider_down');
    await order.signal({ type: 'changed' }, 'scanned', inReview);
    await shows(order.handle, 'provider_down');
    isDown = false;
    await harness.env.sleep('11 minutes');
    await shows(order.handle, 'reply');
    await order.close();
    await harness.record(order.handle, 'order-conversation.provider-down-for-long');
  });
});

test('a defect is shown at its first try, and no more once the step succeeds', async () => {
  let isBroken = true;
  const readReply = () => (isBroken ? Promise.reject(new TypeError('x is undefined')) : booked());
  await harness.run({ readReply }, async () => {
    const order = await start(replied);
    await shows(order.handle, 'failed_step');
    isBroken = false;
    await harness.env.sleep('20 minutes');
    await shows(order.handle, undefined);
    await order.close();
    await harness.record(order.handle, 'order-conversation.defect');
  });
});

test('a request that can never be sent is its row’s to show; a reply that cannot be read holds a closed order', async () => {
  const refuse = () => Promise.reject(new AppError('invalid_value', { message: 'No.' }));
  let isReadable = false;
  const fakes = {
    askRecipient: refuse,
    failRequest: done,
    readReply: () => (isReadable ? booked() : refuse()),
  };
  await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await until(() => names(made).includes('failRequest'));
    await shows(order.handle, undefined);
    await order.signal(replied);
    await shows(order.handle, 'failed_step');
    await order.signal({ type: 'closed' }, 'cancelled');
    await harness.env.sleep('1 minute');
    await shows(order.handle, 'failed_step');
    isReadable = true;
    await order.signal(replied, 'cancelled');
    await order.handle.result();
    await harness.record(order.handle, 'order-conversation.unreadable-reply');
  });
});

test('jobs and deliveries that ended failed keep what they need attention for', async () => {
  const fakes = {
    optimiseRoutes: () => Promise.reject(new AppError('invalid_state', { message: 'There is no van.' })),
    failJob: done,
    deliverEvent: () => Promise.resolve({ outcome: 'failed' as const }),
  };
  await harness.run(fakes, async () => {
    const job = await harness.dispatch('job.start', { job: 'job_1', depot: 'dep_1' });
    const delivery = await harness.dispatch('webhook.delivery', { delivery: 'del_1', series: 1 });
    await expect(job.result()).rejects.toThrow();
    await expect(delivery.result()).rejects.toThrow();
    await shows(job, 'failed_job');
    await shows(delivery, 'failed_webhook');
  });
});

const planned = { depot: 'dep_1', date: '2026-03-10' };
const expired = { expires_at: new Date(0).toISOString() };

/** How the relay starts a workflow whose subject has this id; the schedule starts housekeeping. */
type Begin = (harness: Harness, id: string) => Promise<WorkflowHandle>;

/**
 * Of each activity that may fail besides an order's: its workflow, what else that calls, and its result when it
 * succeeds.
 */
const STEPS: Record<string, { begin: Begin; others?: object; result: unknown; history?: string }> = {
  optimiseRoutes: {
    begin: ({ dispatch }, job) => dispatch('job.start', { job, depot: 'dep_1' }),
    result: undefined,
    history: 'optimisation-job.solver-down',
  },
  continueImport: {
    begin: ({ dispatch }, job) => dispatch('import.start', { job }),
    result: { ended: true },
    history: 'order-import.step-failed-for-a-while',
  },
  planSuggestion: {
    begin: ({ dispatch }, id) =>
      dispatch('suggestion.requested', { suggestion: id, ...planned, trigger: 'overnight_plan' }),
    result: { expires_at: null },
  },
  suggestChange: {
    begin: ({ dispatch }, id) =>
      dispatch('suggestion.requested', { suggestion: id, ...planned, trigger: null }),
    result: { expires_at: null },
  },
  expireSuggestion: {
    begin: ({ dispatch }, id) =>
      dispatch('suggestion.requested', { suggestion: id, ...planned, trigger: 'overnight_plan' }),
    others: { planSuggestion: () => Promise.resolve(expired) },
    result: undefined,
  },
  closeRun: {
    begin: ({ dispatch }, run) =>
      dispatch('run.day', { run, depot: 'dep_1', closes_at: new Date(0).toISOString() }),
    result: undefined,
  },
  driveNextStep: {
    begin: ({ dispatch }, run) => dispatch('rehearsal.start', { run, depot: 'dep_1' }),
    result: { wait_ms: null },
  },
  releaseBatch: {
    begin: ({ dispatch }, batch) => dispatch('booking.batch', { batch }),
    result: { wait: null },
  },
  deliverMessages: {
    begin: ({ dispatch }, cause) => dispatch('messages.queued', { cause }),
    result: { wait: null },
    history: 'message-delivery.provider-down',
  },
  erasePersonalData: {
    begin: ({ env }, id) =>
      env.client.workflow.start('housekeeping', {
        workflowId: `housekeeping/${id}`,
        taskQueue: 'main',
        args: [{ attention_after_seconds: ATTENTION_SECONDS }],
      }),
    others: { deleteExpired: done, mailShipperReports: done, requestOvernightSuggestions: done },
    result: { erased: 0 },
    history: 'housekeeping.step-failed-for-a-while',
  },
};

test.each(Object.entries(STEPS))(
  'of %s a defect is shown at its first try, what may pass when it has lasted, and neither for longer',
  async (name, { begin, others, result, history }) => {
    let failure: Error | undefined = new TypeError('x is undefined');
    const fake = () => (failure ? Promise.reject(failure) : Promise.resolve(result));
    await harness.run({ ...others, [name]: fake }, async () => {
      const broken = await begin(harness, `${name}_defect`);
      await shows(broken, 'failed_step');
      failure = undefined;
      await broken.result();
      await shows(broken, undefined);

      failure = new TransientError('it is down');
      const down = await begin(harness, `${name}_down`);
      await harness.env.sleep('14 minutes');
      await shows(down, undefined);
      await harness.env.sleep('2 minutes');
      await shows(down, 'provider_down');
      failure = undefined;
      await down.result();
      await shows(down, undefined);
      if (history !== undefined) await harness.record(down, history);
    });
  },
);

test('a delivery shows a defect of our own at once, and goes on when it is repaired', async () => {
  let isBroken = true;
  const deliverEvent = () =>
    isBroken
      ? Promise.reject(new TypeError('x is undefined'))
      : Promise.resolve({ outcome: 'delivered' as const });
  await harness.run({ deliverEvent }, async () => {
    const handle = await harness.dispatch('webhook.delivery', { delivery: 'del_defect', series: 1 });
    await shows(handle, 'failed_step');
    // Longer than a defect of another step is tried.
    await harness.env.sleep('1 hour');
    await shows(handle, 'failed_step');
    isBroken = false;
    await handle.result();
    await shows(handle, undefined);
    await harness.record(handle, 'webhook-delivery.defect');
  });
});
