/** The planning activities against a real database: lost workers, cancellation, and days that change under them. */
import { setTimeout } from 'node:timers/promises';
import { CancelledFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { ActivityDependencies } from '../../activities/dependencies.js';
import { createOptimisationActivities } from '../../activities/optimisation.js';
import { createRunActivities } from '../../activities/runs.js';
import { createSolverPool, type Solve, type SolveOptions } from '@waypost/solver/pool';
import { search } from '@waypost/solver/search';
import { useApi } from '../support/api.js';
import { comingWeekday } from '../support/day.js';
import {
  bookedOrder,
  bookedOrders,
  emptyDay,
  eventTypes,
  optimise,
  outboxOf,
  type PlannedDay,
  planningDeps,
  plannedRoute,
  publishedRun,
  runJob,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const queue = async (body: Record<string, unknown> = {}) =>
  (await day.client.post('/routes/optimise', { date: day.date, depot: day.depot, ...body })).body
    .id as string;
const jobOf = async (id: string) => (await day.client.get(`/jobs/${id}`)).body;
const ordersOf = (route: any): string[] => route.stops.map((stop: any) => stop.order);

const quick: Solve = (problem, options) =>
  search(problem, { ...options, timeLimitMs: 10_000, maxIterations: 2_000 });

/** Waits for something that happens in another promise. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setTimeout(5);
}

/** A solver that lets something happen to the day once its search is over, the first time. */
function solverThen(meanwhile: () => Promise<unknown>) {
  let calls = 0;
  const solve: Solve = async (problem, options) => {
    const result = await quick(problem, options);
    calls += 1;
    if (calls === 1) await meanwhile();
    return result;
  };
  return { solve, calls: () => calls };
}

describe('optimise', () => {
  test('a finished job is left alone when its activity runs again', async () => {
    await bookedOrders(day, 2);
    const job = await queue();
    await runJob(api, day.client, job);
    const before = await jobOf(job);
    await runJob(api, day.client, job);
    expect(await jobOf(job)).toEqual(before);
    expect(await eventTypes(day.client, job)).toEqual(['job.completed']);
  });

  test('progress and the best plan are kept, and a retry begins from that plan', async () => {
    const orders = await bookedOrders(day, 3);
    const job = await queue();
    const reporting: Solve = async (_problem, { onProgress }) => {
      const plan = { routes: [{ vehicle: day.vehicle, stops: orders }], unassigned: [] };
      onProgress?.({ progress: 0.4, metres: 1, vehicles: 1, plan });
      await setTimeout(300);
      throw new Error('the worker died');
    };
    await expect(runJob(api, day.client, job, planningDeps(api, reporting))).rejects.toThrow(
      'the worker died',
    );
    expect(await jobOf(job)).toMatchObject({
      status: 'running',
      progress: 0.4,
      best: { miles: 0, routes: 1, unassigned: 0, at: expect.any(String) },
    });

    let warmStart: SolveOptions['warmStart'];
    const deps = planningDeps(api, (problem, options) => {
      warmStart = options.warmStart;
      return quick(problem, options);
    });
    await runJob(api, day.client, job, deps);
    expect(warmStart?.routes).toEqual([{ vehicle: day.vehicle, stops: orders }]);
    expect(await jobOf(job)).toMatchObject({ status: 'succeeded', progress: 1 });
  });

  test('a search that would go on ends with the best plan so far when somebody wants that', async () => {
    const orders = await bookedOrders(day, 2);
    const job = await queue();
    expect((await day.client.post(`/jobs/${job}/finish`)).body.error.code).toBe('invalid_state');
    const endless: Solve = (_problem, { onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        const plan = { routes: [{ vehicle: day.vehicle, stops: orders }], unassigned: [] };
        const news = setInterval(
          () => onProgress?.({ progress: 0.2, metres: 16_093, vehicles: 1, plan }),
          20,
        );
        signal?.addEventListener('abort', () => {
          clearInterval(news);
          reject(new Error('aborted'));
        });
      });
    const running = runJob(api, day.client, job, planningDeps(api, endless));
    while ((await jobOf(job)).best === null) await setTimeout(20);
    expect((await jobOf(job)).best).toMatchObject({ miles: 10, routes: 1, unassigned: 0 });
    const asked = await day.client.post(`/jobs/${job}/finish`);
    expect(asked).toMatchObject({ status: 200, body: { status: 'running' } });
    await running;
    const done = await jobOf(job);
    expect(done).toMatchObject({ status: 'succeeded', progress: 1 });
    expect(done.result.routes.map(ordersOf)).toEqual([orders]);
    expect((await day.client.post(`/jobs/${job}/finish`)).body.error.code).toBe('invalid_state');
    expect((await day.client.post('/jobs/job_none/finish')).status).toBe(404);
  });

  test('the drafts of the day are where the search begins', async () => {
    const route = await plannedRoute(api, day, 3);
    let warmStart: SolveOptions['warmStart'];
    const deps = planningDeps(api, (problem, options) => {
      warmStart = options.warmStart;
      return quick(problem, options);
    });
    await runJob(api, day.client, await queue(), deps);
    expect(warmStart?.routes).toEqual([{ vehicle: day.vehicle, stops: ordersOf(route) }]);
  });

  test('it heartbeats while it waits, and a cancellation ends the search', async () => {
    await bookedOrders(day, 1);
    const job = await queue();
    const environment = new MockActivityEnvironment();
    let beats = 0;
    environment.on('heartbeat', () => {
      beats += 1;
      environment.cancel();
    });
    const waiting: Solve = (_problem, { signal }) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new Error('aborted'));
        // The first heartbeat may have come before the search began.
        if (signal?.aborted === true) stop();
        else signal?.addEventListener('abort', stop);
      });
    const { optimiseRoutes: activity } = createOptimisationActivities(planningDeps(api, waiting));
    await expect(environment.run(activity, { tenant: day.client.tenant.id, job })).rejects.toThrow(
      CancelledFailure,
    );
    expect(beats).toBeGreaterThan(0);
    expect((await jobOf(job)).status).toBe('running');
  });

  test('couriers take turns at the solver: one job is not held up by another courier’s five', async () => {
    const other = await emptyDay(api);
    const pool = createSolverPool({ threads: 1 });
    const asked: string[] = [];
    const served: string[] = [];
    const deps: ActivityDependencies = {
      ...planningDeps(api),
      solver: {
        ...pool,
        withThreads: (turn, work) => {
          asked.push(turn.owner);
          return pool.withThreads(turn, (solve) => {
            served.push(turn.owner);
            return work(solve);
          });
        },
      },
    };
    const jobs: Promise<void>[] = [];
    const start = async ({ client, depot }: PlannedDay, date: string) => {
      const { body } = await client.post('/routes/optimise', { date, depot });
      jobs.push(runJob(api, client, body.id, deps));
      await until(() => asked.length === jobs.length);
    };
    let open: () => void = () => undefined;
    const busy = pool.withThreads(
      { owner: 'somebody' },
      () => new Promise<void>((resolve) => (open = resolve)),
    );
    // Five dates of one courier: jobs of one date would wait for each other before they get here.
    for (let week = 1; week <= 5; week++) await start(day, comingWeekday(7 * week));
    await start(other, other.date);
    open();
    await Promise.all([busy, ...jobs]);
    await pool.close();
    expect(served).toHaveLength(6);
    expect(served.indexOf(other.client.tenant.id)).toBe(1);
  });

  test('a job that waits for its turn is still queued, and can be called off', async () => {
    const job = await queue();
    let statusWhenWaiting = '';
    const base = planningDeps(api);
    const deps: ActivityDependencies = {
      ...base,
      solver: {
        ...base.solver,
        withThreads: async (turn, work) => {
          statusWhenWaiting = (await jobOf(job)).status;
          await day.client.post(`/jobs/${job}/cancel`);
          return base.solver.withThreads(turn, work);
        },
      },
    };
    await runJob(api, day.client, job, deps);
    expect(statusWhenWaiting).toBe('queued');
    expect(await jobOf(job)).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
  });

  test('what the search of a cancelled job still reports and finds is not stored', async () => {
    await bookedOrders(day, 2);
    const job = await queue();
    let cancelled: unknown;
    const stubborn: Solve = async (problem, options) => {
      cancelled = (await day.client.post(`/jobs/${job}/cancel`)).body;
      const result = await quick(problem, options);
      options.onProgress?.({ progress: 0.4, metres: 1, vehicles: 1, plan: result.plan });
      return result;
    };
    await runJob(api, day.client, job, planningDeps(api, stubborn));
    expect(cancelled).toMatchObject({ status: 'failed', progress: 0, error: { code: 'cancelled' } });
    expect(await jobOf(job)).toEqual(cancelled);
    expect((await day.client.get(`/routes?date=${day.date}`)).body.data).toEqual([]);
  });

  test('an order that is cancelled, moved or changed meanwhile is dropped; one booked meanwhile waits', async () => {
    const [kept, cancelled, changed] = await bookedOrders(day, 3);
    let late = '';
    const { solve, calls } = solverThen(async () => {
      await day.client.post(`/orders/${cancelled}/cancel`);
      await day.client.patch(`/orders/${changed}`, { service: { assembly: true } });
      late = await bookedOrder(day, { at: 6 });
    });
    const job = await queue();
    await runJob(api, day.client, job, planningDeps(api, solve));
    expect(calls()).toBe(1);
    const { result } = await jobOf(job);
    expect(result.routes.map(ordersOf)).toEqual([[kept]]);
    expect(result.unassigned).toEqual([changed, late]);
    expect((await day.client.get(`/orders/${cancelled}`)).body).toMatchObject({
      status: 'cancelled',
      route: null,
    });
    expect((await day.client.get(`/orders/${changed}`)).body).toMatchObject({
      status: 'booked',
      route: null,
    });
  });

  test('a van that is taken meanwhile has the day planned again', async () => {
    await bookedOrders(day, 2);
    const spare = (await day.client.post('/vehicles', { name: 'Spare', crew: 2, depot: day.depot })).body.id;
    const { solve, calls } = solverThen(async () => {
      const used = (await day.client.get('/vehicles')).body.data;
      await day.client.patch(`/vehicles/${day.vehicle}`, { active: false });
      expect(used).toHaveLength(2);
    });
    const job = await queue({ objective: 'fewest_vehicles' });
    await runJob(
      api,
      day.client,
      job,
      planningDeps(api, async (problem, options) => {
        const result = await solve(problem, options);
        if (calls() > 1) return result;
        const stops = problem.stops.map(({ id }) => id);
        return { ...result, plan: { routes: [{ vehicle: day.vehicle, stops }], unassigned: [] } };
      }),
    );
    expect(calls()).toBe(2);
    const { result } = await jobOf(job);
    expect(result.routes.map((route: any) => route.vehicle)).toEqual([spare]);
  });

  test('a plan that breaks a rule is never stored', async () => {
    await bookedOrder(day, { items: [{ volume_m3: 21 }] });
    const job = await queue();
    const wrong: Solve = async (problem) => ({
      plan: { routes: [{ vehicle: day.vehicle, stops: problem.stops.map(({ id }) => id) }], unassigned: [] },
      metres: 0,
      iterations: 0,
      firstFeasibleMs: 0,
    });
    await expect(runJob(api, day.client, job, planningDeps(api, wrong))).rejects.toThrow();
    expect((await day.client.get(`/routes?date=${day.date}`)).body.data).toEqual([]);
  });

  test('two depots never give the same van or driver two routes on one day', async () => {
    const shared = (await day.client.post('/vehicles', { name: 'Shared', crew: 2 })).body.id;
    const depot = await day.client.post('/depots', {
      name: 'Bromley',
      address: { line1: '2 Depot Way', town: 'Bromley', postcode: 'BR1 1AA' },
      opening: { from: '06:30', to: '21:00' },
    });
    const other = { ...day, depot: depot.body.id };
    await day.client.patch(`/vehicles/${day.vehicle}`, { active: false });
    await bookedOrder(day, { depot: day.depot });
    await bookedOrder(other, { depot: other.depot });
    const jobs = await Promise.all([optimise(api, day), optimise(api, other)]);
    const vans = jobs.flatMap((job) => job.result.routes.map((route: any) => route.vehicle));
    expect(vans).toEqual([shared]);
    expect(jobs.flatMap((job) => job.result.unassigned)).toHaveLength(1);
  });
});

