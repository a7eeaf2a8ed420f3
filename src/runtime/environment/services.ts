/** Variables of what Waypost uses: Temporal, email and texts, maps, and a collector of traces. */
import { z } from 'zod';
import { flag, httpUrl, listOf, notes, port, secretKey, text } from './values.js';

const TEMPORAL = 'Temporal';

const hostAndPort = z.string().regex(/^[^\s/]+:\d{1,5}$/, 'must be host:port');

export const temporalVariables = {
  TEMPORAL_ADDRESS: hostAndPort.optional().register(notes, {
    group: TEMPORAL,
    about: 'Frontend of the Temporal cluster, host:port.',
    fallback: 'an embedded server under `npm start`',
  }),
  TEMPORAL_NAMESPACE: text.default('waypost').register(notes, { group: TEMPORAL, about: 'Namespace.' }),
  TEMPORAL_API_KEY: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'API key of a hosted cluster.',
    fallback: 'none',
    secret: true,
  }),
  TEMPORAL_API_KEY_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'File with that key instead; reloaded when it changes.',
    fallback: 'none',
  }),
  TEMPORAL_TLS: flag.optional().register(notes, {
    group: TEMPORAL,
    about: 'Whether to connect with TLS.',
    fallback: 'true with an API key or one of the files below; must be set for another machine',
  }),
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'File with the CA certificates (PEM) for the server; reloaded when it changes.',
    fallback: "the platform's",
  }),
  TEMPORAL_TLS_CLIENT_CERT_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: "File with this process's certificate (PEM), for mTLS; reloaded when it changes.",
    fallback: 'none',
  }),
  TEMPORAL_TLS_CLIENT_KEY_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'File with its key (PEM).',
    fallback: 'none',
  }),
  TEMPORAL_TLS_SERVER_NAME: text.optional().register(notes, {
    group: TEMPORAL,
    about: "Name in the server's certificate, if it differs from the address.",
    fallback: 'the host of TEMPORAL_ADDRESS',
  }),
  TEMPORAL_CODEC_KEYS: listOf(secretKey).optional().register(notes, {
    group: TEMPORAL,
    about:
      'Keys that encrypt payloads in Temporal: 32 bytes in base64 each, separated by commas. The first encrypts; all decrypt. Set the same for all processes.',
    fallback: 'payloads are stored in clear',
    secret: true,
  }),
  TEMPORAL_CODEC_TOKEN: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'Token that authorises requests to the codec server (`start:codec`).',
    fallback: 'required there',
    secret: true,
  }),
  TEMPORAL_CODEC_PORT: port.default(8083).register(notes, {
    group: TEMPORAL,
    about: 'Port of the codec server.',
  }),
  TEMPORAL_UI_URL: httpUrl.optional().register(notes, {
    group: TEMPORAL,
    about: 'Address of the Temporal UI, for links.',
    fallback: 'the embedded one under `npm start`',
  }),
  TEMPORAL_CLI_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'A `temporal` executable for the embedded server.',
    fallback: 'found or fetched',
  }),
  TEMPORAL_TEST_SERVER_PATH: text.optional().register(notes, {
    group: TEMPORAL,
    about: 'A `temporal-test-server` executable for the tests.',
    fallback: 'found or fetched',
  }),
  WAYPOST_TEMPORAL_PORT: port.optional().register(notes, {
    group: TEMPORAL,
    about: 'Port of the embedded Temporal.',
    fallback: 'a free port',
  }),
  WAYPOST_TEMPORAL_UI_PORT: port.optional().register(notes, {
    group: TEMPORAL,
    about: 'Port of its UI.',
    fallback: 'a free port',
  }),
};

const MESSAGES = 'Messages';

export const messagesVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .register(notes, {
      group: MESSAGES,
      about: 'Mail server: smtp://user:password@host:port.',
      fallback: 'live email is off',
      secret: true,
    }),
  EMAIL_FROM: text.default('Waypost <waypost@localhost>').register(notes, {
    group: MESSAGES,
    about: 'Sender of email.',
  }),
  INBOUND_EMAIL_ADDRESS: z.email().optional().register(notes, {
    group: MESSAGES,
    about:
      'Address whose email is forwarded to /inbound/email: where emails of couriers without their own `reply_to` are answered. Set it for the API and for workers.',
    fallback:
      'that of EMAIL_FROM if INBOUND_EMAIL_AUTHSERV_ID is set (in `npm start`, or INBOUND_EMAIL_SECRET) and it does not say no-reply; else none, and emails invite no reply',
  }),
  INBOUND_EMAIL_SECRET: text.optional().register(notes, {
    group: MESSAGES,
    about: 'Secret that signs email forwarded to /inbound/email.',
    fallback: 'inbound email is off',
    secret: true,
  }),
  INBOUND_EMAIL_AUTHSERV_ID: text.optional().register(notes, {
    group: MESSAGES,
    about:
      'Names under which your mail server writes Authentication-Results, such as mx.example.com,*.example.com; none if it writes no name, as Microsoft 365.',
    fallback: 'forwarded email books nothing; a person decides',
  }),
  SMS_PROVIDER: text.default('twilio').register(notes, {
    group: MESSAGES,
    about:
      "Provider of texts, by its adapter's name; twilio also works with providers that offer Twilio's API.",
  }),
  SMS_BASE_URL: httpUrl.optional().register(notes, {
    group: MESSAGES,
    about: "The provider's base URL.",
    fallback: 'live texts are off',
  }),
  SMS_ACCOUNT_SID: text
    .optional()
    .register(notes, { group: MESSAGES, about: 'Account at the provider.', fallback: 'none' }),
  SMS_AUTH_TOKEN: text.optional().register(notes, {
    group: MESSAGES,
    about: 'Its token; several secrets, where the provider has them, as name=value&name=value.',
    fallback: 'none',
    secret: true,
  }),
  SMS_FROM: text.optional().register(notes, {
    group: MESSAGES,
    about: 'Number or name that texts are sent from.',
    fallback: 'none',
  }),
  SMS_COUNTRIES: listOf(z.string().regex(/^[A-Z]{2}$/, 'must be two-letter country codes'))
    .default(['GB', 'IE'])
    .register(notes, {
      group: MESSAGES,
      about: 'Countries to which live texts are sent, as two-letter codes. Set it for workers.',
      fallback: 'GB,IE',
    }),
  SMS_PER_DAY: z.coerce.number().int().min(1).max(10_000_000).default(10_000).register(notes, {
    group: MESSAGES,
    about:
      'Maximum segments of live texts per courier in 24 hours: an order takes about ten. Set it for workers.',
  }),
  SMS_PER_RECIPIENT: z.coerce.number().int().min(1).max(1_000).default(50).register(notes, {
    group: MESSAGES,
    about: 'Maximum segments of live texts per courier to one number in 24 hours. Set it for workers.',
  }),
  SMS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(20).register(notes, {
    group: MESSAGES,
    about: 'Maximum concurrent texts from a worker to the provider.',
  }),
  SMS_PER_SECOND: z.coerce.number().min(0.1).max(10_000).default(100).register(notes, {
    group: MESSAGES,
    about: 'Maximum queued texts per second over all workers, such as bulk requests and retries.',
  }),
  EMAIL_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(5).register(notes, {
    group: MESSAGES,
    about: 'Maximum connections of a worker to the mail server, with one email each at a time.',
  }),
  EMAIL_PER_SECOND: z.coerce.number().min(0.1).max(10_000).default(50).register(notes, {
    group: MESSAGES,
    about: 'Maximum queued emails per second over all workers.',
  }),
};

