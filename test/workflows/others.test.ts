/** Deliveries, jobs, batches, publications, runs, suggestions and notifications as workflows, with time skipped. */
import { ApplicationFailure } from '@temporalio/common';
import { AppError } from '../../src/domain/errors.js';
import { nextAttemptDelay } from '../../src/domain/retry-schedule.js';
import { hoursSinceFirst, names, useHarness } from './harness.js';
import { done, until } from './orders.js';
import { closedOn, detailsOf, eventsOf, failureOf, OF, startedOn, untilCancelled } from './others.js';

const harness = useHarness();
const start = startedOn(harness);
const closed = closedOn(harness);
/** Started as the relay does it now. */
const anew = { by_status: true } as const;

describe('webhookDelivery', () => {
  /** An endpoint that acknowledges the attempt of this number, by the schedule of the product. */
  const acknowledgedAt = (last: number) => {
    let made = 0;
    let first = 0;
    return async () => {
      const now = await harness.env.currentTimeMs();
      if (made === 0) first = now;
      made += 1;
      if (made === last) return { outcome: 'delivered', answer: 'HTTP 200', attempt: made };
      const delay = nextAttemptDelay(made, now - first, 0);
      if (delay === null) return { outcome: 'failed', answer: 'HTTP 503', attempt: made };
      throw ApplicationFailure.create({ message: 'The endpoint answered 503.', nextRetryDelay: delay });
    };
  };

  test.each([
    ['at once', 1, 'acknowledged'],
    ['the third time', 3, 'retried'],
  ])('acknowledged %s: one activity, whose history is as short', async (_case, attempts, name) => {
    const calls = await harness.run({ deliverEvent: acknowledgedAt(attempts) }, async () => {
      const handle = await start(
        'webhookDelivery',
        { delivery: `whd_${name}`, series: 1, one_activity: true },
        'webhooks',
      );
      expect(await handle.result()).toEqual({ outcome: 'delivered', answer: 'HTTP 200', attempt: attempts });
      expect(await detailsOf(handle)).toBe(`delivered; attempt ${attempts}: HTTP 200`);
      expect(await eventsOf(handle)).toBe(11);
      await harness.record(handle, `webhook-delivery.${name}-with-answer`);
    });
    expect(calls).toHaveLength(attempts);
    expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', delivery: `whd_${name}`, series: 1 });
  });

  test('tries eleven times, last after exactly a day, and fails with a type that an operator reads', async () => {
    const calls = await harness.run({ deliverEvent: acknowledgedAt(Infinity) }, async () => {
      const handle = await start(
        'webhookDelivery',
        { delivery: 'whd_never', series: 1, one_activity: true },
        'webhooks',
      );
      expect(await failureOf(handle.result())).toMatchObject({
        type: 'delivery_failed',
        message: 'The endpoint did not acknowledge the event within 24 hours; attempt 11: HTTP 503.',
      });
      expect(await eventsOf(handle)).toBeLessThanOrEqual(20);
      await harness.record(handle, 'webhook-delivery.never-acknowledged-with-answer');
    });
    expect(calls).toHaveLength(11);
    expect(hoursSinceFirst(calls, 1) * 3600).toBeGreaterThan(4);
    expect(hoursSinceFirst(calls, 1) * 3600).toBeLessThan(7);
    expect(hoursSinceFirst(calls, 10)).toBeCloseTo(24, 2);
  });

  test('a receiver that is gone ends it', async () => {
    const calls = await harness.run(
      { deliverEvent: () => Promise.resolve({ outcome: 'gone' }) },
      async () => {
        await (
          await start('webhookDelivery', { delivery: 'whd_gone', series: 1, one_activity: true }, 'webhooks')
        ).result();
      },
    );
    expect(calls).toHaveLength(1);
  });
});

