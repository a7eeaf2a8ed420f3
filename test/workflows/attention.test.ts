/** What needs a hand is shown by search attributes as long as its cause is there, whatever else happens. */
import type { WorkflowHandle } from '@temporalio/client';
import { attentionKey, attentionSinceKey, requestKey } from '../../src/contracts/search-attributes.js';
import type { AttentionNews } from '../../src/contracts/workflows.js';
import { AppError } from '../../src/domain/errors.js';
import { useHarness } from './harness.js';
import { askedBy, done, event, pause, replied, requested, startedBy } from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

const attributes = async (handle: WorkflowHandle) => (await handle.describe()).typedSearchAttributes;
/** Waits until the workflow shows this kind, or none. */
async function shows(handle: WorkflowHandle, kind: string | undefined): Promise<void> {
  const deadline = Date.now() + 15_000;
  while ((await attributes(handle)).get(attentionKey) !== kind && Date.now() < deadline) await pause();
  expect((await attributes(handle)).get(attentionKey)).toBe(kind);
}

const AFTER_SECONDS = 900;
const news = (by_rows: AttentionNews['by_rows'] = null) => ({
  attention: { by_rows, after_seconds: AFTER_SECONDS },
});
const review = { kind: 'needs_review', since: '2026-03-10T09:00:00.000Z' } as const;

test('what the rows need a hand for is shown, survives other events, and holds a closed order open', async () => {
  const fakes = {
    sendBookingRequest: () => asked(),
    readReply: () => Promise.resolve({ outcome: 'needs_review' }),
  };
  await harness.run(fakes, async () => {
    const handle = await start({ ...event(requested), ...news() });
    await handle.signal('orderEvent', { ...event(replied, 'awaiting_reply'), ...news() });
    await handle.signal('orderEvent', { ...event({ type: 'changed' }, 'awaiting_reply'), ...news(review) });
    await shows(handle, 'needs_review');
    const shown = await attributes(handle);
    expect(shown.get(attentionSinceKey)).toEqual(new Date(review.since));
    expect(shown.get(requestKey)).toBe('req_1');
    expect(await handle.query('state')).toMatchObject({
      attention: review,
      waiting: { request: 'req_1' },
      held: [],
    });
    const { definition, currentDetails } = await handle.query<any>('__temporal_workflow_metadata');
    expect(currentDetails).toContain(`needs a hand: needs_review, since ${review.since}`);
    expect(currentDetails).toContain('waiting for a reply to req_1; reminder ');
    expect(definition.queryDefinitions).toContainEqual({
      name: 'state',
      description: 'What the order waits for, and what needs a hand.',
    });
    await handle.signal('orderEvent', { ...event({ type: 'closed' }, 'cancelled'), ...news(review) });
    await harness.env.sleep('1 minute');
    await shows(handle, 'needs_review');
    expect((await handle.describe()).status.name).toBe('RUNNING');
    await handle.signal('orderEvent', { ...event({ type: 'changed' }, 'cancelled'), ...news() });
    await handle.result();
    await shows(handle, undefined);
    await harness.record(handle, 'order-lifecycle.needed-a-hand-on-need');
  });
});

test('a provider that is down is shown once it has been for long, and no more when it is back', async () => {
  let isDown = true;
  const sendBookingRequest = () => (isDown ? Promise.reject(new Error('it is down')) : asked());
  await harness.run({ sendBookingRequest, sendReminder: done }, async () => {
    const handle = await start({ ...event(requested), ...news() });
    await harness.env.sleep('10 minutes');
    await shows(handle, undefined);
    await harness.env.sleep('6 minutes');
    await shows(handle, 'provider_down');
    await handle.signal('orderEvent', { ...event({ type: 'changed' }), ...news(review) });
    await shows(handle, 'provider_down');
    isDown = false;
    await harness.env.sleep('11 minutes');
    await shows(handle, 'needs_review');
    await handle.signal('orderEvent', { ...event({ type: 'closed' }, 'cancelled'), ...news() });
    await handle.result();
    await harness.record(handle, 'order-lifecycle.provider-shown-as-down-on-need');
  });
});

