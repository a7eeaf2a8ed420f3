/**
 * Gives ids and closed lists names of their own in the OpenAPI document, so that programs generated from it have one
 * type for each. A schema says by the key `component` under which name it is shared (`enumOf`, `fields.idOf`).
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

/** Returns what stands in place of a schema that names its component, which is added to those shared. */
function referenceTo(schema: Named | null, shared: Record<string, JsonSchema>): JsonSchema | undefined {
  if (typeof schema?.component !== 'string') return undefined;
  // What is said of this use stays beside the reference; the rest is the same wherever the component is used.
  const { component, description, default: initial, examples, readOnly, ...common } = schema;
  shared[component] ??= { ...common, ...(saysSomething(examples) ? { examples } : {}) };
  return {
    $ref: `#/components/schemas/${component}`,
    ...(description === undefined ? {} : { description }),
    ...(initial === undefined ? {} : { default: initial }),
    ...(readOnly === undefined ? {} : { readOnly }),
  };
}
