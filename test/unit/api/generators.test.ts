/** What generators of clients warned about in the document, or could not read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const DOCS = path.join(import.meta.dirname, '../../../docs');
const document = JSON.parse(readFileSync(path.join(DOCS, 'openapi.json'), 'utf8'));
const operations = Object.values<any>(document.paths).flatMap((item) => Object.values<any>(item));

test('operations are named alike, each by one name', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('types that openapi-python-client does not know are passed as bytes', () => {
  const file = readFileSync(path.join(DOCS, 'openapi-python-client.yaml'), 'utf8');
  const { content_type_overrides: asBytes } = load(file) as { content_type_overrides: object };
  const sent = operations.flatMap(({ requestBody }) => Object.keys(requestBody?.content ?? {}));
  const answered = operations.flatMap(({ responses }) =>
    Object.values<any>(responses).flatMap(({ content = {} }) => Object.keys(content)),
  );
  const known = (type: string) => type === 'application/json' || type in asBytes;
  expect(sent.filter((type) => !known(type))).toEqual([]);
  expect(answered.filter((type) => !known(type) && !type.startsWith('text/'))).toEqual([]);
});

test('events are told apart by a type that each schema has as a constant', () => {
  const { schemas } = document.components;
  const { discriminator, oneOf } = schemas.Event;
  for (const [type, reference] of Object.entries<string>(discriminator.mapping)) {
    expect(oneOf).toContainEqual({ $ref: reference });
    const { properties, required } = schemas[reference.split('/').at(-1) ?? ''];
    expect(properties.type.const).toBe(type);
    expect(required).toContain('type');
    expect(properties.data.$ref).toMatch(/^#\/components\/schemas\/\w+$/);
  }
});