describe('failJob', () => {
  test('records the reason, tells of it once and starts the next job', async () => {
    const first = await queue();
    const second = await queue();
    const { failJob } = createOptimisationActivities(planningDeps(api));
    const argument = { tenant: day.client.tenant.id, job: first, code: 'internal', message: 'It broke.' };
    await new MockActivityEnvironment().run(failJob, argument);
    await new MockActivityEnvironment().run(failJob, argument);
    expect(await jobOf(first)).toMatchObject({
      status: 'failed',
      result: null,
      error: { code: 'internal', message: 'It broke.' },
    });
    expect(await eventTypes(day.client, first)).toEqual(['job.completed']);
    expect((await outboxOf(day.client, 'job.start')).map(({ job }) => job)).toEqual([first, second]);
  });
});

describe('closeRun', () => {
  const close = (run: string) =>
    new MockActivityEnvironment().run(createRunActivities({ source: api.foundation.source }).closeRun, {
      tenant: day.client.tenant.id,
      run,
    });

  test('skips what is open and completes the run, once', async () => {
    const { run, stops } = await publishedRun(api, day, 2);
    await day.client.post(`/runs/${run.id}/stops/${stops[0].id}/complete`);
    await close(run.id);
    await close(run.id);
    const [now] = (await day.client.get(`/runs?date=${day.date}`)).body.data;
    expect(now).toMatchObject({ status: 'completed', progress: { completed: 1, failed: 0, total: 2 } });
    const after = (await day.client.get(`/runs/${run.id}/stops`)).body.data;
    expect(after.map((stop: any) => stop.status)).toEqual(['completed', 'skipped']);
    expect((await day.client.get(`/orders/${stops[1].order}`)).body.status).toBe('failed_attempt');
    expect(await eventTypes(day.client, run.id)).toEqual(['run.started', 'run.completed']);
  });

  test('a run that nobody started is closed without having started', async () => {
    const { run, stops } = await publishedRun(api, day, 1);
    await close(run.id);
    const [now] = (await day.client.get(`/runs?date=${day.date}`)).body.data;
    expect(now).toMatchObject({ status: 'completed', started_at: null });
    expect((await day.client.get(`/orders/${stops[0].order}`)).body.status).toBe('failed_attempt');
    expect(await eventTypes(day.client, run.id)).toEqual(['run.completed']);
  });
});
