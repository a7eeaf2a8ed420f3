/**
 * Resolves host names without the operating system's resolver. That one holds one of the process's four threads for
 * as long as a name server keeps silent, so four names whose servers never answer would block all other names, and
 * files, of the process. Here each query is a packet of its own. Like the system's, it reads the hosts file first,
 * and it knows what `localhost` is.
 */
import { promises as dns } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/**
 * Returns all addresses of a host name. Rejects with a code of node:dns (`ENOTFOUND`, `ETIMEOUT` …) when there is
 * none.
 */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export type ResolveOptions = {
  /** Name servers as `address:port`; those of the system when absent. */
  readonly servers?: readonly string[];
  readonly hostsFile?: string;
};

/** For one query to one server; it is sent twice, the second time with twice as long. Within an attempt's 15 s. */
const TIMEOUT_MS = 2_500;
const TRIES = 2;

const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

const HOSTS_FILE = '/etc/hosts';

/** Creates a resolver. It caches nothing: files and name servers may change while the process lives. */
export function createResolve({ servers, hostsFile = HOSTS_FILE }: ResolveOptions = {}): Resolve {
  return async (host) => {
    const name = host.toLowerCase().replace(/\.$/, '');
    const listed = addressesIn(await readHosts(hostsFile), name);
    if (listed.length > 0) return listed;
    // RFC 6761: these names never leave the machine.
    if (name === 'localhost' || name.endsWith('.localhost')) return LOOPBACK;
    return ask(name, servers);
  };
}

async function ask(name: string, servers: readonly string[] | undefined): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (addresses.length > 0 || v4.status === 'fulfilled') return addresses;
  throw v4.reason as Error;
}

/** Reads the hosts file; empty where there is none. */
async function readHosts(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Returns the addresses that a hosts file gives a name: an address and its names a line, `#` begins a comment. */
function addressesIn(hosts: string, name: string): LookupAddress[] {
  return hosts.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.includes(name) ? [{ address, family }] : [];
  });
}
