/**
 * Moves descriptions in the OpenAPI document to where readers expect them, and gives ids and closed lists names, so
 * that generated clients have one type for each. A schema says by the key `component` under which name it is shared
 * (`enumOf`, `fields.idOf`). Gives each body an example, composed from those of its fields.
 */
import type { JsonSchema, PlainDocument, PlainOperation } from './plain-document.js';
import type { Operation } from './define-operation.js';
import { EVENT_EXAMPLES } from '../resources/event-examples.js';

type Named = JsonSchema & { component?: string };

/** Replaces each schema that names its component by a reference, in place, and adds the components. */
export function shareComponents(document: PlainDocument): void {
  const shared: Record<string, JsonSchema> = {};
  exemplifyParameters(document);
  share(document, shared);
  const { schemas } = document.components;
  for (const name of Object.keys(shared)) {
    if (name in schemas) throw new Error(`The document has two schemas with the name ${name}.`);
  }
  Object.assign(schemas, shared);
}

/** Gives parameters their examples before their schemas become references, which have none of their own. */
function exemplifyParameters({ paths }: PlainDocument): void {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  for (const parameter of operations.flatMap(({ parameters }) => parameters ?? [])) {
    const { component, examples } = parameter.schema as Named;
    if (component !== undefined && saysSomething(examples)) parameter.example = examples[0];
  }
}

const saysSomething = (examples: unknown[] | undefined): examples is unknown[] =>
  examples?.[0] !== undefined && examples[0] !== null;

/** Walks the document from the inside out, so that what is shared holds references itself. */
function share(node: unknown, shared: Record<string, JsonSchema>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, inner] of Object.entries(node)) {
    share(inner, shared);
    const reference = referenceTo(inner as Named | null, shared);
    // A key of the node itself.
    if (reference) (node as Record<string, unknown>)[key] = reference;
  }
}

/** Returns the reference that replaces a schema with a component name, which is added to those shared. */
function referenceTo(schema: Named | null, shared: Record<string, JsonSchema>): JsonSchema | undefined {
  if (typeof schema?.component !== 'string') return undefined;
  // The description of this use stays next to the reference; the rest is the same wherever the component is used.
  const { component, description, default: initial, examples, readOnly, ...common } = schema;
  shared[component] ??= { ...common, ...(saysSomething(examples) ? { examples } : {}) };
  return {
    $ref: `#/components/schemas/${component}`,
    ...(description === undefined ? {} : { description }),
    ...(initial === undefined ? {} : { default: initial }),
    ...(readOnly === undefined ? {} : { readOnly }),
  };
}

/**
 * Moves descriptions and examples behind the schema they are about, where it was made so (`fields.nullable`,
 * `fields.refTo`).
 */
export function placeTrailing(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('trailing' in node) {
    const { description, example } = node.trailing as { description?: string; example?: unknown };
    delete node.trailing;
    if (description !== undefined) Object.assign(node, { description });
    if (example !== undefined) Object.assign(node, { examples: [example] });
  }
  for (const inner of Object.values(node)) placeTrailing(inner);
}

/** Moves the description of each parameter from its schema to the parameter. */
export function describeParameters({ paths, webhooks }: PlainDocument): void {
  const operations = [
    ...Object.values(paths).flatMap((item) => Object.values(item)),
    ...Object.values(webhooks).map((item) => item.post),
  ];
  for (const parameter of operations.flatMap(({ parameters }) => parameters ?? [])) {
    parameter.description ??= parameter.schema.description ?? '';
    delete parameter.schema.description;
  }
}

/**
 * Lists the meanings of a closed list's values in its description too, for readers that do not know
 * `x-enumDescriptions`, and for what is generated from the document. Both come last in the schema.
 */
export function listEnumValues(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('x-enumDescriptions' in node) {
    const { 'x-enumDescriptions': meanings = {}, description, 'x-extension': beyond } = node as JsonSchema;
    const list = Object.entries(meanings).map(
      ([value, meaning]) =>
        `- \`${value}\`: ${meaning}${Array.isArray(beyond) && beyond.includes(value) ? ' (Extension.)' : ''}`,
    );
    delete node['x-enumDescriptions'];
    Object.assign(node, {
      'x-enumDescriptions': meanings,
      description: [description, list.join('\n')].filter(Boolean).join('\n\n'),
    });
  }
  for (const inner of Object.values(node)) listEnumValues(inner);
}

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
