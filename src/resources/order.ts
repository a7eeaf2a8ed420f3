/** Orders. */
import { z } from 'zod';
import { ORDER_STATUSES } from '../domain/states/order.js';
import { STOP_TYPES } from '../domain/stop.js';
import { REASON_CHARACTERS, REFERENCE_CHARACTERS } from '../domain/text-lengths.js';
import { address, addressInput, phone, PHONE, phoneInput } from './address.js';
import { enumOf } from './enum-docs.js';
import { slot } from './slot.js';
import { metadata, metadataInput } from './metadata.js';
import * as fields from './schema-helpers.js';
import { skills, skillsShown } from './working-day.js';

export const orderStatus = enumOf('OrderStatus', ORDER_STATUSES, {
  awaiting_scan: 'The order is known; none of its pieces is in at the depot yet.',
  part_scanned: 'Some of its pieces are in.',
  scanned: 'All of its pieces are in; nobody has been asked for a slot yet.',
  awaiting_booking: 'A collection; nobody has been asked for a slot yet.',
  awaiting_reply: 'The recipient has been asked for a slot and has not settled on one.',
  booked: 'It has a slot, and is on no route.',
  planned: 'It is on a draft route, or on a published one whose run has not started.',
  out_for_delivery: 'The run that it is on is under way.',
  delivered: 'The goods were handed over.',
  collected: 'A collection; the driver has the goods, or the depot.',
  failed_attempt: 'A visit was made, or skipped, and the goods, or some of them, were not handed over.',
  on_hold: 'Kept out of booking and planning until it is released.',
  cancelled: 'It will not be delivered.',
  returned: 'The goods went back to the shipper.',
});

export const orderType = enumOf('OrderType', STOP_TYPES, {
  delivery: 'Goods are brought to the recipient.',
  collection: 'Goods are fetched from the recipient.',
});

const MAX_PIECES = 999;

const RECIPIENT_NAME = { description: 'Their name.', example: 'Sioned Griffiths' };
const EMAIL = { description: 'Email address.', example: 'sioned@example.com' };
const RECIPIENT = 'Who the goods are for.';
const LOCATION = {
  description:
    'Where their door is, WGS 84, where the place of the address is wrong: routes go there. A new address needs a new one.',
  ...fields.EXTENSION,
};
const ITEMS = 'What is delivered, line by line.';
const SERVICE = 'What is done at the door.';
/** Between these days, both included, an order is offered, booked and planned. */
export const promisedDates = {
  deliver_from: fields.visitDate
    .nullable()
    .meta({
      description: 'The first day on which it may be delivered, or null.',
      example: null,
      ...fields.EXTENSION,
    })
    .optional(),
  deliver_by: fields.date
    .nullable()
    .meta({
      description: 'The last day on which it may be delivered, or null.',
      example: null,
      ...fields.EXTENSION,
    })
    .optional(),
};
/** Orders that one call can name; a filter selects any number. */
export const MOST_NAMED = 1000;
export const reference = { description: "The shipper's own reference.", example: 'SO-10432' };
export const notes = { description: 'Notes for the courier.', example: 'Ring twice.' };

/** Of a body with a recipient: takes a place that looks like a mistake. */
export const farLocation = z
  .boolean()
  .optional()
  .describe('Takes a `recipient.location` that is far from its postcode.')
  .meta({ example: false, ...fields.EXTENSION });

const recipientInput = z
  .strictObject({
    name: fields.name.meta(RECIPIENT_NAME).optional(),
    phone: phoneInput.optional(),
    email: fields.email.meta(EMAIL).optional(),
    address: addressInput.optional(),
    location: z
      .strictObject(fields.position)
      .nullable()
      .optional()
      .meta({ ...LOCATION, description: `${LOCATION.description} null: the place of the address.` }),
  })
  .describe(RECIPIENT);

/** As a PATCH sends it: what is left out stays, and null takes a name, a number or an email address away. */
export const recipientPatch = recipientInput
  .extend({
    name: fields.nullable(fields.name, RECIPIENT_NAME).optional(),
    phone: phoneInput.nullable().describe(PHONE.description).optional(),
    email: fields.nullable(fields.email, EMAIL).optional(),
  })
  .describe(`${RECIPIENT} What is left out stays as it is; null takes it away.`);

/** What scanners read, and Code 128 can show. */
const barcode = z.string().regex(/^[!-~]{1,64}$/, 'takes 1 to 64 letters, digits and signs, without spaces');

