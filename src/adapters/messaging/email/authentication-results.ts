/**
 * Checks whether an email comes from the address it names, by the verdict of the courier's mail server: the header
 * Authentication-Results (RFC 8601). A verdict counts only for the domain of From.
 */
import { getDomain } from 'tldts';
import { withAsciiDomain } from '@waypost/base/ascii-domain';

/** The verdict of one method, such as `dmarc`, with the properties that it applies to. */
type Verdict = { method: string; result: string; properties: ReadonlyMap<string, string> };

/** Longer headers, or more of them together, are not read: a mail server's are a few hundred characters. */
const MAX_CHARACTERS = 8_192;

/** The name comes first: longer than a host's with a comment, it is none that we know. */
const MAX_NAME_CHARACTERS = 512;

/** The courier's own server is the last that wrote one, or nearly. */
const MAX_HEADERS = 5;

/** Configured for a server that writes no name, as Microsoft 365 does. */
const NAMELESS = 'none';

/**
 * Returns the headers that the courier's mail server wrote, of all that a mail has, the topmost first: of each of its
 * names the topmost, which was added on arrival. A server that writes no name wrote the topmost of all, if that has
 * none either.
 *
 * @param server its names, separated by commas; `*.example.com` is any name below that domain; `none`
 */
export function verdictsBy(server: string | undefined, headers: readonly string[]): string[] {
  if (server === undefined) return [];
  const names = server
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const written = headers.slice(0, MAX_HEADERS).map((header) => ({ header, by: authservId(header) }));
  const own = names.map((name) =>
    name === NAMELESS
      ? written.slice(0, 1).find(({ by }) => by === null)
      : written.find(({ by }) => by !== null && isNamed(by, name)),
  );
  return [...new Set(own.flatMap((found) => found?.header ?? []))];
}

function isNamed(written: string, name: string): boolean {
  return name.startsWith('*.') ? written.endsWith(name.slice(1)) : written === name;
}

/** Returns the name of the server that wrote the header, in lower case; null when there is none. */
function authservId(header: string): string | null {
  const [[first, next] = []] = segmentsOf(header.slice(0, MAX_NAME_CHARACTERS));
  return first === undefined || next === '=' ? null : first.toLowerCase();
}

/**
 * Returns true when dmarc passed for the domain of the address; or, where dmarc did not fail, when a DKIM signature
 * or SPF of an aligned domain did.
 */
export function isAuthentic(headers: readonly string[], from: string): boolean {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  if (!from.includes('@') || domain === '') return false;
  if (headers.reduce((sum, header) => sum + header.length, 0) > MAX_CHARACTERS) return false;
  const verdicts = headers.flatMap(verdictsOf);
  const dmarc = verdicts.filter(({ method }) => method === 'dmarc');
  // Microsoft's own verdict over all methods is compauth.
  if (verdicts.some(({ method, result }) => ['dmarc', 'compauth'].includes(method) && result === 'fail')) {
    return false;
  }
  if (dmarc.some(({ result, properties }) => result === 'pass' && properties.get('header.from') === domain)) {
    return true;
  }
  return verdicts.some(({ method, result, properties }) => {
    if (result !== 'pass') return false;
    if (method === 'dkim')
      return isAligned(properties.get('header.d') ?? domainOf(properties.get('header.i')), domain);
    return method === 'spf' && isAligned(domainOf(properties.get('smtp.mailfrom')), domain);
  });
}

function domainOf(address: string | undefined): string | undefined {
  return address?.slice(address.lastIndexOf('@') + 1);
}

/**
 * Returns whether it is the same domain, or one of the same organisation (RFC 7489, 3.1, "relaxed"): the part
 * registered below a public suffix, such as `co.uk`. Nobody owns a suffix by itself.
 */
function isAligned(found: string | undefined, domain: string): boolean {
  if (found === undefined || !found.includes('.')) return false;
  const organisation = organisationOf(domain);
  return organisation !== null && organisationOf(found) === organisation;
}

/**
 * Returns the organisation's domain. Suffixes below which anybody may have a host, such as `github.io`, count as
 * public.
 */
function organisationOf(domain: string): string | null {
  return getDomain(domain, { allowPrivateDomains: true });
}

function verdictsOf(header: string): Verdict[] {
  return segmentsOf(header).flatMap(([method, equals, result, ...rest]): Verdict[] => {
    if (method === undefined || equals !== '=' || result === undefined) return [];
    const properties = new Map<string, string>();
    rest.forEach((token, index) => {
      const name = rest[index - 1];
      const value = rest[index + 1];
      if (token === '=' && name !== undefined && value !== undefined && !properties.has(name.toLowerCase())) {
        properties.set(name.toLowerCase(), withAsciiDomain(value.toLowerCase()));
      }
    });
    // A method may carry its version: `dkim/1`.
    return [
      { method: method.toLowerCase().split('/', 1)[0] ?? '', result: result.toLowerCase(), properties },
    ];
  });
}

/** Splits the header at semicolons into words, without comments; `=` is a word. */
function segmentsOf(header: string): string[][] {
  const segments: string[][] = [[]];
  if (header.length > MAX_CHARACTERS) return segments;
  // Comments, at any depth, are removed by counting; the rest is words. A quote that is not closed takes in the rest:
  // searched for again from each quote, its end would take time by the square of the length.
  for (const [token] of withoutComments(header).matchAll(/"(?:[^"\\]|\\.?)*(?:"|$)|[;=]|[^\s;="]+/g)) {
    if (token === ';') segments.push([]);
    else segments.at(-1)?.push(token.startsWith('"') ? token.slice(1, -1).replace(/\\(.)/g, '$1') : token);
  }
  return segments;
}

function withoutComments(header: string): string {
  let kept = '';
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < header.length; at += 1) {
    const character = header[at] ?? '';
    if (character === '\\') {
      if (depth === 0) kept += header.slice(at, at + 2);
      at += 1;
    } else if (character === '"' && depth === 0) {
      quoted = !quoted;
      kept += character;
    } else if (character === '(' && !quoted) depth += 1;
    else if (character === ')' && !quoted) depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += character;
  }
  return kept;
}
