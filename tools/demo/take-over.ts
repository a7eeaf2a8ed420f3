/** A van has broken down: its open stops go to vans that are still out, or are booked again for another day. */
import { unwrap, WaypostError } from '@waypost/client';
import type { Run, Stop } from './types.js';
import type { World } from './world.js';

/** Stops that another van has taken over, and orders that no van had room or time for. */
export type TakenOver = { taken: number; left: string[] };

/** Moves each open stop of the run to the first van that can take it; one that none can take is taken off. */
export async function takeOver(world: World, broken: Run, runs: readonly Run[]): Promise<TakenOver> {
  const { client, report } = world;
  const params = { path: { run_id: broken.id } };
  const { data: stops } = await unwrap(client.GET('/runs/{run_id}/stops', { params }));
  const open = stops.filter(({ status }) => status === 'pending' || status === 'arrived');
  report.note(`${broken.id} has broken down with ${open.length} stops to go`);
  const result: TakenOver = { taken: 0, left: [] };
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
