/** Renders schemas for people: each field with its type, limits, description and the meaning of each value. */
import { beyond, nameOf, type OpenApi, type Schema } from './document.js';
import { escape } from './html.js';
import { inlineMarkdown } from './markdown.js';

/** How deep nested fields are shown; deeper ones are behind the link to their resource. */
const DEEPEST = 5;

export type FieldOptions = {
  document: OpenApi;
  /** Returns the address of a resource's description. */
  resource: (name: string) => string;
  /** Prefix of the fields' anchors; without it there are none. */
  anchor?: string;
  /** Leaves out fields that a caller may not send. */
  sent?: boolean;
};

export function fieldList(schema: Schema, options: FieldOptions): string {
  const items = rows(schema, options, '', 0, []);
  return items.length === 0 ? '' : `<dl class="fields">${items.join('')}</dl>`;
}

/** Returns one field or parameter. */
export function fieldRow(
  name: string,
  schema: Schema,
  {
    required,
    options,
    description,
    path = '',
    mark = beyond(schema),
  }: {
    required: boolean;
    options: FieldOptions;
    description?: string | undefined;
    path?: string;
    mark?: string;
  },
): string {
  const inner = nonNull(schema);
  const words = wordsOf(description ?? schema.description ?? inner.description ?? '');
  const meanings = meaningsOf(schema);
  const notes = [
    required ? '<span class="required">required</span>' : '',
    schema.readOnly === true ? '<span class="soft">read only</span>' : '',
  ].join(' ');
  const anchor = options.anchor === undefined ? '' : ` id="${escape(`${options.anchor}.${path}${name}`)}"`;
  return `<div class="field"${anchor}${mark}><dt><span class="name">${path === '' ? '' : `<span class="path">${escape(path)}</span>`}${escape(name)}</span> <span class="type">${typeOf(schema, options)}</span> ${notes}</dt><dd>${words === '' ? '' : `<p>${inlineMarkdown(words, () => undefined)}</p>`}${boundsOf(schema)}${meanings}</dd></div>`;
}

/** Returns a description without its list of values, which is shown separately. */
export function wordsOf(description: string): string {
  return description.startsWith('- `') ? '' : (description.split('\n\n- `')[0] ?? '');
}

function rows(
  given: Schema,
  options: FieldOptions,
  path: string,
  depth: number,
  seen: readonly string[],
  outer = '',
): string[] {
  const { schema, refs } = resolved(given, options.document, seen);
  if (!schema || depth > DEEPEST) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (options.sent === true && field.readOnly === true) return [];
    const required = schema.required?.includes(name) === true;
    // What is within a field that goes beyond the core does so too.
    const mark = outer === '' ? beyond(field) : outer;
    const row = fieldRow(name, field, { required, options, path, mark });
    const { holder, suffix } = within(field);
    if (!holder) return [row];
    // A nested resource is behind its link.
    if (holder.$ref !== undefined && depth > 0) return [row];
    return [row, ...rows(holder, options, `${path}${name}${suffix}.`, depth + 1, refs, mark)];
  });
}

/**
 * Returns the schema within a field that has its own fields: the field itself, its alternative that is not null, or
 * the items of a list.
 */
function within(field: Schema): { holder?: Schema; suffix: string } {
  const inner = nonNull(field);
  if (inner.items) return { holder: nonNull(inner.items), suffix: '[]' };
  if (inner.properties || inner.$ref !== undefined) return { holder: inner, suffix: '' };
  return { suffix: '' };
}

function resolved(
  schema: Schema,
  document: OpenApi,
  seen: readonly string[],
): { schema: Schema | undefined; refs: readonly string[] } {
  if (schema.$ref === undefined) return { schema: nonNull(schema), refs: seen };
  const name = nameOf(schema.$ref);
  if (seen.includes(name)) return { schema: undefined, refs: seen };
  return resolved(document.components.schemas[name] ?? {}, document, [...seen, name]);
}

/** Returns the alternative that is not null, if there is only one. */
function nonNull(schema: Schema): Schema {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter((each) => each.type !== 'null');
  const [only, ...more] = choices;
  return only && more.length === 0 ? only : schema;
}

function typeOf(schema: Schema, options: FieldOptions): string {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return `<a href="${options.resource(name)}">${escape(name)}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((each) => typeOf(each, options)))].join(' or ');
  if (schema.allOf?.[0]) return typeOf(schema.allOf[0], options);
  if ('const' in schema) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  const types = [schema.type ?? 'any'].flat();
  return types
    .map((type) => {
      if (type === 'array' && schema.items) return `array of ${typeOf(schema.items, options)}`;
      if (type === 'string' && schema.format !== undefined) return escape(schema.format);
      return escape(type);
    })
    .join(' or ');
}

function boundsOf(given: Schema): string {
  const schema = nonNull(given);
  const said = [
    bounds(schema.minimum, schema.maximum, ''),
    bounds(schema.minLength, schema.maxLength, 'characters'),
    bounds(schema.minItems, schema.maxItems, 'items'),
    schema.default === undefined ? '' : `default <code>${escape(JSON.stringify(schema.default))}</code>`,
  ].filter((each) => each !== '');
  return said.length === 0 ? '' : `<p class="bounds">${said.join(' · ')}</p>`;
}

function bounds(least: number | undefined, most: number | undefined, what: string): string {
  const figure = (value: number) => value.toLocaleString('en-GB');
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return least === 0 && what !== '' ? '' : `at least ${figure(least ?? 0)} ${what}`;
  return least === undefined
    ? `at most ${figure(most)} ${what}`
    : `${figure(least)} to ${figure(most)} ${what}`;
}

/** Returns the meaning of each value of a field. */
function meaningsOf(given: Schema): string {
  const inner = nonNull(given);
  const schema = inner.items && !inner.enum ? nonNull(inner.items) : inner;
  if (!schema.enum) return '';
  const meanings = schema['x-enumDescriptions'] ?? {};
  const { 'x-extension': added } = schema;
  const items = schema.enum
    .filter((value) => value !== null)
    .map((value) => {
      const name = typeof value === 'string' ? value : JSON.stringify(value);
      const words = meanings[name];
      const mark = beyond({ 'x-extension': Array.isArray(added) && added.includes(value) });
      return `<li${mark}><code>${escape(name)}</code>${words === undefined ? '' : ` ${inlineMarkdown(words, () => undefined)}`}</li>`;
    });
  const list = `<ul class="values">${items.join('')}</ul>`;
  return items.length > 12 ? `<details><summary>All ${items.length} values</summary>${list}</details>` : list;
}

/** Returns an example without what goes beyond the core. */
export function coreExample(example: unknown, given: Schema | undefined, document: OpenApi): unknown {
  const schema = given && resolved(given, document, []).schema;
  if (Array.isArray(example)) return example.map((item) => coreExample(item, schema?.items, document));
  if (typeof example !== 'object' || example === null) return example;
  const fields = schema?.properties ?? {};
  return Object.fromEntries(
    Object.entries(example)
      .filter(([name]) => fields[name]?.['x-extension'] !== true)
      .map(([name, value]) => [name, coreExample(value, fields[name], document)]),
  );
}
