/**
 * Every text that a query or body takes, at the length that the document gives as its limit and one character over:
 * the first is not refused for its length, the second is, by name. Characters are code points, as JSON Schema counts.
 */
import { type Client, useApi } from '../../support/api.js';
import { chosen } from '../../support/attacks.js';
import { liftRateLimits } from '../../support/rate-limits.js';
import { makeWorld, type World } from '../../support/world.js';

type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  readOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
};
type Operation = {
  operationId: string;
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
/** One text: where it is in which operation. */
type Text = { operation: string; method: string; path: string; at: string[]; max: number };

const api = useApi();
let client: Client;
let world: World;
let document: Document;

beforeAll(async () => {
  await liftRateLimits(api);
  world = await makeWorld(api);
  ({ client } = world);
  const response = await fetch(`${api.origin}/sandbox/admin/v1/openapi.json`);
  document = (await response.json()) as Document;
});

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : resolve(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Values that a form alone does not make, by name. */
const VALUES: Record<string, unknown> = {
  from: '08:00',
  to: '12:00',
  phone: '+447700900123',
  email: 'a@example.com',
  contact_email: 'a@example.com',
  portal_users: ['a@example.com'],
  postcode: 'SE2 9NL',
  country: 'GB',
  url: 'https://example.com/hooks',
  closed: false,
  // As many as there are barcodes.
  pieces: 1,
};

/** A value that the schema allows, with every field that can be sent. */
function sample(given: Schema, name = ''): unknown {
  const schema = resolve(given);
  if (schema.format === 'date') return world.day.date;
  if (schema.format === 'date-time') return '2026-03-12T08:00:00Z';
  if (name in VALUES) return VALUES[name];
  const chosen = schema.anyOf?.[0];
  if (chosen) return sample(chosen, name);
  const example = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  if (example !== undefined && schema.type !== 'object' && schema.type !== 'array') return example;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(([, field]) => resolve(field).readOnly !== true);
    return Object.fromEntries(fields.map(([key, field]) => [key, sample(field, key)]));
  }
  if (schema.type === 'array') return schema.items ? [sample(schema.items, name)] : [];
  if (schema.type === 'string') return 'x'.repeat(schema.minLength ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object') return {};
  return schema.minimum ?? 1;
}

/** Texts in a schema that have a limit and no form of their own. */
function textsIn(given: Schema, at: string[] = []): { at: string[]; max: number }[] {
  const schema = resolve(given);
  if (schema.readOnly === true) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((part) => textsIn(part, at));
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) => textsIn(field, [...at, name]));
  }
  if (schema.items) return textsIn(schema.items, [...at, '0']);
  const isFree = schema.type === 'string' && schema.format === undefined;
  return isFree && schema.maxLength !== undefined ? [{ at, max: schema.maxLength }] : [];
}

function setAt(value: any, at: readonly string[], text: string): any {
  const copy = structuredClone(value);
  // Of a union the sample may be another part.
  const holder = at
    .slice(0, -1)
    .reduce((here, step) => (Object(here[step]) === here[step] ? here[step] : (here[step] = {})), copy);
  holder[at.at(-1) ?? ''] = text;
  return copy;
}

const paramOf = (at: readonly string[]) =>
  at.reduce(
    (text, step) => (/^\d+$/.test(step) ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

async function send({ method, path }: Text, query: Record<string, unknown>, body: unknown) {
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => world.ids[name]?.[0] ?? 'none');
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  const call = client[method as 'get' | 'post' | 'patch' | 'put' | 'delete'];
  return call(`${at}?${search.toString()}`, method === 'get' ? undefined : (body as never));
}

test('every text of every body and query', async () => {
  const refused: string[] = [];
  let tried = 0;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  for (const { path, method, operation } of chosen(operations)) {
    const bodySchema = operation.requestBody?.content['application/json']?.schema;
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const needed = parameters.filter((parameter) => parameter.required === true);
    const query = Object.fromEntries(needed.map(({ name, schema }) => [name, sample(schema, name)]));
    const body = bodySchema && sample(bodySchema);
    const texts = [
      // One of a list is sent as a text by itself.
      ...parameters
        .flatMap(({ name, schema }) => textsIn(schema, ['query', name]))
        .filter(({ at }) => at.length === 2),
      ...(bodySchema ? textsIn(bodySchema, ['body']) : []),
    ];
    for (const { at, max } of texts) {
      const param = paramOf(at.slice(1));
      const text: Text = { operation: operation.operationId, method, path, at, max };
      for (const [value, over] of [
        ['x'.repeat(max), false],
        ['🚚'.repeat(max), false],
        ['x'.repeat(max + 1), true],
      ] as const) {
        const sent = setAt({ query, body }, at, value);
        const { status, body: answer } = await send(text, sent.query, sent.body);
        const tooLong =
          status === 422 && answer.error.param === param && /character/.test(answer.error.message);
        tried += 1;
        if (status >= 500 || tooLong !== over) {
          refused.push(
            `${text.operation} ${param} ${over ? 'over' : 'at'} ${max}: ${status} ${JSON.stringify(answer.error ?? '').slice(0, 150)}`,
          );
        }
      }
    }
  }
  expect(refused).toEqual([]);
  expect(tried).toBeGreaterThan(operations.length / 10);
});
