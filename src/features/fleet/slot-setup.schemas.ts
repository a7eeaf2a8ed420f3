/** Zones and slot schedules on the wire. PUT takes what GET returns. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';

/** A beginning of postcodes, kept upper-case without spaces; empty for all of them. */
const prefix = z
  .string()
  .max(10, 'takes at most 10 characters')
  .regex(/^[A-Za-z0-9 ]*$/, 'takes letters and digits, such as CR0')
  .transform((value) => value.toUpperCase().replaceAll(' ', ''))
  .meta({ example: 'CR0' });

type Issues = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void };

/** Refuses each value that stood before; `entries` are the values with where they stand. */
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

export const zone = z
  .object({
    id: words.id,
    name: words.text(120),
    postcode_prefixes: z
      .array(z.string())
      .describe('The longest prefix that matches wins; `""` matches all.'),
  })
  .meta({ id: 'Zone' });

/** Body of PUT /depots/{depot_id}/zones. */
export const zonesInput = z
  .strictObject({
    ...words.readOnly('object', 'has_more'),
    data: z
      .array(
        z.strictObject({
          id: words.id.optional(),
          name: words.text(120),
          postcode_prefixes: z.array(prefix).min(1).max(1_000),
        }),
      )
      .min(1)
      .max(200),
  })
  .superRefine(({ data }, context) => {
    const of = (key: 'id' | 'name') =>
      data.flatMap((entry, index) =>
        entry[key] === undefined ? [] : [[entry[key], ['data', index, key]] as const],
      );
    refuseRepeated(of('id'), 'stands twice', context);
    refuseRepeated(of('name'), 'is the name of another zone', context);
    const prefixes = data.flatMap((entry, index) =>
      entry.postcode_prefixes.map(
        (value, position) => [value, ['data', index, 'postcode_prefixes', position]] as const,
      ),
    );
    refuseRepeated(prefixes, 'is a prefix already', context);
  })
  .meta({ id: 'ZonesInput' });
export type ZonesInput = z.output<typeof zonesInput>;

const windowFields = {
  ...words.timeRange,
  capacity: z.number().int().min(0).max(100_000).describe('Orders in it, per zone.'),
  zone: words.text(120).optional().describe('Name or id of a zone of the depot; all zones if left out.'),
};
const dayWindow = z.strictObject(windowFields).refine(words.isForward, words.FORWARD);
const weekWindow = z
  .strictObject({ weekday: z.number().int().min(0).max(6).describe('0 is Sunday.'), ...windowFields })
  .refine(words.isForward, words.FORWARD);

const override = z
  .strictObject({
    date: words.date,
    closed: z.boolean().optional(),
    windows: z.array(dayWindow).max(200).optional().describe("Instead of the weekday's windows."),
  })
  .refine((entry) => (entry.closed === true) !== (entry.windows !== undefined), {
    message: 'must either be closed or have windows',
  });

/** Body of PUT /depots/{depot_id}/slot-schedule. */
export const scheduleInput = z
  .strictObject({
    windows: z.array(weekWindow).max(1_000),
    overrides: z.array(override).max(1_000).default([]),
  })
  .superRefine(({ overrides }, context) => {
    refuseRepeated(
      overrides.map((entry, index) => [entry.date, ['overrides', index, 'date']] as const),
      'has an override already',
      context,
    );
  })
  .meta({ id: 'SlotScheduleInput' });
export type ScheduleInput = z.output<typeof scheduleInput>;

export const slotSchedule = z
  .object({ windows: z.array(weekWindow), overrides: z.array(override) })
  .meta({ id: 'SlotSchedule' });
