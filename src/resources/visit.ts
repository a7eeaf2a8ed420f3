/** Visits: the outcomes of an order's stops. */
import { z } from 'zod';
import { failReason, proof, stopType } from './stop.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

/** How a visit can end: the statuses of stops that are closed. */
export const VISIT_OUTCOMES = ['completed', 'failed', 'skipped'] as const;

export const visitOutcome = enumOf('VisitOutcome', VISIT_OUTCOMES, {
  completed: 'Goods were handed over or collected.',
  failed: 'The van arrived, and nothing was handed over; `reason` says why.',
  skipped: 'Nobody came.',
});

const named = (kind: 'vehicle' | 'driver', example: string) => ({
  id: fields.idOf(kind),
  name: z.string().meta({ description: 'The name.', example }),
});

export const visit = z
  .object({
    id: fields.idOf('stop', 'ID of the stop.'),
    object: fields.object('visit'),
    order: fields.idOf('order'),
    run: fields.idOf('run'),
    type: stopType.describe('Delivery or collection.'),
    date: fields.date,
    depot: fields.idOf('depot'),
    vehicle: z.object(named('vehicle', 'Van 3')).describe('The van.'),
    crew: z.array(z.object(named('driver', 'Priya Shah'))).describe('The crew: the driver, then the mate.'),
    window: z.object(fields.timeRange).describe('The planned window, as sent to the recipient.'),
    pieces: z.number().int().meta({ description: 'Number of pieces.', example: 2 }),
    arrived_at: fields.nullableMoment('When the van arrived, or null if not recorded.'),
    left_at: fields.nullableMoment('When it was completed or failed, or null.'),
    outcome: visitOutcome.nullable().describe('The outcome; null while the van is at the door.'),
    reason: failReason.nullable().meta({ description: 'Why it failed, or null.', example: null }),
    proof: proof
      .nullable()
      .describe('Proof of delivery or of the attempt; null if the stop was not visited.'),
  })
  .meta({ id: 'Visit', description: 'A visit for an order: the crew, the times and the outcome.' });
export type Visit = z.output<typeof visit>;
