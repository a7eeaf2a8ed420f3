/** Requests to the API, as the console lists them. */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const loggedRequest = z.object({
  id: fields.ownId('loggedRequest'),
  object: fields.object('request'),
  method: z.string(),
  path: z.string().describe('What was asked for, without its query; ids stand in it as they were.'),
  route: z.string().describe('The operation, with the names of its parameters.'),
  status: z.number().int(),
  key: z
    .object({ id: fields.idOf('adminKey'), last_four: z.string().nullable() })
    .nullable()
    .describe('The API key, or null.'),
  staff: z.string().nullable().describe('Whoever of the staff it was, or null.'),
  request_id: z.string(),
  duration_ms: z.number().int(),
  at: fields.moment('When it began.'),
});
export type LoggedRequest = z.output<typeof loggedRequest>;
