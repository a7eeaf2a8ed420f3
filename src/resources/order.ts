/** Orders. */
import { z } from 'zod';
import { ORDER_STATUSES, type OrderStatus } from '../domain/states/order.js';
import { ORDER_WORDS } from '../domain/states/order-words.js';
import { STOP_TYPES } from '../domain/stop.js';
import { REASON_CHARACTERS, REFERENCE_CHARACTERS } from '../domain/text-lengths.js';
import { address, addressInput } from './address.js';
import { phone, PHONE, phoneText } from './phone.js';
import { enumOf } from './enum-docs.js';
import { item, ITEMS, itemsInput } from './item.js';
import { orderWarning } from './order-warning.js';
import { slot } from './slot.js';
import { metadata, metadataInput } from './metadata.js';
import * as fields from './schema-helpers.js';
import { skills, skillsShown } from './working-day.js';

// Cast: Object.fromEntries loses the key names.
const MEANINGS = Object.fromEntries(
  ORDER_STATUSES.map((status) => [status, ORDER_WORDS[status].meaning]),
) as Record<OrderStatus, string>;
export const orderStatus = enumOf('OrderStatus', ORDER_STATUSES, MEANINGS);

export const orderType = enumOf('OrderType', STOP_TYPES, {
  delivery: 'Goods are delivered to the recipient.',
  collection: 'Goods are collected from the recipient.',
});

const RECIPIENT_NAME = { description: 'Their name.', example: 'Sioned Griffiths' };
const EMAIL = { description: 'Email address.', example: 'sioned@example.com' };
const RECIPIENT = 'The recipient.';
const LOCATION = {
  description:
    'The location of the door (WGS 84), which routes use, if that of the address is wrong. A new address needs a new location.',
};
const SERVICE = 'Services at the door.';
/** Between these days, both included, an order is offered, booked and planned. */
export const promisedDates = {
  deliver_from: fields.visitDate
    .nullable()
    .meta({
      description: 'The first day on which it may be delivered, or null.',
      example: null,
    })
    .optional(),
  deliver_by: fields.date
    .nullable()
    .meta({
      description: 'The last day on which it may be delivered, or null.',
      example: null,
    })
    .optional(),
};
/** Orders that one call can name; a filter selects any number. */
export const MAX_NAMED = 1000;
export const reference = { description: "The shipper's own reference.", example: 'SO-10432' };
export const notes = { description: 'Notes for the courier.', example: 'Ring twice.' };

/** In a body with a recipient: accepts a location that looks like a mistake. */
export const farLocation = z
  .boolean()
  .optional()
  .describe('Accepts a `recipient.location` that is far from its postcode.')
  .meta({ example: false });

const recipientInput = z
  .strictObject({
    name: fields.name.meta(RECIPIENT_NAME).optional(),
    phone: phoneText.optional(),
    email: fields.email.meta(EMAIL).optional(),
    address: addressInput.optional(),
    location: z
      .strictObject(fields.position)
      .nullable()
      .optional()
      .meta({ ...LOCATION, description: `${LOCATION.description} null uses the location of the address.` }),
  })
  .describe(RECIPIENT);

/** In a PATCH: omitted fields stay, and null removes a name, a number or an email address. */
export const recipientPatch = recipientInput
  .extend({
    name: fields.nullable(fields.name, RECIPIENT_NAME).optional(),
    phone: phoneText.nullable().describe(PHONE.description).optional(),
    email: fields.nullable(fields.email, EMAIL).optional(),
  })
  .describe(`${RECIPIENT} Omitted fields are kept; null clears a field.`);

const serviceFields = {
  crew: fields.crewSize('People needed at the door.'),
  assembly: z.boolean().meta({ description: 'The goods are assembled.', example: false }),
  remove_packaging: z.boolean().meta({ description: 'Packaging is taken away.', example: true }),
  disposal: z.boolean().meta({ description: 'Old goods are taken away.', example: false }),
};
const SKILLS = { description: 'Skills that the van must have.' };
const priority = z.number().int().min(1).max(5).meta({
  description: 'Priority from 1 to 5 when not all orders can be delivered; 5 is highest. Defaults to 3.',
  example: 3,
});
export const serviceInput = z
  .strictObject({
    ...z.strictObject(serviceFields).partial().shape,
    skills: skills.nullable().meta(SKILLS).optional(),
    priority: priority
      .nullable()
      .describe(priority.description ?? '')
      .optional(),
  })
  .describe(SERVICE);

