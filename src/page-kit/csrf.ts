/** Detects writes sent by pages of other sites: browsers say where a request comes from. */
import type { Request } from 'express';
import { AppError } from '../domain/errors.js';

/** Throws 403 `csrf` for a request from another site. A form has the origin `null`, as our pages send no referrer. */
export function refuseCrossSite(request: Request, publicUrl: string, { isForm = false } = {}): void {
  const site = request.get('Sec-Fetch-Site');
  const origin = request.get('Origin');
  // A browser that names the site has the last word. Other browsers send the origin, and programs send neither.
  const isSameSite =
    site === undefined
      ? origin === undefined || (isForm && origin === 'null') || isSameOrigin(origin, request, publicUrl)
      : site === 'same-origin' || site === 'none';
  if (isSameSite) return;
  throw new AppError('csrf', { message: 'Send this form from a page of this site.' });
}

function isSameOrigin(origin: string, request: Request, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || host === new URL(publicUrl).host;
}
