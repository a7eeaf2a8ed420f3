/** Runs: a van's route of one day, as the driver sees it. */
import { z } from 'zod';
import { RUN_STATUSES } from '../domain/states/run.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const runStatus = enumOf('RunStatus', RUN_STATUSES, {
  published: 'Visible to the driver.',
  started: 'The van is on its way.',
  completed: 'Every stop is closed.',
});

const count = z.number().int();

export const run = z
  .object({
    id: fields.ownId('run'),
    object: fields.object('run'),
    route: fields.idOf('route', 'ID of the route.'),
    driver: fields.idOf('driver'),
    vehicle: fields.idOf('vehicle'),
    status: runStatus.meta({ description: "The run's status.", example: 'started' }),
    started_at: fields.nullableMoment('When it started, or null.'),
    completed_at: fields.futureMoment('When it was completed, or null.'),
    broken_down_at: fields.futureMoment('When the van broke down, or null.'),
    progress: z
      .object({
        completed: count.meta({ description: 'Completed stops.', example: 9 }),
        failed: count.meta({ description: 'Failed stops.', example: 1 }),
        total: count.meta({ description: 'All stops.', example: 14 }),
      })
      .describe('Progress of the run.'),
  })
  .meta({ id: 'Run' });
export type Run = z.output<typeof run>;
