/** Variables of the Temporal server and its embedded one. */
import { z } from 'zod';
import { flag, httpUrl, listOf, notes, port, secretKey, text } from './values.js';

const GROUP = 'Temporal';

const hostAndPort = z.string().regex(/^[^\s/]+:\d{1,5}$/, 'must be host:port');

export const temporalVariables = {
  TEMPORAL_ADDRESS: hostAndPort.optional().register(notes, {
    group: GROUP,
    about: 'Frontend of the Temporal cluster, host:port.',
    fallback: 'an embedded server under `npm start`',
  }),
  TEMPORAL_NAMESPACE: text.default('waypost').register(notes, { group: GROUP, about: 'Namespace.' }),
  TEMPORAL_API_KEY: text.optional().register(notes, {
    group: GROUP,
    about: 'API key of a hosted cluster.',
    fallback: 'none',
    secret: true,
  }),
  TEMPORAL_API_KEY_PATH: text.optional().register(notes, {
    group: GROUP,
    about: 'File with that key instead; reloaded when it changes.',
    fallback: 'none',
  }),
  TEMPORAL_TLS: flag.optional().register(notes, {
    group: GROUP,
    about: 'Whether to connect with TLS.',
    fallback: 'true with an API key or one of the files below; must be set for another machine',
  }),
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: text.optional().register(notes, {
    group: GROUP,
    about: 'File with the CA certificates (PEM) for the server; reloaded when it changes.',
    fallback: "the platform's",
  }),
  TEMPORAL_TLS_CLIENT_CERT_PATH: text.optional().register(notes, {
    group: GROUP,
    about: "File with this process's certificate (PEM), for mTLS; reloaded when it changes.",
    fallback: 'none',
  }),
  TEMPORAL_TLS_CLIENT_KEY_PATH: text.optional().register(notes, {
    group: GROUP,
    about: 'File with its key (PEM).',
    fallback: 'none',
  }),
  TEMPORAL_TLS_SERVER_NAME: text.optional().register(notes, {
    group: GROUP,
    about: "Name in the server's certificate, if it differs from the address.",
    fallback: 'the host of TEMPORAL_ADDRESS',
  }),
  TEMPORAL_CODEC_KEYS: listOf(secretKey).optional().register(notes, {
    group: GROUP,
    about:
      'Keys that encrypt payloads in Temporal: 32 bytes in base64 each, separated by commas. The first encrypts; all decrypt. Set the same for all processes.',
    fallback: 'payloads are stored in clear',
    secret: true,
  }),
  TEMPORAL_CODEC_TOKEN: text.optional().register(notes, {
    group: GROUP,
    about: 'Token that authorises requests to the codec server (`start:codec`).',
    fallback: 'required there',
    secret: true,
  }),
  TEMPORAL_CODEC_PORT: port.default(8083).register(notes, {
    group: GROUP,
    about: 'Port of the codec server.',
  }),
  TEMPORAL_UI_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'Address of the Temporal UI, for links.',
    fallback: 'the embedded one under `npm start`',
  }),
  TEMPORAL_CLI_PATH: text.optional().register(notes, {
    group: GROUP,
    about: 'A `temporal` executable for the embedded server.',
    fallback: 'found or fetched',
  }),
  TEMPORAL_TEST_SERVER_PATH: text.optional().register(notes, {
    group: GROUP,
    about: 'A `temporal-test-server` executable for the tests.',
    fallback: 'found or fetched',
  }),
  WAYPOST_TEMPORAL_PORT: port.optional().register(notes, {
    group: GROUP,
    about: 'Port of the embedded Temporal.',
    fallback: 'a free port',
  }),
  WAYPOST_TEMPORAL_UI_PORT: port.optional().register(notes, {
    group: GROUP,
    about: 'Port of its UI.',
    fallback: 'a free port',
  }),
};
