/**
 * The reference at `/docs`: pages generated from the OpenAPI document, the state tables and our Markdown, complete
 * without scripts. A new operation only needs to be in the document; nothing here names operations.
 */
import { createHmac } from 'node:crypto';
import { MACHINES } from '../../src/domain/states/index.js';
import { codeBlock, newPage, tabs } from './code.js';
import { allBeyond, beyond, type Endpoint, endpointsOf, inlineShared, type OpenApi } from './document.js';
import { coreOf } from '../support/core-document.js';
import { fieldList, wordsOf } from './fields.js';
import { guidePages, GUIDES, type Sources } from './guides.js';
import { escape } from './html.js';
import { inlineMarkdown } from './markdown.js';
import { mark, operationSection, pathOf } from './operation.js';
import { type Page, titleOfTag, wholePage } from './page.js';
import { samplesOf } from './samples.js';
import { resolverOf } from './links.js';
import { searchIndex } from './search.js';

export type { Sources } from './guides.js';

/** Returns every file of the reference by path below /docs; '' is the first page. */
export function buildReference(shared: OpenApi, sources: Sources): Record<string, string> {
  const document = inlineShared(shared);
  // The core of a document is one.
  const core = (coreOf(shared) as OpenApi).components.schemas;
  const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
  const site = { document, guides: GUIDES };
  const pages = [
    paged(() => firstPage(document)),
    ...guidePages({ document, machines: MACHINES, sources, sign }).map((make) => paged(make)),
    ...document.tags.flatMap(({ name, description }) => {
      const endpoints = endpointsOf(document).filter(({ operation }) => operation.tags?.includes(name));
      return endpoints.length === 0 ? [] : [paged(() => tagPage(name, description, endpoints, document))];
    }),
    paged(() => eventsPage(document)),
    paged(() => resourcesPage(document, core)),
  ];
  return {
    ...Object.fromEntries(pages.map((page) => [page.path, wholePage(site, page)])),
    'search.json': JSON.stringify(searchIndex(document, pages, core)),
  };
}

function paged(make: () => Page): Page {
  newPage();
  return make();
}

const resource = (name: string): string => `/docs/resources#${name}`;

function firstPage(document: OpenApi): Page {
  const endpoints = endpointsOf(document);
  const core = endpoints.filter(({ operation }) => operation['x-extension'] !== true);
  const create = endpoints.find(({ method, path }) => method === 'POST' && path === '/orders');
  const groups = document.tags
    .map(({ name, description }) => ({
      name,
      description,
      own: endpoints.filter(({ operation }) => operation.tags?.includes(name)),
    }))
    .filter(({ own }) => own.length > 0);
  const index = groups.map(
    ({ name, description, own }) =>
      `<section class="group"${allBeyond(own)} aria-labelledby="group-${name}"><h3 id="group-${name}"><a href="/docs/operations/${name}">${escape(titleOfTag(name))}</a></h3><p>${inlineMarkdown(description, () => undefined)}</p><ul>${own
        .map(
          ({ method, path, operation }) =>
            `<li${beyond(operation)}><a href="/docs/operations/${name}#${operation.operationId}">${mark(method)} <code>${pathOf(path)}</code></a> <span class="soft">${escape(operation.summary)}</span></li>`,
        )
        .join('')}</ul></section>`,
  );
  const html = `<div class="hero"><div>
<h1>${escape(document.info.title)}</h1>
<p class="lead">Bring large goods into homes by appointment: take an order, count its pieces in, agree a slot with the recipient by text, plan the vans, follow them to the door. Over HTTP, with a sandbox that answers like people do.</p>
<p class="go"><a class="button" href="/docs/guide/first-call">Make the first call</a> <a href="/docs/guide/story">Follow one order to its delivery</a></p>
</div>
${create ? `<div class="samples"><p class="endpoint">${mark('POST')} <code>/orders</code> <a href="/docs/operations/orders#${create.operation.operationId}">${escape(create.operation.summary)}</a></p>${tabs(samplesOf(create, document), 'request')}</div>` : ''}
</div>
<h2 id="guides">Learn</h2>
<ul class="cards">${GUIDES.filter(({ slug }) => slug !== '')
    .map(
      ({ slug, title, about }) =>
        `<li><a href="/docs/guide/${slug}"><strong>${escape(title)}</strong><span>${escape(about)}</span></a></li>`,
    )
    .join('')}</ul>
<h2 id="operations"><span data-beyond>All ${endpoints.length} operations</span><span data-core>The ${core.length} operations of the core</span></h2>
<div class="index">${index.join('')}</div>`;
  return {
    path: '',
    title: document.info.title,
    about: 'Orders, scans, bookings, routes, runs and webhooks of a delivery courier.',
    html,
    wide: true,
  };
}

