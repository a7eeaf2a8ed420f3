/** Optimisation jobs on the wire. */
import { z } from 'zod';
import { OBJECTIVES } from '../../domain/routing-problem.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';

const objective = enumOf(OBJECTIVES, {
  fewest_miles: 'The shortest way in all.',
  fewest_vehicles: 'As few vans as possible, then the shortest way.',
  balanced: 'Days of about the same length, and short ways.',
});

/** Body of POST /routes/optimise. */
export const optimiseInput = z
  .strictObject({
    date: fields.date,
    depot: fields.idOf('depot'),
    vehicles: z
      .array(fields.bareId('vehicle'))
      .min(1, 'takes at least one vehicle')
      .max(fields.MAX_IDS)
      .optional()
      .describe('By default every available vehicle.'),
    objective: objective
      .meta({ description: 'What is kept small.', example: 'balanced' })
      .default('balanced'),
    lock_routes: z
      .array(fields.bareId('route'))
      .max(fields.MAX_IDS)
      .default([])
      .describe('Routes to leave untouched, besides those that are `locked`.'),
  })
  .meta({ id: 'OptimiseInput' });
export type OptimiseInput = z.output<typeof optimiseInput>;

export const jobParams = z.object({ job_id: fields.idOf('job') });
export type JobParams = z.output<typeof jobParams>;
