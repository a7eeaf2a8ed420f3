/** Inputs of operations on orders: queries, parameters, corrections. */
import { z } from 'zod';
import { NAME_CHARACTERS, REFERENCE_CHARACTERS } from '../../domain/text-lengths.js';
import { phoneQuery } from '../../resources/phone.js';
import { AUTHOR, comment, COMMENT_TEXT } from '../../resources/comment.js';
import { itemsInput } from '../../resources/item.js';
import {
  farLocation,
  notes,
  offerFrom,
  orderStatus,
  orderType,
  promisedDates,
  READ_ONLY,
  reasonToTell,
  recipientPatch,
  reference,
  inputDescriptions,
  serviceInput,
} from '../../resources/order.js';
import { metadataPatch } from '../../resources/metadata.js';
import { telling } from '../../resources/route.js';
import { BARCODE, scannedBarcode } from '../../resources/piece.js';
import * as fields from '../../resources/schema-helpers.js';

/** Of the others on the route that the order leaves. */
const tellingOthers = telling
  .unwrap()
  .optional()
  .describe(
    'When the other recipients on its published route are told their new windows; by default at once.',
  );

export const orderPatch = z
  .strictObject({
    ...fields.readOnly(inputDescriptions, ...READ_ONLY),
    shipper: z
      .union([fields.bareId('shipper'), z.object({ id: fields.idOf('shipper') })])
      .optional()
      .describe('The shipper who placed the order; it cannot be changed.'),
    reference: fields
      .line(REFERENCE_CHARACTERS)
      .meta(reference)
      .optional()
      .describe(`${reference.description} It can be changed until a piece is scanned.`),
    type: orderType.optional().describe('It cannot be changed.'),
    exchange_for: fields
      .text(100)
      .nullable()
      .meta({ example: null })
      .optional()
      .describe('It cannot be changed.'),
    recipient: recipientPatch.optional(),
    items: itemsInput
      .optional()
      .describe(
        'The items of the order. They can be changed until a piece is scanned; the pieces are recreated.',
      ),
    service: serviceInput.optional(),
    depot: fields.nullableIdOf('depot').optional(),
    notes: fields
      .freeText(2000)
      .meta({ example: notes.example })
      .nullable()
      .describe(notes.description)
      .optional(),
    metadata: metadataPatch.optional(),
    ...promisedDates,
    override: farLocation,
    hold: z
      .boolean()
      .optional()
      .describe('true excludes the order from booking and planning until released.'),
    tell: tellingOthers,
  })
  .meta({ id: 'OrderPatch' });
export type OrderPatch = z.output<typeof orderPatch>;

/** Search words, without the white space around them. */
const searchText = fields.text(100).transform((value) => value.trim());

export const orderQuery = z.strictObject({
  status: fields
    .oneOrMore(orderStatus)
    .optional()
    .describe('Filter by status; for several, repeat the parameter or separate them with commas.'),
  type: orderType.optional().describe('Filter by delivery or collection.'),
  shipper: fields.idOf('shipper').optional(),
  exchange_for: fields.bareId('order').optional().describe('Filter by the ID of the order exchanged for it.'),
  date: fields.date.optional().describe('Booked delivery date.'),
  from: fields.date.meta({ example: '2026-03-12' }).optional().describe('First booked delivery date.'),
  to: fields.date.meta({ example: '2026-03-19' }).optional().describe('Last booked delivery date.'),
  depot: fields.idOf('depot').optional(),
  postcode_prefix: fields
    .text(10)
    .meta({ example: 'SE2' })
    .optional()
    .describe('Case and spaces are ignored.'),
  updated_since: fields.dateTime.optional().describe('Inclusive.'),
  reference: searchText
    .meta({ example: 'SO-10432' })
    .optional()
    .describe("The shipper's reference; case is ignored."),
  phone: phoneQuery.optional().describe("The recipient's phone number, in any format."),
  q: searchText
    .meta({ example: 'griffiths' })
    .optional()
    .describe(
      "Search by reference, the recipient's phone number or postcode, a piece's barcode, or words of the recipient's name (at least the first three letters of each). For a reference such as `SO-10432` the part with digits (`10432`) suffices, as does the beginning of either if it does not match too many.",
    ),
  ...fields.paging,
});
export type OrderQuery = z.output<typeof orderQuery>;

export const pieceQuery = z.strictObject(fields.paging);

export const reasonInput = z.strictObject({
  reason: fields.freeText(500).meta({ description: 'The reason, as text.', example: 'Sold out.' }).optional(),
});

export const cancelInput = reasonInput.extend({ tell: tellingOthers });
/** Its body may be left out. */
export type CancelInput = z.output<typeof cancelInput> | undefined;

export const unbookInput = z
  .strictObject({
    reason: reasonToTell.optional(),
    ask: z
      .boolean()
      .default(true)
      .describe(
        'true: the recipient is notified, and asked for another slot if the goods are in. false: the order is left to the office.',
      ),
    offer_from: offerFrom.optional(),
  })
  .meta({ id: 'UnbookInput' });
export type UnbookInput = z.output<typeof unbookInput>;

export const splitInput = z
  .strictObject({
    barcodes: z
      .array(scannedBarcode.meta({ example: BARCODE.example }))
      .min(1)
      .max(999)
      .describe('Barcodes of the pieces that come later.'),
    reference: fields
      .line(REFERENCE_CHARACTERS)
      .meta({ example: 'SO-10432-2' })
      .optional()
      .describe("The second order's reference; defaults to the first one's with a number appended."),
  })
  .meta({ id: 'SplitInput' });
export type SplitInput = z.output<typeof splitInput>;

export const commentQuery = z.strictObject(fields.paging);

export const commentInput = z
  .strictObject({
    ...fields.readOnly(comment.shape, 'id', 'object', 'order', 'at'),
    author: fields
      .line(NAME_CHARACTERS)
      .meta({ example: AUTHOR.example })
      .optional()
      .describe('The author. Defaults to the key or the person who sends it.'),
    text: fields.text(2000).meta(COMMENT_TEXT),
    email_shipper: z
      .boolean()
      .default(false)
      .describe("true to email it to the shipper's `contact_email`, too."),
  })
  .meta({ id: 'CommentInput' });
export type CommentInput = z.output<typeof commentInput>;

export const timelineQuery = z.strictObject(fields.paging);
