/**
 * Links that we write into messages: a driver's invitation, a booking link, a recipient's own link, a link to the
 * portal. The secret part of each is its token. Until it is sent, a text has a mark in place of its link, and the link
 * a mark in place of its token, so that tokens are in no row, answer or history. Pure.
 */

/** A token as rows keep it: the text that it signs, and a digest that identifies it and its master key. */
export type SignedToken = { signs: string; digest: string };

/** A link that lets its holder act; its address has `MARK` instead of the token. */
export type ActingLink = SignedToken & { url: string };

/** The link of a message; one without a token leads to a page that requires signing in. */
export type MessageLink = ActingLink | { url: string };

/**
 * Placeholder for the link in a text, and for the token in a link: a control character, which no value or template can
 * contain.
 */
export const MARK = '\u001a';

/** Replaces a token for readers. */
const MASK = '…';

const TOKEN_CHARACTERS = 27;
/**
 * A token where one of our links has it (base64url, `Vault.sign`): as it is, or as mail servers and programs write
 * addresses into their own, encoded once or more. What follows at once may be theirs.
 */
const BEFORE = String.raw`(?<=(?:\\?/|%(?:25){0,3}2f|_)[bt](?:\\?/|%(?:25){0,3}2f|_)|signature(?:=|%(?:25){0,3}3d|-3d))`;
const IN_LINK = new RegExp(`${BEFORE}[\\w-]{${TOKEN_CHARACTERS},}`, 'gi');
/** One that is broken by a line's end. */
const BROKEN = new RegExp(`${BEFORE}([\\w-]+)=?\\s{0,9}\\n[>\\s]{0,20}([\\w-]+)`, 'gi');
/** An address in Base64, as some link checkers put it into their own; its end may be on the next line. */
const BASE64 = /aHR0c(?:[\w+/-]|%2[bf])+(?:=?\s{0,9}\n[>\s]{0,20}(?:[\w+/-]|%2[bf])+)?/gi;
/** One by itself: letters of both cases, as no reference or slug has them. */
const ALONE = new RegExp(
  `(?<![\\w-])(?=[\\w-]*[a-z])(?=[\\w-]*[A-Z])[\\w-]{${TOKEN_CHARACTERS}}(?![\\w-])`,
  'g',
);

/** Returns a text with its link, or a link with its token. */
export function putIn(text: string, what: string): string {
  return text.replaceAll(MARK, () => what);
}

/** Returns a text as long as it will be when it is sent. */
export function withSampleLink(text: string, link: MessageLink | null): string {
  return link === null ? text : putIn(text, putIn(link.url, 'x'.repeat(TOKEN_CHARACTERS)));
}

/** Returns a text for readers, without the tokens of its link or of links that it quotes. */
export function maskLinks(text: string, link: MessageLink | null = null): string {
  const whole = link === null ? text : putIn(text, link.url);
  return putIn(whole, MASK)
    .replace(IN_LINK, MASK)
    .replace(BROKEN, (found, begin: string, end: string) =>
      begin.length + end.length === TOKEN_CHARACTERS ? MASK : found,
    )
    .replace(BASE64, (found) => (found.split('\n', 1).concat(found).some(hidesToken) ? MASK : found))
    .replace(ALONE, MASK);
}

/** Returns whether a text in Base64, which the end of a line may break, has a token in it. */
function hidesToken(encoded: string): boolean {
  const whole = encoded
    .replace(/[=>\s]/g, '')
    .replace(/-|%2b/gi, '+')
    .replace(/_|%2f/gi, '/');
  // A single character more than fours says nothing.
  return atob(whole.length % 4 === 1 ? whole.slice(0, -1) : whole).search(IN_LINK) !== -1;
}
