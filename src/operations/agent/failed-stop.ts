/** A failed visit: the same van comes again on the same day, where its route and the booked window allow. */
import type { Scope } from '../../db/scope.js';
import { clockTime } from '../../domain/plan-timing.js';
import { decideOrder } from '../../domain/states/order.js';
import { SECOND_TRIES } from '../../domain/stop.js';
import type { AgentRequestRow } from '../../records/agent-requests.js';
import { secondOfRun } from '../../records/runs/clock.js';
import type { DaySnapshot } from './day-snapshot.js';
import type { RepairOptions, Strategy } from './strategy.js';

/** The least time until a second visit. */
const AFTER_SECONDS = 30 * 60;

/** The request's subject is the stop. */
export const failedStopStrategy: Strategy = (scope, request, day) =>
  Promise.resolve(optionsFor(scope, request, day));

function optionsFor(scope: Scope, { subject, slot }: AgentRequestRow, day: DaySnapshot): RepairOptions {
  const route = day.routes.find(({ stops }) => stops.some(({ id }) => id === subject));
  const stop = route?.stops.find(({ id }) => id === subject);
  const order = stop && day.orders.get(stop.order_id);
  if (!route?.run || !stop || !order || !slot) return { nothing: 'The run is completed.' };
  if (!route.usable) return { nothing: 'The van is out of service.' };
  const { failure_reason: reason, status } = stop;
  if (status !== 'failed' || reason === null || !SECOND_TRIES.includes(reason)) {
    return { nothing: 'A second visit would not help.' };
  }
  if (!decideOrder(order.status, 'tried_again').ok)
    return { nothing: 'The order has been dealt with otherwise.' };
  const failedAt = stop.proof ? new Date(stop.proof.at) : scope.now;
  const notBefore = clockTime(secondOfRun(route.run, day.depot.timezone, failedAt) + AFTER_SECONDS);
  return [
    {
      attempt: {
        orphans: [order.id],
        into: [route],
        spare: [],
        notBefore: new Map([[order.id, notBefore]]),
        again: { order: order.id, slot, not_before: notBefore },
      },
      assess: ({ left, changes, broken }) => {
        const eta = changes.find((change) => change.order === order.id)?.to?.eta;
        if (left.length > 0 || eta === undefined) {
          return { nothing: 'The van cannot come again within the booked window.' };
        }
        if (broken.length > 0) {
          return { nothing: 'The van can come again only by breaking what others were promised.' };
        }
        return {
          summary: `Try order ${order.id} again with ${route.vehicle.name} at ${eta}.`,
          reason: [
            `The visit failed (${reason.replaceAll('_', ' ')}), and ${route.vehicle.name} still has the goods on board.`,
            `It can come again within the booked window, ${slot.from}–${slot.to}.`,
          ].join(' '),
        };
      },
    },
  ];
}
