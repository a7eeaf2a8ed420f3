/**
 * The OpenAPI 3.1 document, walked off the same route table that the server mounts (specification "Versioning").
 */
import type { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiHeaderObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z as zod } from 'zod';
import { EVENT_MEANINGS, EVENT_TYPES, type EventType } from '../contracts/events.js';
import { ERROR_CODES, type ErrorCode, ERRORS } from '../domain/errors.js';
import { error } from '../resources/error.js';
import { EVENT_DATA } from '../resources/event.js';
import { SCOPES } from '../domain/access.js';
import { type Columns, csvHeader } from './csv.js';
import { exampleOf, type JsonSchema } from './examples.js';
import { resourceOf, type Route } from './define-route.js';
import { IDEMPOTENCY_KEY } from './pipeline/idempotency.js';
import { RATE_LIMIT } from './pipeline/rate-limit.js';

/** What can go wrong with any operation, and with one that takes a body, or changes something. */
const ALWAYS: readonly ErrorCode[] = [
  'missing_key',
  'invalid_key',
  'revoked_key',
  'wrong_environment',
  'insufficient_scope',
  'rate_limited',
  'internal',
  'unavailable',
];
const WITH_INPUT: readonly ErrorCode[] = ['missing_field', 'invalid_value', 'unknown_field'];
const WITH_BODY: readonly ErrorCode[] = ['invalid_json', 'body_too_large', 'unsupported_media_type'];
const WITH_KEY: readonly ErrorCode[] = ['idempotency_in_progress', 'idempotency_key_reused'];

const INTRODUCTION = `Orders, scans, bookings, routes, runs and webhooks of a delivery courier.

Errors share one envelope, lists share one shape, and POSTs take an \`Idempotency-Key\`. Fields may be added to answers: ignore those that you do not know. Operations marked \`x-extension\` go beyond the core of the interface.`;

export type DocumentOptions = {
  brand: string;
  liveBaseUrl: string;
  sandboxBaseUrl: string;
  /** What the values of a closed list mean, by all of its values. */
  meanings: (values: readonly unknown[]) => Readonly<Record<string, string>> | undefined;
  /** Operation → what its example sends, and what differs in that of its answer. */
  story: Readonly<Record<string, { request?: unknown; answer?: unknown }>>;
};

