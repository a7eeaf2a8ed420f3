/** Inputs of operations on a courier's own API keys. */
import { z } from 'zod';
import { apiKey, scope, DESCRIPTIONS } from '../../resources/api-key.js';
import * as fields from '../../resources/schema-helpers.js';

/** Body of POST /api-keys. */
export const apiKeyInput = z
  .strictObject({
    ...fields.readOnly(apiKey.shape, 'id', 'object', 'mode', 'last_four', 'last_used_at', 'created_at'),
    label: fields.text(80).meta(DESCRIPTIONS.label),
    scopes: z
      .array(scope)
      .min(1, 'names at least one scope; leave it out for those of the key that asks')
      .describe(`${DESCRIPTIONS.scopes} None that the key that asks lacks; left out: all that it has.`)
      .optional(),
    expires_at: fields.dateTime
      .meta({ example: '2027-03-12T08:00:00.000Z' })
      .nullable()
      .describe(
        `${DESCRIPTIONS.expires_at} No later than that of the key that asks; left out: as that has it.`,
      )
      .optional(),
  })
  .meta({ id: 'ApiKeyInput' });
export type ApiKeyInput = z.output<typeof apiKeyInput>;

export const apiKeyParams = z.object({ api_key_id: fields.idOf('adminKey') });
export const apiKeyQuery = z.strictObject(fields.paging);
