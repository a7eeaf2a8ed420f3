/** Requests to the API, as the console lists them. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const loggedRequest = z.object({
  id: fields.ownId('loggedRequest'),
  object: fields.object('request'),
  method: z.string(),
  path: z.string().describe('The path without its query, with the actual IDs.'),
  route: z.string().describe('The path template, with parameter names.'),
  status: z.number().int(),
  key: z
    .object({ id: fields.idOf('adminKey'), last_four: z.string().nullable() })
    .nullable()
    .describe('The API key, or null.'),
  staff: z.string().nullable().describe('The staff member, or null.'),
  request_id: z.string(),
  duration_ms: z.number().int(),
  at: fields.moment('When it began.'),
});
export type LoggedRequest = z.output<typeof loggedRequest>;
