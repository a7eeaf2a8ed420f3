/**
 * Handles a van that has broken down: its open stops go to other vans as the route agent suggests. The remaining stops
 * are moved manually to vans that are still out, or rebooked.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { unwrap, WaypostError } from '@waypost/client';
import type { AgentDesk } from './agent.js';
import { vanOf } from './plan.js';
import type { Run, Stop, Suggestion } from './types.js';
import type { World } from './world.js';

/** Number of checks for a suggestion of the agent, one per second. */
const LOOKS = 20;

/**
 * Number of stops taken over by another van, orders that no van had room or time for, and suggestions accepted
 * meanwhile.
 */
export type TakenOver = { taken: number; left: string[]; accepted: Suggestion[] };

/** Carries out the agent's suggestion, then moves each remaining stop to the first van that can take it. */
export async function takeOver(
  world: World,
  broken: Run,
  { runs, agent }: { runs: readonly Run[]; agent: AgentDesk },
): Promise<TakenOver> {
  const { client, report } = world;
  const stranded = await openStops(world, broken);
  report.note(`${vanOf(world, broken)} has broken down with ${stranded.length} stops to go`);
  const result: TakenOver = { taken: 0, left: [], accepted: await untilSuggested(broken, agent) };
  if (!result.accepted.some(({ subject }) => subject === broken.id))
    report.note('the agent has no further suggestion for it');
  const open = await openStops(world, broken);
  result.taken = stranded.length - open.length;
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
  report.note(`${result.taken} of them went to other vans, ${result.left.length} are booked again`);
  return result;
}

async function openStops({ client }: World, { id }: Run): Promise<Stop[]> {
  const params = { path: { run_id: id } };
  const { data } = await unwrap(client.GET('/runs/{run_id}/stops', { params }));
  return data.filter(({ status }) => status === 'pending' || status === 'arrived');
}

/** Waits a little for the agent's suggestion about the breakdown. Resolves to all suggestions accepted meanwhile. */
async function untilSuggested(broken: Run, agent: AgentDesk): Promise<Suggestion[]> {
  const accepted: Suggestion[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    accepted.push(...(await agent.look()));
    if (accepted.some(({ subject }) => subject === broken.id)) break;
    await sleep(1_000);
  }
  return accepted;
}

async function handOver({ client }: World, stop: Stop, others: readonly Run[]): Promise<boolean> {
  for (const { route } of others) {
    try {
      const params = { path: { route_id: route } };
      await unwrap(client.POST('/routes/{route_id}/stops', { params, body: { orders: [stop.order] } }));
      return true;
    } catch (error) {
      // The stop's window or load does not fit, or the van has finished meanwhile.
      if (!(error instanceof WaypostError) || (error.status !== 422 && error.status !== 409)) throw error;
    }
  }
  return false;
}
