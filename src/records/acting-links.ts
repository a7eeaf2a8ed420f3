/** Makes links that let their holder act, and recomputes the tokens of stored ones. */
import type { Scope } from '../db/scope.js';
import { type ActingLink, MARK, type MessageLink, putIn, type SignedToken } from '../domain/acting-links.js';
import { digestToken, type Vault } from '../runtime/secrets.js';

/**
 * Returns the link whose token signs this text, at the path that `pathOf` returns for the token. With the digest of an
 * earlier token, it is that one.
 */
export function actingLink(
  { deployment }: Scope,
  signs: string,
  pathOf: (token: string) => string,
  given: string | null = null,
): ActingLink {
  const known = given === null ? undefined : findToken(deployment.vault, { signs, digest: given });
  const digest = digestToken(known ?? deployment.vault.sign(signs));
  return { signs, digest, url: `${deployment.publicUrl}${pathOf(MARK)}` };
}

/** Returns a link as it is sent, with its token; undefined when the master key that signed it is gone. */
export function wholeLink(vault: Vault, link: MessageLink): string | undefined {
  if (!('signs' in link)) return link.url;
  const token = findToken(vault, link);
  return token === undefined ? undefined : putIn(link.url, token);
}

function findToken(vault: Vault, { signs, digest }: SignedToken): string | undefined {
  return vault.signatures(signs).find((token) => digestToken(token) === digest);
}
