/**
 * Links that let whoever holds them act: a driver's invitation, a booking link, a link to the portal. The secret part
 * of each is its token. Texts are stored and shown without it, and completed when they are sent. Pure.
 */

/**
 * A token as rows keep it: what it signs, and a digest, by which it is found and told from that of another master key.
 */
export type SignedToken = { signs: string; digest: string };

/** What a reader sees in place of a token. */
const MASK = '…';

/** What a stored text has in place of a token: it reads like the mask, and is told from an ellipsis of the author's. */
const HOLE = `${MASK}\u2060`;

/** A token where one of our links has it; tokens have 27 characters of base64url (`Vault.sign`). */
const TOKEN = /(?<=\/b\/|%2Fb%2F|signature=|signature%3D)[\w-]{27}(?![\w-])/g;

/** Returns the text as it is stored: the token is left out. */
export function leaveOut(text: string, token: string): string {
  return text.replaceAll(token, HOLE);
}

/** Returns the stored text with its token. */
export function putIn(text: string, token: string): string {
  return text.replaceAll(HOLE, token);
}

/** Returns the text for readers, who get no token: neither one that was left out, nor one that somebody quotes. */
export function maskLinks(text: string): string {
  return text.replaceAll(HOLE, MASK).replace(TOKEN, MASK);
}
