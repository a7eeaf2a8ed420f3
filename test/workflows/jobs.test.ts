/** Jobs, imports, suggestions and housekeeping as workflows, with time skipped. */
import { Context } from '@temporalio/activity';
import type { WorkflowHandle } from '@temporalio/client';
import { COMPUTING } from '../../src/contracts/workflows.js';
import { AppError } from '../../src/domain/errors.js';
import { TransientError } from '../../src/runtime/transient-error.js';
import {
  ATTENTION_SECONDS,
  failureOf,
  hoursSinceFirst,
  names,
  untilCancelled,
  useHarness,
} from './harness.js';
import { done, HOUR, until } from './orders.js';

const harness = useHarness({ silenceSeconds: 5 });
const inHours = async (hours: number) =>
  new Date((await harness.env.currentTimeMs()) + hours * HOUR).toISOString();

/** That a workflow has ended, and its last task has written no search attribute; its history is kept as `name`. */
async function closed(handle: WorkflowHandle, name: string): Promise<void> {
  const { events } = await handle.fetchHistory();
  const all = events ?? [];
  const last = all.findLastIndex((event) => event.workflowTaskCompletedEventAttributes);
  expect(last).toBeGreaterThan(0);
  const upserts = all.slice(last).filter((event) => event.upsertWorkflowSearchAttributesEventAttributes);
  expect(upserts).toEqual([]);
  await harness.record(handle, name);
}

describe('optimisationJob', () => {
  const begin = (job: string) => harness.dispatch('job.start', { job, depot: 'dep_1' });

  test('runs the solver', async () => {
    const calls = await harness.run({ optimiseRoutes: done }, async () => {
      const handle = await begin('job_1');
      await handle.result();
      await closed(handle, 'optimisation-job.succeeded');
    });
    expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', job: 'job_1' });
  });

  test('a failure for good fails the job with its reason', async () => {
    const fakes = {
      optimiseRoutes: () => Promise.reject(new AppError('invalid_state', { message: 'The depot is gone.' })),
      failJob: done,
    };
    const calls = await harness.run(fakes, async () => {
      const handle = await begin('job_2');
      expect(await failureOf(handle.result())).toMatchObject({
        type: 'invalid_state',
        message: 'The depot is gone.',
      });
      await closed(handle, 'optimisation-job.failed');
    });
    expect(calls.at(-1)).toMatchObject({
      name: 'failJob',
      argument: { job: 'job_2', code: 'invalid_state' },
    });
  });

  // Both at once, as the server takes real seconds to notice that a worker is silent.
  test('a job is given up once two workers died while they computed it, not if they never began', async () => {
    const began = { job_dies: 0, job_waits: 0 };
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const optimiseRoutes = ({ job }: { job: 'job_dies' | 'job_waits' }) => {
      began[job] += 1;
      // A worker that is killed says no more; to one that is frozen work is handed that it never begins.
      if (job === 'job_dies') Context.current().heartbeat(COMPUTING);
      else if (began[job] > 2) return done();
      return ended;
    };
    const calls = await harness
      .run({ optimiseRoutes, failJob: done }, async () => {
        const handles = { dies: await begin('job_dies'), waits: await begin('job_waits') };
        expect(await failureOf(handles.dies.result())).toMatchObject({ type: 'worker_lost' });
        await handles.waits.result();
        await closed(handles.dies, 'optimisation-job.two-workers-lost-while-computing');
        await closed(handles.waits, 'optimisation-job.two-workers-never-began');
      })
      .finally(end);
    expect(began).toEqual({ job_dies: 2, job_waits: 3 });
    expect(calls.filter((call) => call.name === 'failJob')).toMatchObject([
      { argument: { job: 'job_dies', code: 'worker_lost', message: expect.stringContaining('Two workers') } },
    ]);
  }, 90_000);

  test('a cancelled job says so', async () => {
    const calls = await harness.run({ optimiseRoutes: untilCancelled, failJob: done }, async (made) => {
      const handle = await begin('job_3');
      await until(() => made.length === 1);
      await harness.dispatch('job.cancel', { job: 'job_3' });
      await failureOf(handle.result());
      await closed(handle, 'optimisation-job.cancelled');
    });
    expect(calls.at(-1)).toMatchObject({ name: 'failJob', argument: { code: 'cancelled' } });
  });
});

