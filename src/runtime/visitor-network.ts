/** Whom requests by address are counted for. */
import ipaddr from 'ipaddr.js';

/** A provider gives each customer at least this much of IPv6 (RFC 6177), so any address in it is the same visitor. */
const CUSTOMER_BITS = 64;

/**
 * Returns the network that an address belongs to: itself for IPv4, also when it is written as IPv6, and the first 64
 * bits of any other. Whatever is no address counts as one visitor.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*$/, '')}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}
