/** Inputs of operations on orders: queries, parameters, corrections. */
import { z } from 'zod';
import { phoneInput } from '../../resources/address.js';
import {
  itemsInput,
  notes,
  orderStatus,
  READ_ONLY,
  recipientInput,
  reference,
  inputDescriptions,
  serviceInput,
} from '../../resources/order.js';
import * as fields from '../../resources/schema-helpers.js';

/** Body of PATCH /orders/{order_id}. */
export const orderPatch = z
  .strictObject({
    ...fields.readOnly(inputDescriptions, ...READ_ONLY),
    shipper: z
      .union([fields.bareId('shipper'), z.object({ id: fields.idOf('shipper') })])
      .optional()
      .describe('The shipper who placed the order; it cannot be another one.'),
    reference: fields
      .text(100)
      .meta(reference)
      .optional()
      .describe(`${reference.description} It can be changed until a piece is scanned.`),
    recipient: recipientInput.optional(),
    items: itemsInput
      .optional()
      .describe(
        'What is delivered, line by line. They can be changed until a piece is scanned; pieces are made anew.',
      ),
    service: serviceInput.optional(),
    depot: fields.nullableIdOf('depot').optional(),
    notes: fields
      .freeText(2000)
      .meta({ example: notes.example })
      .nullable()
      .describe(notes.description)
      .optional(),
    hold: z.boolean().optional().describe('true keeps the order out of booking and planning until released.'),
  })
  .meta({ id: 'OrderPatch' });
export type OrderPatch = z.output<typeof orderPatch>;

/** Search words: not white space alone. */
const searchText = (max: number) =>
  fields
    .text(max)
    .transform((value) => value.trim())
    .refine((value) => value !== '', `takes 1 to ${max} characters that are no spaces`);

/** Query of GET /orders. */
export const orderQuery = z.strictObject({
  status: orderStatus.describe('Where it stands.').optional(),
  shipper: fields.idOf('shipper').optional(),
  date: fields.date.optional().describe('Booked delivery date.'),
  depot: fields.idOf('depot').optional(),
  postcode_prefix: fields
    .text(10)
    .meta({ example: 'SE2' })
    .optional()
    .describe('Case and spaces do not matter.'),
  updated_since: fields.dateTime.optional().describe('Inclusive.'),
  reference: searchText(100)
    .meta({ example: 'SO-10432' })
    .optional()
    .describe("The shipper's reference; upper and lower case are the same. An extension."),
  phone: phoneInput.optional().describe("The recipient's phone number, in any form. An extension."),
  q: searchText(100)
    .meta({ example: 'griffiths' })
    .optional()
    .describe(
      "What somebody says of the order: its reference, or a part of that with a figure, or the beginning of either while few begin so; the recipient's phone number or postcode, a piece's barcode, or words of the recipient's name, of each three letters or more from its beginning. An extension.",
    ),
  ...fields.paging,
});
export type OrderQuery = z.output<typeof orderQuery>;

/** Query of GET /orders/{order_id}/pieces. */
export const pieceQuery = z.strictObject(fields.paging);

export const orderParams = z.object({ order_id: fields.idOf('order') });
export const reasonInput = z.strictObject({
  reason: fields.freeText(500).meta({ description: 'Why, in words.', example: 'Sold out.' }).optional(),
});

/** Query of GET /orders/{order_id}/timeline. */
export const timelineQuery = z.strictObject(fields.paging);
