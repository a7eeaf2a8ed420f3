/** The search index: pages and their headings, operations, fields, values, error codes. */
import { endpointsOf, type OpenApi } from './document.js';
import type { Page } from './page.js';

/** An entry: its kind, title, link, and further words that find it. */
export type Entry = [kind: string, title: string, href: string, words: string];

/** Returns the index as it is sent. */
export function searchIndex(document: OpenApi, pages: readonly Page[]): Entry[] {
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
    ['resource', name, `/docs/resources#${name}`, ''],
    ...Object.entries(schema.properties ?? {}).map(([field, { description, enum: values }]): Entry => [
      'field',
      `${name}.${field}`,
      `/docs/resources#${name}.${field}`,
      [(description ?? '').split('\n')[0] ?? '', (values ?? []).join(', ')]
        .filter((part) => part !== '')
        .join(' · '),
    ]),
  ]);
  const events = Object.keys(document.webhooks).map((type): Entry => [
    'event',
    type,
    `/docs/events#${type}`,
    '',
  ]);
  const codes = (
    document.components.schemas['Error']?.properties?.['error']?.properties?.['code']?.enum ?? []
  ).map((code): Entry => ['error', String(code), `/docs/guide/errors#${String(code)}`, '']);
  return [...operations, ...guides, ...events, ...codes, ...fields];
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
