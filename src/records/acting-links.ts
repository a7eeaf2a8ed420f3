/** Makes links that let their holder act, and finds the tokens of those that rows keep. */
import type { Scope } from '../db/scope.js';
import type { SignedToken } from '../domain/acting-links.js';
import { digestToken, type Vault } from '../runtime/secrets.js';

/** A link to be written into a text, and the token in it. */
export type ActingLink = SignedToken & { url: string; token: string };

/**
 * Returns the link whose token signs this text, at the path that `pathOf` makes of the token. With the digest of a
 * token that was given out before, it is that one.
 */
export function actingLink(
  { deployment }: Scope,
  signs: string,
  pathOf: (token: string) => string,
  given: string | null = null,
): ActingLink {
  const known = given === null ? undefined : findToken(deployment.vault, { signs, digest: given });
  const token = known ?? deployment.vault.sign(signs);
  return { signs, digest: digestToken(token), token, url: `${deployment.publicUrl}${pathOf(token)}` };
}

/** Returns the token that a row keeps; undefined when its master key is gone. */
export function findToken(vault: Vault, { signs, digest }: SignedToken): string | undefined {
  return vault.signatures(signs).find((token) => digestToken(token) === digest);
}
