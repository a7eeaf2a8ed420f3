/** Days with booked orders, and the activities that plan them with the real solver and few moves. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { createSuggestionActivities } from '../../activities/suggestions.js';
import type { ActivityDependencies } from '../../activities/dependencies.js';
import { createOptimisationActivities } from '../../activities/optimisation.js';
import { bookSlot } from '../../src/operations/bookings/book.js';
import { lockOrder } from '../../src/records/orders/rows.js';
import { createLogger } from '../../src/runtime/logger.js';
import type { Solve } from '@waypost/solver/pool';
import { relaxations } from '@waypost/solver/relaxation';
import { repairTogether } from '@waypost/solver/repair-exchanges';
import { search } from '@waypost/solver/search';
import type { Client, TestApi } from './api.js';
import { comingWeekday, makeOrder, type Setup, setUp } from './day.js';

/** Postcodes within a few miles of the depot in Croydon. */
const POSTCODES = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB', 'CR7 8LE', 'SW16 4BE', 'BR3 1AY', 'CR4 2JF'];

/** What a search of a test's few stops may try: enough for its best plan, and the same on a busy machine. */
const MOVES = 2_000;

export type PlannedDay = Setup & { client: Client; date: string };

/** Creates a separate courier with a depot, a van, a driver and a date on which nothing is booked yet. */
export async function emptyDay(
  api: TestApi,
  options: Parameters<TestApi['client']>[0] = {},
): Promise<PlannedDay> {
  const client = await api.client(options);
  return { client, date: comingWeekday(), ...(await setUp(client)) };
}

/** Creates a van for two people and a driver of that name. */
export async function anotherVan(
  { client, depot }: PlannedDay,
  name: string,
  fields: object = {},
): Promise<{ vehicle: string; driver: string }> {
  const vehicle = await client.post('/vehicles', { name, crew: 2, depot, ...fields });
  const driver = await client.post('/drivers', { name, phone: '+447700900011', depot });
  return { vehicle: vehicle.body.id, driver: driver.body.id };
}

/** Creates an order and books it; the i-th goes to the i-th postcode. */
export async function bookedOrder(
  { client, shipper, date }: PlannedDay,
  {
    at = 0,
    from = '08:00',
    to = '12:00',
    on = date,
    ...overrides
  }: { at?: number; from?: string; to?: string; on?: string; [field: string]: unknown } = {},
): Promise<string> {
  const address = { line1: '1 Test Street', town: 'London', postcode: POSTCODES[at % POSTCODES.length] };
  const order = await makeOrder(client, shipper, {
    recipient: { name: 'Ada', phone: '+447700900123', address },
    ...overrides,
  });
  await client.scoped(async (scope) => {
    const row = await lockOrder(scope, order.id);
    await bookSlot(scope, row!, { date: on, from, to }, { notify: false, origin: { by: 'office' } });
  });
  return order.id;
}

export async function bookedOrders(day: PlannedDay, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push(await bookedOrder(day, { at }));
  return ids;
}

/** Returns the dependencies of planning activities, with `solve` replaced if a test passes one. */
export function planningDeps(
  api: TestApi,
  solve: Solve = (problem, options) =>
    search(problem, { ...options, timeLimitMs: 10_000, maxIterations: MOVES }),
): ActivityDependencies {
  const deps: Pick<ActivityDependencies, 'source' | 'geocoder' | 'solver' | 'background' | 'logger'> = {
    source: api.foundation.source,
    logger: createLogger('test', 'error'),
    geocoder: { locate: () => Promise.resolve(null) },
    background: { repair: async (problem) => repairTogether(problem), relax: relaxations },
    solver: { withThreads: (_turn, work) => work(solve), close: async () => undefined },
  };
  // Planning uses no other dependencies.
  return deps as ActivityDependencies;
}

/** Returns an activity environment that does not log the failures that tests provoke. */
function quietEnvironment(): MockActivityEnvironment {
  return new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') });
}

/** Runs the activity of a queued job to its end. */
export async function runJob(
  api: TestApi,
  client: Client,
  job: string,
  deps = planningDeps(api),
  environment = quietEnvironment(),
): Promise<void> {
  await environment.run(createOptimisationActivities(deps).optimiseRoutes, { tenant: client.tenant.id, job });
}

/** Optimises the day and resolves to the finished job. */
export async function optimise(
  api: TestApi,
  day: PlannedDay,
  body: Record<string, unknown> = {},
): Promise<any> {
  const asked = await day.client.post('/routes/optimise', { date: day.date, depot: day.depot, ...body });
  if (asked.status !== 202) throw new Error(`not queued: ${JSON.stringify(asked.body)}`);
  await runJob(api, day.client, asked.body.id);
  return (await day.client.get(`/jobs/${asked.body.id}`)).body;
}

/** Books `count` orders, plans them on one van and resolves to that route. */
export async function plannedRoute(api: TestApi, day: PlannedDay, count: number): Promise<any> {
  await bookedOrders(day, count);
  const job = await optimise(api, day);
  return job.result.routes[0];
}

/** Does the same as `plannedRoute` and publishes it. Resolves to the run and its stops. */
export async function publishedRun(
  api: TestApi,
  day: PlannedDay,
  count: number,
): Promise<{ run: any; stops: any[] }> {
  const route = await plannedRoute(api, day, count);
  const run = await day.client.post(`/routes/${route.id}/publish`);
  if (run.status !== 200) throw new Error(`not published: ${JSON.stringify(run.body)}`);
  const stops = await day.client.get(`/runs/${run.body.id}/stops`);
  return { run: run.body, stops: stops.body.data };
}

/** Has the agent look at the day; resolves to the suggestion's id and when it expires. */
export async function askAgent(
  api: TestApi,
  day: PlannedDay,
): Promise<{ id: string; expires_at: string | null }> {
  const asked = await day.client.post('/agent/suggestions', { date: day.date, depot: day.depot });
  const { planSuggestion } = createSuggestionActivities(planningDeps(api));
  const planned: { expires_at: string | null } = await new MockActivityEnvironment().run(planSuggestion, {
    tenant: day.client.tenant.id,
    suggestion: asked.body.id,
    depot: day.depot,
    date: day.date,
  });
  return { id: asked.body.id, ...planned };
}

/** Returns the types of the tenant's events, oldest first. */
export async function eventTypes(client: Client, subject?: string): Promise<string[]> {
  return client.scoped(async (scope) => {
    const rows = await scope.trx.selectFrom('events').select(['type', 'subject']).orderBy('id').execute();
    return rows.filter((row) => subject === undefined || row.subject === subject).map((row) => row.type);
  });
}

/** Returns the payloads of the tenant's outbox rows of a topic, oldest first. */
export async function outboxOf(client: Client, topic: string): Promise<any[]> {
  return client.scoped(async (scope) => {
    const rows = await scope.trx
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', topic)
      .orderBy('seq')
      .execute();
    return rows.map((row) => row.payload);
  });
}
