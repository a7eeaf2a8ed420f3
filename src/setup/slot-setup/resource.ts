/** Zones and slot schedules of depots. PUT takes what GET returns. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';

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
export const weekWindow = z
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

export const override = z.strictObject({ date: fields.date, ...differences }).refine(isOneOf, ONE_OF);
/** An override of the date that the path names. */
export const overrideOfDate = z
  .strictObject({ ...fields.readOnly({ date: fields.date }, 'date'), ...differences })
  .refine(isOneOf, ONE_OF)
  .meta({ id: 'SlotOverrideInput', example: { closed: true } });
export const slotOverride = z
  .object({ date: fields.date, ...differences })
  .meta({ id: 'SlotOverride', example: { date: '2026-12-25', closed: true } });
export type SlotOverride = z.output<typeof slotOverride>;

export const WINDOWS = 'The weekly windows.';
export const OVERRIDES = 'Dates that differ from the weekly windows.';

export const slotSchedule = z
  .object({
    windows: z.array(weekWindow).describe(WINDOWS),
    overrides: z.array(override).describe(OVERRIDES),
  })
  .meta({ id: 'SlotSchedule' });
export type SlotSchedule = z.output<typeof slotSchedule>;
