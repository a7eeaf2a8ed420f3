/** Puts the descriptions in the OpenAPI document where its readers look for them. */
import type { JsonSchema, PlainDocument } from './plain-document.js';

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
