/**
 * The words of the contract: schemas that several features share, with the lengths of BEHAVIOUR "Errors". Every text
 * is checked for what PostgreSQL or a phone cannot hold, so that bad input is a 422 and never a 500.
 */
import { z } from 'zod';
import { isDate, isTimeOfDay } from '../domain/local-time.js';

/** A text of 1 to `max` characters without NUL or half a surrogate pair. */
export const text = (max: number) =>
  z
    .string()
    .min(1, `takes 1 to ${max} characters`)
    .max(max, `takes at most ${max} characters`)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'takes valid Unicode without NUL');

/** As `text`, but may be empty. */
export const freeText = (max: number) =>
  z
    .string()
    .max(max, `takes at most ${max} characters`)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'takes valid Unicode without NUL');

/** An id of any kind; whether it refers to something is found out by looking. */
export const id = text(64);

export const date = z
  .string()
  .refine(isDate, { error: 'must be a date of the calendar, YYYY-MM-DD', abort: true })
  .meta({ format: 'date' });

export const timeOfDay = z
  .string()
  .refine(isTimeOfDay, { error: 'must be a time of day, HH:MM', abort: true })
  .meta({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** An instant, as ISO 8601 with an offset or Z; parsed to a `Date` by the command. */
export const dateTime = z.iso
  .datetime({ offset: true, message: 'must be a date-time such as 2026-03-12T08:00:00Z' })
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date-time such as 2026-03-12T08:00:00Z');

/** An instant as it is returned: ISO 8601 in UTC (specification "Conventions"). */
export const timestamp = z.string().meta({ format: 'date-time' });

export const email = z.email('must be an email address').max(254, 'takes at most 254 characters');

/** `from` before `to`. */
export const timeRange = { from: timeOfDay, to: timeOfDay };
export const isForward = (range: { from: string; to: string }): boolean => range.from < range.to;
export const FORWARD = { message: 'must be later than from', path: ['to'] };

export const slot = z
  .strictObject({ date, ...timeRange })
  .refine(isForward, FORWARD)
  .meta({ id: 'Slot', description: 'A window of a local day in which a recipient is visited.' });

/** A whole number in a query. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be ${min} to ${max}`).max(max, `must be ${min} to ${max}`))
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined });

/** `true` or `false` in a query. */
export const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ type: 'boolean', enum: undefined });

/** The parameters of every list (specification "Common conventions"). */
export const paging = {
  limit: wholeNumber(1, 100).optional().describe('Records in a page; 25 when only a cursor is given.'),
  starting_after: id.optional().describe('The id of the last record seen; the page begins after it.'),
};

/** A list as it is returned. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ object: z.literal('list'), data: z.array(item), has_more: z.boolean() });

/** Fields that a resource returns: accepted on input and ignored (specification "Conventions"). */
export function readOnly<Names extends string>(
  ...names: Names[]
): Record<Names, z.ZodOptional<z.ZodUnknown>> {
  // `fromEntries` forgets the names.
  return Object.fromEntries(
    names.map((name) => [name, z.unknown().optional().meta({ readOnly: true })]),
  ) as Record<Names, z.ZodOptional<z.ZodUnknown>>;
}

/** Coordinates, WGS 84 degrees. */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
