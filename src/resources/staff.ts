/** Staff: the people of a courier who use the console. */
import { z } from 'zod';
import { ROLES } from '../domain/access.js';
import * as words from './schema-helpers.js';

export const staff = z
  .object({
    id: words.ownId('staff'),
    object: words.object('staff'),
    email: z.string().describe('Where links to sign in are sent.'),
    role: z
      .enum(ROLES)
      .describe('Owners may do everything, dispatchers all but keys and staff, viewers read.'),
    created_at: words.createdAt,
    updated_at: words.updatedAt,
  })
  .meta({ id: 'Staff' });
export type Staff = z.output<typeof staff>;
