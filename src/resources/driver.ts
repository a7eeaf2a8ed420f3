/** Drivers. */
import { z } from 'zod';
import { APP_STATUSES } from '../domain/states/driver.js';
import { phone } from './address.js';
import * as words from './words.js';

export const NAME = { description: 'Their name.', example: 'Uma Usman' };
export const stationedAt = words.idOf('depot', 'Id of their depot; without one they drive for every depot.');

export const driver = z
  .object({
    id: words.ownId('driver'),
    object: words.object('driver'),
    name: z.string().meta(NAME),
    phone,
    depot: stationedAt.optional(),
    app_status: z.enum(APP_STATUSES).describe('`active` once the driver has set a PIN.'),
  })
  .meta({ id: 'Driver' });
export type Driver = z.output<typeof driver>;
