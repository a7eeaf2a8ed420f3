/** A courier's settings for an environment. */
import { z } from 'zod';
import { isTimezone } from '../domain/local-time.js';
import { PLANNING_SETTINGS } from '../domain/planning-settings.js';
import { phone } from './address.js';
import * as fields from './schema-helpers.js';

/** An IANA name of a time zone. */
export const timezone = fields
  .text(60)
  .refine(isTimezone, 'must be the IANA name of a time zone, such as Europe/London')
  .meta({ description: 'Time zone, by its IANA name.', example: 'Europe/London' });

const minutes = (description: string, example: number) =>
  z.number().min(0).max(600).meta({ description, example });

export const stopMinutes = {
  base: minutes('Minutes at any stop.', 6),
  per_extra_piece: minutes('Minutes more for each piece over the first.', 2),
  assembly: minutes('Minutes more with assembly.', 25),
  remove_packaging: minutes('Minutes more where packaging is taken away.', 5),
  disposal: minutes('Minutes more where old goods are taken away.', 10),
};

const whole = (range: { min: number; max: number }, description: string, example: number) =>
  z.number().int().min(range.min).max(range.max).meta({ description, example });

export const planning = {
  break_minutes: whole({ min: 0, max: 120 }, 'Minutes of a break; 0 for no breaks.', 30),
  break_after_minutes: whole({ min: 60, max: 1440 }, 'The most minutes of work without a break.', 360),
  max_duty_minutes: whole(
    { min: 60, max: 1440 },
    'The most minutes from the beginning of loading to the return.',
    660,
  ),
  max_drive_minutes: whole({ min: 30, max: 1440 }, 'The most minutes of driving in a day.', 600),
  loading_minutes: whole({ min: 0, max: 240 }, 'Minutes of loading before a van leaves.', 0),
  moved_stop_metres: whole(
    { min: 0, max: 100_000 },
    'Metres that planning again must save for each order that changes its van.',
    PLANNING_SETTINGS.moved_stop_metres,
  ),
};

export const NAMES = { name: fields.line(120), sender_name: fields.line(120) };
export const quietHours = {
  from: fields.timeOfDay.meta({
    description: 'When it becomes quiet, local time of the depot.',
    example: '20:00',
  }),
  to: fields.timeOfDay.meta({
    description: 'When it is over, local time of the depot. The same as `from`: never quiet.',
    example: '08:00',
  }),
};

export const DESCRIPTIONS = {
  name: "The courier's name, which recipients and shippers read.",
  timezone: "The courier's time zone, which new depots are given.",
  cut_off: 'The time of day at which slots of the next day close, local time of the depot.',
  quiet_hours: 'When reminders, requests by filter and windows of a day to come wait.',
  stop_minutes: 'What routes are planned with.',
  planning: 'The rules of a working day, and what a change of plan must gain. An extension.',
  sender_name: 'Who writes to recipients where their shipper names nobody; null for the name.',
  sms_from:
    "The number that texts come from, the courier's alone; null for the deployment's, which couriers share.",
  retention_days: 'Days after which the personal data of closed orders are to be erased; null for never.',
  notify_emails:
    'Who is told by email when a webhook endpoint is disabled, or when work could not be carried out and waits for an operator.',
};

export const settings = z
  .object({
    object: fields.object('settings'),
    name: z.string().meta({ description: DESCRIPTIONS.name, example: 'Northgate Deliveries' }),
    timezone: z.string().meta({ description: DESCRIPTIONS.timezone, example: 'Europe/London' }),
    cut_off: fields.timeOfDay.meta({ description: DESCRIPTIONS.cut_off, example: '18:00' }),
    quiet_hours: z.object(quietHours).describe(DESCRIPTIONS.quiet_hours),
    stop_minutes: z.object(stopMinutes).describe(DESCRIPTIONS.stop_minutes),
    planning: z.object(planning).describe(DESCRIPTIONS.planning),
    sender_name: fields.nullable(z.string(), { description: DESCRIPTIONS.sender_name, example: 'Northgate' }),
    sms_from: fields.nullable(phone, { description: DESCRIPTIONS.sms_from, example: '+447700900999' }),
    retention_days: fields.nullable(z.number().int(), {
      description: DESCRIPTIONS.retention_days,
      example: 365,
    }),
    notify_emails: z
      .array(fields.email.meta({ example: 'office@northgate.example' }))
      .describe(DESCRIPTIONS.notify_emails),
  })
  .meta({ id: 'Settings' });
export type Settings = z.output<typeof settings>;