const MAPS = 'Maps';

export const mapsVariables = {
  GEOCODER: z.enum(['offline', 'postcodes_io', 'nominatim', 'google']).default('offline').register(notes, {
    group: MAPS,
    about: 'Geocoder: offline, postcodes_io, nominatim or google.',
  }),
  GEOCODER_BASE_URL: httpUrl.optional().register(notes, {
    group: MAPS,
    about: 'Its base URL.',
    fallback: "the service's own",
  }),
  GEOCODER_KEY: text
    .optional()
    .register(notes, { group: MAPS, about: 'Its key.', fallback: 'none', secret: true }),
  OSRM_BASE_URL: httpUrl.optional().register(notes, {
    group: MAPS,
    about: 'OSRM server for travel times.',
    fallback: 'great-circle distances times a road factor',
  }),
  VALHALLA_BASE_URL: httpUrl.optional().register(notes, {
    group: MAPS,
    about: 'Valhalla server for travel times, if there is no OSRM.',
    fallback: 'none',
  }),
  VALHALLA_COSTING: z.enum(['auto', 'truck']).default('auto').register(notes, {
    group: MAPS,
    about: 'Valhalla costing model: auto suits vans up to 3.5 t, truck larger ones.',
  }),
  ROADS_PLACES_PER_REQUEST: z.coerce.number().int().min(2).max(5_000).default(100).register(notes, {
    group: MAPS,
    about:
      'Maximum places in one request to OSRM or Valhalla; half of it squared is the maximum number of trips.',
  }),
  ROADS_REQUESTS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(8).register(notes, {
    group: MAPS,
    about: 'Concurrent requests to OSRM or Valhalla, per process.',
  }),
  PLAN_MAX_STOPS: z.coerce.number().int().min(1).max(20_000).default(5_000).register(notes, {
    group: MAPS,
    about:
      "Maximum orders of a depot's day to plan; memory grows with their square. Set it for APIs and workers.",
  }),
  WAYPOST_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/;,'"]+\/[^\s;,'"]*$/, 'must be an address with {z}, {x} and {y}')
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y}')
    .optional()
    .register(notes, {
      group: MAPS,
      about:
        'URL of another tile server, such as https://{s}.tile.example/{z}/{x}/{y}.png, which browsers use instead of WAYPOST_MAP_TILES.',
      fallback: 'none',
    }),
  WAYPOST_MAP_TILES: text.optional().register(notes, {
    group: MAPS,
    about:
      "PMTiles file whose tiles the API serves for the console's maps; `waypost map fetch` downloads it. Without the file, maps are drawn from postcodes.",
    fallback: 'map.pmtiles in WAYPOST_HOME',
  }),
  WAYPOST_TILES_ATTRIBUTION: text.optional().register(notes, {
    group: MAPS,
    about: 'Attribution that the map must show for its tiles.',
    fallback: '© OpenStreetMap contributors with a PMTiles file, otherwise nothing',
  }),
};

const TRACES = 'Traces';

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().register(notes, {
    group: TRACES,
    about: 'OTLP endpoint for traces over HTTP, such as http://collector:4318.',
    fallback: 'nothing is traced',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional().register(notes, {
    group: TRACES,
    about: 'Headers of trace exports, such as authorization=….',
    fallback: 'none',
    secret: true,
  }),
  OTEL_TRACES_SAMPLER: text.optional().register(notes, {
    group: TRACES,
    about: 'Name of the OpenTelemetry sampler.',
    fallback: 'parentbased_always_on: all, but for requests whose client does not keep its own',
  }),
  OTEL_TRACES_SAMPLER_ARG: text.optional().register(notes, {
    group: TRACES,
    about: 'Share of traces to keep, for a sampler such as parentbased_traceidratio.',
    fallback: '1',
  }),
  OTEL_SDK_DISABLED: flag.default(false).register(notes, {
    group: TRACES,
    about: 'Whether to disable tracing.',
  }),
};
