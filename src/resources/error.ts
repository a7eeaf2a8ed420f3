/** The body of every refusal (specification "Errors"). */
import { z } from 'zod';
import { ERROR_CODES } from '../domain/errors.js';

export const error = z
  .object({
    error: z
      .object({
        code: z.enum(ERROR_CODES).meta({ description: 'A word for programs.', example: 'invalid_value' }),
        message: z.string().meta({
          description: 'One plain sentence that says what to do.',
          example: 'There is no depot dep_none.',
        }),
        param: z.string().describe('The parameter to blame, such as `scans[3].vehicle`, or empty.'),
        request_id: z.string().meta({
          description: 'Equal to the `Request-Id` header.',
          example: 'req_01kag5v8x2e0j9d3v6m1h7q4tz',
        }),
      })
      .describe('What went wrong, or null.'),
  })
  .meta({ id: 'Error' });
