/** Inserts routes and runs directly into the database, for tests of records that refer to them. */
import type { RunStatus } from '../../src/domain/states/run.js';
import { newId } from '../../src/runtime/new-id.js';
import type { Client, TestApi } from './api.js';
import { comingWeekday } from './day.js';

/** Adds a route some days ahead, published if it has a run. Resolves to its id. */
export async function insertRoute(
  api: TestApi,
  client: Client,
  of: { depot: string; vehicle: string; driver: string },
  { run }: { run?: RunStatus } = {},
): Promise<string> {
  const id = newId('route');
  const tenant = client.tenant.id;
  const date = comingWeekday();
  await api.owner.query(
    `insert into routes (tenant_id, id, date, depot, vehicle, driver, status, departs_second, totals, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 32400, '{}', now(), now())`,
    [tenant, id, date, of.depot, of.vehicle, of.driver, run ? 'published' : 'draft'],
  );
  if (run) {
    await api.owner.query(
      `insert into runs (tenant_id, id, route, date, depot, driver, vehicle, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
      [tenant, newId('run'), id, date, of.depot, of.driver, of.vehicle, run],
    );
  }
  return id;
}
