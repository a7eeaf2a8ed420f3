/** Depots. */
import { z } from 'zod';
import { address } from './address.js';
import * as words from './words.js';

export const NAME = { description: 'Its name.', example: 'Croydon' };

export const depot = z
  .object({
    id: words.ownId('depot'),
    object: words.object('depot'),
    name: z.string().meta(NAME),
    address: words.here(address, 'Where it is.'),
    opening: z.object(words.timeRange).describe('Opening hours, local time.'),
  })
  .meta({ id: 'Depot' });
export type Depot = z.output<typeof depot>;
