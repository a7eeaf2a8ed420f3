/**
 * Has what is held for its hour looked at again, once the courier has changed the hours: messages and requests. What
 * still must not go out is held again.
 */
import { PRIORITIES } from '../contracts/workflows.js';
import { requeue } from '../work/queue/reconciler-queries.js';
import type { Scope } from '../db/scope.js';
import { listHeldBatches } from '../records/booking-batches.js';
import { listCausesToSend } from '../records/outgoing-messages.js';

export async function wakeHeld(scope: Scope): Promise<void> {
  const { id: tenant_id, courier, mode } = scope.tenant;
  const row = (topic: string, subject: string, payload: object) => ({
    ...{ tenant_id, topic, subject, event_id: scope.newId('event'), priority: PRIORITIES.bulk },
    payload: { ...payload, courier, mode },
  });
  const causes = await listCausesToSend(scope);
  const batches = await listHeldBatches(scope);
  const written = await requeue(scope.trx, [
    ...causes.map((cause) => row('messages.queued', cause, { cause })),
    ...batches.map((batch) => row('booking.batch', batch, { batch })),
  ]);
  scope.outbox.written ||= written > 0;
}
