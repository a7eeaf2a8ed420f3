/** Parts of vehicles, drivers and orders that concern a working day: shifts, skills. */
import { z } from 'zod';
import { weekdayHours } from '../setup/depots/resource.js';
import * as fields from './schema-helpers.js';

/** One entry of a shift: of a weekday, or of every day. */
const shiftHours = { ...weekdayHours, weekday: weekdayHours.weekday.optional() };

/** Shifts as they are returned. */
export const shifts = z.array(z.object(shiftHours));

/** Shifts as they are sent: at least one entry, and no weekday twice. */
export const shiftsInput = z
  .array(z.strictObject(shiftHours).refine(fields.isForward, fields.FORWARD))
  .min(1, 'must name at least one day')
  .max(8)
  .superRefine((entries, context) => {
    entries.forEach(({ weekday }, index) => {
      if (entries.findIndex((entry) => entry.weekday === weekday) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'weekday'], message: 'is a duplicate' });
    });
  });

/** A label that orders ask for and vans have. */
const skill = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9_-]{0,39}$/,
    'must be 1 to 40 lower-case letters, digits, - and _, such as tail_lift',
  )
  .meta({ example: 'tail_lift' });

/** Labels as they are sent and returned; those sent twice count once. */
export const skills = z
  .array(skill)
  .max(20)
  .transform((labels) => [...new Set(labels)].sort());
export const skillsShown = z.array(z.string().meta({ example: 'tail_lift' }));
