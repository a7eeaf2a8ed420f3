/** Orders on the wire: what may be sent, what is returned. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { parse as parsePostcode } from 'postcode';
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { ORDER_STATUSES } from '../../domain/order.js';
import { PIECE_STATUSES, SCAN_TYPES } from '../../domain/piece.js';

const MAX_PIECES = 999;

/** A phone number, kept as E.164. Ofcom's drama ranges are possible numbers without being valid ones. */
export const phone = words
  .text(40)
  .transform((value, context) => {
    const number = parsePhoneNumberFromString(value, 'GB');
    if (number?.isPossible() === true) return number.number;
    context.addIssue('must be a phone number, best as +447700900123');
    return z.NEVER;
  })
  .meta({ example: '+447700900123' });

const addressFields = {
  line1: words.text(120),
  line2: words.freeText(120).optional(),
  town: words.text(120),
  postcode: words.text(10).meta({ example: 'CR0 4XZ' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
    .default('GB'),
};

/** An address as it is sent; a GB postcode must have the form of one and is kept in its usual spelling. */
export const addressInput = z
  .strictObject({ ...addressFields, ...words.readOnly('latitude', 'longitude') })
  .transform((address, context) => {
    const { latitude: _latitude, longitude: _longitude, ...kept } = address;
    if (kept.country !== 'GB') return kept;
    const postcode = parsePostcode(kept.postcode);
    if (postcode.valid) return { ...kept, postcode: postcode.postcode };
    context.addIssue({
      code: 'custom',
      path: ['postcode'],
      message: 'must be a GB postcode such as CR0 4XZ',
    });
    return z.NEVER;
  });

export const address = z
  .object({
    ...addressFields,
    country: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .meta({ id: 'Address' });

const recipientInput = z.strictObject({
  name: words.text(120).optional(),
  phone: phone.optional(),
  email: words.email.optional(),
  address: addressInput.optional(),
});

const item = z
  .strictObject({
    sku: words.text(64).optional(),
    description: words.text(255).optional(),
    pieces: z.number().int().min(1).max(MAX_PIECES).optional(),
    weight_kg: z
      .number()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('Total of the line, over all its pieces.'),
    volume_m3: z.number().min(0).max(100_000).optional().describe('Total of the line, over all its pieces.'),
  })
  .meta({ id: 'Item' });

const serviceFields = {
  crew: z.union([z.literal(1), z.literal(2)]).describe('People needed at the door.'),
  assembly: z.boolean(),
  remove_packaging: z.boolean(),
  disposal: z.boolean(),
};
const serviceInput = z.strictObject(serviceFields).partial();

const OWNED = [
  'id',
  'object',
  'status',
  'pieces',
  'slot',
  'route',
  'tracking_url',
  'created_at',
  'updated_at',
] as const;

/** Body of POST /orders. */
export const orderInput = z
  .strictObject({
    ...words.readOnly(...OWNED),
    shipper: words.id.describe('Id of the shipper who places the order.'),
    depot: words.id.optional().describe('Id of the depot; by default the only one, or the nearest.'),
    reference: words.text(100).describe("The shipper's own reference."),
    recipient: recipientInput,
    items: z.array(item).min(1).max(200),
    service: serviceInput.optional(),
    notes: words.freeText(2000).optional(),
  })
  .refine((order) => order.items.reduce((sum, { pieces }) => sum + (pieces ?? 1), 0) <= MAX_PIECES, {
    message: `must add up to at most ${MAX_PIECES} pieces`,
    path: ['items'],
  })
  .meta({ id: 'OrderInput' });
export type OrderInput = z.output<typeof orderInput>;

/** Body of PATCH /orders/{order_id}. */
export const orderPatch = z
  .strictObject({
    ...words.readOnly(...OWNED, 'reference', 'shipper', 'items'),
    recipient: recipientInput.optional(),
    service: serviceInput.optional(),
    depot: words.id.optional(),
    notes: words.freeText(2000).nullable().optional(),
    hold: z.boolean().optional().describe('true keeps the order out of booking and planning until released.'),
  })
  .meta({ id: 'OrderPatch' });
export type OrderPatch = z.output<typeof orderPatch>;

/** Query of GET /orders. */
export const orderQuery = z.strictObject({
  status: z.enum(ORDER_STATUSES).optional(),
  shipper: words.id.optional(),
  date: words.date.optional().describe('Booked delivery date.'),
  depot: words.id.optional(),
  postcode_prefix: words.text(10).optional().describe('Case and spaces do not matter.'),
  updated_since: words.dateTime.optional().describe('Inclusive.'),
  ...words.paging,
});
export type OrderQuery = z.output<typeof orderQuery>;

/** Query of GET /orders/{order_id}/pieces. */
export const pieceQuery = z.strictObject(words.paging);

export const orderParams = z.object({ order_id: words.id });
export const reasonInput = z.strictObject({ reason: words.freeText(500).optional() });

export const order = z
  .object({
    id: words.id,
    object: z.literal('order'),
    reference: z.string(),
    shipper: z.object({ id: words.id, name: z.string() }),
    depot: words.id.nullable(),
    status: z.enum(ORDER_STATUSES),
    recipient: z.object({
      name: z.string().optional(),
      phone: z.string().optional(),
      email: z.string().optional(),
      address: address.optional(),
    }),
    items: z.array(item),
    pieces: z.object({ expected: z.number().int(), scanned: z.number().int() }),
    service: z.object(serviceFields),
    slot: words.slot.nullable(),
    route: words.id.nullable(),
    tracking_url: z.url().nullable(),
    notes: z.string().nullable(),
    created_at: words.timestamp,
    updated_at: words.timestamp,
  })
  .meta({ id: 'Order' });

export const piece = z
  .object({
    id: words.id,
    object: z.literal('piece'),
    barcode: z.string(),
    number: z.string().describe('Position of the form `<n> of <total>`.'),
    status: z.enum(PIECE_STATUSES),
    last_scan: z
      .object({
        type: z.enum(SCAN_TYPES),
        at: words.timestamp,
        depot: words.id.nullable(),
        vehicle: words.id.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Piece' });

/** Query of GET /orders/{order_id}/timeline. */
export const timelineQuery = z.strictObject(words.paging);

export const timelineEntry = z
  .object({
    id: words.id,
    object: z.literal('timeline_entry'),
    at: words.timestamp,
    type: z
      .string()
      .describe('`event.`, `scan.`, `message.`, `reply.` or `action.` and what it was.')
      .meta({ example: 'scan.depot_in' }),
    summary: z.string().describe('One sentence.').meta({ example: 'Piece 1 of 2 scanned: depot in.' }),
  })
  .meta({ id: 'TimelineEntry', description: 'Something that became of an order.' });
