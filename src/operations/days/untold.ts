/** Windows of a published day that wait until the office has their recipients told, or decides not to. */
import { note } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound, unknownReference } from '../../domain/errors.js';
import { minutesLater } from '../../domain/promised-window.js';
import { findOrder } from '../../records/orders/rows.js';
import {
  listUntold,
  promisedWindowOf,
  type UntoldRow,
  updateTelling,
  windowOf,
} from '../../records/stops.js';
import type { UntoldWindow } from '../../resources/day.js';
import { type List, listed } from '../../resources/list.js';
import { lockRoutesWithStops } from '../../routing/lock-routes.js';
import { findDepot } from '../../setup/depots/rows.js';
import type { DayParams, UntoldInput } from './schemas.js';

/** GET /depots/{depot_id}/days/{date}/untold, by the time of the visit. Throws 404 for an unknown depot. */
export async function listUntoldWindows(
  scope: Scope,
  { params: { depot_id: depot, date } }: { params: DayParams },
): Promise<List<UntoldWindow>> {
  requireFound(await findDepot(scope, depot), 'depot', depot);
  return listed({ rows: await listUntold(scope, { depot, date }), has_more: false }, untoldView);
}

/**
 * POST /depots/{depot_id}/days/{date}/untold: has those named told, or all, or drops them; answers what still waits.
 * Throws 422 `unknown_reference` for an unknown order, `invalid_value` for one that does not wait.
 */
export async function settleUntold(
  scope: Scope,
  { params, body }: { params: DayParams; body: UntoldInput },
): Promise<List<UntoldWindow>> {
  const { depot_id: depot, date } = params;
  requireFound(await findDepot(scope, depot), 'depot', depot);
  const seen = await listUntold(scope, { depot, date });
  const { routes, orders } = await lockRoutesWithStops(
    scope,
    [...new Set(seen.map(({ route }) => route))],
    [],
  );
  const waiting = await listUntold(scope, { depot, date });
  const chosen = new Set(body.orders ?? waiting.map(({ order_id: id }) => id));
  for (const [index, id] of (body.orders ?? []).entries()) {
    if (waiting.some(({ order_id: order }) => order === id)) continue;
    const param = `orders[${index}]`;
    if (!(await findOrder(scope, id))) throw unknownReference('order', id, param);
    const message = `Order ${id} has no window on this day that waits to be told.`;
    throw new AppError('invalid_value', { message, param });
  }
  // The other half of an exchange is told by the same message.
  const halves = new Set([...chosen].flatMap((id) => [id, orders.get(id)?.exchange_for ?? id]));
  const stops = routes
    .flatMap((route) => route.stops)
    .filter(({ order_id: id, tell }) => tell && halves.has(id));
  const isSent = body.action === 'send';
  await updateTelling(
    scope,
    stops.map(({ id }) => id),
    isSent ? null : 'none',
  );
  if (isSent) for (const order of chosen) note(scope, { type: 'window.changed', order, reason: 'replanned' });
  return listUntoldWindows(scope, { params });
}

function untoldView(row: UntoldRow): UntoldWindow {
  const [told, window] = [promisedWindowOf(row), windowOf(row)];
  return {
    object: 'untold_window',
    order: row.order_id,
    reference: row.reference,
    recipient: row.name,
    told: told && { from: told.from, to: told.to },
    window,
    minutes: told && minutesLater(window, told),
  };
}
