/** Changes of a record: the old and new values of its fields. Pure. */

/** Field → its value before and after; null where there is none. */
export type Changes = Record<string, { old: unknown; new: unknown }>;

/** Changes with every write, and the entry has its own time. */
const ALWAYS_NEW = new Set(['updated_at']);

/** Returns the host of an address; the rest may contain the receiver's secret. */
export function hostOf(url: string): string {
  return new URL(url).host;
}

/**
 * Returns the fields of a record that differ, or null if none does. A nested record is reduced to its id, because it
 * may hold personal data that is erased elsewhere, and an address (`url`) to its host.
 */
export function changesBetween(before: object, after: object): Changes | null {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const changes: Changes = {};
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const pair = { old: old[name] ?? null, new: now[name] ?? null };
    if (ALWAYS_NEW.has(name) || JSON.stringify(pair.old) === JSON.stringify(pair.new)) continue;
    changes[name] = name === 'url' ? { old: hostIn(pair.old), new: hostIn(pair.new) } : pair;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

const hostIn = (value: unknown): unknown => (typeof value === 'string' ? hostOf(value) : value);

function valuesOf(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withoutRecords(value)]));
}

/** Returns the value with the id of each record instead of the record. */
function withoutRecords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRecords);
  if (typeof value !== 'object' || value === null) return value;
  if ('object' in value && 'id' in value) return value.id;
  return valuesOf(value);
}
