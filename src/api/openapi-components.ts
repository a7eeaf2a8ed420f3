/**
 * Puts descriptions in the OpenAPI document where its readers look for them, and gives ids and closed lists names of
 * their own, so that programs generated from it have one type for each. A schema says by the key `component` under
 * which name it is shared (`enumOf`, `fields.idOf`).
 */
import type { JsonSchema, PlainDocument } from './plain-document.js';

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
