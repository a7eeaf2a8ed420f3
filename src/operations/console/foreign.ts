/** Writes that a page of another site has sent: browsers say where they come from. */
import type { Request } from 'express';
import { AppError } from '../../domain/errors.js';

/**
 * 403 `csrf` for what was sent from elsewhere. A form comes from an origin that is `null`, as our pages tell no referrer.
 */
export function refuseForeign(request: Request, publicUrl: string, { isForm = false } = {}): void {
  const site = request.get('Sec-Fetch-Site');
  const origin = request.get('Origin');
  // A browser that says which site it was has the last word; others say the origin, and programs neither.
  const isOwn =
    site === undefined
      ? origin === undefined || (isForm && origin === 'null') || isOwnOrigin(origin, request, publicUrl)
      : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  throw new AppError('csrf', { message: 'This has to be sent from a page of this site.' });
}

function isOwnOrigin(origin: string, request: Request, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || host === new URL(publicUrl).host;
}
