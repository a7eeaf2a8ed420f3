/** Inputs of the console's own operations. */
import { z } from 'zod';
import { email } from '../../setup/staff/resource.js';
import * as fields from '../../resources/schema-helpers.js';

export const linkInput = z.strictObject({ email });

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export const requestQuery = z.strictObject({
  ...fields.paging,
  status: z
    .string()
    .regex(/^([1-5]\d\d|[1-5]xx)$/, 'must be a status such as 404, or 4xx')
    .transform((text) => (text.endsWith('xx') ? { kind: Number(text[0]) } : { is: Number(text) }))
    .optional(),
  method: z.enum(METHODS).optional(),
  key: fields.id.optional(),
  by: z.enum(['keys', 'staff']).optional(),
});
export type RequestQuery = z.output<typeof requestQuery>;
