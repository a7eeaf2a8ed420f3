/** Inputs of operations on webhook deliveries and events. */
import { z } from 'zod';
import { deliveryStatus } from '../../resources/delivery.js';
import { sentEventType } from '../../resources/event.js';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';

export const recoverInput = z
  .strictObject({
    since: fields.dateTime
      .optional()
      .describe('The earliest event time, inclusive; defaults to the oldest kept event.'),
  })
  .meta({ id: 'WebhookRecoverInput' });
export type RecoverInput = z.output<typeof recoverInput>;
export const recovered = z
  .object({
    recovered: z.number().int().meta({ description: 'Number of deliveries started.', example: 3 }),
  })
  .meta({ id: 'WebhookRecovery' });
export type Recovered = z.output<typeof recovered>;

export const deliveryQuery = z.strictObject({
  status: deliveryStatus.describe('Filter by status.').optional(),
  ...fields.paging,
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

export const orderDeliveryQuery = z.strictObject(fields.paging);

export const eventQuery = z.strictObject({
  type: sentEventType.describe('Filter by event type.').optional(),
  subject: fields.id
    .meta({ example: exampleId('order') })
    .optional()
    .describe('Filter by the ID of the order, run, stop, job, suggestion or endpoint.'),
  ...fields.paging,
});
export type EventQuery = z.output<typeof eventQuery>;
