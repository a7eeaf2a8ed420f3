/** Certificates made by openssl for tests of TLS on the loopback. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export type Certificate = { cert: string; key: string };

/** An authority, whose files are in the folder; it signs certificates for the loopback. */
export function authority(
  folder: string,
  name: string,
): Certificate & { sign: (name: string) => Certificate } {
  const files = (of: string) => ({
    cert: path.join(folder, `${of}.crt`),
    key: path.join(folder, `${of}.key`),
  });
  const own = files(name);
  openssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${name}`, '-keyout', own.key, '-out', own.cert],
  );
  return {
    ...own,
    sign: (of) => {
      const made = files(of);
      const request = path.join(folder, `${of}.csr`);
      const names = path.join(folder, `${of}.cnf`);
      writeFileSync(names, 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
      openssl(
        ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', `/CN=${of}`, '-keyout', made.key, '-out', request],
      );
      openssl(
        ...['x509', '-req', '-in', request, '-CA', own.cert, '-CAkey', own.key, '-CAcreateserial'],
        ...['-days', '2', '-extfile', names, '-out', made.cert],
      );
      return made;
    },
  };
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: 'pipe' });
}
