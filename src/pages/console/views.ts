/**
 * The console's pages outside the application: sign-in by a link, refusals of pages to print, and the message when the
 * application is not built.
 */
import { LINK_MINUTES } from '../../setup/staff/links.js';
import { html, page, PAGE_HEADERS } from '../../page-kit/layout.js';
import type { AppError } from '../../domain/errors.js';
import { type Answer, messagePage, tooMany } from '../../page-kit/views.js';

/** The script of the page behind a link: it submits the form by itself, which mail scanners do not. */
export const SIGN_IN_SCRIPT = "document.querySelector('form').requestSubmit();\n";
export const SIGN_IN_SCRIPT_PATH = '/console/sign-in.js';

/** Headers of that page: its own script, and nothing else. */
export const SIGN_IN_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': `${PAGE_HEADERS['Content-Security-Policy']}; script-src 'self'`,
} as const;

/**
 * The page of a usable link in the browser that asked for it: submitted by the script, or by the button without
 * scripts.
 */
export function signInPage(brand: string): Answer {
  const body = html`<form method="post">
      <p class="lead">One moment.</p>
      <button type="submit">Sign in</button>
    </form>
    <script src="${SIGN_IN_SCRIPT_PATH}"></script>`;
  return { status: 200, page: page('Sign in', body, brand) };
}

/** The page of a usable link that this browser did not ask for: it says who would be signed in where, and waits. */
export function confirmPage({ email, courier }: { email: string; courier: string }, brand: string): Answer {
  const body = html`<p class="lead">
      This link signs you in to the console of <strong>${courier}</strong> as <strong>${email}</strong>.
    </p>
    <p>Continue only if this is you.</p>
    <form method="post"><button type="submit">Sign in</button></form>`;
  return { status: 200, page: page('Sign in?', body, brand) };
}

const ASK_AGAIN = html`<p><a href="/console">Ask for another one</a></p>`;

/** The page of an invalid link. */
export function unknownConsoleLink(): Answer {
  const body = html`<p>Open the link of your latest mail.</p>
    ${ASK_AGAIN}`;
  return { status: 404, page: page('This link does not work', body) };
}

/** The page of a link that was used, or has expired. */
export function endedConsoleLink(): Answer {
  const body = html`<p>Links work once, within ${String(LINK_MINUTES)} minutes.</p>
    ${ASK_AGAIN}`;
  return { status: 410, page: page('This link has ended', body) };
}

/** Page for somebody who opened a page to print, or another address of the console, and is refused. */
export function refusedPage({ code, message, status }: AppError, requestId: string): Answer {
  if (code === 'rate_limited') return tooMany();
  if (code === 'signed_out') {
    const body = html`<p><a href="/console">Sign in</a>, and open this page again.</p>`;
    return { status, page: page('You are signed out', body) };
  }
  if (status === 404) {
    const text = 'This record does not exist in this environment.';
    return { status, page: messagePage('There is nothing here', text) };
  }
  if (status >= 500) {
    const text = `Try again in a minute. If that does not help, give this request ID to your operator: ${requestId}.`;
    return { status, page: messagePage('Something went wrong', text) };
  }
  return { status, page: messagePage('This page cannot be shown', message.replaceAll('`', '')) };
}

/** The page shown when the console has not been built. */
export function notBuilt(): Answer {
  const text = 'The console is not part of this build. Run npm run build, and start the server again.';
  return { status: 503, page: messagePage('The console is not built', text) };
}
