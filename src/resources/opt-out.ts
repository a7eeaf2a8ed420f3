/** Numbers that have opted out of texts. */
import { z } from 'zod';
import { phone } from './phone.js';
import * as fields from './schema-helpers.js';

export const optOut = z
  .object({
    id: fields.ownId('optOut'),
    object: fields.object('opt_out'),
    phone: fields.nullable(phone, {
      description: "The opted-out number in E.164 format; null once its recipient's data is erased.",
      example: '+447700900123',
    }),
    created_at: fields.moment('When it opted out.'),
  })
  .meta({ id: 'OptOut' });
export type OptOut = z.output<typeof optOut>;
