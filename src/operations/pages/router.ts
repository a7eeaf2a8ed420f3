/**
 * The recipients' pages: `/b/{token}`, pick a slot, and `/t/{token}`, follow the delivery. Whoever has the link may
 * use it. There is no log-in, so guessing is limited by address.
 */
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { findTenantOfRequest, findTenantOfTracking } from '../../records/public-links.js';
import { createAddressLimit, limitPages } from './limit.js';
import { pickSlot, refusedPage, showPicker, showTracking, unknownLink } from './show.js';
import { type Answer, send } from './views.js';

import express, { type Request, Router } from 'express';

/** Requests an address may make of one process in a minute: plenty for a household, little for a guesser. */
const LIMIT = { points: 60, duration: 60 } as const;

/** A form of one radio button is tiny. */
const FORM_BYTES = 2_000;

/** The actor in the audit log when a recipient picks a slot. */
const ACTOR = 'recipient';

/** Creates the router of the recipients' pages. */
export function createRecipientPages(source: ScopeSource): Router {
  const router = Router();
  const limit = limitPages(createAddressLimit(LIMIT));
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10 });

  router.get('/b/:token', limit, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantOfRequest(source.db, token);
    send(response, await within(source, tenant, (scope) => showPicker(scope, token)));
  });

  router.post('/b/:token', limit, form, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantOfRequest(source.db, token);
    const fields = request.body as Record<string, unknown> | undefined;
    try {
      const answer = await within(source, tenant, (scope) => pickSlot(scope, token, fields?.['slot']));
      // Shown by GET, so that reloading the page books nothing.
      if (answer === 'booked') response.redirect(303, request.originalUrl);
      else send(response, answer);
    } catch (error) {
      const refused = refusedPage(error);
      if (!refused) throw error;
      send(response, refused);
    }
  });

  router.get('/t/:token', limit, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantOfTracking(source.db, token);
    send(response, await within(source, tenant, (scope) => showTracking(scope, token)));
  });
  return router;
}

/** Runs `work` for the tenant that a token leads to. */
async function within<Result>(
  source: ScopeSource,
  tenant: string | null,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result | Answer> {
  return tenant === null ? unknownLink() : inScope(source, tenant, ACTOR, work);
}

/** Returns the token of the path; text that cannot be one, for example with a NUL, leads nowhere. */
function tokenOf(request: Request): string {
  const token = request.params['token'];
  return typeof token === 'string' && /^[\w-]{1,64}$/.test(token) ? token : '';
}
