/** Staff: the people of a courier who use the console. */
import { z } from 'zod';
import { ROLES } from '../../domain/access.js';
import * as fields from '../../resources/schema-helpers.js';

export const staff = z
  .object({
    id: fields.ownId('staff'),
    object: fields.object('staff'),
    email: z.string().describe('The address that sign-in links are sent to.'),
    role: z
      .enum(ROLES)
      .describe(
        'Owners can do everything; dispatchers everything but keys, staff, settings and webhooks; viewers can only read.',
      ),
    created_at: fields.createdAt,
    updated_at: fields.updatedAt,
  })
  .meta({ id: 'Staff' });
export type Staff = z.output<typeof staff>;
