/** Inputs of operations on staff. */
import { z } from 'zod';
import { ROLES } from '../../domain/access.js';
import { staff } from '../../setup/staff/resource.js';
import * as fields from '../../resources/schema-helpers.js';

const email = z.preprocess((value) => (typeof value === 'string' ? value.trim() : value), fields.email);

/** Body of POST /console/session/link. */
export const linkInput = z.strictObject({ email });

/** Body of POST /staff. */
export const staffInput = z.strictObject({
  ...fields.readOnly(staff.shape, 'id', 'object', 'created_at', 'updated_at'),
  email,
  role: z.enum(ROLES),
});
export type StaffInput = z.output<typeof staffInput>;

/** Body of PATCH /staff/{staff_id}. */
export const staffPatch = z.strictObject({
  ...fields.readOnly(staff.shape, 'id', 'object', 'email', 'created_at', 'updated_at'),
  role: z.enum(ROLES).optional(),
});
export type StaffPatch = z.output<typeof staffPatch>;

export const staffParams = z.object({ staff_id: fields.idOf('staff') });
export const staffQuery = z.strictObject(fields.paging);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Query of GET /requests. */
export const requestQuery = z.strictObject({
  ...fields.paging,
  status: z
    .string()
    .regex(/^([1-5]\d\d|[1-5]xx)$/, 'must be a status such as 404, or 4xx')
    .transform((text) => (text.endsWith('xx') ? { kind: Number(text[0]) } : { is: Number(text) }))
    .optional(),
  method: z.enum(METHODS).optional(),
  key: fields.id.optional(),
});
export type RequestQuery = z.output<typeof requestQuery>;
