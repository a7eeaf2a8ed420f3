/** Inputs of changing settings. */
import { z } from 'zod';
import { phoneInput } from '../../resources/address.js';
import {
  colour,
  goodsNotIn,
  maxAttempts,
  NAMES,
  notifyRecipients,
  planning,
  quietHours,
  rebookOn,
  replyTo,
  settings,
  stopMinutes,
  timezone,
  DESCRIPTIONS,
} from './resource.js';
import * as fields from '../../resources/schema-helpers.js';

/** Body of PATCH /settings. */
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
      .meta(fields.EXTENSION)
      .optional(),
    sender_name: NAMES.sender_name
      .meta({ example: 'Northgate' })
      .nullable()
      .describe(DESCRIPTIONS.sender_name)
      .optional(),
    phone: phoneInput.nullable().describe(DESCRIPTIONS.phone).meta(fields.EXTENSION).optional(),
    colour: colour.nullable().describe(DESCRIPTIONS.colour).meta(fields.EXTENSION).optional(),
    reply_to: replyTo.nullable().describe(DESCRIPTIONS.reply_to).meta(fields.EXTENSION).optional(),
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
    max_attempts: maxAttempts
      .nullable()
      .describe(DESCRIPTIONS.max_attempts)
      .meta(fields.EXTENSION)
      .optional(),
  })
  .meta({ id: 'SettingsPatch' });
export type SettingsPatch = z.output<typeof settingsPatch>;
