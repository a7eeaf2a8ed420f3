/**
 * What an operator does from the UI: validated, once at a time, refused with a reason, and never lost by what else
 * happens.
 */
import { type WorkflowHandle, WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { AppError } from '../../src/domain/errors.js';
import { names, useHarness } from './harness.js';
import { askedBy, done, pause, requested, startedBy, until } from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

const act = (handle: WorkflowHandle, name: string, input?: unknown): Promise<unknown> =>
  handle.executeUpdate<any, any>(name, { args: input === undefined ? [] : [input] });
const refusalOf = async (update: Promise<unknown>): Promise<any> => {
  try {
    await update;
  } catch (error) {
    if (error instanceof WorkflowUpdateFailedError) return error.cause;
    throw error;
  }
  throw new Error('it was not refused');
};

describe('orders', () => {
  test('each act runs its command under the name that was given, or as the operator', async () => {
    const fakes = {
      askRecipient: asked,
      runOperatorCommand: ({ command }: { command: string }) =>
        command === 'askAgain'
          ? Promise.reject(new AppError('invalid_state', { message: 'Order ord_1 is booked.' }))
          : Promise.resolve({ subject: 'req_1' }),
    };
    const calls = await harness.run(fakes, async (made) => {
      const order = await start(requested);
      const { handle } = order;
      expect(await act(handle, 'retryBooking', { operator: 'Ana', note: 'right number now' })).toEqual({
        subject: 'req_1',
      });
      expect(await refusalOf(act(handle, 'askAgain'))).toMatchObject({
        type: 'invalid_state',
        message: 'Order ord_1 is booked.',
      });
      // An answer is waited for no more: no reminder follows.
      await until(() => made.some(({ name }) => name === 'askRecipient'));
      await act(handle, 'markUnanswered', {});
      expect(await order.state()).toMatchObject({ waiting: null });
      await harness.env.sleep('80 hours');
      await order.close();
      await harness.record(handle, 'order-conversation.acted-upon-by-operators');
    });
    const acts = calls.filter(({ name }) => name === 'runOperatorCommand').map(({ argument }) => argument);
    expect(acts).toMatchObject([
      { command: 'retryBooking', operator: 'Ana', note: 'right number now' },
      { command: 'askAgain', operator: 'operator' },
      { command: 'markUnanswered', operator: 'operator' },
    ]);
    expect(new Set(acts.map(({ update }) => update)).size).toBe(3);
    expect(calls.map(({ name }) => name)).not.toContain('remindRecipient');
  });

  test.each([
    ['a text', 'Ana', /The input must be empty or an object/],
    ['a field that there is not', { opertor: 'Ana' }, /Unknown field opertor/],
    ['the name of a key', { operator: 'key_01h' }, /operator must be a name/],
    ['the name of what is no person', { operator: 'workflow' }, /which is reserved/],
    ['a note that is a number', { note: 7 }, /note must be a text/],
  ])('%s is refused before anything is done', async (_case, input, message) => {
    const calls = await harness.run({ askRecipient: asked }, async () => {
      const order = await start(requested);
      expect(await refusalOf(act(order.handle, 'retryBooking', input))).toMatchObject({
        message: expect.stringMatching(message),
      });
      await order.close();
    });
    expect(names(calls)).not.toContain('runOperatorCommand');
  });

  test('the same act beside itself is refused; a workflow that ends answers first', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const fakes = {
      askRecipient: asked,
      runOperatorCommand: () => held.then(() => ({ subject: 'req_1' })),
    };
    await harness.run(fakes, async (made) => {
      const order = await start(requested);
      const { handle } = order;
      const first = act(handle, 'retryBooking');
      await until(() => names(made).includes('runOperatorCommand'));
      expect(await refusalOf(act(handle, 'retryBooking'))).toMatchObject({
        message: 'retryBooking is already in progress.',
      });
      await order.signal({ type: 'closed' }, 'cancelled');
      await pause();
      expect((await handle.describe()).status.name).toBe('RUNNING');
      release();
      expect(await first).toEqual({ subject: 'req_1' });
      await handle.result();
    });
  });
});

