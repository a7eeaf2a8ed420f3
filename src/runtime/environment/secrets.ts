/** Variables of keys, and what webhooks may reach. */
import { z } from 'zod';
import { flag, listOf, notes, secretKey } from './values.js';

const GROUP = 'Secrets';

export const secretsVariables = {
  WAYPOST_MASTER_KEYS: listOf(secretKey).optional().register(notes, {
    group: GROUP,
    about:
      'Keys that encrypt secrets at rest: 32 bytes in base64 each, separated by commas. The first encrypts; all decrypt.',
    fallback: 'made in WAYPOST_HOME/master.key under `npm start`; required otherwise',
    secret: true,
  }),
  WAYPOST_KEY_PEPPER: secretKey.optional().register(notes, {
    group: GROUP,
    about: 'Pepper of the digests of API keys: 32 bytes in base64. Changing it voids every key.',
    fallback: 'made in WAYPOST_HOME/key-pepper.key under `npm start`; required otherwise',
    secret: true,
  }),
  WAYPOST_ALLOW_LOOPBACK_WEBHOOKS: flag.optional().register(notes, {
    group: GROUP,
    about: 'Whether to allow webhook endpoints on the loopback. For development only.',
    fallback: 'true under `npm start`, false otherwise',
  }),
  WEBHOOK_PROXY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(notes, {
      group: GROUP,
      about:
        'HTTP proxy for webhooks, so that they come from a fixed address: http://user:password@host:port.',
      fallback: 'sent directly',
      secret: true,
    }),
};
