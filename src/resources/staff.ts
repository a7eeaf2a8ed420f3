/** Staff: the people of a courier who use the console. */
import { z } from 'zod';
import { ROLES } from '../domain/access.js';
import * as fields from './schema-helpers.js';

export const staff = z
  .object({
    id: fields.ownId('staff'),
    object: fields.object('staff'),
    email: z.string().describe('Where links to sign in are sent.'),
    role: z
      .enum(ROLES)
      .describe(
        'Owners may do everything, dispatchers all but keys, staff, settings and webhooks, viewers read.',
      ),
    created_at: fields.createdAt,
    updated_at: fields.updatedAt,
  })
  .meta({ id: 'Staff' });
export type Staff = z.output<typeof staff>;
