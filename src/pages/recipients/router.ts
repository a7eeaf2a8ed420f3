/**
 * The recipients' pages: `/b/{token}`, pick a slot, and `/t/{token}`, follow the delivery. Whoever has the link may
 * use it. There is no log-in, so guessing is limited by address.
 */
import { seenFrom } from '../../api/pipeline/seen-from.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { findTenantOfRequest, findTenantOfTracking } from '../../sessions/public-links.js';
import { createAddressLimit, limitPages } from '../../page-kit/limit.js';
import { pickSlot, refusedPage, showPicker, unknownLink } from './show.js';
import { DONE, type Done } from './tracking-view.js';
import { type Following, leaveNote, moveSlot, showTracking } from './tracking.js';
import { createVanMap, type PostcodesWithin } from './van-map.js';
import { type Answer, send } from '../../page-kit/views.js';

import express, { type Request, type Response, Router } from 'express';

/** Requests an address may make of one process in a minute: plenty for a household, little for a guesser. */
const LIMIT = { points: 60, duration: 60 } as const;

/** A form of one radio button is tiny; a note may have each of its characters encoded. */
const FORM_BYTES = 10_000;

/** The actor in the audit log when a recipient picks a slot. */
const ACTOR = 'recipient';

/** Creates the router of the recipients' pages; the map of the van is drawn over these postcodes. */
export function createRecipientPages(
  source: ScopeSource,
  postcodesWithin: PostcodesWithin = () => [],
): Router {
  const router = Router();
  const draw = createVanMap(postcodesWithin);
  const followingOf = ({ query }: Request): Following => ({
    draw,
    writes: query['note'] === '1',
    done: DONE.find((each) => each === query['done']) ?? null,
  });
  const limit = limitPages(createAddressLimit(LIMIT));
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 10 });

  /** Does what a form asks for. */
  const submit = async (
    request: Request,
    response: Response,
    tenant: string | null,
    work: (scope: Scope, fields: Record<string, unknown>) => Promise<Answer | Done | 'done'>,
  ) => {
    const fields = (request.body ?? {}) as Record<string, unknown>;
    try {
      const answer = await within(seenFrom(source, request), tenant, (scope) => work(scope, fields));
      // Shown by GET, so that reloading the page does nothing again.
      if (answer === 'done') response.redirect(303, request.path);
      else if (typeof answer === 'string') response.redirect(303, `${request.path}?done=${answer}`);
      else send(response, answer);
    } catch (error) {
      const refused = refusedPage(error);
      if (!refused) throw error;
      send(response, refused);
    }
  };

  router.get('/b/:token', limit, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantOfRequest(source.db, token);
    send(response, await within(source, tenant, (scope) => showPicker(scope, token, request.query['offer'])));
  });

  router.post('/b/:token', limit, form, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantOfRequest(source.db, token);
    await submit(request, response, tenant, (scope, { slot }) => pickSlot(scope, token, slot));
  });

  router.get('/t/:token', limit, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantOfTracking(source.db, token);
    send(response, await within(source, tenant, (scope) => showTracking(scope, token, followingOf(request))));
  });

  router.post('/t/:token', limit, form, async (request, response) => {
    const token = tokenOf(request);
    const tenant = await findTenantOfTracking(source.db, token);
    await submit(request, response, tenant, (scope, { slot, note }) =>
      note === undefined
        ? moveSlot(scope, token, slot, followingOf(request))
        : leaveNote(scope, token, note, followingOf(request)),
    );
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
