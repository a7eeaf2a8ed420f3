/** Resolves links in our documents to pages of the site. */
import { endpointsOf, type OpenApi } from './document.js';
import type { Resolve } from './markdown.js';

/** Sections of docs/conventions.md → their pages. */
const SECTIONS: Readonly<Record<string, string>> = {
  'conventions.md': '/docs/guide/keys',
  'states.md': '/docs/guide/states',
  'openapi.json': 'http://localhost:8080/sandbox/admin/v1/openapi.json',
};

/** `op:orders.create` is an operation, `guide:errors` a guide, `/docs/…` a page; repository files are not linked. */
export function resolverOf(document: OpenApi): Resolve {
  const tags = new Map(
    endpointsOf(document).map(({ operation }) => [operation.operationId, operation.tags?.[0] ?? '']),
  );
  return (link) => {
    if (link.startsWith('/docs') || link.startsWith('#')) return link;
    if (link.startsWith('guide:')) return `/docs/guide/${link.slice('guide:'.length)}`;
    if (link.startsWith('op:')) {
      const id = link.slice('op:'.length);
      const tag = tags.get(id);
      if (tag === undefined) throw new Error(`The reference links to an unknown operation: ${id}.`);
      return `/docs/operations/${tag}#${id}`;
    }
    return SECTIONS[link.split('#')[0] ?? ''];
  };
}
