/** Variables of email and texts. */
import { z } from 'zod';
import { httpUrl, listOf, notes, text } from './values.js';

const GROUP = 'Messages';

export const messagesVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .register(notes, {
      group: GROUP,
      about: 'Mail server: smtp://user:password@host:port.',
      fallback: 'live email is off',
      secret: true,
    }),
  EMAIL_FROM: text.default('Waypost <waypost@localhost>').register(notes, {
    group: GROUP,
    about: 'Sender of email.',
  }),
  INBOUND_EMAIL_ADDRESS: z.email().optional().register(notes, {
    group: GROUP,
    about:
      'Address whose email is forwarded to /inbound/email: where emails of couriers without a `reply_to` of their own are answered. Set it for the API and for workers.',
    fallback:
      'that of EMAIL_FROM if INBOUND_EMAIL_AUTHSERV_ID is set (in `npm start`, or INBOUND_EMAIL_SECRET) and it does not say no-reply; else none, and emails invite no reply',
  }),
  INBOUND_EMAIL_SECRET: text.optional().register(notes, {
    group: GROUP,
    about: 'Secret that signs email forwarded to /inbound/email.',
    fallback: 'inbound email is off',
    secret: true,
  }),
  INBOUND_EMAIL_AUTHSERV_ID: text.optional().register(notes, {
    group: GROUP,
    about:
      'Names under which your mail server writes Authentication-Results, such as mx.example.com,*.example.com; none if it writes no name, as Microsoft 365.',
    fallback: 'forwarded email books nothing; a person decides',
  }),
  SMS_PROVIDER: text.default('twilio').register(notes, {
    group: GROUP,
    about:
      "Provider of texts, by its adapter's name; twilio also serves providers that speak Twilio's dialect.",
  }),
  SMS_BASE_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: "The provider's base URL.",
    fallback: 'live texts are off',
  }),
  SMS_ACCOUNT_SID: text
    .optional()
    .register(notes, { group: GROUP, about: 'Account at the provider.', fallback: 'none' }),
  SMS_AUTH_TOKEN: text.optional().register(notes, {
    group: GROUP,
    about: 'Its token; several secrets, where the provider has them, as name=value&name=value.',
    fallback: 'none',
    secret: true,
  }),
  SMS_FROM: text.optional().register(notes, {
    group: GROUP,
    about: 'Number or name that texts are sent from.',
    fallback: 'none',
  }),
  SMS_COUNTRIES: listOf(z.string().regex(/^[A-Z]{2}$/, 'must be two-letter country codes'))
    .default(['GB', 'IE'])
    .register(notes, {
      group: GROUP,
      about: 'Countries to which live texts are sent, as two-letter codes. Set it for workers.',
      fallback: 'GB,IE',
    }),
  SMS_PER_DAY: z.coerce.number().int().min(1).max(10_000_000).default(10_000).register(notes, {
    group: GROUP,
    about:
      'Most segments of live texts of a courier in 24 hours: an order takes about ten. Set it for workers.',
  }),
  SMS_PER_RECIPIENT: z.coerce.number().int().min(1).max(1_000).default(50).register(notes, {
    group: GROUP,
    about: 'Most segments of live texts of a courier to one number in 24 hours. Set it for workers.',
  }),
  SMS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(20).register(notes, {
    group: GROUP,
    about: 'Maximum concurrent texts from a worker to the provider.',
  }),
  SMS_PER_SECOND: z.coerce.number().min(0.1).max(10_000).default(100).register(notes, {
    group: GROUP,
    about: 'Maximum queued texts per second over all workers, such as bulk requests and retries.',
  }),
  EMAIL_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(5).register(notes, {
    group: GROUP,
    about: 'Maximum connections of a worker to the mail server, with one email each at a time.',
  }),
  EMAIL_PER_SECOND: z.coerce.number().min(0.1).max(10_000).default(50).register(notes, {
    group: GROUP,
    about: 'Maximum queued emails per second over all workers.',
  }),
};
