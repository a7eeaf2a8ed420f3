/** Null in an optional field of a body means that it is absent, in every operation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../../../src/api/pipeline/validate.js';
import type { Operation } from '../../../src/api/define-operation.js';
import { operations } from '../../../src/operations/all-operations.js';

type Schema = {
  $ref?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};
type Field = { path: (string | number)[]; isRequired: boolean };

const document = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
);
const schemas = document.components.schemas as Record<string, Schema>;
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.split('/').at(-1)!]!);

/** Every field of the value's objects, those that it lacks too. */
function fieldsOf(given: Schema, value: unknown, at: Field['path'] = []): Field[] {
  const { properties = {}, required = [], items } = resolved(given);
  if (Array.isArray(value)) {
    return items === undefined ? [] : value.flatMap((each, index) => fieldsOf(items, each, [...at, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(properties).flatMap(([name, schema]) => [
    { path: [...at, name], isRequired: required.includes(name) },
    ...fieldsOf(schema, (value as Record<string, unknown>)[name], [...at, name]),
  ]);
}

function changed(value: any, [step, ...rest]: Field['path'], leaf: unknown): any {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length > 0) copy[step!] = changed(copy[step!], rest, leaf);
  else if (leaf === undefined) Reflect.deleteProperty(copy, step!);
  else copy[step!] = leaf;
  return copy;
}

const bodies = operations.flatMap(({ method, path: address, name, body }: Operation) => {
  const described =
    document.paths[address]?.[method.toLowerCase()]?.requestBody?.content?.['application/json'];
  const example =
    described?.example ?? described?.schema?.examples?.[0] ?? resolved(described?.schema ?? {}).examples?.[0];
  return body && described ? [{ name, body, schema: described.schema as Schema, example }] : [];
});

test('the document has an example of every body', () => {
  expect(bodies.length).toBeGreaterThan(40);
  expect(bodies.filter(({ example }) => example === undefined).map(({ name }) => name)).toEqual([]);
});

test.each(bodies)('$name', ({ body, schema, example }) => {
  for (const { path: field, isRequired } of fieldsOf(schema, example)) {
    const absent = check(body, changed(example, field, undefined));
    const empty = check(body, changed(example, field, null));
    if (absent.ok && !isRequired) expect([field, empty.ok]).toEqual([field, true]);
    if (!absent.ok && !empty.ok)
      expect(empty.problems[0]).toMatchObject({
        code: absent.problems[0].code,
        param: absent.problems[0].param,
      });
  }
});
