/** The portal's pages for somebody who is not signed in, each with the form that asks for a new link. */
import { html, type Html, page } from '../../page-kit/layout.js';
import type { Answer } from '../../page-kit/views.js';
import type { PortalEntry } from './sign-in.js';

const NONE = html``;

/** The page of a usable link: it says who would be signed in where, and waits. Its form goes to its own address. */
export function confirmPage({ courier, shipper, user }: PortalEntry): Answer {
  const body = html`<p class="lead">
      This link signs you in to the portal of <strong>${courier}</strong>, for the orders of
      <strong>${shipper}</strong>, as <strong>${user}</strong>.
    </p>
    <p>Continue only if this is you. If you are signed in to another portal, you are signed out of it.</p>
    <form method="post"><button type="submit">Sign in</button></form>`;
  return { status: 200, page: page('Sign in?', body, courier) };
}

/** The page for a link that leads nowhere. */
export function unknownPortalLink(): Answer {
  return {
    status: 404,
    page: signedOut('This link does not work', 'Open the link in your latest invitation.'),
  };
}

/** The page for a link, or the session that began with it, whose 30 days are over. */
export function endedLink(): Answer {
  const text =
    'Links to the portal end after 30 days, after seven if they were not used, and with the next invitation.';
  return { status: 410, page: signedOut('This link has ended', text) };
}

/**
 * The page for somebody without a session: not come by a link, or a while ago. `written` is what was sent and could not
 * be taken.
 */
export function noSession(written = ''): Answer {
  const text = 'Open the link in your invitation. It signs you in for 30 days from the day it was sent.';
  return { status: 401, page: signedOut('Sign in', text, written === '' ? NONE : unsent(written)) };
}

function unsent(written: string): Html {
  return html`<div class="card">
    <p class="notice" role="alert">
      You are signed out, so this has not been sent. Copy it before you sign in.
    </p>
    <p>${written}</p>
  </div>`;
}

/** The page once a new link was asked for; the same for everybody, so that nobody learns who has access. */
export function linkRequested(): Answer {
  const text =
    'If a courier has given this address access to its portal, a new link is on its way to it. Older links then end.';
  return { status: 202, page: page('Check your email', html`<p role="status">${text}</p>`) };
}

function signedOut(title: string, text: string, more: Html = NONE): string {
  return page(
    title,
    html`${more}
      <p>${text}</p>
      ${linkForm()}`,
  );
}

function linkForm(): Html {
  return html`<form class="card" method="post" action="/portal/link">
    <label class="field" for="email">Or have a new link sent to your email address</label>
    <input type="email" id="email" name="email" maxlength="254" autocomplete="email" required />
    <button type="submit">Send me a new link</button>
  </form>`;
}
