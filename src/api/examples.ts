/** Examples of bodies in the OpenAPI document, composed from those of their fields. */

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
