/** The OpenAPI document without what it marks `x-extension`: the operations, fields and values of the specification. */
import type { JsonSchema } from '../../src/api/plain-document.js';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMarked = (value: unknown): boolean => isNode(value) && value['x-extension'] === true;

/** Returns a copy of the document without its extensions, and without the components that only they use. */
export function coreOf(document: object): object {
  // A document is an object, and stays one.
  const core = without(document) as Node & {
    info: { description: string };
    paths: object;
    webhooks: object;
    tags: { name: string }[];
  };
  const used = JSON.stringify(core.paths);
  return {
    ...core,
    info: { ...core.info, description: core.info.description.replace(/ Operations, parameters.*/, '') },
    paths: leaveOutEmpty(core.paths),
    webhooks: leaveOutEmpty(core.webhooks),
    tags: core.tags.filter(({ name }) => used.includes(`"tags":["${name}"]`)),
    components: usedComponents(core),
  };
}

const leaveOutEmpty = (items: object) =>
  Object.fromEntries(Object.entries(items).filter(([, item]) => Object.keys(item as object).length > 0));

function without(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((each) => !isMarked(each)).map(without);
  if (!isNode(node)) return node;
  const kept = Object.entries(node).filter(([, inner]) => !isMarked(inner));
  const copy: Node = Object.fromEntries(kept.map(([key, inner]) => [key, without(inner)]));
  const { properties, required, 'x-extension': beyond } = copy;
  if (isNode(properties) && Array.isArray(required)) {
    copy['required'] = required.filter((name) => String(name) in properties);
  }
  // What is left out is still taken and shown.
  if (isNode(node['properties']) && Object.values(node['properties']).some(isMarked)) {
    delete copy['additionalProperties'];
  }
  if (Array.isArray(beyond)) Object.assign(copy, valuesWithout(node as JsonSchema, beyond));
  delete copy['x-extension'];
  // Examples have fields of extensions too.
  delete copy['example'];
  delete copy['examples'];
  return single(copy);
}

function valuesWithout(
  { enum: values = [], description = '', ...rest }: JsonSchema,
  beyond: unknown[],
): Node {
  const isKept = (value: unknown) => !beyond.includes(value);
  const meanings = Object.entries(rest['x-enumDescriptions'] ?? {}).filter(([value]) => isKept(value));
  const lines = description.split('\n').filter((line) => !line.endsWith(' (Extension.)'));
  return {
    enum: values.filter(isKept),
    'x-enumDescriptions': Object.fromEntries(meanings),
    description: lines.join('\n'),
  };
}

/** The one alternative that is left takes the place of the choice. */
function single(schema: Node): Node {
  for (const choice of ['anyOf', 'oneOf'] as const) {
    const [only, ...more] = (schema[choice] as Node[] | undefined) ?? [];
    if (only === undefined || more.length > 0) continue;
    const { [choice]: _choice, discriminator: _discriminator, type: _type, ...rest } = schema;
    return { ...only, ...rest };
  }
  return schema;
}

/** Returns the components that are referred to, directly or by others. */
function usedComponents(core: Node): Node {
  const { components, ...rest } = core as Node & { components: Record<string, Record<string, unknown>> };
  const found = new Set<string>();
  const look = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/([\w./-]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      const [kind = '', ...parts] = name.split('/');
      look(components[kind]?.[parts.join('/')] ?? {});
    }
  };
  look(rest);
  return Object.fromEntries(
    Object.entries(components).map(([kind, all]) => [
      kind,
      kind === 'securitySchemes'
        ? all
        : Object.fromEntries(Object.entries(all).filter(([name]) => found.has(`${kind}/${name}`))),
    ]),
  );
}
