/** POST /depots/{depot_id}/days/{date}/postpone: what would happen, or the job that makes it happen. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { addDays, localDateTime } from '@waypost/base/local-time';
import { lockDepotShared } from '../../setup/depots/rows.js';
import { listOrdersById } from '../../records/orders/rows.js';
import {
  insertPostponement,
  listHolding,
  listRoutesNotLeft,
  movePostponement,
  postponementView,
} from '../../records/postponements.js';
import type { PostponementJob, PostponementResult } from '../../resources/job.js';
import { listOptedOutOf, reachable } from '../../messaging/draft.js';
import { noticeFor } from '../orders/unbook.js';
import type { PostponeInput, PostponeParams } from './schemas.js';

const NOTHING_DONE: PostponementResult = {
  routes: [],
  unbooked: [],
  asked: 0,
  told: 0,
  on_the_road: [],
};

/**
 * Calls off a day. Throws 404 for an unknown depot; 422 `invalid_value` for a day in the past, and for an `offer_from`
 * that is not after the day.
 */
export async function postponeDay(
  scope: Scope,
  { params, body }: { params: PostponeParams; body: PostponeInput },
): Promise<PostponementJob> {
  const depot = requireFound(await lockDepotShared(scope, params.depot_id), 'depot', params.depot_id);
  const { date } = params;
  if (date < localDateTime(scope.now, depot.timezone).date) {
    throw new AppError('invalid_value', { message: `The date ${date} is in the past.`, param: 'date' });
  }
  const offerFrom = body.offer_from ?? addDays(date, 1);
  if (offerFrom <= date) {
    throw new AppError('invalid_value', {
      message: `\`offer_from\` must be later than ${date}, the postponed day.`,
      param: 'offer_from',
    });
  }
  const day = { depot: depot.id, date };
  const expected = await foresee(scope, day);
  const row = await insertPostponement(scope, {
    ...day,
    id: scope.newId('job'),
    reason: body.reason ?? null,
    offer_from: offerFrom,
    dry_run: body.dry_run,
    orders_total: expected.unbooked.length,
    result: body.dry_run ? expected : NOTHING_DONE,
  });
  if (body.dry_run) return postponementView(await movePostponement(scope, row, 'succeeded'));
  enqueue(scope, 'postponement.start', row.id, { job: row.id, depot: depot.id });
  return postponementView(row);
}

/** Works out what calling off the day would do as things are. */
async function foresee(scope: Scope, day: { depot: string; date: string }): Promise<PostponementResult> {
  const holding = await listHolding(scope, day);
  const onTheRoad = holding.filter(({ status }) => status === 'out_for_delivery');
  const ids = holding.filter((order) => !onTheRoad.includes(order)).map(({ id }) => id);
  const orders = await listOrdersById(scope, ids);
  const optedOut = await listOptedOutOf(scope, orders);
  const heard = orders
    .filter(({ recipient }) => reachable(recipient, optedOut).length > 0)
    .map((order) => noticeFor(order));
  const count = (news: 'ask' | 'tell') => heard.filter((each) => each === news).length;
  return {
    routes: await listRoutesNotLeft(scope, day),
    unbooked: ids,
    asked: count('ask'),
    told: count('tell'),
    on_the_road: onTheRoad.map(({ id }) => id),
  };
}
