/** A courier's settings for an environment. */
import { z } from 'zod';
import { COLOUR, isSeenOnWhite } from '../../domain/colours.js';
import { GOODS_NOT_IN } from '../../domain/goods.js';
import { takesReplies } from '../../domain/inbound-messages.js';
import { isTimezone } from '@waypost/base/local-time';
import { PLANNING_SETTINGS, STAFFING } from '@waypost/planning/planning-settings';
import { FAIL_REASONS } from '../../domain/stop.js';
import { VISIT_NEWS } from '../../domain/template-kinds.js';
import { phone, phoneInput } from '../../resources/phone.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';
import { failReason } from '../../resources/stop.js';

export const timezone = fields
  .text(60)
  .refine(isTimezone, 'must be an IANA time zone name, such as Europe/London')
  .meta({ description: 'IANA time zone name.', example: 'Europe/London' });

const minutes = (description: string, example: number) =>
  z.number().min(0).max(600).meta({ description, example });

const stopMinutes = {
  base: minutes('Minutes per stop.', 6),
  per_extra_piece: minutes('Extra minutes for each piece after the first.', 2),
  assembly: minutes('Extra minutes for assembly.', 25),
  remove_packaging: minutes('Extra minutes for taking packaging away.', 5),
  disposal: minutes('Extra minutes for taking old goods away.', 10),
};

const whole = (range: { min: number; max: number }, description: string, example: number) =>
  z.number().int().min(range.min).max(range.max).meta({ description, example });

const planning = {
  staffing: enumOf('Staffing', STAFFING, {
    vans: "The vehicle's `crew`: drivers on file do not limit routes. A route that nobody on duty can drive has a null `driver`.",
    people:
      'The drivers on file: each route needs a driver on duty, and a second person if a stop needs two.',
  }).meta({ description: 'How vans are crewed.', example: PLANNING_SETTINGS.staffing }),
  break_minutes: whole({ min: 0, max: 120 }, 'Minutes of a break; 0 for no breaks.', 30),
  break_after_minutes: whole({ min: 60, max: 1440 }, 'Maximum minutes of work without a break.', 360),
  max_duty_minutes: whole(
    { min: 60, max: 1440 },
    'Maximum minutes from the start of loading to the return.',
    660,
  ),
  max_drive_minutes: whole({ min: 30, max: 1440 }, 'Maximum minutes of driving per day.', 600),
  loading_minutes: whole({ min: 0, max: 240 }, 'Minutes of loading before a van leaves.', 0),
  moved_stop_metres: whole(
    { min: 0, max: 100_000 },
    'Metres that replanning must save per order that changes vans.',
    PLANNING_SETTINGS.moved_stop_metres,
  ),
  join_drafts: z.boolean().meta({
    description:
      'Whether the route agent puts an order that is booked for a day with drafts on one of them, instead of leaving it to the next plan.',
    example: PLANNING_SETTINGS.join_drafts,
  }),
  tell_from_minutes: whole(
    { min: 0, max: 600 },
    'Minutes by which a change that waits to be told (`tell: later`) must move a window; a smaller one is not told.',
    PLANNING_SETTINGS.tell_from_minutes,
  ),
};

const NAMES = { name: fields.name, sender_name: fields.name };
const quietHours = {
  from: fields.timeOfDay.meta({
    description: "When quiet hours start, in the depot's local time.",
    example: '20:00',
  }),
  to: fields.timeOfDay.meta({
    description: "When quiet hours end, in the depot's local time. Equal to `from`: no quiet hours.",
    example: '08:00',
  }),
};

const DESCRIPTIONS = {
  name: "The courier's name, shown to recipients and shippers.",
  timezone: "The courier's time zone, the default for new depots.",
  cut_off: "When the next day's slots close for booking, in the depot's local time.",
  quiet_hours:
    'Hours during which reminders, visit updates, requests by filter and windows of future days wait.',
  stop_minutes: 'Planning parameters.',
  planning: 'The rules of a working day, and the least gain of a plan change.',
  sender_name: 'Sender name of messages to recipients, unless their shipper sets one; null for `name`.',
  phone:
    "The office's number, shown on recipients' pages and, as `office_phone`, in messages; null for none.",
  colour: 'The colour of your emails: `#rrggbb`, dark enough to be visible on white; null for a dark green.',
  reply_to:
    "Where recipients' replies to your emails go (Reply-To); null for the deployment's address. Without either, emails do not ask for replies.",
  sms_from:
    "The number that texts come from, one assigned by the operator; null for the deployment's shared number.",
  retention_days:
    'Days after which the personal data of closed orders is erased; null for never. A shorter period takes effect a week later.',
  notify_emails:
    'Email addresses notified when a webhook endpoint is disabled, failed work waits for an operator, a driver is locked out, texts reach a limit, or personal data will be kept for a shorter period.',
  notify_recipients: 'Additional messages to recipients on the day of the visit. None by default.',
  goods_not_in: 'How planning treats an order with a missing, damaged or misrouted piece.',
  rebook_on:
    'Failure reasons for which the recipient is asked for another slot automatically, if `rebook` is omitted.',
  max_attempts:
    "Visits after which an order's recipient is no longer asked automatically; null for no limit.",
};

