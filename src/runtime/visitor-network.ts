/** Networks of addresses: the visitor that a request is counted for, and membership. */
import ipaddr from 'ipaddr.js';

/** A provider gives each customer at least this much of IPv6 (RFC 6177), so any address in it is the same visitor. */
const CUSTOMER_BITS = 64;
/** The bits before the IPv4 address in an IPv4-mapped IPv6 address. */
const MAPPED_BITS = 96;

type Network = [ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/**
 * Returns the network that an address belongs to: itself for IPv4, also when it is written as IPv6, and the first 64
 * bits of any other. Anything that is not an address counts as one visitor.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*$/, '')}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}

/** Returns an address in its shortest form, without a zone, IPv4 as such; `''` for anything else. */
export function plainAddress(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return '';
  return ipaddr.process(address.replace(/%.*$/, '')).toString();
}

/**
 * Returns an address, or the network that an address with a prefix length names, in its shortest form; null for any
 * other text.
 */
export function plainNetwork(text: string): string | null {
  const network = parseNetwork(text);
  if (!network) return null;
  const [address, bits] = network;
  const isWhole = bits === widthOf(address);
  if (isWhole) return address.toString();
  const kind = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

/** Returns whether all addresses of one network are in the other one. Both as `plainNetwork` returns them. */
export function isWithin(inner: string, outer: string): boolean {
  const [one, other] = [parseNetwork(inner), parseNetwork(outer)];
  if (!one || !other || one[0].kind() !== other[0].kind() || one[1] < other[1]) return false;
  return one[0].match(other[0], other[1]);
}

function parseNetwork(text: string): Network | null {
  const [, given = '', prefix] = /^([\da-fA-F:.]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (!ipaddr.IPv4.isValidFourPartDecimal(given) && !ipaddr.IPv6.isValid(given)) return null;
  const address = ipaddr.parse(given);
  const bits = prefix === undefined ? widthOf(address) : Number(prefix);
  if (bits > widthOf(address)) return null;
  if (!(address instanceof ipaddr.IPv6) || !address.isIPv4MappedAddress()) return [address, bits];
  return bits < MAPPED_BITS ? null : [address.toIPv4Address(), bits - MAPPED_BITS];
}

function widthOf(address: ipaddr.IPv4 | ipaddr.IPv6): number {
  return address.kind() === 'ipv4' ? 32 : 128;
}
