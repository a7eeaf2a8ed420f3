/** What a job leaves as it is: drafts changed while it searches, locked stops and heads; and what it only proposes. */
import type { Solve, SolveOptions } from '@waypost/solver/pool';
import type { RoutingProblem } from '@waypost/planning/routing-problem';
import { search } from '@waypost/solver/search';
import { savepoint } from '../../src/db/savepoint.js';
import type { Scope } from '../../src/db/scope.js';
import { findPlanVersion } from '../../src/records/plan-days.js';
import { listRoutesById, saveRoutes } from '../../src/records/routes.js';
import { listStops, timesOf } from '../../src/records/stops.js';
import { useApi } from '../support/api.js';
import {
  bookedOrder,
  bookedOrders,
  emptyDay,
  optimise,
  type PlannedDay,
  planningDeps,
  plannedRoute,
  runJob,
} from '../support/planning.js';

const api = useApi();
let day: PlannedDay;

beforeEach(async () => {
  day = await emptyDay(api);
});

const ask = (body: Record<string, unknown> = {}) =>
  day.client.post('/routes/optimise', { date: day.date, depot: day.depot, ...body });
const jobOf = async (id: string) => (await day.client.get(`/jobs/${id}`)).body;
const routesOf = async () => (await day.client.get(`/routes?date=${day.date}`)).body.data;
const ordersOf = (route: any): string[] => route.stops.map((stop: any) => stop.order);
/** Adds a van, with somebody to drive it. */
const addVan = async (name: string) => {
  await day.client.post('/drivers', { name, phone: '+447700900011', depot: day.depot });
  return (await day.client.post('/vehicles', { name, crew: 2, depot: day.depot })).body.id as string;
};

const quick: Solve = (problem, options) =>
  search(problem, { ...options, timeLimitMs: 10_000, maxIterations: 2_000 });

/** Runs a job of whose every search something happens; resolves to the job and how often it searched. */
async function planWhile(meanwhile: (search: number) => Promise<unknown>, body = {}) {
  const { id } = (await ask(body)).body;
  let searches = 0;
  const solve: Solve = async (problem, options) => {
    const result = await quick(problem, options);
    searches += 1;
    await meanwhile(searches);
    return result;
  };
  const failure = await runJob(api, day.client, id, planningDeps(api, solve)).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { job: await jobOf(id), searches, failure };
}

describe('a draft that is changed while a job searches', () => {
  test('PATCH: it stays as it was left, and the job says so', async () => {
    const route = await plannedRoute(api, day, 3);
    const late = await bookedOrder(day, { at: 4 });
    const spare = await addVan('Spare');
    const sequence = ordersOf(route).reverse();
    const { job, searches } = await planWhile(async (nth) => {
      if (nth > 1) return;
      const reply = await day.client.patch(`/routes/${route.id}`, { stops: sequence, force: true });
      expect(reply.status).toBe(200);
    });
    expect(searches).toBe(2);
    expect(job.status).toBe('succeeded');
    expect(job).not.toHaveProperty('applied_at');
    expect(job.result.kept_routes).toEqual([{ route: route.id, message: expect.stringMatching(/\.$/) }]);
    expect(ordersOf((await day.client.get(`/routes/${route.id}`)).body)).toEqual(sequence);
    expect((await routesOf()).find((each: any) => each.vehicle === spare).stops).toMatchObject([
      { order: late },
    ]);
    expect(job.result.routes.map(({ id }: any) => id)).toContain(route.id);
  });

  test('POST: a draft that is made meanwhile stays', async () => {
    const [first, second] = await bookedOrders(day, 2);
    await addVan('Spare');
    let made = '';
    const { job } = await planWhile(async (nth) => {
      if (nth > 1) return;
      const body = { date: day.date, depot: day.depot, vehicle: day.vehicle, stops: [second] };
      made = (await day.client.post('/routes', body)).body.id;
    });
    expect(job.result.kept_routes).toMatchObject([{ route: made }]);
    const routes = await routesOf();
    expect(ordersOf(routes.find(({ id }: any) => id === made))).toEqual([second]);
    expect(routes.flatMap(ordersOf).sort()).toEqual([first, second].sort());
  });

  test('also by another worker, after the first one was lost', async () => {
    const route = await plannedRoute(api, day, 3);
    await bookedOrder(day, { at: 4 });
    const sequence = ordersOf(route).reverse();
    const { id } = (await ask()).body;
    const dies: Solve = async () => {
      await day.client.patch(`/routes/${route.id}`, { stops: sequence, force: true });
      throw new Error('the worker died');
    };
    await expect(runJob(api, day.client, id, planningDeps(api, dies))).rejects.toThrow('the worker died');
    await runJob(api, day.client, id);
    expect(ordersOf((await day.client.get(`/routes/${route.id}`)).body)).toEqual(sequence);
    expect((await jobOf(id)).result.kept_routes).toMatchObject([{ route: route.id }]);
  });

  test('an order that is cancelled meanwhile does not count as a change by hand', async () => {
    const route = await plannedRoute(api, day, 3);
    const [gone, ...others] = ordersOf(route);
    const { job, searches } = await planWhile(() => day.client.post(`/orders/${gone}/cancel`));
    expect(searches).toBe(1);
    expect(job.result).toMatchObject({ kept_routes: [], changes: { moved: 0, of: 2 } });
    expect((await routesOf()).flatMap(ordersOf).sort()).toEqual(others.sort());
  });

  test('a day whose vans are taken in each round fails with day_changed', async () => {
    await bookedOrders(day, 1);
    const vans = [day.vehicle, await addVan('Two'), await addVan('Three'), await addVan('Four')];
    const taken = new Set<string>();
    const { id } = (await ask()).body;
    const solve: Solve = async (problem, options) => {
      const result = await quick(problem, options);
      for (const { vehicle } of result.plan.routes) {
        taken.add(vehicle);
        await day.client.patch(`/vehicles/${vehicle}`, { active: false });
      }
      return result;
    };
    await expect(runJob(api, day.client, id, planningDeps(api, solve))).rejects.toMatchObject({
      code: 'day_changed',
    });
    expect([...taken].every((van) => vans.includes(van))).toBe(true);
    expect(taken.size).toBe(3);
    expect(await routesOf()).toEqual([]);
  });
});