const goodsNotIn = enumOf('GoodsNotIn', GOODS_NOT_IN, {
  warn: 'It is planned, with a warning in the job, the inbox and an event.',
  leave_out: 'It is excluded, with the reason `goods_not_in`.',
}).meta({ description: DESCRIPTIONS.goods_not_in, example: 'warn' });
const notifyRecipients = z
  .array(
    enumOf('VisitNews', VISIT_NEWS, {
      next_stop: 'Their stop is next.',
      delivered: 'All of their goods were handed over.',
    }),
  )
  .max(VISIT_NEWS.length)
  .meta({
    description: DESCRIPTIONS.notify_recipients,
    example: ['next_stop', 'delivered'],
  });
const rebookOn = z
  .array(failReason)
  .max(FAIL_REASONS.length)
  .meta({
    description: DESCRIPTIONS.rebook_on,
    example: ['no_answer', 'no_access', 'other'],
  });
/** A colour in any case. Text on it is black or white, whichever is read better. */
const colour = z
  .string()
  .toLowerCase()
  .regex(COLOUR, 'must be a colour such as #0b5fff')
  .refine(isSeenOnWhite, 'is too light: buttons would be invisible on white')
  .meta({ example: '#0b5fff' });
const replyTo = fields.email
  .refine(takesReplies, 'must be an address that takes replies')
  .meta({ example: 'orders@northgate.example' });
const maxAttempts = z.number().int().min(1).max(100).meta({ example: 3 });

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
    phone: fields.nullable(phone, { description: DESCRIPTIONS.phone, example: '+441132960000' }),
    colour: fields.nullable(z.string(), { description: DESCRIPTIONS.colour, example: '#0b5fff' }),
    reply_to: fields.nullable(replyTo, {
      description: DESCRIPTIONS.reply_to,
      example: 'orders@northgate.example',
    }),
    sms_from: fields.nullable(phone, { description: DESCRIPTIONS.sms_from, example: '+447700900999' }),
    retention_days: fields.nullable(z.number().int(), {
      description: DESCRIPTIONS.retention_days,
      example: 365,
    }),
    retention_pending: z
      .object({
        from: fields.nullable(z.number().int(), {
          description: 'The days in effect; null for never.',
          example: 900,
        }),
        to: fields.nullable(z.number().int(), { description: 'The days set.', example: 365 }),
        at: fields.moment('When the change takes effect.'),
      })
      .optional()
      .describe(
        'A shorter `retention_days` that has not taken effect yet. Setting it back cancels the change.',
      ),
    notify_emails: z
      .array(fields.email.meta({ example: 'office@northgate.example' }))
      .describe(DESCRIPTIONS.notify_emails),
    notify_recipients: notifyRecipients,
    goods_not_in: goodsNotIn,
    rebook_on: rebookOn,
    max_attempts: fields.nullable(maxAttempts, { description: DESCRIPTIONS.max_attempts, example: null }),
  })
  .meta({ id: 'Settings' });
export type Settings = z.output<typeof settings>;

export const settingsPatch = z
  .strictObject({
    ...fields.readOnly(settings.shape, 'object', 'retention_pending'),
    name: NAMES.name.meta({ description: DESCRIPTIONS.name, example: 'Northgate Deliveries' }).optional(),
    timezone: timezone.describe(DESCRIPTIONS.timezone).optional(),
    cut_off: fields.timeOfDay.meta({ description: DESCRIPTIONS.cut_off, example: '18:00' }).optional(),
    quiet_hours: z.strictObject(quietHours).describe(DESCRIPTIONS.quiet_hours).optional(),
    stop_minutes: z
      .strictObject(stopMinutes)
      .partial()
      .describe(`${DESCRIPTIONS.stop_minutes} Omitted fields are kept.`)
      .optional(),
    planning: z
      .strictObject(planning)
      .partial()
      .describe(`${DESCRIPTIONS.planning} Omitted fields are kept.`)
      .optional(),
    sender_name: NAMES.sender_name
      .meta({ example: 'Northgate' })
      .nullable()
      .describe(DESCRIPTIONS.sender_name)
      .optional(),
    phone: phoneInput.nullable().describe(DESCRIPTIONS.phone).optional(),
    colour: colour.nullable().describe(DESCRIPTIONS.colour).optional(),
    reply_to: replyTo.nullable().describe(DESCRIPTIONS.reply_to).optional(),
    sms_from: phoneInput.nullable().describe(DESCRIPTIONS.sms_from).optional(),
    retention_days: z
      .number()
      .int()
      .min(1)
      .max(36_500)
      .meta({ example: 365 })
      .nullable()
      .describe(DESCRIPTIONS.retention_days)
      .optional(),
    notify_emails: z
      .array(fields.email.meta({ example: 'office@northgate.example' }))
      .max(20)
      .describe(DESCRIPTIONS.notify_emails)
      .optional(),
    notify_recipients: notifyRecipients.optional(),
    goods_not_in: goodsNotIn.optional(),
    rebook_on: rebookOn.optional(),
    max_attempts: maxAttempts.nullable().describe(DESCRIPTIONS.max_attempts).optional(),
  })
  .meta({ id: 'SettingsPatch' });
export type SettingsPatch = z.output<typeof settingsPatch>;
