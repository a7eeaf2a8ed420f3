/** Checks that the fields of a response are in the document's order, at any depth. */

type Document = { components: { schemas: Record<string, object> } };

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  const?: unknown;
};

/**
 * Returns the paths of objects in `value` whose fields are not in the order of `schema`, each with the actual and the
 * expected order.
 */
export function outOfOrder(document: Document, schema: Schema, value: unknown, path = '$'): string[] {
  const resolved = resolve(document, schema);
  if (Array.isArray(value)) {
    const { items } = resolved;
    return items
      ? value.flatMap((item, index) => outOfOrder(document, items, item, `${path}[${index}]`))
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const alternative = (resolved.anyOf ?? resolved.oneOf)?.find((option) => fits(document, option, value));
  if (alternative) return outOfOrder(document, alternative, value, path);
  const properties = Object.assign(
    {},
    ...(resolved.allOf ?? []).map((part) => resolve(document, part).properties),
    resolved.properties,
  );
  const named = Object.keys(properties);
  const given = Object.keys(value).filter((name) => named.includes(name));
  const wanted = named.filter((name) => given.includes(name));
  const wrong = given.join() === wanted.join() ? [] : [`${path}: ${given.join()}, not ${wanted.join()}`];
  const inside = Object.entries(value).flatMap(([name, field]) => {
    const of = properties[name] as Schema | undefined;
    return of ? outOfOrder(document, of, field, `${path}.${name}`) : [];
  });
  return [...wrong, ...inside];
}

function resolve(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = document.components.schemas[name];
  if (!found) throw new Error(`The document has no ${schema.$ref}.`);
  return resolve(document, found);
}

/** Whether a value may match the alternative: it has the alternative's constants. */
function fits(document: Document, option: Schema, value: object): boolean {
  const { properties = {} } = resolve(document, option);
  if (Object.keys(properties).length === 0) return false;
  return Object.entries(properties).every(
    ([name, { const: constant }]) =>
      constant === undefined || (value as Record<string, unknown>)[name] === constant,
  );
}
