/** What the office has to say to a driver. */
import { enqueue } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { lockDriver } from './rows.js';
import { insertMessages, listMessagesByKey, messageView } from '../../records/messages.js';
import { listOptedOut } from '../../records/opt-outs.js';
import type { Message } from '../../resources/message.js';
import type { DriverMessageInput } from './schemas.js';

const KIND = 'driver_message';

/**
 * POST /drivers/{driver_id}/messages: queues a text to the driver's number, which goes at any hour, as a person has
 * decided it. Throws 409 `opted_out` for a number that has opted out of texts.
 */
export async function writeToDriver(
  scope: Scope,
  { params: { driver_id: id }, body }: { params: { driver_id: string }; body: DriverMessageInput },
): Promise<Message> {
  const driver = requireFound(await lockDriver(scope, id), 'driver', id);
  if ((await listOptedOut(scope, [driver.phone])).has(driver.phone)) {
    throw new AppError('opted_out', { message: "The driver's number has opted out of texts." });
  }
  const event = enqueue(scope, 'notification', id, { kind: KIND, subject: id, prepared: true });
  const dedupeKey = `${driverMessagesOf(id)}${event}/sms`;
  await insertMessages(scope, [
    {
      dedupeKey,
      order: null,
      request: null,
      channel: 'sms',
      kind: KIND,
      recipient: driver.phone,
      template: null,
      subject: null,
      body: body.text,
    },
  ]);
  const [row] = await listMessagesByKey(scope, [dedupeKey]);
  if (!row) throw new Error(`Message ${dedupeKey} was queued but is missing.`);
  return messageView(scope, row);
}

/** Returns what the keys of the messages to this driver begin with. */
export const driverMessagesOf = (driver: string): string => `${KIND}/${driver}/`;
