/** Creates a whole planned delivery day in a running server's sandbox, for measuring pages that show it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, unwrap, WaypostError, type WaypostClient } from '@waypost/client';
import { createSpreadClient, eachOf } from '../../tools/demo/client.js';
import { pickDates, readDayFile } from '../../tools/demo/day-file.js';
import { createReport } from '../../tools/demo/report.js';
import { scan } from '../../tools/demo/scan.js';
import { makeDepot, makeFleet, makeShippers, placeOrders, WIDTH } from '../../tools/demo/setup.js';

/** Requests per order, and requests per key in about a minute. */
const REQUESTS_PER_ORDER = 3;
const REQUESTS_PER_KEY = 250;

export type WholeDay = { date: string; depot: string; stops: number; routes: number };

/**
 * Books every order of the file in its wanted window and plans the day. The search is ended once each van has a route.
 */
export async function makeWholeDay(apiSandbox: string, key: string, path: string): Promise<WholeDay> {
  const file = readDayFile(path);
  const owner = createClient({ baseUrl: apiSandbox, key });
  const keys = [key];
  for (let made = 0; made < (file.orders.length * REQUESTS_PER_ORDER) / REQUESTS_PER_KEY; made += 1) {
    keys.push((await unwrap(owner.POST('/api-keys', { body: { label: 'Whole day' } }))).key);
  }
  const client = createSpreadClient(apiSandbox, [key, ...keys.slice(1)], { requests: 0, again: 0 });
  const { date } = pickDates(new Date());
  const depot = await makeDepot(client, file, date);
  await makeFleet(client, file, depot);
  const shippers = await makeShippers(client, file);
  const parcels = await placeOrders(client, file, { depot, shippers, date, report: createReport(true) });
  const scans = [...parcels.values()].flatMap(({ barcodes }) =>
    barcodes.map((barcode) => ({ barcode, type: 'depot_in' as const, depot })),
  );
  await scan(client, scans);
  await eachOf([...parcels.values()], WIDTH, ({ id, wanted }) =>
    unwrap(client.POST('/bookings', { body: { order: id, slot: wanted, notify: false, override: true } })),
  );
  await plan(client, { date, depot });
  const routes = await unwrap(client.GET('/routes', { params: { query: { date, depot } } }));
  return {
    date,
    depot,
    stops: routes.data.reduce((sum, { stops }) => sum + stops.length, 0),
    routes: routes.data.length,
  };
}

async function plan(client: WaypostClient, of: { date: string; depot: string }): Promise<void> {
  let job = await unwrap(client.POST('/routes/optimise', { body: { ...of, objective: 'balanced' } }));
  const params = { path: { job_id: job.id } };
  while (job.status === 'queued' || job.status === 'running') {
    await sleep(1_000);
    const now = await unwrap(client.GET('/jobs/{job_id}', { params }));
    if (now.type !== 'route_optimisation') throw new Error(`${now.id} is not an optimisation.`);
    job = now;
    if (job.best?.unassigned === 0 && job.status === 'running') {
      await unwrap(client.POST('/jobs/{job_id}/finish', { params })).catch((error: unknown) => {
        // The search may just have ended by itself.
        if (!(error instanceof WaypostError) || error.code !== 'invalid_state') throw error;
      });
    }
  }
  if (job.status !== 'succeeded') throw new Error(job.error?.message ?? 'The day was not planned.');
}
