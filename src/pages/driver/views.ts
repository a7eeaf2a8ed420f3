/** The drivers' pages in plain HTML: the PIN, links that lead nowhere, and the frame that the script fills. */
import { html, type Html, page } from '../../page-kit/layout.js';
import type { Answer } from '../../page-kit/views.js';
import type { Link, SignIn, Visitor } from './sign-in.js';

/** Renders a page that is shown without a session; its script removes the run from the phone. */
function outside(title: string, body: Html, courier?: string): string {
  const script = html`<script type="module" src="/driver/forget.js"></script>`;
  return page(title, html`${body}${script}`, courier);
}

function message(status: number, title: string, text: string, courier?: string): Answer {
  return { status, page: outside(title, html`<p>${text}</p>`, courier) };
}

const PROBLEMS = {
  not_a_pin: () => 'A PIN has six digits.',
  trivial: () => 'This PIN is easy to guess. Do not use a sequence of digits or a date.',
  wrong: (left: number) =>
    left === 1 ? 'That is not your PIN. One try is left.' : `That is not your PIN. ${left} tries are left.`,
  locked: (until: string) => `Too many wrong PINs. Try again at ${until}, or ask your office for a new link.`,
};

/** The page where a driver sets a PIN, or enters it. `token` comes back with the form. */
export function pinPage(
  visitor: Visitor,
  token: string,
  failed?: Exclude<SignIn, { secret: string }>,
): Answer {
  const { driver, courier, hasPin, lockedUntil } = visitor;
  const problem =
    lockedUntil !== null
      ? PROBLEMS.locked(lockedUntil)
      : failed?.problem === 'wrong'
        ? PROBLEMS.wrong(failed.left)
        : failed?.problem === 'not_a_pin' || failed?.problem === 'trivial'
          ? PROBLEMS[failed.problem]()
          : null;
  const notice = problem === null ? html`` : html`<p class="notice" role="alert">${problem}</p>`;
  const lead = hasPin
    ? html`<p class="lead">${driver.name}, your PIN opens today's run.</p>`
    : html`<p class="lead">${driver.name}, choose six digits. You will need them whenever you sign in.</p>`;
  // The first PIN is visible while it is chosen: nobody can look it up later.
  const field = hasPin
    ? html`<input
        type="password"
        name="pin"
        inputmode="numeric"
        pattern="[0-9]{6}"
        maxlength="6"
        autocomplete="current-password"
        required
        autofocus
      />`
    : html`<input
        type="text"
        name="pin"
        inputmode="numeric"
        pattern="[0-9]{6}"
        maxlength="6"
        autocomplete="off"
        required
        autofocus
      />`;
  const form = html`<form method="post" action="/driver/pin">
    <input type="hidden" name="token" value="${token}" />
    <label class="pin">PIN ${field}</label>
    <div class="book"><button type="submit">${hasPin ? 'Sign in' : 'Set PIN'}</button></div>
  </form>`;
  const body = html`${notice} ${lead}
  ${lockedUntil === null ? form : html`<p><a href="/driver">Try again</a></p>`}`;
  const status = failed === undefined ? 200 : lockedUntil === null ? 422 : 429;
  return { status, page: outside(hasPin ? 'Enter your PIN' : 'Set your PIN', body, courier) };
}

/** The page of another driver's link on a phone that somebody is signed in on. */
export function switchPage({ driver, courier }: Visitor, { id, signature }: Link, token: string): Answer {
  const body = html`<p class="lead">
      This is the link of ${driver.name}. Somebody else is signed in on this phone.
    </p>
    <form method="post" action="/driver/switch">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="signature" value="${signature}" />
      <input type="hidden" name="token" value="${token}" />
      <div class="book"><button type="submit">Sign in as ${driver.name}</button></div>
    </form>
    <p><a href="/driver">Stay signed in</a></p>`;
  return { status: 200, page: page('Change driver?', body, courier) };
}

/** The page for a link that is not, or no longer, a driver's. */
export function unknownDriverLink(): Answer {
  const text =
    'Open the link in the latest text from your office, or ask them to send it again. An invitation ends after seven days.';
  return message(404, 'This link does not work', text);
}

/** The page for somebody who did not come by a link. */
export function noLink(): Answer {
  const text = 'Open the link in the text from your office. It brings you here and lets you set a PIN.';
  return message(401, 'Sign in', text);
}

export function suspendedPage(courier: string): Answer {
  const text = 'Your office has paused your access. Call them if that is a mistake.';
  return message(403, 'Your access is paused', text, courier);
}

/** The page for a form sent from elsewhere, or from a page that is too old. */
export function strayForm(): Answer {
  const text = 'Go back, load the page again, and try once more.';
  return { status: 403, page: page('Please try again', html`<p>${text}</p>`) };
}

/** Renders the frame of the page that works offline: it contains no personal data, so that phones may keep it. */
export function shellPage(version: string): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content="#14532d" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15181b" media="(prefers-color-scheme: dark)" />
        <title>Today's run</title>
        <link rel="manifest" href="/driver/manifest.webmanifest" />
        <link rel="icon" href="/driver/icon-192.png" />
        <link rel="apple-touch-icon" href="/driver/icon-192.png" />
        <link rel="stylesheet" href="/driver/app.css?v=${version}" />
        <script type="module" src="/driver/app.js?v=${version}"></script>
      </head>
      <body>
        <div id="app"><noscript>This page needs JavaScript.</noscript></div>
      </body>
    </html> `.html;
}

/** Returns the web app manifest, used when a phone installs the page. */
export function manifest(brand: string): object {
  return {
    name: `${brand} driver`,
    short_name: 'Run',
    id: '/driver',
    start_url: '/driver',
    scope: '/driver',
    display: 'standalone',
    background_color: '#f6f5f2',
    theme_color: '#14532d',
    icons: [192, 512].map((size) => ({
      src: `/driver/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
