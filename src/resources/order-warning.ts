/** What keeps an order, or every order of a depot, out of plans. */
import { z } from 'zod';
import { OBSTACLE_WORDS, ORDER_WARNINGS } from '../domain/planning-obstacles.js';
import { enumOf } from './enum-docs.js';

export const orderWarning = z
  .object({
    code: enumOf('OrderWarningCode', ORDER_WARNINGS, {
      unknown_postcode: 'Its postcode does not exist.',
      no_coordinates: 'Its address could not be located, or it has none.',
      no_depot: 'It has no depot.',
      outside_area: 'Its postcode is in no zone of its depot.',
      doubtful_postcode:
        'Its postcode is unknown, but others around it are known: it is planned for the middle of their area.',
    }).describe('Why it cannot be planned, or only roughly.'),
    message: z.string().meta({
      description: 'A human-readable sentence that says what to do.',
      example: OBSTACLE_WORDS.unknown_postcode.message,
    }),
    param: z.string().meta({
      description: 'The field to correct.',
      example: OBSTACLE_WORDS.unknown_postcode.param,
    }),
  })
  .meta({
    id: 'OrderWarning',
    description: "A problem with an order's location: the order cannot be planned, or only roughly.",
  });
export type OrderWarning = z.output<typeof orderWarning>;
