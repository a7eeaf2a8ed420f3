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

/** An address, also with white space around it, as people paste it. */
export const email = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  fields.email,
);

export const staffInput = z.strictObject({
  ...fields.readOnly(staff.shape, 'id', 'object', 'created_at', 'updated_at'),
  email,
  role: z.enum(ROLES),
});
export type StaffInput = z.output<typeof staffInput>;

export const staffPatch = z.strictObject({
  ...fields.readOnly(staff.shape, 'id', 'object', 'email', 'created_at', 'updated_at'),
  role: z.enum(ROLES).optional(),
});
export type StaffPatch = z.output<typeof staffPatch>;

export const staffQuery = z.strictObject(fields.paging);
