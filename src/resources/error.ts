/** The body of every refusal (specification "Errors"). */
import { z } from 'zod';
import { ERROR_CODES, type ErrorCode, ERRORS } from '../domain/errors.js';
import { enumOf } from './enum-docs.js';

// `fromEntries` loses the names.
const meanings = Object.fromEntries(
  ERROR_CODES.map((code) => [code, `${ERRORS[code].meaning} ${ERRORS[code].remedy}`]),
) as Record<ErrorCode, string>;
const errorCode = enumOf('ErrorCode', ERROR_CODES, meanings);

export const error = z
  .object({
    error: z
      .object({
        code: errorCode.meta({ description: 'A machine-readable code.', example: 'invalid_value' }),
        message: z.string().meta({
          description: 'A human-readable sentence that says what to do.',
          example: 'There is no depot dep_none.',
        }),
        param: z.string().describe('The parameter at fault, such as `scans[3].vehicle`, or empty.'),
        request_id: z.string().meta({
          description: 'Equal to the `Request-Id` header.',
          example: 'rqs_01kag5v8x2e0j9d3v6m1h7q4tz',
        }),
      })
      .describe('What went wrong.'),
  })
  .meta({ id: 'Error' });
