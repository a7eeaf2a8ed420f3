/** Removes people from stored answers and events: their names, numbers, addresses and words. Pure. */
import type { Proof } from './types.js';

/** Digits of a degree kept for a position that a run still goes by: about a kilometre. */
const COARSE_DIGITS = 2;

/** Returns the value without the personal data of these orders' recipients, at any depth; everything else stays. */
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
  if (object === 'order' && isOne(id)) return { ...ORDER_BLANKS, tracking_url: null };
  if (!isOne(order)) return {};
  switch (object) {
    case 'stop':
      return { address: null, proof: proofWithoutPerson(resource['proof']) };
    case 'reply':
      return { text: '', understood: { ...(resource['understood'] as object), why: null } };
    case 'inbound_reply':
      return { text: '' };
    case 'message':
      return { to: '', subject: null, body: '' };
    default:
      return {};
  }
}

function proofWithoutPerson(proof: unknown): unknown {
  if (typeof proof !== 'object' || proof === null) return proof;
  return { ...proof, ...PROOF_BLANKS };
}

/** What is erased from an order, in its row as in what events said of it. */
export const ORDER_BLANKS = { recipient: {}, notes: null } as const;

/** What is erased from a proof; what was handed over, and when, stays. */
export const PROOF_BLANKS = { signed_by: null, photo_ids: [], notes: null } as const satisfies Partial<Proof>;

/** Reduces a coordinate to a precision of about a kilometre. */
export function coarse(degrees: number | null): number | null {
  return degrees === null ? null : Number(degrees.toFixed(COARSE_DIGITS));
}
