/** Changed fields of a record, as the audit log shows them. */
import type { WallClock } from '../../parts/wall-clock';
import type { Resources } from '@waypost/client';
import { day, humanise } from '../../parts/format';

type Changes = Resources['AuditEntry']['changes'];
export type FieldChange = { name: string; before: string; since: string };

/**
 * Returns the fields in words, with their old and new values. Of objects, only the members that differ are named:
 * `Quiet hours, from`.
 */
export function changesOf(changes: Changes, clock: WallClock): FieldChange[] {
  return Object.entries(changes ?? {}).flatMap(([field, { old, new: now }]) =>
    differences(humanise(field), old, now, clock),
  );
}

function differences(name: string, old: unknown, now: unknown, clock: WallClock): FieldChange[] {
  // What had no value before or has none since is told by its members, too.
  if (![old, now].some(isObject) || ![old ?? {}, now ?? {}].every(isObject)) {
    const [before, since] = [words(old, clock), words(now, clock)];
    return before === since ? [] : [{ name, before, since }];
  }
  const [before, since] = [membersOf(old), membersOf(now)];
  return [...new Set([...Object.keys(before), ...Object.keys(since)])].flatMap((member) =>
    differences(`${name}, ${humanise(member).toLowerCase()}`, before[member], since[member], clock),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown) => (isObject(value) ? value : {});

/** `next_stop` */
const CODE = /^[a-z]+(_[a-z]+)+$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function words(value: unknown, clock: WallClock): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((each) => words(each, clock)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (CODE.test(value)) return value.replaceAll('_', ' ');
  if (DATE.test(value)) return day(value);
  return INSTANT.test(value) ? clock.momentWithSeconds(value) : value;
}
