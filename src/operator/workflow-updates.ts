/**
 * The updates that an operator may send to a workflow from the Temporal UI. Each runs the same command as the API, is
 * refused with a reason where it makes no sense, and is audited under the operator's name.
 */
import { insertAudit } from '../db/audit.js';
import type { OperatorCommand } from '../contracts/workflows.js';
import type { Scope } from '../db/scope.js';
import { AppError, requireFound } from '../domain/errors.js';
import type { ByOperator } from '../domain/operator.js';
import { ASKABLE } from '../domain/states/order.js';
import { findAudited } from '../records/audit-log.js';
import { lockLatestRequest } from '../records/booking-requests.js';
import { lockOrder } from '../records/orders/rows.js';
import { markUnanswered } from '../operations/bookings/remind.js';
import { requestBookings } from '../operations/bookings/request.js';
import { retryRequest } from '../operations/bookings/retry-request.js';
import { cancelJob } from '../operations/jobs/commands.js';
import { deliverNow } from '../operations/webhooks/attempt.js';

/** `subject`: the order, delivery or job whose workflow received the update. */
export type WorkflowUpdate = ByOperator & { command: OperatorCommand; subject: string };

/** `action` is the audit log's name for it. */
type Handler = { action: string; run: (scope: Scope, subject: string) => Promise<string> };

const HANDLERS: Record<OperatorCommand, Handler> = {
  retryBooking: {
    action: 'bookings.retry_request',
    run: async (scope, order) => {
      const request = await latestRequest(scope, order);
      await retryRequest(scope, { params: { request_id: request.id } });
      return request.id;
    },
  },
  markUnanswered: {
    action: 'bookings.mark_unanswered',
    run: async (scope, order) => {
      const request = await latestRequest(scope, order);
      if (request.status !== 'open') {
        throw new AppError('invalid_state', {
          message: `Booking request ${request.id} is ${request.status}; only an open one waits for an answer.`,
        });
      }
      await markUnanswered(scope, request.id);
      return request.id;
    },
  },
  askAgain: { action: 'bookings.request', run: askAgain },
  deliverNow: {
    action: 'webhooks.deliver_now',
    run: async (scope, delivery) => {
      await deliverNow(scope, delivery);
      return delivery;
    },
  },
  cancel: {
    action: 'jobs.cancel',
    run: async (scope, job) => {
      await cancelJob(scope, { params: { job_id: job } });
      return job;
    },
  },
};

/**
 * Runs the command and resolves to the record it changed. When repeated, by a retry or a reset of the workflow, it
 * finds the work done: the update's id is the scope's request.
 */
export async function applyUpdateOnce(
  scope: Scope,
  { command, subject, note }: WorkflowUpdate,
): Promise<{ subject: string }> {
  const { action, run } = HANDLERS[command];
  const before = await findAudited(scope, action);
  if (before?.subject) return { subject: before.subject };
  const done = await run(scope, subject);
  await insertAudit(scope, { action, subject: done, detail: note ?? null });
  return { subject: done };
}

async function latestRequest(scope: Scope, order: string) {
  await lockOrder(scope, order);
  const request = await lockLatestRequest(scope, order);
  if (request) return request;
  throw new AppError('invalid_state', { message: `The recipient of order ${order} has not been asked yet.` });
}

/** Acts as if the order were named in POST /bookings/requests, and throws the reason for which it would be skipped. */
async function askAgain(scope: Scope, id: string): Promise<string> {
  const order = requireFound(await lockOrder(scope, id), 'order', id);
  if (!ASKABLE.includes(order.status)) {
    throw new AppError('invalid_state', {
      message: `Order ${id} is ${order.status}; there is nothing to ask.`,
    });
  }
  const { skipped_orders: skipped } = await requestBookings(scope, { body: { orders: [id] } });
  const [obstacle] = skipped;
  if (obstacle) throw new AppError('invalid_state', { message: `Order ${id}: ${obstacle.message}` });
  return id;
}
