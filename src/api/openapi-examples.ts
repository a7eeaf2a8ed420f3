/**
 * What the OpenAPI document tells its reader beside its shapes: an example of each body, and what each value means.
 */
import { exampleOf, type JsonSchema } from './examples.js';

export type Telling = {
  /** Returns what the values of a closed list mean, given all of its values. */
  meanings: (values: readonly unknown[]) => Readonly<Record<string, string>> | undefined;
  /** Operation → what its example sends, and how the example of its answer differs. */
  story: Readonly<Record<string, { request?: unknown; answer?: unknown }>>;
};

type Media = { schema?: JsonSchema; example?: unknown };
type Parameter = { in: string; name: string; description?: string; schema: JsonSchema; example?: unknown };
type PlainOperation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};
/** A document as plain data, limited to the parts used here. */
export type PlainDocument = {
  paths: Record<string, Record<string, PlainOperation>>;
  webhooks: Record<string, { post: PlainOperation }>;
  components: { schemas: Record<string, JsonSchema> };
};

/** Completes the document in place. Throws for an operation of the story that does not exist. */
export function tell(document: PlainDocument, { meanings, story }: Telling): void {
  say(document);
  addExamples(document);
  tellStory(document, story);
  explain(document, meanings);
}

/** Moves descriptions behind the schema they are about (`fields.nullable`, `fields.here`). */
function say(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('said' in node) {
    const { description, example } = node.said as { description?: string; example?: unknown };
    delete node.said;
    if (description !== undefined) Object.assign(node, { description });
    if (example !== undefined) Object.assign(node, { examples: [example] });
  }
  for (const inner of Object.values(node)) say(inner);
}

/** Sets each operation's example to its moment of the story. Throws for an operation that does not exist. */
function tellStory({ paths }: PlainDocument, story: Telling['story']): void {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  for (const [name, { request, answer }] of Object.entries(story)) {
    const operation = operations.find(({ operationId }) => operationId === name);
    if (!operation) throw new Error(`The story has an operation that there is not: ${name}.`);
    const sent = operation.requestBody?.content['application/json'];
    if (request !== undefined && sent) sent.example = request;
    const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
    const answered = success?.content?.['application/json'];
    if (answer !== undefined && answered) answered.example = merged(answered.example, answer);
  }
}

/** Merges `over` into `base`, field by field; anything but an object replaces what was there. */
function merged(base: unknown, over: unknown): unknown {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(base) || !isRecord(over)) return over;
  const fields = Object.entries(over).map(([name, value]) => [name, merged(base[name], value)]);
  return { ...base, ...Object.fromEntries(fields) };
}

/**
 * Explains each value of a closed list: for readers that know `x-enumDescriptions`, and as a list in the description
 * for those that do not, and for what is generated from the document.
 */
function explain(node: unknown, meanings: Telling['meanings'], name = ''): void {
  if (typeof node !== 'object' || node === null) return;
  if ('enum' in node && Array.isArray(node.enum)) {
    const known = meanings(node.enum.filter((value) => value !== null));
    if (known) {
      const schema = node as JsonSchema;
      Object.assign(schema, { 'x-enumDescriptions': known });
      const list = Object.entries(known).map(([value, words]) => `- \`${value}\`: ${words}`);
      // A list of events is already described.
      if (schema.description?.includes(list[0] ?? '') !== true) {
        schema.description = [
          ...(schema.description === undefined ? [] : [schema.description, '']),
          ...list,
        ].join('\n');
      }
    }
  }
  for (const [key, inner] of Object.entries(node)) {
    if (name === 'properties' || !['example', 'examples', 'default', 'said'].includes(key)) {
      explain(inner, meanings, name === 'properties' ? '' : key);
    }
  }
}

/** Gives each body an example, and moves a parameter's description from its schema to the parameter. */
function addExamples({ paths, webhooks, components }: PlainDocument): void {
  const operations = [
    ...Object.values(paths).flatMap((item) => Object.values(item)),
    ...Object.values(webhooks).map((item) => item.post),
  ];
  for (const { parameters, requestBody, responses } of operations) {
    for (const parameter of parameters ?? []) {
      parameter.description ??= parameter.schema.description ?? '';
      delete parameter.schema.description;
    }
    const contents = [requestBody, ...Object.values(responses)].map((body) => body?.content ?? {});
    for (const media of contents.flatMap((content) => Object.values(content))) {
      if (!media.schema || media.example !== undefined) continue;
      const example = exampleOf(media.schema, components.schemas);
      if (example !== undefined) media.example = example;
    }
  }
}
