/** Drivers on the wire: what may be sent, what is returned. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { APP_STATUSES } from '../../domain/lifecycles.js';
import { phone } from '../orders/orders.schemas.js';

const depot = words.id.describe('Id of their depot; without one they drive for every depot.');

/** Body of POST /drivers. */
export const driverInput = z
  .strictObject({
    ...words.readOnly('id', 'object', 'app_status'),
    name: words.text(120),
    phone,
    depot: depot.optional(),
  })
  .meta({ id: 'DriverInput' });
export type DriverInput = z.output<typeof driverInput>;

/** Body of PATCH /drivers/{driver_id}; null takes the depot away. */
export const driverPatch = z
  .strictObject({
    ...words.readOnly('id', 'object', 'app_status'),
    name: words.text(120).optional(),
    phone: phone.optional(),
    depot: depot.nullable().optional(),
  })
  .meta({ id: 'DriverPatch' });
export type DriverPatch = z.output<typeof driverPatch>;

export const driverParams = z.object({ driver_id: words.id });

export const driver = z
  .object({
    id: words.id,
    object: z.literal('driver'),
    name: z.string(),
    phone: z.string(),
    depot: depot.optional(),
    app_status: z.enum(APP_STATUSES).describe('`active` once the driver has set a PIN.'),
  })
  .meta({ id: 'Driver' });
