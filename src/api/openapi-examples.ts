/**
 * Gives each body in the OpenAPI document an example: composed from those of its fields, with what the operation adds.
 */
import type { Operation } from './define-operation.js';
import { EVENT_EXAMPLES } from '../resources/event-examples.js';
import type { JsonSchema, PlainDocument, PlainOperation } from './plain-document.js';

export function addExamples(document: PlainDocument, operations: readonly Operation[]): void {
  const { paths, webhooks, components } = document;
  for (const { method, path, example } of operations) {
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation) addOfOperation(operation, components.schemas, example);
  }
  for (const [type, { post }] of Object.entries(webhooks)) {
    addOfOperation(post, components.schemas);
    const sent = post.requestBody?.content['application/json'];
    if (sent) sent.example = merged(sent.example, { data: EVENT_EXAMPLES[type] ?? {} });
  }
}

function addOfOperation(
  { requestBody, responses }: PlainOperation,
  components: PlainDocument['components']['schemas'],
  { request, response }: NonNullable<Operation['example']> = {},
): void {
  for (const body of [requestBody, ...Object.values(responses)]) {
    for (const media of Object.values(body?.content ?? {})) {
      if (!media.schema || media.example !== undefined) continue;
      const example = exampleOf(media.schema, components);
      if (example !== undefined) media.example = example;
    }
  }
  const sent = requestBody?.content['application/json'];
  if (request !== undefined && sent) sent.example = request;
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const answered = success?.content?.['application/json'];
  if (response !== undefined && answered) answered.example = merged(answered.example, response);
}

/**
 * Merges `over` into `base`, field by field; anything but an object replaces what was there, and undefined removes it.
 */
function merged(base: unknown, over: unknown): unknown {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(base) || !isRecord(over)) return over;
  const fields = Object.entries(over).map(([name, value]) => [name, merged(base[name], value)] as const);
  return withoutUndefined({ ...base, ...Object.fromEntries<unknown>(fields) });
}

const withoutUndefined = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** Builds a value that the schema accepts, from the examples within it. */
export function exampleOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): unknown {
  if (schema.$ref !== undefined) {
    const target = components[schema.$ref.split('/').at(-1) ?? ''];
    return target ? exampleOf(target, components) : undefined;
  }
  if (schema.examples) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = alternatives(schema);
  if (first) return exampleOf(first, components);
  if (schema.items) return [exampleOf(schema.items, components)];
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(([, field]) => field.readOnly !== true);
    return withoutUndefined(
      Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, components)])),
    );
  }
  if ('default' in schema) return schema.default;
  return BY_TYPE[[schema.type].flat()[0] ?? ''];
}

const BY_TYPE: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 1,
  number: 1,
  object: {},
  array: [],
};

function alternatives({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema[] {
  return [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
}