function tagPage(tag: string, description: string, endpoints: readonly Endpoint[], document: OpenApi): Page {
  const resolve = resolverOf(document);
  const sections = endpoints.map((endpoint) => operationSection(endpoint, { document, resolve, resource }));
  return {
    path: `operations/${tag}`,
    title: titleOfTag(tag),
    about: description,
    html: `<h1>${escape(titleOfTag(tag))}</h1><p class="lead">${inlineMarkdown(description, resolve)}</p>${sections.join('')}`,
    wide: true,
  };
}

function eventsPage(document: OpenApi): Page {
  const sections = Object.entries(document.webhooks).map(([type, { post }]) => {
    const media = post.requestBody?.content['application/json'];
    return `<section class="operation" id="${type}"${beyond(post)} aria-labelledby="${type}-title"><div class="words"><h2 id="${type}-title"><code>${type}</code> <a class="anchor" href="#${type}" aria-label="Link to ${type}">#</a></h2><p>${inlineMarkdown(post.description ?? '', () => undefined)}</p><details class="answer"><summary>Fields<span class="visually-hidden"> of ${type}</span></summary>${media?.schema ? fieldList(media.schema, { document, resource }) : ''}</details></div><div class="samples">${codeBlock({ language: 'json', title: 'Body', code: JSON.stringify(media?.example, null, 2) })}</div></section>`;
  });
  return {
    path: 'events',
    title: 'Events',
    about: 'Every event that webhooks deliver, with its data.',
    html: `<h1>Events</h1><p class="lead">Every event that webhooks deliver. How they are signed and retried: <a href="/docs/guide/webhooks">Webhooks</a>.</p>${sections.join('')}`,
    wide: true,
  };
}

/** @param core the schemas of the core, by name */
function resourcesPage(document: OpenApi, core: object): Page {
  const schemas = Object.entries(document.components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sections = schemas.map(([name, schema]) => {
    const fields = fieldList(schema, { document, resource, anchor: name });
    const words = wordsOf(schema.description ?? '');
    return `<section class="resource" id="${name}"${name in core ? '' : ' data-beyond'} aria-labelledby="${name}-title"><h2 id="${name}-title">${name} <a class="anchor" href="#${name}" aria-label="Link to ${name}">#</a></h2>${words === '' ? '' : `<p>${inlineMarkdown(words, () => undefined)}</p>`}${fields === '' ? valuesOf(schema) : fields}</section>`;
  });
  return {
    path: 'resources',
    title: 'Resources',
    about: 'Every schema by name, with all fields and the meaning of their values.',
    html: `<h1>Resources</h1><p class="lead">Every schema by name, with all fields and the meaning of their values.</p>${sections.join('')}`,
  };

  function valuesOf(schema: OpenApi['components']['schemas'][string]): string {
    const meanings = schema['x-enumDescriptions'] ?? {};
    return `<ul class="values">${(schema.enum ?? []).map((value) => `<li><code>${escape(String(value))}</code> ${inlineMarkdown(meanings[String(value)] ?? '', () => undefined)}</li>`).join('')}</ul>`;
  }
}
