/**
 * A failed visit: the same van comes again on the same day, where its route and the booked window allow. Both halves of
 * an exchange are one visit.
 */
import type { Scope } from '../../db/scope.js';
import { clockTime } from '@waypost/planning/plan-timing';
import { decideOrder } from '../../domain/states/order.js';
import { ordersOf, type SecondVisit } from '../../domain/suggestion.js';
import type { AgentRequestRow } from '../../records/agent-requests.js';
import { secondOfRun } from '../../records/runs/clock.js';
import type { DaySnapshot } from './day-snapshot.js';
import type { RepairOptions, Strategy } from './strategy.js';
import { ordersNamed } from './wording.js';

/** The least time until a second visit. */
const AFTER_SECONDS = 30 * 60;

/** The request's subject is the stop; of an exchange, one of its two. */
export const failedStopStrategy: Strategy = (scope, request, day) =>
  Promise.resolve(optionsFor(scope, request, day));

function optionsFor(scope: Scope, { subject, slot }: AgentRequestRow, day: DaySnapshot): RepairOptions {
  const route = day.routes.find(({ stops }) => stops.some(({ id }) => id === subject));
  if (!route?.run) return { nothing: 'The run is completed.' };
  if (!slot) return { nothing: 'The visit had no slot to be tried again in.' };
  if (!route.usable) return { nothing: 'The van is out of service.' };
  const { run, vehicle } = route;
  const [first, second] = day.toTryAgain;
  if (!first) return { nothing: 'A second visit would not help.' };
  const failed = second ? [first, second] : [first];
  const orders = failed.flatMap(({ order_id: id }) => day.orders.get(id) ?? []);
  if (orders.length < failed.length || !orders.every(({ status }) => decideOrder(status, 'tried_again').ok)) {
    return { nothing: 'The order has been handled in another way.' };
  }
  const isAsked = orders.some(({ left_to_office: isLeft }) => !isLeft);
  const failedAt = failed.map(({ proof }) =>
    secondOfRun(run, day.depot.timezone, proof ? new Date(proof.at) : scope.now),
  );
  const notBefore = clockTime(Math.max(...failedAt) + AFTER_SECONDS);
  const again: SecondVisit = {
    order: first.order_id,
    ...(second && { partner: second.order_id }),
    slot,
    not_before: notBefore,
  };
  const ids = ordersOf(again);
  return [
    {
      attempt: {
        orphans: ids,
        into: [route],
        spare: [],
        notBefore: new Map(ids.map((id) => [id, notBefore])),
        again,
      },
      assess: ({ left, changes, broken }) => {
        const eta = changes.find((change) => change.order === again.order)?.to?.eta;
        if (left.length > 0 || eta === undefined) {
          return { nothing: 'The van cannot come again within the booked window.' };
        }
        if (broken.length > 0) {
          return { nothing: 'The van can come again only by breaking what others were promised.' };
        }
        const why = new Set(failed.map(({ failure_reason: reason }) => reason?.replaceAll('_', ' ')));
        const brings = first.type === 'delivery';
        return {
          summary: `Try ${second ? 'orders' : 'order'} ${ordersNamed(day, ids)} again with ${vehicle.name} at ${eta}${isAsked ? ', in place of the slot that is being asked for' : ''}.`,
          reason: [
            `The visit failed (${[...why].join(', ')})${brings ? `, and ${vehicle.name} still has the goods on board` : ''}.`,
            `The van can come again within the booked window, ${slot.from}–${slot.to}.`,
            ...(isAsked
              ? ['The recipient is being asked for another slot: accepting this withdraws the question.']
              : []),
          ].join(' '),
        };
      },
    },
  ];
}
