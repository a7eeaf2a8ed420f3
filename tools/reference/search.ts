/** The search index: pages and their headings, operations, fields, values, error codes. */
import { endpointsOf, type OpenApi } from './document.js';
import type { Page } from './page.js';

/** An entry: its kind, title, link, further words that find it, and whether it goes beyond the core. */
export type Entry = [kind: string, title: string, href: string, words: string, isBeyond?: boolean];

/**
 * Returns the index as it is sent.
 * @param core the schemas of the core, by name
 */
export function searchIndex(document: OpenApi, pages: readonly Page[], core: object): Entry[] {
  const operations = endpointsOf(document).map(({ method, path, operation }): Entry => [
    'operation',
    operation.summary,
    `/docs/operations/${operation.tags?.[0] ?? ''}#${operation.operationId}`,
    [
      `${method} ${path}`,
      (operation.description ?? '').replaceAll('`', '').slice(0, 250),
      operation.operationId,
    ]
      .filter((part) => part !== '')
      .join(' · '),
    operation['x-extension'] === true,
  ]);
  const guides = pages
    .filter(({ path }) => path.startsWith('guide/'))
    .flatMap(({ path, title, about, html }): Entry[] => [
      ['guide', title, `/docs/${path}`, about],
      ...[...html.matchAll(/<h[23] id="([^"]+)">(.*?)<\/h[23]>/g)].map(([, id = '', words = '']): Entry => [
        'guide',
        `${title}: ${plain(words)}`,
        `/docs/${path}#${id}`,
        '',
      ]),
    ]);
  const fields = Object.entries(document.components.schemas).flatMap(([name, schema]): Entry[] => [
    ['resource', name, `/docs/resources#${name}`, '', !(name in core)],
    ...Object.entries(schema.properties ?? {}).map(([field, inner]): Entry => [
      'field',
      `${name}.${field}`,
      `/docs/resources#${name}.${field}`,
      [(inner.description ?? '').split('\n')[0] ?? '', (inner.enum ?? []).join(', ')]
        .filter((part) => part !== '')
        .join(' · '),
      !(name in core) || inner['x-extension'] === true,
    ]),
  ]);
  const events = Object.entries(document.webhooks).map(([type, { post }]): Entry => [
    'event',
    type,
    `/docs/events#${type}`,
    '',
    post['x-extension'] === true,
  ]);
  const codes = (
    document.components.schemas['Error']?.properties?.['error']?.properties?.['code']?.enum ?? []
  ).map((code): Entry => ['error', String(code), `/docs/guide/errors#${String(code)}`, '']);
  return [...operations, ...guides, ...events, ...codes, ...fields];
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
