/** Inputs of operations on a courier's own API keys. */
import { z } from 'zod';
import { apiKey, scope, DESCRIPTIONS } from './resource.js';
import * as fields from '../../resources/schema-helpers.js';
import { plainNetwork } from '../../runtime/visitor-network.js';

/** The most addresses and networks of a key. */
const MAX_NETWORKS = 50;

const network = fields
  .text(64)
  .refine(
    (value) => plainNetwork(value) !== null,
    'must be an IP address, or a network such as 203.0.113.0/24',
  );

/** Body of POST /api-keys. */
export const apiKeyInput = z
  .strictObject({
    ...fields.readOnly(apiKey.shape, 'id', 'object', 'mode', 'last_four', 'last_used_at', 'created_at'),
    label: fields.text(80).meta(DESCRIPTIONS.label),
    scopes: z
      .array(scope)
      .min(1, 'must name at least one scope; omit it for those of the calling key')
      .describe(`${DESCRIPTIONS.scopes} Only scopes of the calling key; defaults to all of them.`)
      .optional(),
    allowed_ips: z
      .array(network)
      .max(MAX_NETWORKS, `must have at most ${MAX_NETWORKS} addresses and networks`)
      .meta({
        description: `${DESCRIPTIONS.allowed_ips} Must be within those of the calling key; defaults to them.`,
        example: ['203.0.113.7', '2001:db8:7::/48'],
      })
      .optional(),
    expires_at: fields.dateTime
      .meta({ example: '2027-03-12T08:00:00.000Z' })
      .nullable()
      .describe(`${DESCRIPTIONS.expires_at} Not later than the calling key's; defaults to it.`)
      .optional(),
  })
  .meta({ id: 'ApiKeyInput' });
export type ApiKeyInput = z.output<typeof apiKeyInput>;

/** Body of POST /api-keys/{api_key_id}/roll. */
export const rollInput = z
  .strictObject({ overlap_hours: fields.overlapHours('Hours for which the old key keeps working.') })
  .meta({ id: 'ApiKeyRollInput' });
export type RollInput = z.output<typeof rollInput>;

export const apiKeyParams = z.object({ api_key_id: fields.idOf('adminKey') });
export const apiKeyQuery = z.strictObject(fields.paging);
