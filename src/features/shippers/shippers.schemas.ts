/** Shippers and their API keys on the wire: what may be sent, what is returned. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { MODES } from '../../domain/lifecycles.js';

const MAX_PORTAL_USERS = 50;

const portalUsers = z
  .array(words.email)
  .max(MAX_PORTAL_USERS)
  .refine((users) => new Set(users.map((user) => user.toLowerCase())).size === users.length, {
    message: 'must hold each address once',
  })
  .describe('Each is emailed an invite to the portal.');

const automatic = z
  .boolean()
  .describe('Whether recipients are asked for a slot as soon as every piece of their order is in.');
const senderName = words.text(120).describe('Who writes to recipients, in place of the courier.');

/** Body of POST /shippers. */
export const shipperInput = z
  .strictObject({
    ...words.readOnly('id', 'object'),
    name: words.text(120),
    contact_email: words.email.optional(),
    portal_users: portalUsers.default([]),
    booking: z
      .strictObject({ automatic: automatic.default(true), sender_name: senderName.optional() })
      .optional(),
  })
  .meta({ id: 'ShipperInput' });
export type ShipperInput = z.output<typeof shipperInput>;

/** Body of PATCH /shippers/{shipper_id}; null takes a value away. */
export const shipperPatch = z
  .strictObject({
    ...words.readOnly('id', 'object'),
    name: words.text(120).optional(),
    contact_email: words.email.nullable().optional(),
    portal_users: portalUsers.optional(),
    booking: z
      .strictObject({ automatic: automatic.optional(), sender_name: senderName.nullable().optional() })
      .optional(),
  })
  .meta({ id: 'ShipperPatch' });
export type ShipperPatch = z.output<typeof shipperPatch>;

export const shipperParams = z.object({ shipper_id: words.id });
export const shipperKeyParams = z.object({ shipper_id: words.id, key_id: words.id });

export const shipper = z
  .object({
    id: words.id,
    object: z.literal('shipper'),
    name: z.string(),
    contact_email: words.email.optional(),
    portal_users: z.array(words.email),
    booking: z.object({ automatic, sender_name: senderName.optional() }),
  })
  .meta({ id: 'Shipper' });

/** Body of POST /shippers/{shipper_id}/api-keys. */
export const shipperKeyInput = z
  .strictObject({ mode: z.enum(MODES).default('sandbox'), label: words.text(80).optional() })
  .meta({ id: 'ShipperApiKeyInput' });
export type ShipperKeyInput = z.output<typeof shipperKeyInput>;

/** A key as it is returned once, when it is made. */
export const newShipperKey = z
  .object({
    id: words.id,
    object: z.literal('api_key'),
    key: z.string().describe('The full key; shown once.'),
    mode: z.enum(MODES),
  })
  .meta({ id: 'NewShipperApiKey' });

/** A key as it is listed. */
export const shipperKey = z
  .object({
    id: words.id,
    object: z.literal('api_key'),
    key: z.string().describe('Its beginning and its last four characters.'),
    mode: z.enum(MODES),
    label: z.string().optional(),
    created_at: words.timestamp,
  })
  .meta({ id: 'ShipperApiKey' });
