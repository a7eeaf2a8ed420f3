/** A form whose record changes while it is being edited. */

/**
 * Returns what is in the form once its record has changed from `base` to `next`: what was edited stays, the rest
 * follows.
 */
export function rebased<Record extends object>(now: Record, base: Record, next: Record): Record {
  const edited = (Object.keys(now) as (keyof Record)[]).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(base[name]),
  );
  return Object.assign({ ...next }, Object.fromEntries(edited.map((name) => [name, now[name]])));
}
