/** Shippers, and their keys for the customer interface. */
import { z } from 'zod';
import { EVENT_MEANINGS, SHIPPER_EVENTS } from '../../contracts/events.js';
import { MODES } from '../../domain/access.js';
import { REPORT_PERIODS } from '../../domain/report-schedule.js';
import { enumOf } from '../../resources/enum-docs.js';
import { metadata, metadataInput, metadataPatch } from '../../resources/metadata.js';
import * as fields from '../../resources/schema-helpers.js';

const NAME = { description: 'Their name.', example: 'Hearth & Home' };
const contactEmail = fields.email.meta({ example: 'orders@hearth.example' });
const CONTACT = "The shipper's email address.";
const portalUser = fields.email.meta({ example: 'kim@hearth.example' });
const automatic = z
  .boolean()
  .describe('Whether recipients are asked for a slot as soon as every piece of their order is in.');
const senderName = fields.line(120).meta({
  description: "Sender name of messages to recipients, instead of the courier's.",
  example: 'Hearth & Home',
});
const BOOKING = 'How recipients are asked for a slot.';

const NOTIFY = {
  description: 'The updates and reports emailed to `contact_email`.',
};
const notifyEvents = z
  .array(enumOf('ShipperEvent', SHIPPER_EVENTS, EVENT_MEANINGS))
  .max(SHIPPER_EVENTS.length)
  .meta({
    description: 'Event types to report, each once.',
    example: ['order.goods_lost', 'stop.failed'],
  });
const notifyDaily = z.boolean().meta({
  description: "One email with the day's events on the next morning, instead of one per event.",
  example: true,
});

const notifyReport = enumOf('ReportPeriod', REPORT_PERIODS, {
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

const MAX_PORTAL_USERS = 50;

const portalUsers = z
  .array(portalUser)
  .max(MAX_PORTAL_USERS)
  .refine((users) => new Set(users.map((user) => user.toLowerCase())).size === users.length, {
    message: 'must not contain duplicate addresses',
  })
  .describe('Each is emailed an invite to the portal.');

const owned = fields.readOnly(shipper.shape, 'id', 'object');
const name = fields.name.meta(NAME);

export const shipperInput = z
  .strictObject({
    ...owned,
    name,
    contact_email: contactEmail.describe(CONTACT).optional(),
    portal_users: portalUsers.default([]),
    booking: z
      .strictObject({ automatic: automatic.default(true), sender_name: senderName.optional() })
      .describe(BOOKING)
      .optional(),
    notify: z
      .strictObject({
        events: notifyEvents.default([]),
        daily: notifyDaily.default(false),
        report: notifyReport.optional(),
      })
      .meta(NOTIFY)
      .optional(),
    metadata: metadataInput.optional(),
  })
  .meta({ id: 'ShipperInput' });
export type ShipperInput = z.output<typeof shipperInput>;

/** Body of PATCH /shippers/{shipper_id}; null clears a value. */
export const shipperPatch = z
  .strictObject({
    ...owned,
    name: name.optional(),
    contact_email: contactEmail.nullable().describe(CONTACT).optional(),
    portal_users: portalUsers.optional(),
    booking: z
      .strictObject({
        automatic: automatic.optional(),
        sender_name: senderName.nullable().describe('Sender name of messages to recipients.').optional(),
      })
      .describe(BOOKING)
      .optional(),
    notify: z
      .strictObject({
        events: notifyEvents,
        daily: notifyDaily,
        report: notifyReport
          .nullable()
          .describe('How often delivery figures are emailed, in the morning; null for never.'),
      })
      .partial()
      .meta(NOTIFY)
      .optional(),
    metadata: metadataPatch.optional(),
  })
  .meta({ id: 'ShipperPatch' });
export type ShipperPatch = z.output<typeof shipperPatch>;

export const portalUserErasure = z
  .strictObject({ email: portalUser.describe('Their email address, as invited.') })
  .meta({ id: 'PortalUserErasure' });
export type PortalUserErasure = z.output<typeof portalUserErasure>;

export const shipperQuery = z.strictObject(fields.paging);

export const keyMode = enumOf('Mode', MODES, {
  live: 'Real recipients, real drivers.',
  sandbox: 'Nothing is really sent.',
}).describe('Environment of the key.');

const KEY_EXAMPLE = 'wp_test_shp_…k3ze';
const KEY_LABEL = { description: 'A name for the key, such as its use.', example: 'Warehouse system' };

/** A shipper's key for the customer interface as it is returned once, on creation. */
export const newShipperKey = z
  .object({
    id: fields.ownId('shipperKey'),
    object: fields.object('api_key'),
    key: z.string().meta({ description: 'The full key, shown once.', example: KEY_EXAMPLE }),
    mode: keyMode.meta({ example: 'sandbox' }),
  })
  .meta({ id: 'NewShipperApiKey' });
export type NewShipperKey = z.output<typeof newShipperKey>;

/** A shipper's key as it is listed. */
export const shipperKey = z
  .object({
    id: fields.ownId('shipperKey'),
    object: fields.object('api_key'),
    key: z.string().meta({ description: 'The prefix and the last four characters.', example: KEY_EXAMPLE }),
    mode: keyMode.meta({ example: 'sandbox' }),
    label: z.string().meta(KEY_LABEL).optional(),
    created_at: fields.createdAt,
  })
  .meta({ id: 'ShipperApiKey' });
export type ShipperKey = z.output<typeof shipperKey>;

export const shipperKeyInput = z
  .strictObject({ mode: keyMode.default('sandbox'), label: fields.text(80).meta(KEY_LABEL).optional() })
  .meta({ id: 'ShipperApiKeyInput' });
export type ShipperKeyInput = z.output<typeof shipperKeyInput>;

export const returnManifestQuery = z.strictObject({
  depot: fields.idOf('depot').optional(),
  date: fields.date.optional().describe('The day whose returned pieces are listed; defaults to today.'),
  ...fields.paging,
});
export type ReturnManifestQuery = z.output<typeof returnManifestQuery>;
