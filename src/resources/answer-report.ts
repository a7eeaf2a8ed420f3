/** A row of the report on recipients' answers (docs/behaviour.md "Reports"). */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const answerReport = z
  .object({
    day: fields.date.describe("The day, in the local time of the order's depot."),
    hour: z.number().int().min(0).max(23).meta({
      description: 'The hour of the day: 18 covers 18:00 to 18:59.',
      example: 18,
    }),
    replies: fields.count('Replies to texts and emails, whatever their outcome.', 12),
    links: fields.count('Slots chosen on the booking page.', 5),
  })
  .meta({ id: 'AnswerReport', description: 'Answers from recipients in one hour.' });
export type AnswerReport = z.output<typeof answerReport>;
