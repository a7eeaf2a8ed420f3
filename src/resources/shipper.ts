/** Shippers. */
import { z } from 'zod';
import { EVENT_MEANINGS, SHIPPER_EVENTS } from '../contracts/events.js';
import { REPORT_PERIODS } from '../domain/report-schedule.js';
import { enumOf } from './enum-docs.js';
import { metadata } from './metadata.js';
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

export const NOTIFY = {
  description: 'Which news and reports of its orders go to `contact_email`.',
  ...fields.EXTENSION,
};
export const notifyEvents = z
  .array(enumOf('ShipperEvent', SHIPPER_EVENTS, EVENT_MEANINGS))
  .max(SHIPPER_EVENTS.length)
  .meta({
    description: 'What is told, each once: types of events.',
    example: ['order.goods_lost', 'stop.failed'],
  });
export const notifyDaily = z.boolean().meta({
  description: 'All of a day in one email on the next morning, and not each as it happens.',
  example: true,
});

export const notifyReport = enumOf('ReportPeriod', REPORT_PERIODS, {
  weekly: 'Each Monday, of the week before.',
  monthly: 'On the first of a month, of the month before.',
}).describe('How often the figures of its deliveries are mailed, in the morning.');

export const shipper = z
  .object({
    id: fields.ownId('shipper'),
    object: fields.object('shipper'),
    name: z.string().meta(NAME),
    contact_email: contactEmail.describe(CONTACT).optional(),
    portal_users: z.array(portalUser).describe('Who may use the portal.'),
    booking: z.object({ automatic, sender_name: senderName.optional() }).describe(BOOKING),
    notify: z
      .object({ events: notifyEvents, daily: notifyDaily, report: notifyReport.optional() })
      .optional()
      .meta({ ...NOTIFY, description: `${NOTIFY.description} Only where something is chosen.` }),
    metadata: metadata.optional(),
  })
  .meta({ id: 'Shipper' });
export type Shipper = z.output<typeof shipper>;
