/** Variables of where the API is reached, and what it takes. */
import { z } from 'zod';
import { plainNetwork } from '../visitor-network.js';
import { httpUrl, listOf, notes, port, text } from './values.js';

const GROUP = 'HTTP';

/** A network that is larger is not one of proxies: whoever trusts all trusts visitors. */
const MAX_NETWORK_BITS = 8;

const proxies = z.string().transform((value, context) => {
  const network = plainNetwork(value);
  const [, bits] = network?.split('/') ?? [];
  if (network !== null && Number(bits ?? Infinity) >= MAX_NETWORK_BITS) return network;
  context.addIssue({
    code: 'custom',
    message: `must be addresses and networks, none larger than /${MAX_NETWORK_BITS}: such as 10.0.0.7 or 10.0.0.0/8`,
  });
  return z.NEVER;
});

export const httpVariables = {
  PORT: port.default(8080).register(notes, { group: GROUP, about: 'Port of the API.' }),
  HOST: text.optional().register(notes, {
    group: GROUP,
    about: 'Address the API listens on.',
    fallback: '127.0.0.1 under `npm start`, 0.0.0.0 otherwise',
  }),
  WAYPOST_PUBLIC_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'Public URL of this server for browsers and recipients, without a path.',
    fallback: 'http://localhost:PORT',
  }),
  WAYPOST_LIVE_BASE_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'Base URL of the live API; its host and path tell live requests from sandbox ones.',
    fallback: 'WAYPOST_PUBLIC_URL/admin/v1',
  }),
  WAYPOST_SANDBOX_BASE_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'Base URL of the sandbox API.',
    fallback: 'WAYPOST_PUBLIC_URL/sandbox/admin/v1',
  }),
  WAYPOST_TRUST_PROXY: listOf(proxies).default([]).register(notes, {
    group: GROUP,
    about:
      'Proxies whose X-Forwarded-For is trusted: addresses and networks such as 10.0.0.0/8, separated by commas; none larger than /8.',
    fallback: 'none: the address that connects is the visitor’s',
  }),
  WAYPOST_CONSOLE_IDLE_HOURS: z.coerce.number().int().min(1).max(336).default(72).register(notes, {
    group: GROUP,
    about: 'Idle hours after which a console session ends; it always ends after 14 days.',
  }),
  WAYPOST_COURIER_REQUESTS: z.coerce.number().int().min(300).max(1_000_000).default(12_000).register(notes, {
    group: GROUP,
    about: 'Requests per minute for all keys and sessions of a courier, per API process.',
  }),
  WAYPOST_BODY_MB: z.coerce.number().int().min(32).max(100_000).default(128).register(notes, {
    group: GROUP,
    about:
      'Megabytes of request bodies that an API process holds in memory; a courier gets a sixth. Half as many again for mail before its signature is checked.',
  }),
  WAYPOST_SPOOL_DIR: text.optional().register(notes, {
    group: GROUP,
    about: 'Folder, on a disk, of files that are being imported.',
    fallback: "the system's temporary folder",
  }),
  WAYPOST_SPOOL_MB: z.coerce.number().int().min(400).max(1_000_000).default(1_024).register(notes, {
    group: GROUP,
    about: 'Megabytes that an API process takes there; a courier gets half.',
  }),
  WAYPOST_BRAND: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be letters and digits')
    .default('Waypost')
    .register(notes, {
      group: GROUP,
      about: 'Brand in the header BRAND-Signature, in texts and on pages.',
    }),
  WAYPOST_KEY_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9]*$/, 'must be lower-case letters and digits')
    .default('wp')
    .register(notes, { group: GROUP, about: 'First part of API keys: wp_live_adm_….' }),
};