export const order = z
  .object({
    id: fields.ownId('order'),
    object: fields.object('order'),
    reference: z.string().meta(reference),
    type: orderType.meta({
      description: 'Delivery or collection.',
      example: 'delivery',
    }),
    exchange_for: fields.nullable(fields.id, {
      description: 'The order of the other type on the same visit, or null.',
      example: null,
    }),
    shipper: z
      .object({
        id: fields.idOf('shipper'),
        name: z.string().meta({ description: 'Their name.', example: 'Hearth & Home' }),
      })
      .describe('The shipper who placed the order.'),
    depot: fields.idOf('depot', 'ID of the depot; absent if it has none yet.').optional(),
    status: orderStatus.meta({ description: "The order's status.", example: 'booked' }),
    recipient: z
      .object({
        name: z.string().meta(RECIPIENT_NAME).optional(),
        phone: phone.optional(),
        email: z.string().meta(EMAIL).optional(),
        address: fields.refTo(address, 'The address.').optional(),
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
          .meta({ description: 'Pieces in at the depot, on a van or delivered.', example: 2 }),
      })
      .describe('Piece counts.'),
    service: z
      .object({
        ...serviceFields,
        skills: skillsShown.meta(SKILLS).optional(),
        priority: priority.optional(),
      })
      .describe(SERVICE),
    slot: slot.nullable().describe('The booked slot, or null.'),
    route: fields.id.nullable().meta({ description: 'ID of the route, or null.', example: null }),
    tracking_url: z.url().nullable().meta({
      description: "The recipient's tracking page; null until a slot is booked.",
      example: null,
    }),
    notes: fields.nullable(z.string(), notes),
    metadata: metadata.optional(),
    deliver_from: promisedDates.deliver_from.unwrap(),
    deliver_by: promisedDates.deliver_by.unwrap(),
    attempts: z.number().int().meta({ description: 'Completed and failed visits.', example: 0 }),
    split_from: fields
      .bareId('order')
      .optional()
      .describe('ID of the order from which it was split; absent if it was not.')
      .meta(fields.RARE),
    split_into: z
      .array(fields.bareId('order'))
      .optional()
      .describe('IDs of the orders split off for pieces that come later; absent if there are none.')
      .meta(fields.RARE),
    warnings: z
      .array(orderWarning)
      .optional()
      .describe(
        "Problems with the order's location, in responses about a single order; absent if there are none. The order waits in the inbox, and its recipient is not asked unless the only code is `doubtful_postcode`.",
      )
      .meta(fields.RARE),
    request_held_until: fields
      .moment(
        'When quiet hours, or the night, end and its recipient is asked, in the answer of GET /orders/{order_id}; absent unless a request waits for that.',
      )
      .optional()
      .meta(fields.RARE),
    created_at: fields.createdAt,
    updated_at: fields.updatedAt,
    erased_at: fields
      .moment("When the recipient's personal data was erased; absent before that.")
      .optional()
      .meta(fields.RARE),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

/** The fields' descriptions in requests. */
export const inputDescriptions = {
  ...order.shape,
  pieces: z.unknown().describe('Number of pieces.'),
  slot: z.unknown().describe('The slot.'),
  route: z.unknown().describe('ID of the route; null if there is none.'),
  shipper: fields.idOf('shipper'),
};

/** Why a visit is called off, as its recipient reads it. */
export const reasonToTell = fields
  .line(REASON_CHARACTERS)
  .meta({ description: 'The reason, shown to the recipient.', example: 'heavy snow' });
export const offerFrom = fields.visitDate.describe(
  'Earliest date to offer; defaults to the day after the cancelled one.',
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
  'warnings',
  'request_held_until',
  'created_at',
  'updated_at',
  'erased_at',
] as const;

/** Returns whether `deliver_from` is not after `deliver_by`. */
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
    shipper: fields.idOf('shipper', 'ID of the shipper who places the order.'),
    depot: fields
      .bareId('depot')
      .optional()
      .describe('ID of the depot; defaults to the only one, or the nearest.'),
    reference: fields.line(REFERENCE_CHARACTERS).meta(reference),
    type: orderType.describe('Defaults to `delivery`.').optional(),
    exchange_for: fields
      .text(100)
      .nullable()
      .meta({ example: null })
      .describe(
        "ID or shipper's reference of an order of the other type: both become one visit. Both must have the same shipper, depot and address.",
      )
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
