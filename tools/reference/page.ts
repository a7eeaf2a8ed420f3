/** The layout of every page: the head, the bar with search and environment, the navigation. */
import type { Endpoint, OpenApi } from './document.js';
import { allBeyond, beyond, endpointsOf } from './document.js';
import { escape } from './html.js';
import { mark } from './operation.js';

export type Guide = { slug: string; title: string; group: string };
export type Page = {
  /** Below /docs, without a leading slash; empty for the first page. */
  path: string;
  title: string;
  /** Description for search engines and previews. */
  about: string;
  html: string;
  /** True for pages with code beside the text. */
  wide?: boolean;
};
export type Site = { document: OpenApi; guides: readonly Guide[] };

/** Returns the display name of a group of operations. */
export function titleOfTag(tag: string): string {
  const words = tag.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const link = (path: string, words: string, current: string): string =>
  `<a href="/docs${path === '' ? '' : `/${path}`}"${path === current ? ' aria-current="page"' : ''}>${words}</a>`;

function operationsOf(tag: string, endpoints: readonly Endpoint[]): string {
  const items = endpoints
    .filter(({ operation }) => operation.tags?.includes(tag))
    .map(
      ({ method, operation }) =>
        `<li${beyond(operation)}><a href="/docs/operations/${tag}#${operation.operationId}">${mark(method)}<span>${escape(operation.summary)}</span></a></li>`,
    );
  return `<ul>${items.join('')}</ul>`;
}

function navigation({ document, guides }: Site, current: string): string {
  const endpoints = endpointsOf(document);
  const groups = [...new Set(guides.map(({ group }) => group))];
  const guide = (group: string) =>
    `<h2>${escape(group)}</h2><ul>${guides
      .filter((each) => each.group === group)
      .map(
        ({ slug, title }) => `<li>${link(slug === '' ? '' : `guide/${slug}`, escape(title), current)}</li>`,
      )
      .join('')}</ul>`;
  const tags = document.tags.filter(({ name }) =>
    endpoints.some(({ operation }) => operation.tags?.includes(name)),
  );
  const tag = ({ name }: { name: string }) => {
    const path = `operations/${name}`;
    const own = endpoints.filter(({ operation }) => operation.tags?.includes(name));
    return `<li${allBeyond(own)}>${link(path, escape(titleOfTag(name)), current)}${path === current ? operationsOf(name, endpoints) : ''}</li>`;
  };
  return `${groups.map(guide).join('')}
<h2>Operations</h2><ul class="tags">${tags.map(tag).join('')}</ul>
<h2>Look up</h2><ul><li>${link('events', 'Events', current)}</li><li>${link('resources', 'Resources', current)}</li><li><a href="http://localhost:8080/sandbox/admin/v1/openapi.json">OpenAPI document</a></li></ul>`;
}

/** Returns a complete page. */
export function wholePage(site: Site, { path, title, about, html, wide }: Page): string {
  const name = site.document.info.title;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${path === '' ? escape(name) : `${escape(title)} · ${escape(name)}`}</title>
<meta name="description" content="${escape(about)}">
<script src="/docs/assets/theme.js"></script>
<link rel="stylesheet" href="/docs/assets/style.css">
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
<script src="/docs/assets/app.js" type="module"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<button type="button" id="menu" aria-expanded="false" aria-controls="navigation">Menu</button>
<a class="brand" href="/docs"><svg width="26" height="20" viewBox="0 0 32 24" aria-hidden="true"><path class="mark" d="M1 1h22l8 8-8 8H14v7h-4v-7H1z"/><path class="line" d="M6 6.5h14.5l2.5 2.5-2.5 2.5H6z"/></svg><span>Waypost <span class="soft">API</span></span></a>
<button type="button" id="search-open" aria-haspopup="dialog">Search <kbd>/</kbd></button>
<label class="environment"><span>Environment</span> <select id="environment"><option value="sandbox" data-base="http://localhost:8080/sandbox/admin/v1" selected>Sandbox</option><option value="live" data-base="http://localhost:8080/admin/v1">Live</option></select></label>
<button type="button" id="theme" aria-pressed="false">Dark mode</button>
</header>
<div class="frame">
<nav id="navigation" aria-label="Reference"><label class="core-switch"><input type="checkbox" role="switch" id="core"> Core only</label>${navigation(site, path)}</nav>
<main id="content" tabindex="-1"${wide === true ? ' class="wide"' : ''}>
${html}
</main>
</div>
<dialog id="search" aria-label="Search the reference">
<form method="dialog">
<input id="search-text" type="search" role="combobox" aria-label="Search" aria-expanded="false" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" placeholder="An operation, a field, a word…">
<button>Close</button>
</form>
<ul id="search-results" role="listbox" aria-label="Found"></ul>
<p id="search-count" role="status"></p>
</dialog>
</body>
</html>
`;
}