const item = z
  .strictObject({
    sku: fields
      .line(64)
      .meta({ description: "The shipper's article number.", example: 'TRD-200' })
      .optional(),
    description: fields.line(255).meta({ description: 'What it is.', example: 'Treadmill' }).optional(),
    pieces: z
      .number()
      .int()
      .min(1)
      .max(MAX_PIECES)
      .meta({ description: 'How many pieces.', example: 2 })
      .optional(),
    weight_kg: z
      .number()
      .min(0)
      .max(1_000_000)
      .meta({ example: 98 })
      .optional()
      .describe('Total of the line, over all its pieces.'),
    volume_m3: z
      .number()
      .min(0)
      .max(100_000)
      .meta({ example: 0.78 })
      .optional()
      .describe('Total of the line, over all its pieces.'),
    barcodes: z
      .array(barcode)
      .min(1)
      .max(MAX_PIECES)
      .meta({ example: ['HH-7734201', 'HH-7734202'] })
      .optional()
      .describe(
        "The shipper's own barcodes, one for each piece of the line, and of no other order that is under way. Without them the pieces get barcodes of the courier.",
      )
      .meta(fields.EXTENSION),
  })
  .refine(({ pieces, barcodes }) => !pieces || !barcodes || pieces === barcodes.length, {
    message: 'must be as many as there are pieces',
    path: ['barcodes'],
  })
  .meta({ id: 'Item' });

/** Counts the pieces of these items: as many as barcodes or one each, where an item gives no number. */
export function countPieces(
  items: readonly { pieces?: number | undefined; barcodes?: readonly string[] | undefined }[],
): number {
  return items.reduce((sum, { pieces, barcodes }) => sum + (pieces ?? barcodes?.length ?? 1), 0);
}

/** Returns where items give a barcode that stands before. */
function repeatedBarcodes(items: readonly { barcodes?: readonly string[] | undefined }[]): PropertyKey[][] {
  const seen = new Set<string>();
  return items.flatMap(({ barcodes = [] }, line) =>
    barcodes.flatMap((barcode, index) => {
      if (seen.has(barcode)) return [[line, 'barcodes', index]];
      seen.add(barcode);
      return [];
    }),
  );
}

export const itemsInput = z
  .array(item)
  .min(1)
  .max(200)
  .refine((items) => countPieces(items) <= MAX_PIECES, {
    message: `must add up to at most ${MAX_PIECES} pieces`,
  })
  .superRefine((items, context) => {
    for (const path of repeatedBarcodes(items)) {
      context.addIssue({ code: 'custom', path, message: 'stands before in this order' });
    }
  })
  .describe(ITEMS);

const serviceFields = {
  crew: fields.crewSize('People needed at the door.'),
  assembly: z.boolean().meta({ description: 'The goods are assembled.', example: false }),
  remove_packaging: z.boolean().meta({ description: 'Packaging is taken away.', example: true }),
  disposal: z.boolean().meta({ description: 'Old goods are taken away.', example: false }),
};
const SKILLS = { description: 'Labels that the van must have.', ...fields.EXTENSION };
const priority = z
  .number()
  .int()
  .min(1)
  .max(5)
  .meta({
    description: 'How important, 1 to 5, where not all can be delivered: 5 first. 3 if left out.',
    example: 3,
    ...fields.EXTENSION,
  });
export const serviceInput = z
  .strictObject({
    ...z.strictObject(serviceFields).partial().shape,
    skills: skills.nullable().meta(SKILLS).optional(),
    priority: priority
      .nullable()
      .describe(priority.description ?? '')
      .meta(fields.EXTENSION)
      .optional(),
  })
  .describe(SERVICE);