describe('dayPostponement', () => {
  const begin = (job: string) => harness.dispatch('postponement.start', { job, depot: 'dep_1' });

  test('goes on from step to step', async () => {
    let steps = 0;
    const continuePostponement = () => Promise.resolve({ ended: (steps += 1) === 3 });
    const calls = await harness.run({ continuePostponement }, async () => {
      const handle = await begin('job_p1');
      await handle.result();
      await closed(handle, 'day-postponement.completed');
    });
    expect(names(calls)).toEqual(Array(3).fill('continuePostponement'));
    expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', job: 'job_p1' });
  });

  test('a failure for good ends it with its reason', async () => {
    const fakes = {
      continuePostponement: () => Promise.reject(new AppError('not_found', { message: 'There is no job.' })),
      failPostponement: done,
    };
    const calls = await harness.run(fakes, async () => {
      const handle = await begin('job_p2');
      expect(await failureOf(handle.result())).toMatchObject({ type: 'not_found' });
      await closed(handle, 'day-postponement.failed');
    });
    expect(calls.at(-1)?.argument).toEqual({
      tenant: 'ten_1',
      job: 'job_p2',
      code: 'not_found',
      message: 'There is no job.',
    });
  });
});

describe('orderImport', () => {
  const begin = (job: string) => harness.dispatch('import.start', { job });

  test('goes on from batch to batch', async () => {
    let batches = 0;
    const continueImport = () => Promise.resolve({ ended: (batches += 1) === 3 });
    const calls = await harness.run({ continueImport }, async () => {
      const handle = await begin('job_4');
      await handle.result();
      await closed(handle, 'order-import.completed');
    });
    expect(names(calls)).toEqual(Array(3).fill('continueImport'));
    expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', job: 'job_4' });
  });

  test('a failure for good ends it with its reason', async () => {
    const fakes = {
      continueImport: () => Promise.reject(new AppError('not_found', { message: 'There is no import.' })),
      failImport: done,
    };
    const calls = await harness.run(fakes, async () => {
      const handle = await begin('job_5');
      expect(await failureOf(handle.result())).toMatchObject({ type: 'not_found' });
      await closed(handle, 'order-import.failed');
    });
    expect(calls.at(-1)?.argument).toEqual({
      tenant: 'ten_1',
      job: 'job_5',
      code: 'not_found',
      message: 'There is no import.',
    });
  });

  test('a cancelled one says so, and is never left running', async () => {
    const calls = await harness.run({ continueImport: untilCancelled, failImport: done }, async (made) => {
      const handle = await begin('job_6');
      await until(() => made.length === 1);
      await handle.cancel();
      await failureOf(handle.result());
      await closed(handle, 'order-import.cancelled');
    });
    expect(calls.at(-1)).toMatchObject({ name: 'failImport', argument: { code: 'cancelled' } });
  });
});

