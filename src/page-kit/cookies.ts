/** Cookies of pages: read from a request, and written so that scripts and other sites cannot use them. */
import type { Request, Response } from 'express';

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
