/**
 * Connects to Temporal with TLS: a private authority, a client certificate, an API key. Files are read again when they
 * change, so that certificates and keys are renewed without a restart.
 */
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { rootCertificates } from 'node:tls';
import type { ChannelCredentials } from '@grpc/grpc-js';
import { experimental } from '@grpc/grpc-js';
import type { Config } from './config.js';
import { isTemporalHere } from './sealed.js';

type Temporal = Config['temporal'];

/** How often files are looked at. They may be links that are turned to others, as in Kubernetes. */
const LOOK_MS = 5_000;

/** Options of both kinds of connection, from the present files. */
export function nativeOptions({ address, tls, tlsFiles, tlsServerName, apiKey, apiKeyPath }: Temporal) {
  const { serverCa, clientCert, clientKey } = tlsFiles;
  const key = apiKeyPath === undefined ? apiKey : readSecret(apiKeyPath);
  return {
    address,
    tls: tls && {
      ...(tlsServerName === undefined ? {} : { serverNameOverride: tlsServerName }),
      ...(serverCa === undefined ? {} : { serverRootCACertificate: readFileSync(serverCa) }),
      ...(clientCert === undefined || clientKey === undefined
        ? {}
        : { clientCertPair: { crt: readFileSync(clientCert), key: readFileSync(clientKey) } }),
    },
    ...(key === undefined ? {} : { apiKey: key }),
  };
}

/** The same for a client: its channel rereads the files, and each call the key. */
export function clientOptions(temporal: Temporal) {
  const { address, tls, tlsServerName, apiKey, apiKeyPath } = temporal;
  const key = apiKeyPath === undefined ? apiKey : () => readSecret(apiKeyPath);
  const credentials = watchedCredentials(temporal);
  return {
    address,
    ...(credentials === undefined ? { tls } : { credentials }),
    ...(key === undefined ? {} : { apiKey: key }),
    channelArgs: {
      ...(tlsServerName === undefined
        ? {}
        : { 'grpc.ssl_target_name_override': tlsServerName, 'grpc.default_authority': tlsServerName }),
      // A proxy in the environment is not meant for Temporal.
      ...(isTemporalHere(address) ? { 'grpc.enable_http_proxy': 0 } : {}),
    },
  };
}

/** Undefined without files: then the platform's authorities are trusted, and there is no certificate. */
function watchedCredentials({ tlsFiles }: Temporal): ChannelCredentials | undefined {
  const { serverCa, clientCert, clientKey } = tlsFiles;
  if (serverCa === undefined && clientCert === undefined) return undefined;
  const provider = new experimental.FileWatcherCertificateProvider({
    certificateFile: clientCert,
    privateKeyFile: clientKey,
    caCertificateFile: serverCa,
    refreshIntervalMs: LOOK_MS,
  });
  return experimental.createCertificateProviderChannelCredentials(
    serverCa === undefined ? platformAuthorities : provider,
    clientCert === undefined ? null : provider,
  );
}

/** What Node trusts by default. */
const platformAuthorities: experimental.CertificateProvider = {
  addCaCertificateListener: (listener) =>
    process.nextTick(listener, { caCertificate: Buffer.from(rootCertificates.join('\n')) }),
  removeCaCertificateListener: () => undefined,
  addIdentityCertificateListener: () => undefined,
  removeIdentityCertificateListener: () => undefined,
};

/** Calls `onChange` when one of the files has changed; returns what ends that. */
export function watchTemporalFiles({ tlsFiles, apiKeyPath }: Temporal, onChange: () => void): () => void {
  const files = [...Object.values(tlsFiles), apiKeyPath].filter((file) => file !== undefined);
  let pending: NodeJS.Timeout | undefined;
  // A certificate and its key change one after the other.
  const changed = () => {
    clearTimeout(pending);
    pending = setTimeout(onChange, LOOK_MS / 5);
  };
  for (const file of files) watchFile(file, { interval: LOOK_MS, persistent: false }, changed);
  return () => {
    clearTimeout(pending);
    for (const file of files) unwatchFile(file, changed);
  };
}

function readSecret(file: string): string {
  return readFileSync(file, 'utf8').trim();
}
