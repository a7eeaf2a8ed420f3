/**
 * How PostgreSQL and Temporal are reached: with TLS wherever they are on another machine, unless that is refused by
 * name.
 */
import { ConfigError, type Environment } from './environment.js';
import { hostOf, isLocalhost } from './public-address.js';

/** Returns how Temporal is reached. */
export function temporalTls(env: Environment) {
  const tlsFiles = {
    serverCa: env.TEMPORAL_TLS_SERVER_CA_CERT_PATH,
    clientCert: env.TEMPORAL_TLS_CLIENT_CERT_PATH,
    clientKey: env.TEMPORAL_TLS_CLIENT_KEY_PATH,
  };
  if ((tlsFiles.clientCert === undefined) !== (tlsFiles.clientKey === undefined)) {
    throw new ConfigError([
      'TEMPORAL_TLS_CLIENT_CERT_PATH: set it together with TEMPORAL_TLS_CLIENT_KEY_PATH',
    ]);
  }
  const tls =
    env.TEMPORAL_TLS ?? (hasApiKey(env) || Object.values(tlsFiles).some((file) => file !== undefined));
  return { tls, tlsFiles, tlsServerName: env.TEMPORAL_TLS_SERVER_NAME };
}

/**
 * Refuses to reach a Temporal on another machine in clear.
 * @throws {ConfigError} if nothing is said of TLS, or if an API key would be sent without it
 */
export function refuseClearTemporal(env: Environment): void {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_TLS: said } = env;
  if (address === undefined || isTemporalHere(address) || temporalTls(env).tls) return;
  if (said === undefined) {
    throw new ConfigError([
      'TEMPORAL_ADDRESS: is another machine, without TLS: set TEMPORAL_TLS=true, or TEMPORAL_TLS=false on a network of your own',
    ]);
  }
  if (hasApiKey(env)) {
    throw new ConfigError(['TEMPORAL_TLS: must be true, as TEMPORAL_API_KEY would be sent in clear']);
  }
}

const hasApiKey = (env: Environment): boolean =>
  env.TEMPORAL_API_KEY !== undefined || env.TEMPORAL_API_KEY_PATH !== undefined;

/** Returns whether an address, host:port, is this machine. */
export function isTemporalHere(address: string): boolean {
  return isLocalhost(address.replace(/:\d+$/, '').replace(/^\[|\]$/g, ''));
}

/**
 * Adds to a database's URL what its driver reads there. What the URL says itself counts.
 * @throws {ConfigError} if it is on another machine and nothing is said of TLS
 */
export function sealedDatabaseUrl(databaseUrl: string, env: Environment): string {
  const files = { sslrootcert: env.PGSSLROOTCERT, sslcert: env.PGSSLCERT, sslkey: env.PGSSLKEY };
  if ((files.sslcert === undefined) !== (files.sslkey === undefined)) {
    throw new ConfigError(['PGSSLCERT: set it together with PGSSLKEY']);
  }
  const url = new URL(databaseUrl);
  // The driver takes the last of a repeated parameter, and ignores an empty one.
  const given = (name: string) => url.searchParams.getAll(name).at(-1) ?? '';
  for (const [name, value] of Object.entries(files)) {
    if (value !== undefined && given(name) === '') url.searchParams.set(name, value);
  }
  const hasFile = Object.keys(files).some((name) => given(name) !== '');
  const mode = env.PGSSLMODE ?? (hasFile ? 'verify-full' : undefined);
  if (mode !== undefined && given('sslmode') === '') url.searchParams.set('sslmode', mode);
  if (given('sslmode') === '' && given('ssl') === '' && !isHere(given('host') || hostOf(url))) {
    throw new ConfigError([
      'DATABASE_URL: is on another machine, without TLS: set PGSSLMODE=verify-full, or PGSSLMODE=disable on a network of your own',
    ]);
  }
  return url.href;
}

/** A path is the folder of a socket. */
function isHere(host: string): boolean {
  return host.startsWith('/') || /^%2f/i.test(host) || isLocalhost(host);
}
