/** What operations on staff take. */
import { z } from 'zod';
import { ROLES } from '../../domain/access.js';
import { staff } from '../../resources/staff.js';
import * as words from '../../resources/words.js';

const email = z.preprocess((value) => (typeof value === 'string' ? value.trim() : value), words.email);

/** Body of POST /console/session/link. */
export const linkInput = z.strictObject({ email });

/** Body of POST /staff. */
export const staffInput = z.strictObject({
  ...words.readOnly(staff.shape, 'id', 'object', 'created_at', 'updated_at'),
  email,
  role: z.enum(ROLES),
});
export type StaffInput = z.output<typeof staffInput>;

/** Body of PATCH /staff/{staff_id}. */
export const staffPatch = z.strictObject({
  ...words.readOnly(staff.shape, 'id', 'object', 'email', 'created_at', 'updated_at'),
  role: z.enum(ROLES).optional(),
});
export type StaffPatch = z.output<typeof staffPatch>;

export const staffParams = z.object({ staff_id: words.idOf('staff') });
export const staffQuery = z.strictObject(words.paging);