describe('deliveries', () => {
  const retry = () =>
    Promise.reject(
      ApplicationFailure.create({ message: 'The endpoint answered 503.', nextRetryDelay: '8 hours' }),
    );

  test('deliverNow ends a pause: the next attempt is made at once, and the pauses after it are as before', async () => {
    const delivered = { outcome: 'delivered' as const, answer: 'HTTP 200', attempt: 3 };
    const ways = [retry, retry, () => Promise.resolve(delivered)];
    const fakes = {
      deliverEvent: () => (ways.shift() ?? retry)(),
      runOperatorCommand: ({ subject }: { subject: string }) => Promise.resolve({ subject }),
    };
    const calls = await harness.run(fakes, async (made) => {
      const handle = await harness.dispatch('webhook.delivery', { delivery: 'whd_1', series: 1 });
      await until(() => made.length === 1);
      await act(handle, 'deliverNow', { operator: 'Ana' });
      await until(() => made.filter(({ name }) => name === 'deliverEvent').length === 2);
      await harness.env.sleep('9 hours');
      expect(await handle.result()).toEqual(delivered);
      await harness.record(handle, 'webhook-delivery.hurried-by-an-operator');
    });
    const attempts = calls.filter(({ name }) => name === 'deliverEvent');
    const [first, second, third] = attempts.map(({ at }) => at);
    expect((second ?? NaN) - (first ?? NaN)).toBeLessThan(60_000);
    expect((third ?? NaN) - (second ?? NaN)).toBeGreaterThan(7 * 3_600_000);
  });

  test('what is refused changes nothing of the pause', async () => {
    const refuse = () =>
      Promise.reject(new AppError('invalid_state', { message: 'Delivery whd_2 is failed.' }));
    const ways = [retry, () => Promise.resolve({ outcome: 'delivered' as const })];
    const calls = await harness.run(
      { deliverEvent: () => (ways.shift() ?? retry)(), runOperatorCommand: refuse },
      async (made) => {
        const handle = await harness.dispatch('webhook.delivery', { delivery: 'whd_2', series: 1 });
        await until(() => made.length === 1);
        expect(await refusalOf(act(handle, 'deliverNow'))).toMatchObject({ type: 'invalid_state' });
        await handle.result();
      },
    );
    const [first, , second] = calls.map(({ at }) => at);
    expect((second ?? NaN) - (first ?? NaN)).toBeGreaterThan(7 * 3_600_000);
  });
});

describe('jobs', () => {
  test('one that is queued runs once the jobs before it are done', async () => {
    const calls = await harness.run({ optimiseRoutes: done }, async (made) => {
      const job = { job: 'job_1', depot: 'dep_1' };
      const handle = await harness.dispatch('job.queue', job);
      await harness.env.sleep('1 hour');
      expect(made).toEqual([]);
      await harness.dispatch('job.start', job);
      await handle.result();
      await harness.record(handle, 'optimisation-job.queued-then-run');
    });
    expect(calls.map(({ name }) => name)).toEqual(['optimiseRoutes']);
  });

  test('one that waits is cancelled from the UI, and answers before it ends', async () => {
    const fakes = { failJob: done, runOperatorCommand: () => Promise.resolve({ subject: 'job_2' }) };
    const calls = await harness.run(fakes, async () => {
      const handle = await harness.dispatch('job.queue', { job: 'job_2', depot: 'dep_1' });
      expect(await act(handle, 'cancel', { note: 'not today' })).toEqual({ subject: 'job_2' });
      // The command has left this in the outbox.
      await harness.dispatch('job.cancel', { job: 'job_2' });
      await expect(handle.result()).rejects.toThrow();
      expect((await handle.describe()).status.name).toBe('CANCELLED');
      await harness.record(handle, 'optimisation-job.cancelled-while-queued');
    });
    expect(calls.map(({ name }) => name)).toEqual(['runOperatorCommand', 'failJob']);
  });
});
