/** The page at the server's root, and at unknown addresses: where to go from here. */
import type { RequestHandler } from 'express';
import { isOpened } from '../../api/pipeline/errors.js';
import { html, PAGE_HEADERS, page } from '../../page-kit/layout.js';
import { type Answer, send } from '../../page-kit/views.js';

const PLACES = [
  ['/console/', 'The office', 'Orders, routes and runs of a courier'],
  ['/portal', 'Shippers', 'Your orders and their outcome'],
  ['/driver', 'Drivers', 'Today’s run'],
  ['/docs', 'Developers', 'The reference of the API'],
] as const;

const places = html`<ul class="places">
  ${PLACES.map(
    ([path, name, about]) =>
      html`<li class="card"><a href="${path}">${name}</a> <span class="lead">${about}</span></li> `,
  )}
</ul>`;

function welcomePage(brand: string): Answer {
  const text = html`<p class="lead">
      Waiting for a delivery? Open the link in the text or email that you were sent.
    </p>
    ${places}`;
  return { status: 200, page: page('Welcome', text, brand) };
}

function lostPage(brand: string): Answer {
  const text = html`<p>Check the address. A link from a text or email works only as a whole.</p>
    ${places}`;
  return { status: 404, page: page('There is nothing here', text, brand) };
}

/** Answers a browser at an address where nothing else does. Programs get the error in their own form. */
export function createNotFoundPages(brand: string): RequestHandler {
  const [welcome, lost] = [welcomePage(brand), lostPage(brand)];
  return (request, response, next) => {
    response.vary('Accept');
    if (!isOpened(request)) {
      next();
      return;
    }
    response.set(PAGE_HEADERS);
    send(response, request.path === '/' ? welcome : lost);
  };
}
