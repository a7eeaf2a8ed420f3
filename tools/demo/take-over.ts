/**
 * A van has broken down: its open stops go to other vans, as the route agent suggests it; what it leaves goes by hand to
 * vans that are still out, or is booked again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { unwrap, WaypostError } from '@waypost/client';
import type { Run, Stop } from './types.js';
import type { World } from './world.js';

/** How often the agent is looked at for a suggestion, once a second. */
const LOOKS = 20;

/** Stops that another van has taken over, and orders that no van had room or time for. */
export type TakenOver = { taken: number; left: string[] };

/** Has the agent's suggestion carried out; then moves each stop that is left to the first van that can take it. */
export async function takeOver(world: World, broken: Run, runs: readonly Run[]): Promise<TakenOver> {
  const { client, report } = world;
  const stranded = await openStops(world, broken);
  report.note(`${broken.id} has broken down with ${stranded.length} stops to go`);
  await acceptSuggestion(world, broken);
  const open = await openStops(world, broken);
  const result: TakenOver = { taken: stranded.length - open.length, left: [] };
  for (const stop of open) {
    const others = runs.filter(({ id, status }) => id !== broken.id && status === 'started');
    if (await handOver(world, stop, others)) {
      result.taken += 1;
      continue;
    }
    const path = { route_id: broken.route, stop_id: stop.id };
    await unwrap(client.DELETE('/routes/{route_id}/stops/{stop_id}', { params: { path } }));
    result.left.push(stop.order);
  }
  report.note(`${result.taken} of them go to other vans, ${result.left.length} are booked again`);
  return result;
}

async function openStops({ client }: World, { id }: Run): Promise<Stop[]> {
  const params = { path: { run_id: id } };
  const { data } = await unwrap(client.GET('/runs/{run_id}/stops', { params }));
  return data.filter(({ status }) => status === 'pending' || status === 'arrived');
}

/** Waits a little for what the agent makes of the breakdown, and accepts it. */
async function acceptSuggestion({ client, report }: World, broken: Run): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const query = { status: 'open' } as const;
    const { data } = await unwrap(client.GET('/agent/suggestions', { params: { query } }));
    const found = data.find(({ trigger, subject }) => trigger === 'breakdown' && subject === broken.id);
    if (!found) {
      await sleep(1_000);
      continue;
    }
    report.note(`the agent suggests: ${found.summary}`);
    const params = { path: { suggestion_id: found.id } };
    try {
      await unwrap(client.POST('/agent/suggestions/{suggestion_id}/accept', { params }));
      report.note('accepted');
      return;
    } catch (error) {
      // The vans have gone on since: there will be another one for the day as it is now.
      if (!(error instanceof WaypostError) || error.status !== 409) throw error;
      report.note(`it could not be accepted any more (409 ${error.code})`);
    }
  }
  report.note('the agent has nothing more to suggest');
}

async function handOver({ client }: World, stop: Stop, others: readonly Run[]): Promise<boolean> {
  for (const { route } of others) {
    try {
      const params = { path: { route_id: route } };
      await unwrap(client.POST('/routes/{route_id}/stops', { params, body: { orders: [stop.order] } }));
      return true;
    } catch (error) {
      // Its window or load does not fit, or the van has finished meanwhile.
      if (!(error instanceof WaypostError) || (error.status !== 422 && error.status !== 409)) throw error;
    }
  }
  return false;
}
