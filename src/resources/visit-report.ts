/** A line of the report on visits: one visit, as billing needs it (docs/behaviour.md "Reports"). */
import { z } from 'zod';
import { enumOf } from './enum-docs.js';
import { failReason, stopType } from './stop.js';
import { visitOutcome } from './visit.js';
import * as fields from './schema-helpers.js';

const SERVICES = ['two_people', 'assembly', 'remove_packaging', 'disposal'] as const;
const service = enumOf('VisitService', SERVICES, {
  two_people: 'It needed two people.',
  assembly: 'The goods were assembled.',
  remove_packaging: 'Packaging was taken away.',
  disposal: 'Old goods were taken away.',
});

const name = (description: string, example: string) => z.string().meta({ description, example });
const figure = (description: string, example: number) =>
  fields.nullable(z.number().min(0), { description, example });

export const visitReport = z
  .object({
    id: fields.idOf('stop', "The visit's ID, equal to the stop's; use it as `starting_after`."),
    object: fields.object('visit_line'),
    visit: fields.idOf('stop', 'ID of the stop.'),
    date: fields.date.describe("The run's day, in the depot's local time."),
    order: fields.idOf('order'),
    reference: name("The order's reference.", 'SO-10432'),
    shipper: fields.idOf('shipper'),
    shipper_name: name("The shipper's name.", 'Hearth & Home'),
    depot: fields.idOf('depot'),
    driver: fields.idOf('driver'),
    driver_name: name("The driver's name.", 'Priya Shah'),
    vehicle: fields.idOf('vehicle'),
    vehicle_name: name("The van's name.", 'Van 3'),
    type: stopType.describe('Delivery or collection.'),
    outcome: visitOutcome.describe('The outcome.'),
    reason: failReason.nullable().meta({ description: 'Why it failed, or null.', example: null }),
    arrived_at: fields.nullableMoment('When the van arrived, or null if not recorded.'),
    delivered_at: fields.nullableMoment('When it was completed; null if it was not.'),
    attempts: z.number().int().min(0).meta({
      description: 'Completed and failed visits of the order up to this one.',
      example: 1,
    }),
    pieces: z.number().int().meta({ description: 'Number of pieces.', example: 2 }),
    services: z.array(service).describe('Services performed; empty if it was not completed.'),
    miles: figure(
      'Miles to it from the stop before, or the depot, as last planned; null if not known. The way back to the depot belongs to no visit.',
      3.12,
    ),
    minutes: figure('Minutes of driving for these miles.', 9.4),
  })
  .meta({ id: 'VisitReport', description: 'A visit, for billing.' });
export type VisitReport = z.output<typeof visitReport>;