test('a defect is shown at its first try, and no more once the step succeeds', async () => {
  let isBroken = true;
  const readReply = () =>
    isBroken ? Promise.reject(new TypeError('x is undefined')) : Promise.resolve({ outcome: 'booked' });
  await harness.run({ readReply }, async () => {
    const handle = await start({ ...event(replied), ...news() });
    await shows(handle, 'step_failed');
    isBroken = false;
    await harness.env.sleep('20 minutes');
    await shows(handle, undefined);
    await handle.signal('orderEvent', { ...event({ type: 'closed' }, 'cancelled'), ...news() });
    await handle.result();
    await harness.record(handle, 'order-lifecycle.defect-shown-on-need');
  });
});

test('a request that can never be sent is its row’s to show; a reply that cannot be read holds a closed order', async () => {
  const refuse = () => Promise.reject(new AppError('invalid_value', { message: 'No.' }));
  let isReadable = false;
  const fakes = {
    sendBookingRequest: refuse,
    failRequest: done,
    readReply: () => (isReadable ? Promise.resolve({ outcome: 'booked' }) : refuse()),
  };
  await harness.run(fakes, async (made) => {
    const handle = await start({ ...event(requested), ...news() });
    while (!made.some(({ name }) => name === 'failRequest')) await pause();
    await shows(handle, undefined);
    await handle.signal('orderEvent', { ...event(replied), ...news() });
    await shows(handle, 'step_failed');
    await handle.signal('orderEvent', { ...event({ type: 'closed' }, 'cancelled'), ...news() });
    await harness.env.sleep('1 minute');
    await shows(handle, 'step_failed');
    isReadable = true;
    await handle.signal('orderEvent', { ...event(replied, 'cancelled'), ...news() });
    await handle.result();
    await harness.record(handle, 'order-lifecycle.unreadable-reply-on-need');
  });
});

test('a publication, told for how long steps may fail, shows a provider that is down', async () => {
  let isDown = true;
  const textWindows = () =>
    isDown ? Promise.reject(new Error('it is down')) : Promise.resolve({ texted: 1, wait_until: null });
  await harness.run({ textWindows }, async () => {
    const handle = await harness.env.client.workflow.start('routePublication', {
      workflowId: 'publication/ten_1/run_attention',
      taskQueue: 'main',
      args: [
        {
          ...{ tenant: 'ten_1', courier: 'cou_1', mode: 'sandbox', run: 'run_1', depot: 'dep_1' },
          attention_after: AFTER_SECONDS,
        },
      ],
    });
    await harness.env.sleep('16 minutes');
    await shows(handle, 'provider_down');
    isDown = false;
    await handle.result();
    await shows(handle, undefined);
    await harness.record(handle, 'route-publication.provider-down');
  });
});

test('jobs and deliveries that ended failed keep what they need a hand for', async () => {
  const fakes = {
    optimise: () => Promise.reject(new AppError('invalid_state', { message: 'There is no van.' })),
    failJob: done,
    deliverEvent: () => Promise.resolve({ outcome: 'failed' }),
  };
  await harness.run(fakes, async () => {
    const of = { tenant: 'ten_1', courier: 'cou_1', mode: 'sandbox' };
    const job = await harness.env.client.workflow.start('optimisationJob', {
      workflowId: 'job/ten_1/job_attention',
      taskQueue: 'main',
      args: [{ ...of, job: 'job_1', depot: 'dep_1' }],
    });
    const delivery = await harness.env.client.workflow.start('webhookDelivery', {
      workflowId: 'webhook/ten_1/del_attention',
      taskQueue: 'webhooks',
      args: [{ ...of, delivery: 'del_1', series: 1, one_activity: true }],
    });
    await expect(job.result()).rejects.toThrow();
    await expect(delivery.result()).rejects.toThrow();
    await shows(job, 'job_failed');
    await shows(delivery, 'delivery_failed');
  });
});

const of = { tenant: 'ten_1', courier: 'cou_1', mode: 'sandbox', attention_after: AFTER_SECONDS };
const hour = { expires_at: new Date(0).toISOString() };

