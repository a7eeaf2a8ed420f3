/** The domain of an email address in ASCII, as it is stored and compared, however it was written. */
import { domainToASCII } from 'node:url';

/** Longer ones are none, and would take long to read. */
const MAX_CHARACTERS = 254;

/** Returns an address, or a domain alone, with its domain in ASCII (`xn--…`); what is none stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (domain.length >= MAX_CHARACTERS || !/[^\0-\x7f]/.test(domain)) return address;
  return address.slice(0, at) + domainToASCII(domain);
}