describe('optimisationJob', () => {
  test('runs the solver', async () => {
    const calls = await harness.run({ optimise: done }, async () => {
      const handle = await start('optimisationJob', { ...anew, job: 'job_1', depot: 'dep_1' });
      await handle.result();
      await closed(handle, 'optimisation-job.succeeded');
    });
    expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', job: 'job_1' });
  });

  test('a failure for good fails the job with its reason', async () => {
    const calls = await harness.run(
      {
        optimise: () => Promise.reject(new AppError('invalid_state', { message: 'The depot is gone.' })),
        failJob: done,
      },
      async () => {
        const handle = await start('optimisationJob', { ...anew, job: 'job_2', depot: 'dep_1' });
        expect(await failureOf(handle.result())).toMatchObject({
          type: 'invalid_state',
          message: 'The depot is gone.',
        });
        await closed(handle, 'optimisation-job.failed');
      },
    );
    expect(calls.at(-1)).toMatchObject({
      name: 'failJob',
      argument: { job: 'job_2', code: 'invalid_state' },
    });
  });

  test('a cancelled job says so', async () => {
    const calls = await harness.run({ optimise: untilCancelled, failJob: done }, async (made) => {
      const handle = await start('optimisationJob', { ...anew, job: 'job_3', depot: 'dep_1' });
      await until(() => made.length === 1);
      await handle.cancel();
      await failureOf(handle.result());
      await closed(handle, 'optimisation-job.cancelled');
    });
    expect(calls.at(-1)).toMatchObject({ name: 'failJob', argument: { code: 'cancelled' } });
  });
});

describe('orderImport', () => {
  test('goes on from batch to batch', async () => {
    let batches = 0;
    const calls = await harness.run(
      { continueImport: () => Promise.resolve({ ended: (batches += 1) === 3 }) },
      async () => {
        const handle = await start('orderImport', { ...anew, job: 'job_4' });
        await handle.result();
        await closed(handle, 'order-import.ended');
      },
    );
    expect(names(calls)).toEqual(Array(3).fill('continueImport'));
    expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', job: 'job_4' });
  });

  test('a failure for good ends it with its reason', async () => {
    const calls = await harness.run(
      {
        continueImport: () => Promise.reject(new AppError('not_found', { message: 'There is no import.' })),
        failImport: done,
      },
      async () => {
        const handle = await start('orderImport', { ...anew, job: 'job_5' });
        expect(await failureOf(handle.result())).toMatchObject({ type: 'not_found' });
        await closed(handle, 'order-import.failed');
      },
    );
    expect(calls.at(-1)?.argument).toEqual({
      tenant: 'ten_1',
      job: 'job_5',
      code: 'not_found',
      message: 'There is no import.',
    });
  });

  test('a cancelled one says so, and is never left running', async () => {
    const calls = await harness.run({ continueImport: untilCancelled, failImport: done }, async (made) => {
      const handle = await start('orderImport', { ...anew, job: 'job_6' });
      await until(() => made.length === 1);
      await handle.cancel();
      await failureOf(handle.result());
      await closed(handle, 'order-import.cancelled');
    });
    expect(calls.at(-1)).toMatchObject({ name: 'failImport', argument: { code: 'cancelled' } });
  });
});

test('bookingRequestBatch waits through the quiet hours', async () => {
  let asked = 0;
  const calls = await harness.run(
    {
      releaseBatch: async () => {
        asked += 1;
        const now = await harness.env.currentTimeMs();
        return { wait_until: asked === 1 ? new Date(now + 9 * 3_600_000).toISOString() : null };
      },
    },
    async () => {
      const handle = await start('bookingRequestBatch', { batch: 'bat_1' });
      await handle.result();
      await harness.record(handle, 'booking-request-batch.quiet');
    },
  );
  expect(hoursSinceFirst(calls, 1)).toBeCloseTo(9, 1);
});

test('routePublication texts, notification invites', async () => {
  const calls = await harness.run(
    { textWindows: () => Promise.resolve({ texted: 3 }), sendInvite: done },
    async () => {
      const publication = await start('routePublication', { run: 'run_1', depot: 'dep_1' });
      await publication.result();
      await harness.record(publication, 'route-publication.texted');
      const invite = await start('notification', { kind: 'driver_invite', subject: 'drv_1' });
      await invite.result();
      await harness.record(invite, 'notification.sent');
    },
  );
  expect(names(calls)).toEqual(['textWindows', 'sendInvite']);
});

