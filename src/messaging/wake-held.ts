/**
 * Has what is held for its hour looked at again, once the courier has changed the hours: messages to recipients, held
 * requests, and pending tasks. What still must not go out is held again.
 */
import { PRIORITIES } from '../contracts/workflows.js';
import { wakePendingTasks } from '../work/queue/pending-tasks.js';
import { requeue } from '../work/queue/reconciler-queries.js';
import type { Scope } from '../db/scope.js';
import { listHeldBatches } from '../records/booking-batches.js';
import { listOrdersToWrite } from '../records/outgoing-messages.js';

export async function wakeHeld(scope: Scope): Promise<void> {
  const { id: tenant_id, courier, mode } = scope.tenant;
  const row = (topic: string, subject: string, payload: object) => ({
    ...{ tenant_id, topic, subject, event_id: scope.newId('event'), priority: PRIORITIES.bulk },
    payload: { ...payload, courier, mode },
  });
  const orders = await listOrdersToWrite(scope);
  const batches = await listHeldBatches(scope);
  const written = await requeue(scope.trx, [
    ...orders.map(({ id, ...order }) =>
      row('order.signal', id, { order: id, ...order, type: 'hours_changed' }),
    ),
    ...batches.map((batch) => row('booking.batch', batch, { batch })),
  ]);
  scope.outbox.written ||= written > 0;
  await wakePendingTasks(scope);
}
