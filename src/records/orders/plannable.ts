/** Whether orders can be planned: checked before a time is offered, and shown when one is entered or booked. */
import { sql } from 'kysely';
import { planningObstacle } from '../../work/queue/planning-obstacle.js';
import type { Scope } from '../../db/scope.js';
import { OBSTACLE_WORDS, type PlanningObstacle } from '../../domain/planning-obstacles.js';
import { TO_BE_PLANNED } from '../../domain/states/order.js';
import type { Order, OrderWarning } from '../../resources/order.js';

/**
 * Returns which of the stored orders cannot be planned, and why. With `asked`, a geocoder has been asked about
 * addresses that the postcode table does not have.
 */
export async function listPlanningObstacles(
  scope: Scope,
  orders: readonly string[],
  { asked }: { asked: boolean },
): Promise<Map<string, PlanningObstacle>> {
  if (orders.length === 0) return new Map();
  const locatesLater = !asked && scope.deployment.locatesLater;
  const { rows } = await sql<{ id: string; obstacle: PlanningObstacle }>`
    select id, obstacle from (
      select o.id, ${planningObstacle({ locatesLater })} as obstacle from orders o
      where o.tenant_id = ${scope.tenant.id} and o.id = any(${orders}) and o.status = any(${TO_BE_PLANNED})
    ) found where obstacle is not null`.execute(scope.trx);
  return new Map(rows.map(({ id, obstacle }) => [id, obstacle]));
}

/** Returns the warnings for a caller. */
export const warningOf = (code: PlanningObstacle): OrderWarning => ({ code, ...OBSTACLE_WORDS[code] });

/** Adds to stored orders why they cannot be planned, where that is so. */
export async function withWarnings(scope: Scope, orders: readonly Order[]): Promise<Order[]> {
  const obstacles = await listPlanningObstacles(
    scope,
    orders.map(({ id }) => id),
    { asked: false },
  );
  return orders.map((order) => {
    const obstacle = obstacles.get(order.id);
    return obstacle ? { ...order, warnings: [warningOf(obstacle)] } : order;
  });
}

/** Like `withWarnings`, for one. */
export async function withWarning(scope: Scope, order: Order): Promise<Order> {
  const [warned = order] = await withWarnings(scope, [order]);
  return warned;
}