export const order = z
  .object({
    id: fields.ownId('order'),
    object: fields.object('order'),
    reference: z.string().meta(reference),
    type: orderType.meta({
      description: 'Whether goods are brought or fetched.',
      example: 'delivery',
      ...fields.EXTENSION,
    }),
    exchange_for: fields
      .nullable(fields.id, {
        description: 'The order of the other type that is visited together with this one, or null.',
        example: null,
      })
      .meta(fields.EXTENSION),
    shipper: z
      .object({
        id: fields.idOf('shipper'),
        name: z.string().meta({ description: 'Their name.', example: 'Hearth & Home' }),
      })
      .describe('The shipper who placed the order.'),
    depot: fields.nullableIdOf('depot'),
    status: orderStatus.meta({ description: 'Where it stands.', example: 'booked' }),
    recipient: z
      .object({
        name: z.string().meta(RECIPIENT_NAME).optional(),
        phone: phone.optional(),
        email: z.string().meta(EMAIL).optional(),
        address: fields.refTo(address, 'Where it is.').optional(),
        location: z.object(fields.knownPosition).optional().meta(LOCATION),
      })
      .describe(RECIPIENT),
    items: z.array(item).describe(ITEMS),
    pieces: z
      .object({
        expected: z.number().int().meta({ description: 'Pieces of the order.', example: 2 }),
        scanned: z
          .number()
          .int()
          .meta({ description: 'Pieces that are in at the depot, on a van or delivered.', example: 2 }),
      })
      .describe('Its pieces, counted.'),
    service: z
      .object({
        ...serviceFields,
        skills: skillsShown.meta(SKILLS).optional(),
        priority: priority.optional(),
      })
      .describe(SERVICE),
    slot: slot.nullable().describe('The booked slot, or null.'),
    route: fields.id.nullable().meta({ description: 'Id of the route, or null.', example: null }),
    tracking_url: z.url().nullable().meta({
      description: "The recipient's tracking page; null until a slot is booked.",
      example: null,
    }),
    notes: fields.nullable(z.string(), notes),
    metadata: metadata.optional(),
    deliver_from: promisedDates.deliver_from.unwrap(),
    deliver_by: promisedDates.deliver_by.unwrap(),
    attempts: z
      .number()
      .int()
      .meta({ description: 'Visits that were completed or failed.', example: 0, ...fields.EXTENSION }),
    split_from: fields
      .bareId('order')
      .optional()
      .describe('Id of the order that it was split from; only where it was.')
      .meta(fields.EXTENSION)
      .meta(fields.RARE),
    split_into: z
      .array(fields.bareId('order'))
      .optional()
      .describe('Ids of the orders of its pieces that come later; only where there are any.')
      .meta(fields.EXTENSION)
      .meta(fields.RARE),
    created_at: fields.createdAt,
    updated_at: fields.updatedAt,
    erased_at: fields
      .moment('When what was known of the recipient was erased; only then.')
      .meta(fields.EXTENSION)
      .optional()
      .meta(fields.RARE),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

/** The fields' descriptions in requests. */
export const inputDescriptions = {
  ...order.shape,
  pieces: z.unknown().describe('How many pieces.'),
  slot: z.unknown().describe('The slot.'),
  route: z.unknown().describe('Id of the route; null while there is none.'),
  shipper: fields.idOf('shipper'),
};

/** Why a visit is called off, in words that its recipient reads. */
export const reasonToTell = fields
  .line(REASON_CHARACTERS)
  .meta({ description: 'Why, in words that the recipient reads.', example: 'heavy snow' });
export const offerFrom = fields.visitDate.describe(
  'Earliest date to offer; by default the day after the one that is called off.',
);

/** Fields that the caller never sets. */
export const READ_ONLY = [
  'id',
  'object',
  'status',
  'pieces',
  'slot',
  'route',
  'tracking_url',
  'attempts',
  'split_from',
  'split_into',
  'created_at',
  'updated_at',
  'erased_at',
] as const;

/** Returns whether an order's dates leave it a day. */
export function areDatesInOrder({
  deliver_from: from,
  deliver_by: by,
}: {
  deliver_from?: string | null | undefined;
  deliver_by?: string | null | undefined;
}): boolean {
  return !from || !by || from <= by;
}
const DATES_IN_ORDER = { message: 'must not be before deliver_from', path: ['deliver_by'] };

/** Body of POST /orders; rows of imports are read as such too. */
export const orderInput = z
  .strictObject({
    ...fields.readOnly(inputDescriptions, ...READ_ONLY),
    shipper: fields.idOf('shipper', 'Id of the shipper who places the order.'),
    depot: fields
      .bareId('depot')
      .optional()
      .describe('Id of the depot; by default the only one, or the nearest.'),
    reference: fields.line(REFERENCE_CHARACTERS).meta(reference),
    type: orderType.describe('By default `delivery`.').meta(fields.EXTENSION).optional(),
    exchange_for: fields
      .text(100)
      .nullable()
      .meta({ example: null })
      .describe(
        "Id of an order of the other type, or the shipper's reference of it: both become one visit. They have the shipper, the depot and the address in common.",
      )
      .meta(fields.EXTENSION)
      .optional(),
    recipient: recipientInput,
    items: itemsInput,
    service: serviceInput.optional(),
    notes: fields.freeText(2000).meta(notes).optional(),
    metadata: metadataInput.optional(),
    ...promisedDates,
    override: farLocation,
  })
  .refine(areDatesInOrder, DATES_IN_ORDER)
  .meta({ id: 'OrderInput' });
export type OrderInput = z.output<typeof orderInput>;

/**
 * Fields that a client sets and may clear again, each stored as it is in the column of its name. Creating, correcting
 * and showing an order take them from here.
 */
const CLEARABLE = ['notes', 'deliver_from', 'deliver_by'] as const satisfies readonly (keyof Order)[];
type Clearable = Pick<Order, (typeof CLEARABLE)[number]>;

/** Returns the clearable fields of a row or of an input; null where one is left out. */
export function clearableOf(from: {
  readonly [Name in keyof Clearable]?: Clearable[Name] | undefined;
}): Clearable {
  // `fromEntries` loses the names.
  return Object.fromEntries(CLEARABLE.map((name) => [name, from[name] ?? null])) as Clearable;
}

/** Returns the clearable fields that a correction changes. */
export function changedOf(
  patch: { readonly [Name in keyof Clearable]?: Clearable[Name] | undefined },
  order: Clearable,
): Partial<Clearable> {
  const changed = CLEARABLE.filter((name) => patch[name] !== undefined && patch[name] !== order[name]);
  return Object.fromEntries(changed.map((name) => [name, patch[name]]));
}