describe('locks', () => {
  test('refused with the parameter at fault', async () => {
    const route = await plannedRoute(api, day, 2);
    const loose = await bookedOrder(day, { at: 3 });
    const refused = async (body: object) => {
      const { status, body: answer } = await ask(body as Record<string, unknown>);
      return [status, answer.error?.code, answer.error?.param];
    };
    expect(await refused({ lock_stops: ['ord_none'] })).toEqual([422, 'unknown_reference', 'lock_stops[0]']);
    expect(await refused({ lock_stops: [loose] })).toEqual([422, 'invalid_value', 'lock_stops[0]']);
    const head = (stops: unknown, id = route.id) => ({ lock_heads: [{ route: id, stops }] });
    expect(await refused(head(1, 'rte_none'))).toEqual([422, 'unknown_reference', 'lock_heads[0].route']);
    expect(await refused(head(3))).toEqual([422, 'invalid_value', 'lock_heads[0].stops']);
    expect(await refused(head(0))).toEqual([422, 'invalid_value', 'lock_heads[0].stops']);
    const twice = { lock_heads: [...head(1).lock_heads, ...head(1).lock_heads] };
    expect(await refused(twice)).toEqual([422, 'invalid_value', 'lock_heads[1].route']);
    const spare = await addVan('Spare');
    expect(await refused({ ...head(1), vehicles: [spare] })).toEqual([
      422,
      'invalid_value',
      'lock_heads[0].route',
    ]);
  });

  test('the search gets the locks, and what keeping an order on its van is worth', async () => {
    const route = await plannedRoute(api, day, 3);
    await day.client.patch('/settings', { planning: { moved_stop_metres: 1234 } });
    const [a, b, c] = ordersOf(route);
    let seen: { problem: RoutingProblem; options: SolveOptions } | undefined;
    const { id } = (await ask({ lock_stops: [c], lock_heads: [{ route: route.id, stops: 2 }] })).body;
    const solve: Solve = (problem, options) => {
      seen = { problem, options };
      // This plan keeps the locks, whatever the search does.
      const plan = { routes: [{ vehicle: day.vehicle, stops: [a!, b!, c!] }], unassigned: [] };
      return Promise.resolve({ plan, metres: 1, iterations: 1, firstFeasibleMs: 1 });
    };
    await runJob(api, day.client, id, planningDeps(api, solve));
    expect((await jobOf(id)).status).toBe('succeeded');
    expect(seen?.options.movedStopMetres).toBe(1234);
    expect(seen?.problem.stops.map((stop) => [stop.id, stop.lockedVehicle])).toEqual(
      expect.arrayContaining([
        [a, undefined],
        [b, undefined],
        [c, day.vehicle],
      ]),
    );
    expect(seen?.problem.vehicles.map(({ lockedHead }) => lockedHead)).toEqual([[a, b]]);
  });
});

