/**
 * Schemas that several resources share, with the lengths of docs/behaviour.md "Errors". Texts are checked for
 * characters that PostgreSQL or a phone cannot store, so that bad input is a 422 and never a 500.
 */
import { withAsciiDomain } from '@waypost/base/ascii-domain';
import { z } from 'zod';
import type { IdKind } from '../domain/ids.js';
import { isDate, isTimeOfDay } from '@waypost/base/local-time';
import { DIRECTION_MARKS } from '../domain/template.js';
import { NAME_CHARACTERS } from '../domain/text-lengths.js';
import { EXAMPLE_DATE, EXAMPLE_TIME, exampleId } from './examples.js';

/** Maximum stops of a route, and maximum ids of a list in a request. */
export const MAX_IDS = 500;

/** The name of a kind of record, where its word in the code says less. */
const NAMES: Partial<Record<IdKind, string>> = {
  request: 'booking request',
  endpoint: 'webhook endpoint',
  shipperKey: 'shipper key',
  adminKey: 'key',
  optOut: 'opt-out',
};

type About = { description?: string; example?: unknown };

/**
 * Describes a schema whose description comes after it in the document: a reference, or what may be null. The key
 * `trailing` is resolved by `src/api/openapi-components.ts`.
 */
const describeAfter = <Schema extends z.ZodType>(schema: Schema, trailing: About) =>
  schema.meta({ trailing });
/** A reference to a named schema, described for where it is used. A reference can only carry a description. */
export const refTo = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  describeAfter(
    z.lazy(() => schema),
    { description },
  );
/** A schema that may be null, with its description. */
export const nullable = <Schema extends z.ZodType>(schema: Schema, about: About) =>
  describeAfter(schema.nullable(), about);

/**
 * One person or two. In the document a whole number with bounds: generated clients cannot read a choice of constants.
 */
export const crewSize = (description: string) =>
  z
    .union([z.literal(1), z.literal(2)])
    .meta({ description, type: 'integer', anyOf: undefined, minimum: 1, maximum: 2, example: 1 });

/** A text without the white space around it, or what cannot be seen there. */
export const trimmed = z
  .string()
  .overwrite((value) => value.replaceAll(/^[\s\p{Cf}\p{DI}]+|[\s\p{Cf}\p{DI}]+$/gu, ''));

/** A text of 1 to `max` characters, not white space alone, without NUL or half a surrogate pair. */
export const text = (max: number, given = z.string()) =>
  given
    .min(1, `must have 1 to ${max} characters`)
    .max(max, `must have at most ${max} characters`)
    .refine((value) => value === '' || /\S/.test(value), 'must not be blank')
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'must be valid Unicode without NUL');

/** Like `text`, of whole sentences: the words of a message, with line breaks and tabs. */
export const prose = (max: number) =>
  text(max).refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value), 'must not contain control characters');

/** Like `text`, but may be empty. */
export const freeText = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'must be valid Unicode without NUL');

/** Control characters, and what ends a line. */
const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);
const ONE_LINE = 'must be one line without control characters';

/**
 * Like `text`, on one line: whatever messages, their headers, pages and labels say of an order or a person. It could
 * otherwise write its own lines into them.
 */
export const line = (max: number, given = z.string()) => text(max, given).refine(isOneLine, ONE_LINE);

/** Like `line`, but may be empty. */
export const freeLine = (max: number) => freeText(max).refine(isOneLine, ONE_LINE);

