/** Keeps a changed order on its draft route: the route is timed with the new order, if it still fits. */
import type { Scope } from '../db/scope.js';
import { listOrdersById, type OrderRow } from '../records/orders/rows.js';
import { lockRoute, saveRoutes } from '../records/routes.js';
import { listStops } from '../records/stops.js';
import { isNoWorse, routeProblem, timedRoute, violationsOf } from './route-problem.js';

/**
 * Times the draft of a locked order again, with the order as it will be. Returns false without a change when the
 * order is on no draft, is not located, or would break a rule that it did not break before.
 */
export async function keepOnDraft(
  scope: Scope,
  { before, after }: { before: OrderRow; after: OrderRow },
): Promise<boolean> {
  if (before.route === null || after.latitude === null || after.longitude === null) return false;
  const route = await lockRoute(scope, before.route);
  if (route?.status !== 'draft') return false;
  const stops = await listStops(scope, [route.id]);
  const sequence = stops.map(({ order_id }) => order_id);
  const others = await listOrdersById(
    scope,
    sequence.filter((id) => id !== before.id),
  );
  const planWith = async (order: OrderRow) => {
    const { problem, van } = await routeProblem(scope, route, [...others, order]);
    return { problem, violations: violationsOf(problem, van, sequence) };
  };
  const was = await planWith(before);
  const will = await planWith(after);
  const fits = will.violations.every((found) => was.violations.some((old) => isNoWorse(found, old, false)));
  if (!fits) return false;
  const orders = new Map([...others, after].map((order) => [order.id, order]));
  await saveRoutes(scope, [{ ...route, ...timedRoute(will.problem, orders, route.vehicle, sequence) }]);
  return true;
}