test('runDay closes a run that its day leaves open, and no other', async () => {
  const closes = async () => new Date((await harness.env.currentTimeMs()) + 10 * 3_600_000).toISOString();
  const calls = await harness.run({ closeRun: done }, async () => {
    const open = await start('runDay', { ...anew, run: 'run_1', depot: 'dep_1', closes_at: await closes() });
    await open.result();
    await closed(open, 'run-day.closed');
    const completed = await start('runDay', {
      ...anew,
      run: 'run_2',
      depot: 'dep_1',
      closes_at: await closes(),
    });
    await completed.signal('closed');
    await completed.result();
    await closed(completed, 'run-day.completed');
  });
  expect(calls.map(({ argument }) => argument.run)).toEqual(['run_1']);
});

describe('rehearsal', () => {
  test('takes steps, waits as each says, and ends when nothing is left', async () => {
    const waits: (number | null)[] = [0, 2_000, 0, 60_000, null];
    const calls = await harness.run(
      { driveOn: () => Promise.resolve({ wait_ms: waits.shift() }) },
      async () => {
        const handle = await start('rehearsal', { ...anew, run: 'run_1', depot: 'dep_1' });
        await handle.result();
        await closed(handle, 'rehearsal.driven');
      },
    );
    expect(names(calls)).toEqual(Array(5).fill('driveOn'));
    expect(calls[0]!.argument).toEqual({ tenant: OF.tenant, run: 'run_1' });
    expect(calls[2]!.at - calls[1]!.at).toBeGreaterThanOrEqual(2_000);
    expect(calls[4]!.at - calls[3]!.at).toBeGreaterThanOrEqual(60_000);
  });

  test('goes on in a new execution after many steps', async () => {
    let steps = 0;
    const calls = await harness.run(
      { driveOn: () => Promise.resolve({ wait_ms: ++steps > 510 ? null : 0 }) },
      async () => {
        const handle = await start('rehearsal', { ...anew, run: 'run_2', depot: 'dep_1' });
        await handle.result();
      },
    );
    expect(calls).toHaveLength(511);
  });
});

test('suggestionLifecycle looks at what happened to a day without the solver', async () => {
  const calls = await harness.run(
    {
      suggestChange: async ({ suggestion }) => ({
        expires_at:
          suggestion === 'sug_nothing'
            ? null
            : new Date((await harness.env.currentTimeMs()) + 2 * 3_600_000).toISOString(),
      }),
      expireSuggestion: done,
    },
    async () => {
      const input = { depot: 'dep_1', date: '2026-03-12', trigger: 'breakdown' };
      const left = await start('suggestionLifecycle', { ...anew, suggestion: 'sug_change', ...input });
      await left.result();
      await closed(left, 'suggestion-lifecycle.change-expired');
      const none = await start('suggestionLifecycle', { ...anew, suggestion: 'sug_nothing', ...input });
      await none.result();
      await closed(none, 'suggestion-lifecycle.nothing-to-change');
    },
  );
  expect(names(calls)).toEqual(['suggestChange', 'expireSuggestion', 'suggestChange']);
  expect(calls[0]?.argument).toEqual({ tenant: 'ten_1', suggestion: 'sug_change' });
});

test('suggestionLifecycle that is asked looks at the day as it is, and plans it if that is the answer', async () => {
  const calls = await harness.run(
    {
      suggestChange: ({ suggestion }) =>
        Promise.resolve({ expires_at: null, ...(suggestion === 'sug_draft' ? { plans: true } : {}) }),
      planSuggestion: () => Promise.resolve({ expires_at: null }),
    },
    async () => {
      const input = { depot: 'dep_1', date: '2026-03-12', looks: true };
      const planned = await start('suggestionLifecycle', { ...anew, suggestion: 'sug_draft', ...input });
      await planned.result();
      await closed(planned, 'suggestion-lifecycle.looked-then-planned');
      const none = await start('suggestionLifecycle', { ...anew, suggestion: 'sug_as_it_is', ...input });
      await none.result();
    },
  );
  expect(names(calls)).toEqual(['suggestChange', 'planSuggestion', 'suggestChange']);
});

