/**
 * The kinds of messages, and which placeholders the texts of each may use. The list is closed: a template that uses
 * anything else is refused when it is saved, never when it is sent.
 */

export const TEMPLATE_KINDS = [
  'booking_request',
  'rebooking',
  'reminder',
  'confirmation',
  'narrowed_window',
  'window_changed',
  'driver_invite',
  'portal_invite',
] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/**
 * Messages that ask for a slot: once there is a slot, or somebody has been asked since, their failure no longer
 * matters.
 */
export const ASKING_KINDS: readonly TemplateKind[] = ['booking_request', 'rebooking', 'reminder'];

/** Value of a placeholder; null where there is none, such as for a recipient without a name. */
export type PlaceholderValue = string | boolean | null;
export type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>;

const OF_ORDER = {
  sender_name: 'Northgate Deliveries',
  courier_name: 'Northgate Deliveries',
  shipper_name: 'Oakcart',
  order_reference: 'SO-1042',
  recipient_name: 'Sam Field',
} as const;

const OF_OFFER = {
  ...OF_ORDER,
  offers: '1) Thu 12 Mar 08:00-12:00\n2) Fri 13 Mar 08:00-12:00\n3) Sat 14 Mar 08:00-12:00',
  link: 'https://example.com/b/token',
} as const;

const OF_VISIT = {
  ...OF_ORDER,
  day: 'Thu 12 Mar',
  window: '08:00-12:00',
  link: 'https://example.com/t/token',
} as const;

/** Kind → its placeholders, each with the value that a preview shows. */
export const PLACEHOLDERS = {
  booking_request: { ...OF_OFFER, slot_gone: false },
  rebooking: { ...OF_OFFER, slot_gone: false },
  reminder: OF_OFFER,
  confirmation: OF_VISIT,
  narrowed_window: { ...OF_VISIT, eta: '09:40' },
  window_changed: { ...OF_VISIT, eta: '09:40' },
  driver_invite: {
    courier_name: OF_ORDER.courier_name,
    driver_name: 'Alex Hill',
    link: 'https://example.com/driver',
  },
  portal_invite: {
    courier_name: OF_ORDER.courier_name,
    shipper_name: OF_ORDER.shipper_name,
    link: 'https://example.com/portal',
  },
} as const satisfies Record<TemplateKind, PlaceholderValues>;

/** The values that a message of this kind needs: every placeholder, and no more. */
export type ValuesOf<Kind extends TemplateKind> = {
  readonly [Name in keyof (typeof PLACEHOLDERS)[Kind]]: (typeof PLACEHOLDERS)[Kind][Name] extends boolean
    ? boolean
    : string | null;
};
