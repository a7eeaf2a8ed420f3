/** Measures the roads by which a rearranged day will be timed, before and outside its transaction. */
import type { ExternalServices } from '../../api/define-operation.js';
import { listOrdersById } from '../../records/orders/rows.js';
import { findPlanDepot } from '../../records/planning-queries.js';
import { listRoutesOn } from '../../records/routes.js';
import { listStops } from '../../records/stops.js';
import { locatedOf, MEASURING_MS, prepareRoads } from '../../routing/roads.js';
import type { DayParams, RearrangeInput } from './schemas.js';

/** Prepares the roads between the depot and the stops that these vans have, and would have. */
export async function prepareRearrangement(
  outside: ExternalServices,
  { params, body }: { params: DayParams; body: RearrangeInput },
): Promise<void> {
  if (outside.measure === null) return;
  const day = { depot: params.depot_id, date: params.date };
  const vans = new Set(body.routes.map(({ vehicle }) => vehicle));
  const points = await outside.scoped(async (scope) => {
    const depot = await findPlanDepot(scope, day.depot, day.date);
    if (!depot) return [];
    const routes = (await listRoutesOn(scope, day.date)).filter(({ vehicle }) => vans.has(vehicle));
    const now = await listStops(
      scope,
      routes.map(({ id }) => id),
    );
    const wanted = await listOrdersById(
      scope,
      body.routes.flatMap(({ stops }) => stops),
    );
    return locatedOf([depot, ...now, ...wanted]);
  });
  await prepareRoads(outside, day, points, MEASURING_MS);
}