describe('apply: false', () => {
  test('the plan is shown and not stored until it is applied, once', async () => {
    const orders = await bookedOrders(day, 3);
    const waiting = (await ask({ apply: false })).body.id;
    expect((await day.client.post(`/jobs/${waiting}/apply`)).body.error.code).toBe('invalid_state');
    await runJob(api, day.client, waiting);
    const proposed = await jobOf(waiting);
    expect(proposed).toMatchObject({ status: 'succeeded', applied_at: null });
    expect(proposed.result.routes.flatMap(ordersOf).sort()).toEqual([...orders].sort());
    expect(proposed.result.kpis).toEqual({
      wait_minutes: expect.any(Number),
      duty_minutes: proposed.result.routes[0].totals.duty_minutes,
      utilisation_percent: expect.any(Number),
      longest_duty_minutes: proposed.result.routes[0].totals.duty_minutes,
      on_time_slack_minutes: expect.any(Number),
    });
    expect(await routesOf()).toEqual([]);
    expect((await day.client.get(`/orders/${orders[0]}`)).body).toMatchObject({
      status: 'booked',
      route: null,
    });

    const applied = await day.client.post(`/jobs/${waiting}/apply`);
    expect(applied).toMatchObject({ status: 200, body: { id: waiting, applied_at: expect.any(String) } });
    const stored = await routesOf();
    expect(applied.body.result.routes).toEqual(stored);
    expect(stored.map(({ id }: any) => id)).toEqual(proposed.result.routes.map(({ id }: any) => id));
    const again = await day.client.post(`/jobs/${waiting}/apply`);
    expect([again.status, again.body.error.code]).toEqual([409, 'invalid_state']);
  });

  test('drafts stay until it is applied, and a day that has changed is 409', async () => {
    const route = await plannedRoute(api, day, 3);
    const late = await bookedOrder(day, { at: 4 });
    const proposal = await optimise(api, day, { apply: false });
    expect(proposal.result.routes.flatMap(ordersOf)).toContain(late);
    expect(await routesOf()).toEqual([route]);
    await bookedOrder(day, { at: 5 });
    const stale = await day.client.post(`/jobs/${proposal.id}/apply`);
    expect([stale.status, stale.body.error.code]).toEqual([409, 'day_changed']);
    expect(await routesOf()).toEqual([route]);
  });

  test('a job that has stored its routes is no proposal', async () => {
    await bookedOrders(day, 1);
    const job = await optimise(api, day);
    const reply = await day.client.post(`/jobs/${job.id}/apply`);
    expect([reply.status, reply.body.error.code]).toEqual([409, 'invalid_state']);
    expect((await day.client.post('/jobs/job_none/apply')).status).toBe(404);
  });
});

describe('what follows from a route that is stored', () => {
  const versionOf = async () =>
    (await day.client.get(`/depots/${day.depot}/days/${day.date}`)).body.plan_version;
  const store = (id: string, options?: { retimed: boolean }) => async (scope: Scope) => {
    const [route] = await listRoutesById(scope, [id]);
    const stops = (await listStops(scope, [id])).map(timesOf);
    await saveRoutes(scope, [{ ...route!, stops }], options);
  };

  test('the plan of its day has one version more, however often it is stored in a transaction', async () => {
    const { id } = await plannedRoute(api, day, 2);
    const before = await versionOf();
    const seen = await day.client.scoped(async (scope) => {
      await store(id)(scope);
      await store(id)(scope);
      return findPlanVersion(scope, day.depot, day.date);
    });
    expect([seen, await versionOf()]).toEqual([before + 1, before + 1]);
  });

  test('times alone change no plan', async () => {
    const { id } = await plannedRoute(api, day, 2);
    const before = await versionOf();
    await day.client.scoped(store(id, { retimed: true }));
    expect(await versionOf()).toBe(before);
  });

  test('nothing follows from what is undone', async () => {
    const { id } = await plannedRoute(api, day, 2);
    const before = await versionOf();
    await day.client.scoped(async (scope) => {
      const undo = await savepoint(scope, 'undone');
      await store(id)(scope);
      await undo();
    });
    expect(await versionOf()).toBe(before);
  });
});

test('a plan that drives further for one order more has lost no miles', async () => {
  await plannedRoute(api, day, 1);
  await bookedOrder(day, { at: 6 });
  const job = await optimise(api, day);
  expect(job.result.miles_saved).toBe(0);
  expect(job.result.changes).toEqual({ moved: 0, of: 1 });
  expect(job.best?.served ?? 2).toBe(2);
});
