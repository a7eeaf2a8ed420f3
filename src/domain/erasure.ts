/** Removes personal data from stored answers and events: names, numbers, addresses and messages. Pure. */
import type { Proof } from './types.js';

/** Decimal places kept of a position that a run still needs: about a kilometre. */
const COARSE_DIGITS = 2;

/**
 * Returns the value without the personal data of these orders' recipients, and without the words of suggestions that
 * are among them, at any depth; everything else stays.
 */
export function withoutPeople(value: unknown, orders: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutPeople(each, orders));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutPeople(each, orders)]),
  );
  return { ...inner, ...blanksOf(inner, orders) };
}

/** Returns what replaces the personal data in a resource about one of the orders. */
function blanksOf(
  resource: Readonly<Record<string, unknown>>,
  orders: ReadonlySet<string>,
): Record<string, unknown> {
  const { object, id, order } = resource;
  const isOne = (each: unknown) => typeof each === 'string' && orders.has(each);
  if (object === 'order' && isOne(id)) return { ...blanksInResource(resource), tracking_url: null };
  if (object === 'suggestion' && isOne(id)) return SUGGESTION_BLANKS;
  if (!isOne(order)) return {};
  switch (object) {
    case 'stop':
      return { address: undefined, proof: proofWithoutPerson(resource['proof']) };
    case 'reply':
      return { text: '', understood: { ...(resource['understood'] as object), why: null } };
    case 'inbound_reply':
      return { text: '' };
    case 'booking_request':
      return { error: null };
    case 'comment':
      return { author: '', text: '' };
    case 'message':
      return { to: '', subject: null, body: '', ...('error_detail' in resource && { error_detail: null }) };
    default:
      return {};
  }
}

/** Erased fields of a suggestion, whose words name recipients. */
export const SUGGESTION_BLANKS = { summary: '', reason: '' } as const;

/** Erased fields of an order, wherever it is kept. */
const PERSON_BLANKS = { recipient: {}, notes: null } as const;

/** Blanks of an order as it was shown: its metadata was left out where there was none. */
function blanksInResource(order: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return 'metadata' in order ? { ...PERSON_BLANKS, metadata: {} } : PERSON_BLANKS;
}

function proofWithoutPerson(proof: unknown): unknown {
  if (typeof proof !== 'object' || proof === null) return proof;
  const { position: _position, ...kept } = proof as Partial<Proof>;
  return { ...kept, ...PROOF_BLANKS };
}

/** Erased fields of an order, in its row and in events. */
export const ORDER_BLANKS = { ...PERSON_BLANKS, metadata: null } as const;

/**
 * The columns of an order that say nothing about its recipient and are kept. The compiler requires that every other one
 * is erased.
 */
export const ORDER_KEPT = [
  'tenant_id',
  'id',
  'reference',
  'reference_free',
  'exchange_for',
  'shipper',
  'depot',
  'status',
  'link_version',
  'left_to_office',
  'type',
  'items',
  'service',
  'position_precision',
  'pieces_expected',
  'pieces_scanned',
  'delivered_pieces',
  'slot_date',
  'slot_from',
  'slot_to',
  'slot_zone',
  'route',
  'scanned_at',
  'lost_since',
  'misrouted_since',
  'deliver_from',
  'deliver_by',
  'attempts',
  'split_from',
  'created_at',
  'updated_at',
] as const;

/** Erased fields of a proof, whose `position` goes too; the pieces handed over, and when, stay. */
export const PROOF_BLANKS = { signed_by: null, photo_ids: [], notes: null } as const satisfies Partial<Proof>;

/** Reduces a coordinate to a precision of about a kilometre. */
export function coarse(degrees: number | null): number | null {
  return degrees === null ? null : Number(degrees.toFixed(COARSE_DIGITS));
}
