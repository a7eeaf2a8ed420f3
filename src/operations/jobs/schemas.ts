/** Optimisation jobs on the wire. */
import { z } from 'zod';
import { OBJECTIVES } from '../../domain/routing-problem.js';
import * as words from '../../resources/schema-helpers.js';

/** Body of POST /routes/optimise. */
export const optimiseInput = z
  .strictObject({
    date: words.date,
    depot: words.idOf('depot'),
    vehicles: z
      .array(words.bareId('vehicle'))
      .min(1, 'takes at least one vehicle')
      .max(words.MAX_IDS)
      .optional()
      .describe('By default every available vehicle.'),
    objective: z
      .enum(OBJECTIVES)
      .meta({ description: 'What is kept small.', example: 'balanced' })
      .default('balanced'),
    lock_routes: z
      .array(words.bareId('route'))
      .max(words.MAX_IDS)
      .default([])
      .describe('Routes to leave untouched, besides those that are `locked`.'),
  })
  .meta({ id: 'OptimiseInput' });
export type OptimiseInput = z.output<typeof optimiseInput>;

export const jobParams = z.object({ job_id: words.idOf('job') });
export type JobParams = z.output<typeof jobParams>;
