/** Visits: what became of a stop of a run, for the order that it was about. */
import { z } from 'zod';
import { failReason, proof, stopType } from './stop.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

/** How a visit can end: the statuses of stops that are closed. */
export const VISIT_OUTCOMES = ['completed', 'failed', 'skipped'] as const;

export const visitOutcome = enumOf('VisitOutcome', VISIT_OUTCOMES, {
  completed: 'Goods were handed over, or taken along.',
  failed: 'The van came, and nothing was handed over; `reason` says why.',
  skipped: 'Nobody came.',
});

const named = (kind: 'vehicle' | 'driver', example: string) => ({
  id: fields.idOf(kind),
  name: z.string().meta({ description: 'What it is called; of a person, their name.', example }),
});

export const visit = z
  .object({
    id: fields.idOf('stop', 'Id of the stop.'),
    object: fields.object('visit'),
    order: fields.idOf('order'),
    run: fields.idOf('run'),
    type: stopType.describe('What it was for.'),
    date: fields.date,
    depot: fields.idOf('depot'),
    vehicle: z.object(named('vehicle', 'Van 3')).describe('The van.'),
    crew: z
      .array(z.object(named('driver', 'Priya Shah')))
      .describe('Who was on it: the driver, then the mate.'),
    window: z
      .object(fields.timeRange)
      .describe('When it was planned: the window that the recipient was told.'),
    pieces: z.number().int().meta({ description: 'How many pieces it was about.', example: 2 }),
    arrived_at: fields.nullableMoment('When the van came to the door, or null where nobody said so.'),
    left_at: fields.nullableMoment('When it was completed or failed, or null.'),
    outcome: visitOutcome.nullable().describe('How it ended; null while the van is at the door.'),
    reason: failReason.nullable().meta({ description: 'Why it failed, or null.', example: null }),
    proof: proof
      .nullable()
      .describe('Proof of delivery, or of the attempt; null where nobody was at the door.'),
  })
  .meta({ id: 'Visit', description: 'A visit for an order: who came, when, and what became of it.' });
export type Visit = z.output<typeof visit>;
