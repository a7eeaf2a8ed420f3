/** Shippers. */
import { z } from 'zod';
import { EVENT_MEANINGS, SHIPPER_EVENTS } from '../../contracts/events.js';
import { REPORT_PERIODS } from '../../domain/report-schedule.js';
import { enumOf } from '../../resources/enum-docs.js';
import { metadata } from '../../resources/metadata.js';
import * as fields from '../../resources/schema-helpers.js';

export const NAME = { description: 'Their name.', example: 'Hearth & Home' };
export const contactEmail = fields.email.meta({ example: 'orders@hearth.example' });
export const CONTACT = "The shipper's email address.";
export const portalUser = fields.email.meta({ example: 'kim@hearth.example' });
export const automatic = z
  .boolean()
  .describe('Whether recipients are asked for a slot as soon as every piece of their order is in.');
export const senderName = fields.line(120).meta({
  description: "Sender name of messages to recipients, instead of the courier's.",
  example: 'Hearth & Home',
});
export const BOOKING = 'How recipients are asked for a slot.';

export const NOTIFY = {
  description: 'The updates and reports emailed to `contact_email`.',
  ...fields.EXTENSION,
};
export const notifyEvents = z
  .array(enumOf('ShipperEvent', SHIPPER_EVENTS, EVENT_MEANINGS))
  .max(SHIPPER_EVENTS.length)
  .meta({
    description: 'Event types to report, each once.',
    example: ['order.goods_lost', 'stop.failed'],
  });
export const notifyDaily = z.boolean().meta({
  description: "One email with the day's events on the next morning, instead of one per event.",
  example: true,
});

export const notifyReport = enumOf('ReportPeriod', REPORT_PERIODS, {
  weekly: 'Each Monday, for the previous week.',
  monthly: 'On the first of each month, for the previous month.',
}).describe('How often delivery figures are emailed, in the morning.');

export const shipper = z
  .object({
    id: fields.ownId('shipper'),
    object: fields.object('shipper'),
    name: z.string().meta(NAME),
    contact_email: contactEmail.describe(CONTACT).optional(),
    portal_users: z.array(portalUser).describe('Users of the portal.'),
    booking: z.object({ automatic, sender_name: senderName.optional() }).describe(BOOKING),
    notify: z
      .object({ events: notifyEvents, daily: notifyDaily, report: notifyReport.optional() })
      .optional()
      .meta({ ...NOTIFY, description: `${NOTIFY.description} Absent if nothing is chosen.` }),
    metadata: metadata.optional(),
  })
  .meta({ id: 'Shipper' });
export type Shipper = z.output<typeof shipper>;