describe('runWatch', () => {
  test('looks when something happens and when it was told to, and ends when there is nothing to look for', async () => {
    const now = await harness.env.currentTimeMs();
    const hours = [1, 2, null];
    const calls = await harness.run(
      {
        lookAtRun: () => {
          const due = hours.shift() ?? null;
          return Promise.resolve({
            look_at: due === null ? null : new Date(now + due * 3_600_000).toISOString(),
          });
        },
      },
      async () => {
        const handle = await start('runWatch', { run: 'run_1', depot: 'dep_1' });
        await harness.env.sleep('1 minute');
        await handle.signal('look');
        await handle.result();
        await harness.record(handle, 'run-watch.looked');
      },
    );
    expect(names(calls)).toEqual(Array(3).fill('lookAtRun'));
    expect(calls[1]!.at - calls[0]!.at).toBeLessThan(3_600_000);
    expect(calls[2]!.at - calls[1]!.at).toBeGreaterThanOrEqual(3_600_000);
  });
});

test('suggestionLifecycle expires what nobody decides', async () => {
  const calls = await harness.run(
    {
      planSuggestion: async ({ suggestion }) => ({
        expires_at:
          suggestion === 'sug_none'
            ? null
            : new Date((await harness.env.currentTimeMs()) + 5 * 3_600_000).toISOString(),
      }),
      expireSuggestion: done,
    },
    async () => {
      const input = { depot: 'dep_1', date: '2026-03-12' };
      const left = await start('suggestionLifecycle', { ...anew, suggestion: 'sug_left', ...input });
      await left.result();
      await closed(left, 'suggestion-lifecycle.expired');
      const decided = await start('suggestionLifecycle', { ...anew, suggestion: 'sug_decided', ...input });
      await decided.signal('closed');
      await decided.result();
      await closed(decided, 'suggestion-lifecycle.decided');
      await (await start('suggestionLifecycle', { ...anew, suggestion: 'sug_none', ...input })).result();
    },
  );
  expect(
    calls.filter(({ name }) => name === 'expireSuggestion').map(({ argument }) => argument.suggestion),
  ).toEqual(['sug_left']);
});

describe('housekeeping', () => {
  const all = { clearExpired: done, eraseRetained: done, suggestOvernight: done };

  test('clears, erases and asks', async () => {
    const calls = await harness.run(all, async () => {
      const handle = await start('housekeeping', {});
      await handle.result();
      await harness.record(handle, 'housekeeping.three-steps');
    });
    expect(names(calls).sort()).toEqual(['clearExpired', 'eraseRetained', 'suggestOvernight']);
  });

  test.each([
    ['clearExpired', 'suggestOvernight'],
    ['suggestOvernight', 'clearExpired'],
    ['eraseRetained', 'clearExpired'],
  ] as const)(
    '%s that keeps failing holds up neither the other steps nor the next hour',
    async (failing, other) => {
      const broken = () => Promise.reject(new Error('it does not work'));
      const calls = await harness.run({ ...all, [failing]: broken }, async () => {
        const handle = await start('housekeeping', {});
        expect(await failureOf(handle.result())).toMatchObject({ activityType: failing });
        await harness.record(handle, `housekeeping.three-steps.without-${failing}`);
      });
      expect(names(calls).filter((name) => name === other)).toHaveLength(1);
      const tries = calls.filter(({ name }) => name === failing);
      expect(tries.length).toBeGreaterThan(3);
      expect(hoursSinceFirst(tries, tries.length - 1)).toBeLessThan(0.75);
    },
  );
});
