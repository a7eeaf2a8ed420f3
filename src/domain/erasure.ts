/** Taking people out of what is kept as it was once answered or told: their names, numbers, addresses and words. Pure. */
import type { Proof } from './shapes.js';

/** Digits of a degree that are left of a place which a run still goes by: about a kilometre. */
const COARSE_DIGITS = 2;

/** The value without what is personal of these orders' recipients, at any depth; all else as it is. */
export function withoutPeople(value: unknown, orders: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutPeople(each, orders));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutPeople(each, orders)]),
  );
  return { ...inner, ...blanksOf(inner, orders) };
}

/** What a resource about one of the orders has in place of what is personal. */
function blanksOf(
  resource: Readonly<Record<string, unknown>>,
  orders: ReadonlySet<string>,
): Record<string, unknown> {
  const { object, id, order } = resource;
  const isOne = (each: unknown) => typeof each === 'string' && orders.has(each);
  if (object === 'order' && isOne(id)) return { recipient: {}, notes: null, tracking_url: null };
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

/** What is left of a proof: what was handed over, and when. */
export const PROOF_BLANKS = { signed_by: null, photo_ids: [], notes: null } as const satisfies Partial<Proof>;

/** A place that is known no better than to about a kilometre. */
export function coarse(degrees: number | null): number | null {
  return degrees === null ? null : Number(degrees.toFixed(COARSE_DIGITS));
}
