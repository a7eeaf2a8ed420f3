/** Shippers. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const NAME = { description: 'Their name.', example: 'Hearth & Home' };
export const contactEmail = fields.email.meta({ example: 'orders@hearth.example' });
export const CONTACT = 'Whom to write to.';
export const portalUser = fields.email.meta({ example: 'kim@hearth.example' });
export const automatic = z
  .boolean()
  .describe('Whether recipients are asked for a slot as soon as every piece of their order is in.');
export const senderName = fields
  .line(120)
  .meta({ description: 'Who writes to recipients, in place of the courier.', example: 'Hearth & Home' });
export const BOOKING = 'How recipients are asked for a slot.';

export const shipper = z
  .object({
    id: fields.ownId('shipper'),
    object: fields.object('shipper'),
    name: z.string().meta(NAME),
    contact_email: contactEmail.describe(CONTACT).optional(),
    portal_users: z.array(portalUser).describe('Who may use the portal.'),
    booking: z.object({ automatic, sender_name: senderName.optional() }).describe(BOOKING),
  })
  .meta({ id: 'Shipper' });
export type Shipper = z.output<typeof shipper>;
