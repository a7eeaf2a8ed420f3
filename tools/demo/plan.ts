/** Steps 3 and 4: the day is optimised, a route is changed by hand, and every route with a driver is published. */
import { setTimeout as sleep } from 'node:timers/promises';
import { unwrap, type WaypostClient, WaypostError } from '@waypost/client';
import { eachOf } from './client.js';
import type { Job, Route, Run, Stop, Unassigned } from './types.js';
import { insist, waitFor, type World } from './world.js';

const WIDTH = 4;
/** Number of manual changes to try before the day's windows count as too tight for any. */
const MAX_SWAPS = 6;

export type Plan = { job: string; routes: Route[]; unassigned: Unassigned[]; milesSaved: number };

/** Optimises the day and checks that every order is on one route or left out with a reason. */
export async function optimise({ client, report, depot, date, parcels, named }: World): Promise<Plan> {
  let job = await unwrap(client.POST('/routes/optimise', { body: { depot, date } }));
  while (job.status === 'queued' || job.status === 'running') {
    report.progress(`optimising, ${job.status}`, job.progress, 1);
    await sleep(1_000);
    job = await jobOf(client, job.id);
  }
  const { result } = job;
  insist(result !== null, `The optimisation failed: ${job.error?.message ?? 'no reason given'}`);
  const seen = [
    ...result.routes.flatMap(({ stops }) => stops.map(({ order }) => order)),
    ...result.unassigned,
  ];
  for (const id of parcels.keys()) {
    const times = seen.filter((order) => order === id).length;
    insist(times === 1, `Order ${id} is in the plan ${times} times.`);
  }
  for (const id of result.unassigned) {
    const stated = result.unassigned_reasons.some(({ order, message }) => order === id && message !== '');
    insist(stated, `Order ${id} is unassigned without a reason.`);
  }
  const miles = milesOf(result.routes).toFixed(1);
  report.note(`${result.routes.length} routes, ${miles} miles, ${result.miles_saved.toFixed(1)} miles saved`);
  for (const { order, code, message } of result.unassigned_reasons)
    report.note(`left out ${named(order)}: ${code}, ${message}`);
  return {
    job: job.id,
    routes: result.routes,
    unassigned: result.unassigned_reasons,
    milesSaved: result.miles_saved,
  };
}

async function jobOf(client: WaypostClient, id: string): Promise<Job> {
  const job = await unwrap(client.GET('/jobs/{job_id}', { params: { path: { job_id: id } } }));
  insist(job.type === 'route_optimisation', `Job ${id} is an ${job.type}.`);
  return job;
}

export function milesOf(routes: readonly Route[]): number {
  return routes.reduce((sum, { totals }) => sum + totals.miles, 0);
}

/**
 * Swaps two neighbouring stops of one route if their windows allow it, trying the nearest first because they cost
 * least. The API refuses a swap that would break a window.
 */
export async function changeByHand(world: World, plan: Plan): Promise<void> {
  const { client, report } = world;
  const pairs = plan.routes.flatMap((route) =>
    route.stops.slice(1).map((stop, index) => ({ route, index, apart: apart(route.stops[index], stop) })),
  );
  const nearest = pairs.toSorted((a, b) => a.apart - b.apart).slice(0, MAX_SWAPS);
  for (const { route, index } of nearest) {
    try {
      const stops = swapped(route.stops, index).map(({ order }) => order);
      const params = { path: { route_id: route.id } };
      const changed = await unwrap(client.PATCH('/routes/{route_id}', { params, body: { stops } }));
      report.note(
        `stops ${index + 1} and ${index + 2} of ${vanOf(world, route)} swapped by hand: ${changed.totals.miles} miles, re-timed`,
      );
      return;
    } catch (error) {
      if (!(error instanceof WaypostError) || error.status !== 422) throw error;
      report.note(
        `swapping stops ${index + 1} and ${index + 2} of ${vanOf(world, route)} was refused (422 ${error.code})`,
      );
    }
  }
}

/** Returns the distance of two stops in squared degrees, which is good enough to compare. */
function apart(a: Stop | undefined, b: Stop): number {
  const difference = (key: 'latitude' | 'longitude') => (a?.address?.[key] ?? 0) - (b.address?.[key] ?? 0);
  return difference('latitude') ** 2 + difference('longitude') ** 2;
}

function swapped(stops: readonly Stop[], index: number): Stop[] {
  return stops.map(
    (stop, place) => stops[place === index ? index + 1 : place === index + 1 ? index : place] ?? stop,
  );
}

/**
 * Assigns free drivers to routes without one, publishes the routes that have a driver, and waits for the recipients'
 * texts.
 */
export async function publish(world: World): Promise<{ runs: Run[]; routes: Route[] }> {
  const { client, report, mailbox, depot, date } = world;
  const { data: planned } = await unwrap(client.GET('/routes', { params: { query: { date, depot } } }));
  const idle = world.drivers.filter((driver) => !planned.some((route) => route.driver === driver));
  const routes = await eachOf(planned, 1, async (route) => {
    const driver = route.driver ?? idle.shift();
    return driver === undefined || driver === route.driver
      ? route
      : unwrap(
          client.PATCH('/routes/{route_id}', { params: { path: { route_id: route.id } }, body: { driver } }),
        );
  });
  const driven = routes.filter(({ driver }) => driver !== null);
  const publishOne = (id: string) =>
    unwrap(client.POST('/routes/{route_id}/publish', { params: { path: { route_id: id } } }));
  const runs = await eachOf(driven, WIDTH, ({ id }) => publishOne(id));
  const again = runs[0] && (await publishOne(runs[0].route));
  insist(again?.id === runs[0]?.id, 'Publishing a route again created another run.');

  const orders = driven.flatMap(({ stops }) => stops.map(({ order }) => order));
  await waitFor(world, 'arrival windows texted', orders.length, async () => {
    await mailbox.read();
    return orders.filter((order) => !mailbox.latestText(order, 'narrowed_window')).length;
  });
  report.note(`${runs.length} runs published, ${orders.length} recipients texted their arrival window`);
  return { runs, routes: driven };
}

/** Returns the name of the van that drives a route or run. */
export function vanOf({ vans }: World, { vehicle }: { vehicle: string }): string {
  return vans.get(vehicle) ?? vehicle;
}

/** Returns the current routes of these runs. */
export async function currentRoutes({ client, date, depot }: World, runs: readonly Run[]): Promise<Route[]> {
  const { data } = await unwrap(client.GET('/routes', { params: { query: { date, depot } } }));
  return data.filter(({ id }) => runs.some(({ route }) => route === id));
}
