/** Keys of shippers for the customer interface. */
import { z } from 'zod';
import { MODES } from '../../domain/access.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';

export const keyMode = enumOf('Mode', MODES, {
  live: 'Real recipients, real drivers.',
  sandbox: 'Nothing is really sent.',
}).describe('Environment of the key.');

const EXAMPLE = 'wp_test_shp_…k3ze';
export const LABEL = { description: 'A name for the key, such as its use.', example: 'Warehouse system' };

/** A key as it is returned once, on creation. */
export const newShipperKey = z
  .object({
    id: fields.ownId('shipperKey'),
    object: fields.object('api_key'),
    key: z.string().meta({ description: 'The full key, shown once.', example: EXAMPLE }),
    mode: keyMode.meta({ example: 'sandbox' }),
  })
  .meta({ id: 'NewShipperApiKey' });
export type NewShipperKey = z.output<typeof newShipperKey>;

/** A key as it is listed. */
export const shipperKey = z
  .object({
    id: fields.ownId('shipperKey'),
    object: fields.object('api_key'),
    key: z.string().meta({ description: 'The prefix and the last four characters.', example: EXAMPLE }),
    mode: keyMode.meta({ example: 'sandbox' }),
    label: z.string().meta(LABEL).optional(),
    created_at: fields.createdAt,
  })
  .meta({ id: 'ShipperApiKey' });
export type ShipperKey = z.output<typeof shipperKey>;
