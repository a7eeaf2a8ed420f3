/**
 * Sessions of the console, the driver's page and the portal: a secret in a cookie that scripts and other sites cannot
 * use, its digest in a row (`src/sessions`), and a token that writes must carry. How they differ is given below.
 */
import type { Request, Response } from 'express';
import type { ScopeSource } from '../db/scope.js';
import { randomSecret } from '../runtime/secrets.js';

type Source = Pick<ScopeSource, 'deployment'>;

/** Staff sign in again after two weeks. */
export const consoleSession = pageSession('console', 14 * 86_400);
/** A session is a working day: drivers enter the PIN again the next morning. */
export const driverSession = pageSession('driver', 16 * 3_600);
/** Ends with the link that it began with. */
export const portalSession = pageSession('portal', null);

/** A kind of session below the path of its name, which lasts this long. */
function pageSession<Seconds extends number | null>(name: string, seconds: Seconds) {
  const cookie = `${name}_session`;
  const secretOf = (request: Request): string | undefined => readCookie(request, cookie);
  const digestOf = ({ deployment }: Source, secret: string) => deployment.digestKey(secret);
  const cookies = ({ deployment: { publicUrl } }: Source): CookieScope => ({
    path: `/${name}`,
    secure: publicUrl.startsWith('https:'),
  });
  const signed = (digest: string) => `${name}-session/${digest}`;
  return {
    ...{ cookie, seconds, secretOf, digestOf, cookies },
    /** Returns a new session's secret, for its cookie, and the digest for its row. */
    create(source: Source): { secret: string; digest: string } {
      const secret = randomSecret();
      return { secret, digest: digestOf(source, secret) };
    },
    write: (source: Source, response: Response, secret: string, lasts: number) =>
      writeCookie(response, cookies(source), { name: cookie, value: secret, seconds: lasts }),
    clear: (source: Source, response: Response) => writeCookie(response, cookies(source), { name: cookie }),
    /** Returns the token that pages of a session send with their writes. */
    tokenOf: ({ deployment }: Source, digest: string): string => deployment.vault.sign(signed(digest)),
    /** Returns whether a write carries the token of the session that it came with. */
    hasToken(source: Source, request: Request, token: unknown): boolean {
      const digest = digestOf(source, secretOf(request) ?? '');
      return typeof token === 'string' && source.deployment.vault.verify(signed(digest), token);
    },
  };
}

/** Returns the cookie's value, or undefined. Of two with one name the first counts: it has the narrower path. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

export type CookieScope = { path: string; secure: boolean };

/** Writes a cookie that lasts this many seconds; without them it is deleted. */
export function writeCookie(
  response: Response,
  { path, secure }: CookieScope,
  cookie: { name: string; value: string; seconds: number } | { name: string },
): void {
  const options = { path, secure, httpOnly: true, sameSite: 'lax' } as const;
  if ('value' in cookie) {
    response.cookie(cookie.name, cookie.value, {
      ...options,
      maxAge: cookie.seconds * 1000,
      encode: (value) => value,
    });
  } else {
    response.clearCookie(cookie.name, options);
  }
}
