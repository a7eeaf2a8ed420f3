/** A courier's own API keys. */
import { z } from 'zod';
import { SCOPES } from '../../domain/access.js';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';
import { plainNetwork } from '../../runtime/visitor-network.js';
import { keyMode } from '../shippers/resource.js';

const scope = enumOf('Scope', SCOPES, {
  'orders:read': 'Reads orders, pieces, timelines and imports.',
  'orders:write': 'Reads and writes orders, scans and imports.',
  'bookings:write': 'Asks recipients, resolves replies, books slots and writes templates.',
  'routes:read': 'Reads routes, jobs, runs, tracking and the route agent.',
  'routes:write': 'Reads, plans, publishes and tracks routes.',
  'fleet:write': 'Manages vehicles, drivers and depots.',
  'shippers:write': 'Manages shippers and their API keys.',
  'webhooks:write': 'Manages webhook endpoints; reads deliveries and events.',
});

const DESCRIPTIONS = {
  label: { description: 'A name for the key, such as its use.', example: 'Warehouse system' },
  scopes: 'The operations that the key may call.',
  allowed_ips:
    'The IPv4 and IPv6 addresses and networks (CIDR) that may use the key; any other gets `403 ip_not_allowed`. If absent, any address may.',
  expires_at: 'When the key expires; null for never.',
};

const shape = {
  id: fields.ownId('adminKey'),
  object: fields.object('api_key'),
  mode: keyMode.meta({ example: 'sandbox' }),
  label: z.string().nullable().meta(DESCRIPTIONS.label),
  scopes: z.array(scope).describe(DESCRIPTIONS.scopes),
  allowed_ips: z
    .array(z.string())
    .meta({ description: DESCRIPTIONS.allowed_ips, example: ['203.0.113.7', '2001:db8:7::/48'] })
    .optional(),
  last_four: z.string().meta({ description: 'The last four characters of the key.', example: 'k3ze' }),
  expires_at: fields.futureMoment(DESCRIPTIONS.expires_at),
  last_used_at: fields.futureMoment(
    'When it was last used, to about a minute, including from addresses that are refused.',
  ),
  created_at: fields.createdAt,
};

export const apiKey = z.object(shape).meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

/** A key as it is returned once, on creation. */
export const newApiKey = z
  .object({
    ...shape,
    key: z.string().meta({ description: 'The full key, shown once.', example: 'wp_test_adm_…k3ze' }),
  })
  .meta({ id: 'NewApiKey' });
export type NewApiKey = z.output<typeof newApiKey>;

/** Maximum addresses and networks of a key. */
const MAX_NETWORKS = 50;

const network = fields
  .text(64)
  .refine(
    (value) => plainNetwork(value) !== null,
    'must be an IP address, or a network such as 203.0.113.0/24',
  );

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

export const rollInput = z
  .strictObject({ overlap_hours: fields.overlapHours('Hours for which the old key keeps working.') })
  .meta({ id: 'ApiKeyRollInput' });
export type RollInput = z.output<typeof rollInput>;

export const apiKeyQuery = z.strictObject(fields.paging);