/** The document for the given routes and addresses; `tags` are the groups of operations and what they are about. */
export function buildDocument(
  routes: readonly Route[],
  tags: Readonly<Record<string, string>>,
  options: DocumentOptions,
): object {
  const paths: ZodOpenApiPathsObject = {};
  const operations = routes.map((route) => ({ route, resource: resourceOf(route, routes) }));
  for (const each of operations) {
    const { method, path } = each.route;
    const item = (paths[path] ??= {});
    item[method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete'] = operation(each);
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${options.brand} administration API`,
        version: '1.0.0',
        description: INTRODUCTION,
      },
      servers: [
        { url: options.liveBaseUrl, description: 'Live' },
        { url: options.sandboxBaseUrl, description: 'Sandbox: never sends real messages' },
      ],
      security: [{ adminKey: [] }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      paths,
      webhooks: Object.fromEntries(
        EVENT_TYPES.map((type) => [type, webhook(type, options.brand, EVENT_DATA[type])]),
      ),
      components: {
        schemas: { Error: error },
        headers: HEADERS,
        responses: Object.fromEntries(
          operations.flatMap((each) =>
            failuresOf(each).map((codes) => [responseName(codes), failure(codes)]),
          ),
        ),
        securitySchemes: {
          adminKey: {
            type: 'http',
            scheme: 'bearer',
            description: `An admin key. Scopes: ${SCOPES.join(', ')}. An operation names the ones that suffice as x-required-scopes; with x-every-scope it takes all of them.`,
          },
        },
      },
    },
    { override: tidy },
  );
  say(document);
  addExamples(document as unknown as PlainDocument);
  tellStory(document as unknown as PlainDocument, options.story);
  explain(document, options.meanings);
  return document;
}

/**
 * Leaves out what says nothing: bounds that every number keeps, and, of answers, that nothing may ever be added.
 * An `example` is said the way of JSON Schema.
 */
function tidy({
  jsonSchema,
  zodSchema,
}: {
  jsonSchema: Record<string, unknown>;
  zodSchema: z.core.$ZodTypes;
}): void {
  delete jsonSchema['~standard'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if ('example' in jsonSchema) {
    jsonSchema['examples'] = [jsonSchema['example']];
    delete jsonSchema['example'];
  }
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema['additionalProperties'];
}

type Media = { schema?: JsonSchema; example?: unknown };
type Parameter = { in: string; name: string; description?: string; schema: JsonSchema; example?: unknown };
type PlainOperation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};
type PlainDocument = {
  paths: Record<string, Record<string, PlainOperation>>;
  webhooks: Record<string, { post: PlainOperation }>;
  components: { schemas: Record<string, JsonSchema> };
};

/** Puts what is to be said behind the schema that it is about (`words.nullable`, `words.here`). */
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

/** Puts each operation's example at its moment of the story. Throws for an operation that there is not. */
function tellStory({ paths }: PlainDocument, story: DocumentOptions['story']): void {
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

/** `over` in `base`, field by field; anything but an object takes the place of what was there. */
function merged(base: unknown, over: unknown): unknown {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(base) || !isRecord(over)) return over;
  const fields = Object.entries(over).map(([name, value]) => [name, merged(base[name], value)]);
  return { ...base, ...Object.fromEntries(fields) };
}

/**
 * Says what each value of a closed list means: for readers that know `x-enumDescriptions`, and as a list in the words for
 * those that do not, and for what is generated from the document.
 */
function explain(node: unknown, meanings: DocumentOptions['meanings'], name = ''): void {
  if (typeof node !== 'object' || node === null) return;
  if ('enum' in node && Array.isArray(node.enum)) {
    const known = meanings(node.enum.filter((value) => value !== null));
    if (known) {
      const schema = node as JsonSchema;
      Object.assign(schema, { 'x-enumDescriptions': known });
      const list = Object.entries(known).map(([value, words]) => `- \`${value}\`: ${words}`);
      // A list of events has its words already.
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

/** Gives each body an example, and puts the words about a parameter beside it rather than into its schema. */
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

function tagOf(route: Route): string {
  return route.operation.split('.')[0] ?? route.operation;
}

const idempotencyKey = zod
  .string()
  .regex(IDEMPOTENCY_KEY)
  .meta({ example: '6d6a1f2e-3a52-4f0e-9d0c-2a8f5c1b7e90' })
  .optional()
  .describe('A retry with the same key returns the original result; kept for 24 hours.');
const ifMatch = zod
  .string()
  .optional()
  .describe('The `ETag` of the record as you know it: if it has changed since, nothing happens.');

/** An operation with the GET of the record that it changes, if that can be made a condition. */
type Operation = { route: Route; resource: Route | undefined };

function operation({ route, resource }: Operation): ZodOpenApiOperationObject {
  const takesBody = route.body !== undefined || route.rawBody !== undefined;
  const sent = {
    ...(route.method === 'POST' ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(resource ? { 'If-Match': ifMatch } : {}),
  };
  const parameters = {
    ...(route.params ? { path: asObject(route.params) } : {}),
    ...(route.query ? { query: asObject(route.query) } : {}),
    ...(Object.keys(sent).length === 0 ? {} : { header: zod.object(sent) }),
  };
  return {
    operationId: route.operation,
    tags: [tagOf(route)],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    'x-required-scopes': route.scopes,
    ...(route.everyScope === true ? { 'x-every-scope': true } : {}),
    ...(route.extension === true ? { 'x-extension': true } : {}),
    requestParams: parameters,
    ...(takesBody ? { requestBody: requestBody(route) } : {}),
    responses: {
      [String(route.status)]: success(route),
      ...Object.fromEntries(
        failuresOf({ route, resource }).map((codes) => [
          String(ERRORS[codes[0]].status),
          { $ref: `#/components/responses/${responseName(codes)}` },
        ]),
      ),
    },
  } as ZodOpenApiOperationObject;
}

/** Parameter schemas are objects by construction. */
function asObject(schema: z.ZodType): z.ZodObject {
  return schema as z.ZodObject;
}

function requestBody(route: Route) {
  if (route.rawBody) {
    const { types, examples = {} } = route.rawBody;
    const media = (type: string) => ({
      schema: { type: 'string', minLength: 1, contentMediaType: type } as const,
      ...(examples[type] === undefined ? {} : { example: examples[type] }),
    });
    return { required: true, content: Object.fromEntries(types.map((type) => [type, media(type)])) };
  }
  return { required: route.bodyOptional !== true, content: { 'application/json': { schema: route.body } } };
}

function success(route: Route) {
  const sent = {
    ...headers(...EVERYWHERE),
    ...(route.response || route.responseType !== undefined ? headers('ETag') : {}),
    ...(route.location ? headers('Location') : {}),
    ...(route.csv ? headers('Content-Disposition', 'Link') : {}),
    ...(route.method === 'POST' ? headers('Idempotent-Replayed') : {}),
  };
  const content = route.response
    ? { 'application/json': { schema: route.response }, ...(route.csv ? csv(route.csv.columns) : {}) }
    : route.responseType === undefined
      ? undefined
      : { [route.responseType]: { schema: { type: 'string', contentMediaType: route.responseType } } };
  return { description: `${route.summary}.`, headers: sent, ...(content ? { content } : {}) };
}

/** The same as a file, for those who accept that. */
function csv(columns: Columns<never>) {
  const description = `With \`Accept: text/csv\`. Its first line names the columns: ${Object.keys(columns).join(', ')}.`;
  return {
    'text/csv': {
      schema: { type: 'string', contentMediaType: 'text/csv', description } as const,
      example: csvHeader(columns),
    },
  };
}

/** All codes that an operation can answer with, those of one status together, by status. */
function failuresOf({ route, resource }: Operation): [ErrorCode, ...ErrorCode[]][] {
  const takesBody = route.body !== undefined || route.rawBody !== undefined;
  const codes = new Set<ErrorCode>([
    ...ALWAYS,
    ...(route.method === 'GET' ? [] : (['plan_read_only'] as const)),
    ...(route.agent === true ? (['plan_feature_unavailable'] as const) : []),
    ...(takesBody || route.query ? WITH_INPUT : (['unknown_field'] as const)),
    ...(route.params ? (['invalid_value'] as const) : []),
    ...(takesBody ? WITH_BODY : []),
    ...(route.method === 'POST' ? WITH_KEY : []),
    ...(resource ? (['precondition_failed'] as const) : []),
    ...(route.sandboxOnly === true ? (['unknown_route'] as const) : []),
    ...(route.errors ?? []),
  ]);
  const byStatus = new Map<number, [ErrorCode, ...ErrorCode[]]>();
  for (const code of ERROR_CODES.filter((each) => codes.has(each))) {
    const same = byStatus.get(ERRORS[code].status);
    if (same) same.push(code);
    else byStatus.set(ERRORS[code].status, [code]);
  }
  return [...byStatus].toSorted(([a], [b]) => a - b).map(([, same]) => same);
}

/** Operations that can fail in the same ways share the response. */
function responseName(codes: readonly [ErrorCode, ...ErrorCode[]]): string {
  return [ERRORS[codes[0]].status, ...codes].join('.');
}

/** The response of one status, with an example for each of its codes. */
function failure(codes: readonly [ErrorCode, ...ErrorCode[]]) {
  const { status } = ERRORS[codes[0]];
  const example = (code: ErrorCode) => ({
    summary: code,
    value: {
      error: { code, message: ERRORS[code].meaning, param: '', request_id: 'rqs_01kag5v8x2e0j9d3v6m1h7q4tz' },
    },
  });
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join('\n\n'),
    headers: {
      ...headers(...EVERYWHERE),
      ...(status === 401 ? headers('WWW-Authenticate') : {}),
      ...(status === 429 || status === 503 ? headers('Retry-After') : {}),
    },
    content: {
      'application/json': {
        schema: error,
        examples: Object.fromEntries(codes.map((code) => [code, example(code)])),
      },
    },
  };
}

const HEADERS = {
  'Request-Id': { description: 'Identifies the request.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description: 'Requests in a window.',
    schema: { type: 'integer', examples: [RATE_LIMIT.requests] },
  },
  'RateLimit-Remaining': { description: 'Requests left in the last minute.', schema: { type: 'integer' } },
  'RateLimit-Reset': {
    description:
      'Seconds until the oldest requests of the last minute are forgotten, and there is more room.',
    schema: { type: 'integer' },
  },
  'RateLimit-Policy': {
    description: 'The limit and its window.',
    schema: { type: 'string', examples: [`${RATE_LIMIT.requests};w=${RATE_LIMIT.windowSeconds}`] },
  },
  ETag: { description: 'Identifies this state of what is returned.', schema: { type: 'string' } },
  Location: { description: 'Where the record is.', schema: { type: 'string' } },
  'Content-Disposition': {
    description: 'Of CSV: the name of the file.',
    schema: { type: 'string', examples: ['attachment; filename="orders-2026-03-12.csv"'] },
  },
  Link: {
    description: 'Of CSV that does not hold all records: where those that follow are, as `rel="next"`.',
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description: '`true` when the answer is that of an earlier request with this key.',
    schema: { type: 'string', enum: ['true'] },
  },
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string', enum: ['Bearer'] } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
} satisfies Record<string, ZodOpenApiHeaderObject>;

const EVERYWHERE = [
  'Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
] as const;

function headers(...names: (keyof typeof HEADERS)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function webhook(type: EventType, brand: string, data: z.ZodType) {
  const envelope = zod.object({
    id: zod.string().meta({
      description: 'Id of the event; the same each time it is sent.',
      example: 'evt_01kag5v8x2e0j9d3v6m1h7q4tz',
    }),
    type: zod.literal(type).describe('What kind it is.'),
    created: zod.iso
      .datetime()
      .meta({ description: 'When it happened.', example: '2026-03-12T08:04:00.000Z' }),
    data: data.describe('As GET returned it then.'),
  });
  const header = (name: string, description: string, example: string) => ({
    [`${brand}-${name}`]: zod.string().describe(description).meta({ example }),
  });
  return {
    post: {
      operationId: `webhook.${type}`,
      summary: type,
      description: `${EVENT_MEANINGS[type]} Signed in the header \`${brand}-Signature\`.`,
      security: [],
      requestParams: {
        header: zod.object({
          ...header(
            'Signature',
            'Unix time and HMAC-SHA256 of `<t>.<body>`, hex.',
            `t=1773302640,v1=${'0a'.repeat(32)}`,
          ),
          ...header('Event-Id', 'Id of the event.', 'evt_01kag5v8x2e0j9d3v6m1h7q4tz'),
          ...header('Delivery-Id', 'Id of the delivery.', 'whd_01kag5v8x2e0j9d3v6m1h7q4tz'),
          ...header('Attempt', 'Number of the attempt, from 1.', '1'),
        }),
      },
      requestBody: { required: true, content: { 'application/json': { schema: envelope } } },
      responses: { '200': { description: 'Acknowledged; anything else is tried again for 24 hours.' } },
    },
  };
}