describe('suggestionLifecycle', () => {
  const day = { depot: 'dep_1', date: '2026-03-12' };
  type Trigger = 'overnight_plan' | 'breakdown' | null;
  const begin = (suggestion: string, trigger: Trigger) =>
    harness.dispatch('suggestion.requested', { suggestion, ...day, trigger });

  test('assesses what happened to a day without the solver', async () => {
    const fakes = {
      suggestChange: async ({ suggestion }: { suggestion: string }) => ({
        expires_at: suggestion === 'sug_nothing' ? null : await inHours(2),
        needs_plan: false,
      }),
      expireSuggestion: done,
    };
    const calls = await harness.run(fakes, async () => {
      const left = await begin('sug_change', 'breakdown');
      await left.result();
      await closed(left, 'suggestion-lifecycle.change-expired');
      const none = await begin('sug_nothing', 'breakdown');
      await none.result();
      await closed(none, 'suggestion-lifecycle.nothing-to-change');
    });
    expect(names(calls)).toEqual(['suggestChange', 'expireSuggestion', 'suggestChange']);
    expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', suggestion: 'sug_change' });
  });

  test('that is requested assesses the day as it is, and plans it if that is the answer', async () => {
    const fakes = {
      suggestChange: ({ suggestion }: { suggestion: string }) =>
        Promise.resolve({ expires_at: null, needs_plan: suggestion === 'sug_draft' }),
      planSuggestion: () => Promise.resolve({ expires_at: null }),
    };
    const calls = await harness.run(fakes, async () => {
      const planned = await begin('sug_draft', null);
      await planned.result();
      await closed(planned, 'suggestion-lifecycle.day-planned');
      await (await begin('sug_as_it_is', null)).result();
    });
    expect(names(calls)).toEqual(['suggestChange', 'planSuggestion', 'suggestChange']);
    expect(calls[1]?.argument).toEqual({ tenant: 'ten_1', suggestion: 'sug_draft', ...day });
  });

  test('expires what nobody decides', async () => {
    const fakes = {
      planSuggestion: async ({ suggestion }: { suggestion: string }) => ({
        expires_at: suggestion === 'sug_none' ? null : await inHours(5),
      }),
      expireSuggestion: done,
    };
    const calls = await harness.run(fakes, async () => {
      const left = await begin('sug_left', 'overnight_plan');
      await left.result();
      await closed(left, 'suggestion-lifecycle.plan-expired');
      const decided = await begin('sug_decided', 'overnight_plan');
      await harness.dispatch('suggestion.closed', { suggestion: 'sug_decided' });
      await decided.result();
      await closed(decided, 'suggestion-lifecycle.closed');
      await (await begin('sug_none', 'overnight_plan')).result();
    });
    const expired = calls.filter(({ name }) => name === 'expireSuggestion');
    expect(expired.map(({ argument }) => argument.suggestion)).toEqual(['sug_left']);
  });
});

describe('housekeeping', () => {
  const all = {
    deleteExpired: () => Promise.resolve({}),
    erasePersonalData: () => Promise.resolve({ erased: 0 }),
    requestOvernightSuggestions: () => Promise.resolve({ asked: 0 }),
    mailShipperReports: () => Promise.resolve({ mailed: 0 }),
  };
  let begun = 0;
  /** As the schedule starts it. */
  const begin = () =>
    harness.env.client.workflow.start('housekeeping', {
      workflowId: `housekeeping/${(begun += 1)}`,
      taskQueue: 'main',
      args: [{ attention_after_seconds: ATTENTION_SECONDS }],
    });

  test('clears, erases, asks and reports', async () => {
    const calls = await harness.run(all, async () => {
      const handle = await begin();
      await handle.result();
      await harness.record(handle, 'housekeeping.completed');
    });
    expect(names(calls).sort()).toEqual([
      'deleteExpired',
      'erasePersonalData',
      'mailShipperReports',
      'requestOvernightSuggestions',
    ]);
  });

  test.each([
    ['deleteExpired', 'requestOvernightSuggestions'],
    ['requestOvernightSuggestions', 'deleteExpired'],
    ['erasePersonalData', 'deleteExpired'],
    ['mailShipperReports', 'deleteExpired'],
  ] as const)(
    '%s that keeps failing holds up neither the other steps nor the next hour',
    async (failing, other) => {
      const broken = () => Promise.reject(new TransientError('it does not work'));
      const calls = await harness.run({ ...all, [failing]: broken }, async () => {
        const handle = await begin();
        expect(await failureOf(handle.result())).toMatchObject({ activityType: failing });
        await harness.record(handle, 'housekeeping.step-failed-for-good');
      });
      expect(names(calls).filter((name) => name === other)).toHaveLength(1);
      const tries = calls.filter(({ name }) => name === failing);
      expect(tries.length).toBeGreaterThan(3);
      expect(hoursSinceFirst(tries, tries.length - 1)).toBeLessThan(0.75);
    },
  );
});
