/** Zones and slot schedules of depots. PUT takes what GET returns. */
import { z } from 'zod';
import { listOf } from '../../resources/list.js';
import * as fields from '../../resources/schema-helpers.js';
import { NAME } from '../depots/resource.js';

export const zone = z
  .object({
    id: fields.ownId('zone'),
    name: fields.name.meta({ description: 'Its name.', example: 'Everywhere' }),
    postcode_prefixes: z
      .array(z.string().meta({ example: 'CR0' }))
      .describe('The longest matching prefix wins; `""` matches all.'),
  })
  .meta({ id: 'Zone' });
export type Zone = z.output<typeof zone>;

const windowFields = {
  ...fields.timeRange,
  capacity: z.number().int().min(0).max(100_000).meta({ description: 'Orders per zone.', example: 20 }),
  zone: fields
    .text(120)
    .meta({ example: 'Everywhere' })
    .optional()
    .describe('Name or ID of a zone of the depot; defaults to all zones.'),
};
const dayWindow = z.strictObject(windowFields).refine(fields.isForward, fields.FORWARD);
const weekWindow = z
  .strictObject({ weekday: z.number().int().min(0).max(6).describe('0 is Sunday.'), ...windowFields })
  .refine(fields.isForward, fields.FORWARD);

const differences = {
  closed: z.boolean().meta({ description: 'No slots and no runs on this date.', example: true }).optional(),
  opening: z
    .strictObject(fields.timeRange)
    .refine(fields.isForward, fields.FORWARD)
    .optional()
    .describe("Replaces the depot's opening hours. Windows outside them are dropped."),
  windows: z.array(dayWindow).max(200).optional().describe("Replaces the weekday's windows."),
};
type Differences = { closed?: boolean | undefined; opening?: unknown; windows?: unknown };
const isOneOf = ({ closed, opening, windows }: Differences): boolean =>
  (closed === true) !== (windows !== undefined || opening !== undefined);
const ONE_OF = { message: 'must either be closed or have windows or opening hours' };

const override = z.strictObject({ date: fields.date, ...differences }).refine(isOneOf, ONE_OF);
/** An override of the date that the path names. */
export const overrideInput = z
  .strictObject({ ...fields.readOnly({ date: fields.date }, 'date'), ...differences })
  .refine(isOneOf, ONE_OF)
  .meta({ id: 'SlotOverrideInput', example: { closed: true } });
export const slotOverride = z
  .object({ date: fields.date, ...differences })
  .meta({ id: 'SlotOverride', example: { date: '2026-12-25', closed: true } });
export type SlotOverride = z.output<typeof slotOverride>;

const WINDOWS = 'The weekly windows.';
const OVERRIDES = 'Dates that differ from the weekly windows.';

export const slotSchedule = z
  .object({
    windows: z.array(weekWindow).describe(WINDOWS),
    overrides: z.array(override).describe(OVERRIDES),
  })
  .meta({ id: 'SlotSchedule' });
export type SlotSchedule = z.output<typeof slotSchedule>;

/** A postcode prefix, stored upper-case without spaces; empty for all postcodes. */
const prefix = z
  .string()
  .max(10, 'must have at most 10 characters')
  .regex(/^[A-Za-z0-9 ]*$/, 'must be letters and digits, such as CR0')
  .transform((value) => value.toUpperCase().replaceAll(' ', ''))
  .meta({ example: 'CR0' });

type Issues = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void };

/** Refuses each value that already appeared; `entries` are the values with their paths. */
function refuseRepeated(
  entries: Iterable<readonly [value: string, path: readonly PropertyKey[]]>,
  message: string,
  context: Issues,
): void {
  const seen = new Set<string>();
  for (const [value, path] of entries) {
    if (seen.has(value)) context.addIssue({ code: 'custom', path: [...path], message });
    seen.add(value);
  }
}

export const zonesInput = z
  .strictObject({
    ...fields.readOnly(listOf(zone).shape, 'object', 'has_more'),
    data: z
      .array(
        z.strictObject({
          id: fields.ownId('zone').optional(),
          name: fields.name.meta(NAME),
          postcode_prefixes: z.array(prefix).min(1).max(1_000).describe('Postcode prefixes.'),
        }),
      )
      .min(1)
      .max(200)
      .describe('All zones of the depot.'),
  })
  .superRefine(({ data }, context) => {
    const of = (key: 'id' | 'name') =>
      data.flatMap((entry, index) =>
        entry[key] === undefined ? [] : [[entry[key], ['data', index, key]] as const],
      );
    refuseRepeated(of('id'), 'duplicate value', context);
    refuseRepeated(of('name'), 'is the name of another zone', context);
    const prefixes = data.flatMap((entry, index) =>
      entry.postcode_prefixes.map(
        (value, position) => [value, ['data', index, 'postcode_prefixes', position]] as const,
      ),
    );
    refuseRepeated(prefixes, 'is already a prefix', context);
  })
  .meta({ id: 'ZonesInput' });
export type ZonesInput = z.output<typeof zonesInput>;

/** The most dates of a depot that differ from its week. */
export const MAX_OVERRIDES = 1_000;

export const scheduleInput = z
  .strictObject({
    windows: z.array(weekWindow).max(1_000).describe(WINDOWS),
    overrides: z.array(override).max(MAX_OVERRIDES).describe(OVERRIDES).default([]),
  })
  .superRefine(({ overrides }, context) => {
    refuseRepeated(
      overrides.map((entry, index) => [entry.date, ['overrides', index, 'date']] as const),
      'already has an override',
      context,
    );
  })
  .meta({ id: 'SlotScheduleInput' });
export type ScheduleInput = z.output<typeof scheduleInput>;

export type OverrideInput = z.output<typeof overrideInput>;
