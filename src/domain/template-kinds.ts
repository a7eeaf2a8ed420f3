/**
 * The kinds of messages, and which placeholders the texts of each may use. The list is closed: a template that uses
 * anything else is refused when it is saved, never when it is sent.
 */

import type { PlaceholderValues } from './template.js';
import { NAME_CHARACTERS, REASON_CHARACTERS, REFERENCE_CHARACTERS } from './text-lengths.js';

export const TEMPLATE_KINDS = [
  'booking_request',
  'rebooking',
  'postponed',
  'reminder',
  'clarification',
  'acknowledgement',
  'confirmation',
  'narrowed_window',
  'window_changed',
  'next_stop',
  'delivered',
  'visit_failed',
  'cancelled',
  'on_hold',
  'message',
  'driver_invite',
  'run_published',
  'portal_invite',
] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Their links give access to a courier's runs or orders, so only an owner may edit these texts. */
export const OWNERS_KINDS: readonly TemplateKind[] = ['driver_invite', 'run_published', 'portal_invite'];

/** News of a visit that recipients are sent only where the courier wants it (`settings.notify_recipients`). */
export const VISIT_NEWS = ['next_stop', 'delivered'] as const satisfies readonly TemplateKind[];
export type VisitNews = (typeof VISIT_NEWS)[number];

/** Messages that ask for a slot: their failure no longer matters once the order has a slot or was asked about again. */
export const ASKING_KINDS: readonly TemplateKind[] = [
  'booking_request',
  'rebooking',
  'postponed',
  'reminder',
  'clarification',
];

const OF_ORDER = {
  sender_name: 'Northgate Deliveries',
  courier_name: 'Northgate Deliveries',
  office_phone: '+441132960000',
  shipper_name: 'Oakcart',
  order_reference: 'SO-1042',
  recipient_name: 'Sam Field',
  /** Goods are fetched, and none are brought. */
  collection: false,
  /** A delivery at which goods are fetched too. */
  exchange: false,
  /** Replies by the same channel arrive. */
  can_reply: true,
} as const;

const OF_OFFER = {
  ...OF_ORDER,
  offers: '1) Thu 12 Mar 08:00-12:00\n2) Fri 13 Mar 08:00-12:00\n3) Sat 14 Mar 08:00-12:00',
  /** The offers are A, B and C because a number could also be the day of another. */
  lettered: false,
  link: 'https://example.com/b/token',
} as const;

const OF_VISIT = {
  ...OF_ORDER,
  day: 'Thu 12 Mar',
  window: '08:00-12:00',
  link: 'https://example.com/t/token',
} as const;

const OF_WINDOW = {
  ...OF_VISIT,
  eta: '09:40',
  /** The booked slot, where the window ends after it, and why it does. */
  booked: null,
  reason: null,
} as const;

/** Kind → its placeholders, each with the value that a preview shows; it has the courier's own names. */
export const PLACEHOLDERS = {
  booking_request: { ...OF_OFFER, slot_gone: false },
  rebooking: { ...OF_OFFER, slot_gone: false },
  postponed: { ...OF_OFFER, slot_gone: false, day: 'Thu 12 Mar', reason: 'heavy snow' },
  reminder: OF_OFFER,
  clarification: { ...OF_VISIT, link: OF_OFFER.link },
  acknowledgement: { ...OF_ORDER, link: OF_OFFER.link },
  confirmation: OF_VISIT,
  narrowed_window: OF_WINDOW,
  window_changed: OF_WINDOW,
  /** `late`: after the window that they were told. */
  next_stop: { ...OF_VISIT, eta: '09:40', late: false },
  delivered: { ...OF_ORDER, link: 'https://example.com/t/token' },
  visit_failed: { ...OF_ORDER, day: OF_VISIT.day },
  cancelled: { ...OF_ORDER, day: OF_VISIT.day, window: OF_VISIT.window },
  on_hold: { ...OF_ORDER, day: OF_VISIT.day, window: OF_VISIT.window },
  message: { ...OF_ORDER, link: 'https://example.com/t/token' },
  driver_invite: {
    courier_name: OF_ORDER.courier_name,
    office_phone: OF_ORDER.office_phone,
    driver_name: 'Alex Hill',
    link: 'https://example.com/driver',
  },
  run_published: {
    courier_name: OF_ORDER.courier_name,
    office_phone: OF_ORDER.office_phone,
    driver_name: 'Alex Hill',
    day: 'Thu 12 Mar',
    depot: 'Leeds',
    departs: '07:30',
    vehicle: 'Van 12',
    stops: '14',
    link: 'https://example.com/driver',
  },
  portal_invite: {
    courier_name: OF_ORDER.courier_name,
    office_phone: OF_ORDER.office_phone,
    shipper_name: OF_ORDER.shipper_name,
    link: 'https://example.com/portal',
  },
} as const satisfies Record<TemplateKind, PlaceholderValues>;

/** The placeholders of any kind. */
type NamesOf<Values> = Values extends unknown ? keyof Values : never;
type Placeholder = NamesOf<(typeof PLACEHOLDERS)[TemplateKind]>;

/** Maximum lengths of placeholders' values; of links, a portal's is the longest, at an origin of 100 characters. */
export const LONGEST: Readonly<Record<string, number>> = {
  sender_name: NAME_CHARACTERS,
  courier_name: NAME_CHARACTERS,
  shipper_name: NAME_CHARACTERS,
  recipient_name: NAME_CHARACTERS,
  driver_name: NAME_CHARACTERS,
  depot: NAME_CHARACTERS,
  vehicle: NAME_CHARACTERS,
  order_reference: REFERENCE_CHARACTERS,
  reason: REASON_CHARACTERS,
  office_phone: '+441234567890123'.length,
  offers: 3 * '1) Thu 12 Mar 08:00-12:00\n'.length,
  link: 250,
  day: 'Thu 12 Mar'.length,
  window: '08:00-12:00'.length,
  booked: '08:00-12:00'.length,
  eta: '09:40'.length,
  departs: '07:30'.length,
  stops: '500'.length,
  collection: 'true'.length,
  exchange: 'true'.length,
  can_reply: 'true'.length,
  slot_gone: 'true'.length,
  late: 'true'.length,
  lettered: 'true'.length,
} satisfies Record<Placeholder, number>;

/** The values that a message of this kind needs: every placeholder, and no more. */
export type ValuesOf<Kind extends TemplateKind> = {
  readonly [Name in keyof (typeof PLACEHOLDERS)[Kind]]: (typeof PLACEHOLDERS)[Kind][Name] extends boolean
    ? boolean
    : string | null;
};
