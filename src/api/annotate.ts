/**
 * Makes the OpenAPI document readable: every field gets the description and the example that the glossary has for it,
 * unless its schema says more, and every body an example that is put together from those of its fields.
 */

/** Field, or `Owner.field` (a schema's name, or the field around it), → what it means and an example. */
export type Glossary = Readonly<Record<string, { description: string; example?: unknown }>>;

/** The part of JSON Schema 2020-12 that the document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  readOnly?: boolean;
};

/** Fills in what a schema and all those within it leave unsaid, in place. `owner` is its name, or its field's. */
export function annotate(schema: JsonSchema, owner: string, glossary: Glossary): void {
  if ('example' in schema) {
    schema.examples = [schema.example];
    delete schema.example;
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    describe(field, owner, name, glossary);
    annotate(field, name, glossary);
  }
  for (const inner of [schema.items, ...alternatives(schema)]) {
    if (inner) annotate(inner, owner, glossary);
  }
}

/** Gives a field, or a parameter's schema, the glossary's description and example where it has none. */
export function describe(field: JsonSchema, owner: string, name: string, glossary: Glossary): void {
  const entry = glossary[`${owner}.${name}`] ?? glossary[name];
  if (!entry) return;
  // Beside a reference, siblings are read since OpenAPI 3.1.
  field.description ??= entry.description;
  if (entry.example !== undefined) exemplify(field, entry.example);
}

/** Puts the example onto the value that it is of: the field itself, a list's items, or what may be null. */
function exemplify(field: JsonSchema, example: unknown): void {
  // What may be null is null in the example, or else has the example where its value is described.
  if (example === null) {
    field.examples = [null];
    return;
  }
  const inner = field.items ?? alternatives(field).find(({ type }) => type !== 'null');
  if (inner) exemplify(inner, example);
  else if (isBare(field) && (field.enum?.includes(example) ?? true)) field.examples = [example];
}

function isBare(field: JsonSchema): boolean {
  return !['$ref', 'const', 'example', 'examples', 'properties', 'readOnly'].some((key) => key in field);
}

/** A value that the schema accepts, from the examples within it. */
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
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, components)]));
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
