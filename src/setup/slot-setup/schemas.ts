/** Inputs of setting up zones and slot schedules. */
import { z } from 'zod';
import { listOf } from '../../resources/list.js';
import { override, overrideOfDate, OVERRIDES, weekWindow, WINDOWS, zone } from './resource.js';
import { NAME } from '../depots/resource.js';
import * as fields from '../../resources/schema-helpers.js';

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

/** Body of PUT /depots/{depot_id}/zones. */
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

/** Body of PUT /depots/{depot_id}/slot-schedule. */
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

/** Body of PUT /depots/{depot_id}/slot-overrides/{date}. */
export const overrideInput = overrideOfDate;
export type OverrideInput = z.output<typeof overrideInput>;
