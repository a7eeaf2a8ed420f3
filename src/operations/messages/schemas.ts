/** Inputs of operations on messages and opt-outs (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { phoneInput } from '../../resources/address.js';
import { channel, messageStatus } from '../../resources/message.js';
import * as fields from '../../resources/schema-helpers.js';

/** Query of GET /messages. */
export const messageQuery = z.strictObject({
  order: fields.idOf('order').optional(),
  status: messageStatus.describe('Where it stands.').optional(),
  channel: channel.describe('How it goes.').optional(),
  ...fields.paging,
});
export const messageParams = z.object({ message_id: fields.idOf('message') });

/** Query of GET /opt-outs. */
export const optOutQuery = z.strictObject({
  phone: phoneInput.optional().describe('The number, in any form.'),
  ...fields.paging,
});
export type OptOutQuery = z.output<typeof optOutQuery>;

export const optOutParams = z.object({ opt_out_id: fields.idOf('optOut') });