/** Returns a text as one line, for words that nobody can be asked to correct. */
export const asOneLine = (value: string): string =>
  value
    .replaceAll(DIRECTION_MARKS, ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A name of a person, a firm, a depot or a vehicle. */
export const name = line(NAME_CHARACTERS);

/** An id of any kind; whether it refers to something is checked by looking it up. */
export const id = text(64);
/** The name of the schema of a kind's ids: `BookingRequestId`. */
const idComponent = (kind: IdKind) =>
  (NAMES[kind] ?? kind).replaceAll(/(?:^|[ -])(\w)/g, (_, letter: string) => letter.toUpperCase()) + 'Id';
/** An id with an example but no description, for a list or an alternative that has its own. */
export const bareId = (kind: IdKind) => id.meta({ component: idComponent(kind), example: exampleId(kind) });
/** The description and example for the id of another record. */
export const idMeta = (kind: IdKind, description = `ID of the ${NAMES[kind] ?? kind}.`) => ({
  description,
  example: exampleId(kind),
});
export const idOf = (kind: IdKind, description?: string) => bareId(kind).meta(idMeta(kind, description));
/** Like `idOf`, or null. */
export const nullableIdOf = (kind: IdKind, description?: string) =>
  bareId(kind).nullable().describe(idMeta(kind, description).description);
/** A record's own id. */
export const ownId = (kind: IdKind) => idOf(kind, 'The ID; it never changes.');
/** What kind of record it is. */
export const object = <const Name extends string>(name: Name) =>
  z.literal(name).describe('The type of object.');

export const date = z
  .string()
  .refine(isDate, { error: 'must be a calendar date, YYYY-MM-DD', abort: true })
  .meta({ format: 'date', description: "Date, in the depot's local time.", example: EXAMPLE_DATE });

/** A day on which something may be planned: days that are counted from it have to be in the calendar too. */
export const visitDate = date.refine((value) => value < '9999', 'must be before the year 9999');

export const timeOfDay = z
  .string()
  .refine(isTimeOfDay, { error: 'must be a time of day, HH:MM', abort: true })
  .meta({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** An instant, as ISO 8601 with an offset or Z; parsed to a `Date` by the command. */
export const dateTime = z.iso
  .datetime({ offset: true, message: 'must be a date-time such as 2026-03-12T08:00:00Z' })
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date-time such as 2026-03-12T08:00:00Z')
  .meta({ example: EXAMPLE_TIME });

/** An instant as it is returned: ISO 8601 in UTC (specification "Conventions"). */
const timestamp = z.string().meta({ format: 'date-time' });

/** Returns the schema of a number of things. */
export const count = (description: string, example: number) =>
  z.number().int().min(0).meta({ description, example });

/** Returns the schema of a whole number, which may be negative. */
export const integer = (description: string, example: number) =>
  z.number().int().meta({ description, example });

export const moment = (description: string) => timestamp.meta({ description, example: EXAMPLE_TIME });
/** Meta of an optional field that most records lack: their examples lack it too. */
export const RARE = { example: undefined };

/** Like `moment`, or null. */
export const nullableMoment = (description: string) =>
  timestamp.meta({ example: EXAMPLE_TIME }).nullable().describe(description);
/** Like `nullableMoment`, null in examples. */
export const futureMoment = (description: string) =>
  timestamp.nullable().meta({ description, example: null });
export const createdAt = moment('When it was created.');
export const updatedAt = moment('When it last changed.');

/**
 * Returns an address as it is delivered to: without the name before it, `mailto:` or the full stop of a sentence, and
 * with a domain of other letters in ASCII.
 */
function plainAddress(given: string): string {
  const text = given.normalize('NFKC');
  const bare = (/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').replace(/\.$/, '');
  return withAsciiDomain(bare);
}

export const email = trimmed
  .overwrite(plainAddress)
  .regex(z.regexes.email, 'must be an email address')
  .max(254, 'must have at most 254 characters')
  .meta({ format: 'email' });

/** `from` before `to`. */
export const timeRange = {
  from: timeOfDay.meta({ description: "The start, in the depot's local time.", example: '08:00' }),
  to: timeOfDay.meta({
    description: "The end, in the depot's local time; later than `from`.",
    example: '12:00',
  }),
};
export const isForward = (range: { from: string; to: string }): boolean => range.from < range.to;
export const FORWARD = { message: 'must be later than from', path: ['to'] };

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

/** One value of a closed list or several in a query: given repeatedly, or separated by commas. */
export const oneOrMore = <Value extends string>(one: z.ZodType<Value>, most = 50) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' && given.includes(',') ? given.split(',') : given),
      z.union([one, z.array(one).min(1).max(most)]),
    )
    .transform((value) => [value].flat());

/** The parameters of every list (specification "Common conventions"). */
export const paging = {
  limit: wholeNumber(1, 100)
    .meta({ example: 25, default: 25 })
    .optional()
    .describe(
      'Records per page; 25 by default. Naturally short lists are returned whole if neither this nor a cursor is given.',
    ),
  starting_after: id.optional().describe('The ID of the last record seen; the page starts after it.'),
};

/** The same, of a list by date. */
export const datePaging = {
  limit: paging.limit,
  starting_after: date.optional().describe('The last date seen; the page starts after it.'),
};

/** How long an old secret stays valid after rotation: a day by default, a week at most. */
const MAX_OVERLAP_HOURS = 168;
const OVERLAP_RANGE = `must be 0 to ${MAX_OVERLAP_HOURS}`;
export const overlapHours = (description: string) =>
  z
    .int('must be a whole number')
    .min(0, OVERLAP_RANGE)
    .max(MAX_OVERLAP_HOURS, OVERLAP_RANGE)
    .default(24)
    .meta({ description, example: 24 });

/** Fields that a resource returns: accepted on input and ignored (specification "Conventions"). */
export function readOnly<Shape extends z.ZodRawShape, Name extends keyof Shape & string>(
  shape: Shape,
  ...names: Name[]
): Record<Name, z.ZodOptional<z.ZodUnknown>> {
  const field = (name: Name) => {
    const schema: z.core.$ZodType | undefined = shape[name];
    const { description } = (schema && z.globalRegistry.get(schema)) ?? {};
    return z.unknown().optional().meta({ readOnly: true, description });
  };
  // `fromEntries` loses the names.
  return Object.fromEntries(names.map((name) => [name, field(name)])) as Record<
    Name,
    z.ZodOptional<z.ZodUnknown>
  >;
}

/** Coordinates, WGS 84 degrees. */
const latitudeMeta = {
  description: 'Degrees north (WGS 84); absent if the location is unknown.',
  example: 51.4912,
};
const longitudeMeta = {
  description: 'Degrees east (WGS 84); absent if the location is unknown.',
  example: 0.1214,
};
/** As they are sent. */
export const position = {
  latitude: z.number().min(-90).max(90).meta(latitudeMeta),
  longitude: z.number().min(-180).max(180).meta(longitudeMeta),
};
/** As they are returned. */
export const knownPosition = {
  latitude: z.number().meta(latitudeMeta),
  longitude: z.number().meta(longitudeMeta),
};
/** Omits null fields: a field is absent where the specification states no null. */
export const known = <Given extends object>(given: Given) =>
  // `fromEntries` loses the names.
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as {
    [Name in keyof Given]?: NonNullable<Given[Name]>;
  };
