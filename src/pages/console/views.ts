/**
 * The console's pages outside the application: sign-in by a link, refusals of pages to print, and the message when the
 * application is not built.
 */
import { LINK_MINUTES } from '../../setup/staff/links.js';
import { html, type Html, page, PAGE_HEADERS } from '../../page-kit/layout.js';
import type { AppError } from '../../domain/errors.js';
import { type Answer, messagePage, tooMany } from '../../page-kit/views.js';

/** The script of the page behind a link: it submits the form by itself, which mail scanners do not. */
export const SIGN_IN_SCRIPT = "document.querySelector('form').requestSubmit();\n";
export const SIGN_IN_SCRIPT_PATH = '/console/sign-in.js';

/** Headers of the pages before signing in: they load the console's own files too. */
export const SIGN_IN_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': [
    PAGE_HEADERS['Content-Security-Policy'].replace('style-src ', "style-src 'self' "),
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
  ].join('; '),
} as const;

/** The brand of a page, and the application's page whose styles it uses; null if that is not built. */
export type Look = { brand: string; application: string | null };

/** Renders a page before signing in as `SignInLayout` of the console does. */
function signInFrame(title: string, body: Html, { brand, application }: Look): string {
  const links = application?.match(/<link rel="(?:icon|stylesheet)"[^>]*>/g);
  if (!links) return page(title, body, brand);
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        ${{ html: links.join('') }}
        <title>${title} · ${brand}</title>
      </head>
      <body>
        <div id="root">
          <main class="sign-in">
            <div class="sign-in-card">
              <svg class="mark" viewBox="0 0 32 24" width="40" height="30" aria-hidden="true">
                <path class="mark-sign" d="M1 1h22l8 8-8 8H14v7h-4v-7H1z" />
                <path class="mark-line" d="M6 6.500h14.500l2.500 2.500-2.500 2.500H6z" />
              </svg>
              <h1>${title}</h1>
              ${body}
            </div>
          </main>
        </div>
      </body>
    </html> `.html;
}

/**
 * The page of a usable link in the browser that asked for it: submitted by the script, or by the button without
 * scripts.
 */
export function signInPage(look: Look): Answer {
  const body = html`<form method="post">
      <p class="lead">One moment.</p>
      <button class="button button-main" type="submit">Sign in</button>
    </form>
    <script src="${SIGN_IN_SCRIPT_PATH}"></script>`;
  return { status: 200, page: signInFrame('Sign in', body, look) };
}

/** The page of a usable link that this browser did not ask for: it says who would be signed in where, and waits. */
export function confirmPage({ email, courier }: { email: string; courier: string }, look: Look): Answer {
  const body = html`<p class="lead">
      This link signs you in to the console of <strong>${courier}</strong> as <strong>${email}</strong>.
    </p>
    <p>Continue only if this is you.</p>
    <form method="post"><button class="button button-main" type="submit">Sign in</button></form>`;
  return { status: 200, page: signInFrame('Sign in?', body, look) };
}

const ASK_AGAIN = html`<p><a href="/console">Ask for another one</a></p>`;

/** The page of an invalid link. */
export function unknownConsoleLink(look: Look): Answer {
  const body = html`<p>Open the link of your latest mail.</p>
    ${ASK_AGAIN}`;
  return { status: 404, page: signInFrame('This link does not work', body, look) };
}

/** The page of a link that was used, or has expired. */
export function endedConsoleLink(look: Look): Answer {
  const body = html`<p>Links work once, within ${String(LINK_MINUTES)} minutes.</p>
    ${ASK_AGAIN}`;
  return { status: 410, page: signInFrame('This link has ended', body, look) };
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
