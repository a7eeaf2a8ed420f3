/** Whether orders can be planned: checked before a time is offered, and reported when an order is created or booked. */
import { sql } from 'kysely';
import { planningObstacle } from '../../work/queue/planning-obstacle.js';
import type { Scope } from '../../db/scope.js';
import { doubtfulPostcode, OBSTACLE_WORDS, type PlanningObstacle } from '../../domain/planning-obstacles.js';
import { CLOSED, TO_BE_PLANNED } from '../../domain/states/order.js';
import type { Order } from '../../resources/order.js';
import type { OrderWarning } from '../../resources/order-warning.js';
import { type OrderRow, withShipper } from './rows.js';

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

type Warned = { obstacle: PlanningObstacle | null; area: string | null };

/** Columns of an order `o`: why it cannot be planned, or of which area only the middle is known. */
const warned = ({ deployment }: Scope) => sql`
  case when o.status = any(${TO_BE_PLANNED}) then ${planningObstacle(deployment)} end as obstacle,
  case when o.status <> all(${CLOSED}) then case o.position_precision
    when 'sector' then left(o.postcode_key, -3) || ' ' || left(right(o.postcode_key, 3), 1)
    when 'outcode' then left(o.postcode_key, -3) end end as area`;

const warningsOf = ({ obstacle, area }: Warned): OrderWarning[] => [
  ...(obstacle === null ? [] : [{ code: obstacle, ...OBSTACLE_WORDS[obstacle] }]),
  ...(area === null ? [] : [doubtfulPostcode(area)]),
];

/** Returns the warnings about stored orders' locations: why they cannot be planned, or only roughly. */
export async function listWarnings(
  scope: Scope,
  orders: readonly string[],
): Promise<Map<string, OrderWarning[]>> {
  if (orders.length === 0) return new Map();
  const { rows } = await sql<Warned & { id: string }>`
    select id, obstacle, area from (
      select o.id, ${warned(scope)} from orders o
      where o.tenant_id = ${scope.tenant.id} and o.id = any(${orders})
    ) found where obstacle is not null or area is not null`.execute(scope.trx);
  return new Map(rows.map((row) => [row.id, warningsOf(row)]));
}

/**
 * Looks up an order with its warnings and whether a booking request of it waits, in one statement; undefined if there
 * is none.
 */
export async function findOrderInFull(
  scope: Scope,
  id: string,
): Promise<{ order: OrderRow; warnings: OrderWarning[]; isQueued: boolean } | undefined> {
  const found = await withShipper(scope)
    .select([
      sql<Warned>`(select to_jsonb(each) from (select ${warned(scope)} from (select orders.*) o) each)`.as(
        'warned',
      ),
      sql<boolean>`exists (select from booking_requests request where request.tenant_id = orders.tenant_id
        and request.order_id = orders.id and request.status = 'queued')`.as('is_queued'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { warned: about, is_queued: isQueued, ...order } = found;
  return { order, warnings: warningsOf(about), isQueued };
}

/** Adds these warnings to stored orders. */
export async function withWarnings(scope: Scope, orders: readonly Order[]): Promise<Order[]> {
  const found = await listWarnings(
    scope,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => {
    const warnings = found.get(order.id);
    return warnings ? { ...order, warnings } : order;
  });
}

/** Like `withWarnings`, for one. */
export async function withWarning(scope: Scope, order: Order): Promise<Order> {
  const [warned = order] = await withWarnings(scope, [order]);
  return warned;
}
