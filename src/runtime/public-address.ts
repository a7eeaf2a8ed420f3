/**
 * Which addresses couriers may make this server call. A courier chooses the URL of a webhook endpoint, which could
 * point into the server's own network. It is checked twice: the URL as written, when an endpoint is created
 * (`refusedUrl`), and what its name resolves to, at every attempt (`isRefusedIp`).
 */
import ipaddr from 'ipaddr.js';

export type AddressPolicy = {
  /** The development switch: allows receivers on this machine, over http too. */
  readonly allowLoopback: boolean;
};

/** Names that never lead to the public internet (RFC 6761, RFC 6762, RFC 9476 and common practice). */
const PRIVATE_SUFFIXES = ['localhost', 'local', 'localdomain', 'internal', 'home.arpa'];

/** Global unicast IPv6, all that IANA has allocated so far; ipaddr.js takes the rest for unicast as well. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's metadata and DNS service: the one metadata address that is in public space. */
const AZURE_PLATFORM = '168.63.129.16';

function isLoopbackIp(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return ip.range() === 'loopback' && (ip.kind() === 'ipv4' || ip.toNormalizedString() === '0:0:0:0:0:0:0:1');
}

function isPublicIp(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ip.range() !== 'unicast' || ip.toString() === AZURE_PLATFORM) return false;
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_IPV6);
}

/**
 * Returns whether an IP address may not be called: anything but a public unicast address, so private, loopback,
 * link-local (cloud metadata), carrier-grade NAT, unique-local, IPv4-mapped and translated ones are out.
 *
 * @param address a literal without brackets; anything else is refused
 */
export function isRefusedIp(address: string, { allowLoopback }: AddressPolicy): boolean {
  if (!ipaddr.isValid(address)) return true;
  const ip = ipaddr.parse(address);
  return !isPublicIp(ip) && !(allowLoopback && isLoopbackIp(ip));
}

/** Returns the host of a URL as a resolver takes it: no brackets, no final dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Returns whether a host is this machine, as `hostOf` returns it. */
export function isLocalhost(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return ipaddr.isValid(host) && isLoopbackIp(ipaddr.parse(host));
}

function isPrivateName(host: string): boolean {
  return !host.includes('.') || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}

/**
 * Returns why a URL may not be a webhook endpoint, judged by its text alone: a sentence that says what to do, or null
 * when it is acceptable. A name that resolves to a private address still passes here; the attempt refuses it.
 */
export function refusedUrl(url: string, policy: AddressPolicy): string | null {
  if (!URL.canParse(url)) return 'Must be an absolute URL.';
  const parsed = new URL(url);
  const host = hostOf(parsed);
  const isAllowedLocal = policy.allowLoopback && isLocalhost(host);
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isAllowedLocal))
    return 'Must be an https URL.';
  if (parsed.username !== '' || parsed.password !== '') return 'Must not contain a user name or password.';
  if (isAllowedLocal) return null;
  const isRefused = ipaddr.isValid(host) ? isRefusedIp(host, policy) : isPrivateName(host);
  return isRefused ? 'The host must be reachable from the public internet.' : null;
}