/** Of each activity that may fail besides an order's: its workflow, what else that calls, and its result when it succeeds. */
const STEPS = {
  optimise: { workflow: 'optimisationJob', input: { job: 'job_1', depot: 'dep_1' }, result: undefined },
  continueImport: { workflow: 'orderImport', input: { job: 'job_2' }, result: { ended: true } },
  planSuggestion: {
    workflow: 'suggestionLifecycle',
    input: { suggestion: 'sug_1', depot: 'dep_1', date: '2026-03-10', event: 'evt_1' },
    result: { expires_at: null },
  },
  suggestChange: {
    workflow: 'suggestionLifecycle',
    input: { suggestion: 'sug_2', depot: 'dep_1', date: '2026-03-10', event: 'evt_1', looks: true },
    result: { plans: false, expires_at: null },
  },
  expireSuggestion: {
    workflow: 'suggestionLifecycle',
    input: { suggestion: 'sug_3', depot: 'dep_1', date: '2026-03-10', event: 'evt_1' },
    others: { planSuggestion: () => Promise.resolve(hour) },
    result: undefined,
  },
  closeRun: {
    workflow: 'runDay',
    input: { run: 'run_1', depot: 'dep_1', closes_at: new Date(0).toISOString() },
    result: undefined,
  },
  lookAtRun: { workflow: 'runWatch', input: { run: 'run_2', depot: 'dep_1' }, result: { look_at: null } },
  driveOn: { workflow: 'rehearsal', input: { run: 'run_3', depot: 'dep_1' }, result: { wait_ms: null } },
  releaseBatch: { workflow: 'bookingRequestBatch', input: { batch: 'bat_1' }, result: { wait_until: null } },
  sendInvite: {
    workflow: 'notification',
    input: { kind: 'driver_invite', subject: 'drv_1' },
    result: undefined,
  },
  eraseRetained: {
    workflow: 'housekeeping',
    input: {},
    others: { clearExpired: done, suggestOvernight: done },
    result: { erased: 0 },
  },
} as const;

test.each(Object.entries(STEPS))(
  'of %s a defect is shown at its first try, what may pass when it has lasted, and neither for longer',
  async (name, step) => {
    let failure: Error | undefined = new TypeError('x is undefined');
    const fake = () => (failure ? Promise.reject(failure) : Promise.resolve(step.result));
    await harness.run({ ...('others' in step ? step.others : {}), [name]: fake }, async () => {
      const begin = (id: string) =>
        harness.env.client.workflow.start(step.workflow, {
          workflowId: `${name}/${id}`,
          taskQueue: 'main',
          args: [{ ...of, ...step.input }],
        });
      const broken = await begin('defect');
      await shows(broken, 'step_failed');
      failure = undefined;
      await broken.result();
      await shows(broken, undefined);

      failure = new Error('it is down');
      const down = await begin('down');
      await harness.env.sleep('14 minutes');
      await shows(down, undefined);
      await harness.env.sleep('2 minutes');
      await shows(down, 'provider_down');
      failure = undefined;
      await down.result();
      await shows(down, undefined);
      await harness.record(down, `${snake(step.workflow)}.${name}-down`);
    });
  },
);

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('a delivery shows a defect of our own at once, and goes on when it is repaired', async () => {
  let isBroken = true;
  const deliverEvent = () =>
    isBroken ? Promise.reject(new TypeError('x is undefined')) : Promise.resolve({ outcome: 'delivered' });
  await harness.run({ deliverEvent }, async () => {
    const handle = await harness.env.client.workflow.start('webhookDelivery', {
      workflowId: 'webhook/ten_1/del_defect',
      taskQueue: 'webhooks',
      args: [{ ...of, delivery: 'del_defect', series: 1 }],
    });
    await shows(handle, 'step_failed');
    // Longer than a defect of another step is tried.
    await harness.env.sleep('1 hour');
    await shows(handle, 'step_failed');
    isBroken = false;
    await handle.result();
    await shows(handle, undefined);
    await harness.record(handle, 'webhook-delivery.defect-shown');
  });
});
