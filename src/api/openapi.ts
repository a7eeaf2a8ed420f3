/**
 * Generates the OpenAPI 3.1 document from the same list of operations that the server mounts (specification
 * "Versioning").
 */
import type { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiHeaderObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z as zod } from 'zod';
import { EVENT_MEANINGS, SENT_EVENT_TYPES, type SentEventType } from '../contracts/events.js';
import { ERROR_CODES, type ErrorCode, ERRORS } from '../domain/errors.js';
import { error } from '../resources/error.js';
import { eventSchemaName } from '../resources/event.js';
import { SCOPES } from '../domain/access.js';
import { type Columns, csvHeader } from './csv.js';
import {
  describeParameters,
  listEnumValues,
  placeTrailing,
  shareComponents,
  addExamples,
} from './openapi-components.js';
import { markExtensions } from './extensions.js';
import type { PlainDocument } from './plain-document.js';
import { type Method, resourceOf, type Operation } from './define-operation.js';
import { IDEMPOTENCY_KEY } from './pipeline/idempotency.js';
import { RATE_LIMIT } from './pipeline/rate-limit.js';

/** The errors of any operation, of one that takes a body, and of one that changes something. */
const ALWAYS: readonly ErrorCode[] = [
  'missing_key',
  'invalid_key',
  'revoked_key',
  'wrong_environment',
  'insufficient_scope',
  'ip_not_allowed',
  'rate_limited',
  'internal',
  'unavailable',
];
const WITH_INPUT: readonly ErrorCode[] = ['invalid_value', 'unknown_field'];
const WITH_BODY: readonly ErrorCode[] = ['invalid_json', 'body_too_large', 'unsupported_media_type'];
/** Methods of which a body is read, even where it may say nothing. */
const READS_BODY: readonly Method[] = ['POST', 'PUT', 'PATCH'];
const WITH_KEY: readonly ErrorCode[] = ['idempotency_in_progress', 'idempotency_key_reused'];

const INTRODUCTION = `Orders, scans, bookings, routes, runs and webhooks of a delivery courier.

Errors share one envelope, lists share one shape, and POSTs take an \`Idempotency-Key\`. New fields may be added to responses: ignore fields that you do not know. Operations, parameters, fields and events marked \`x-extension\` extend the core API and follow the same rules; on a closed list, \`x-extension\` names the values that only extensions bring.

The first server is live. Start with the sandbox, which has the same operations and never sends a real message.`;

export type DocumentOptions = { brand: string; liveBaseUrl: string; sandboxBaseUrl: string };

/**
 * Builds the document for the given operations and addresses; `tags` are the groups of operations and their
 * descriptions.
 */
export function buildDocument(
  operations: readonly Operation[],
  tags: Readonly<Record<string, string>>,
  options: DocumentOptions,
): object {
  const paths: ZodOpenApiPathsObject = {};
  const entries = operations.map((operation) => ({ operation, resource: resourceOf(operation, operations) }));
  for (const each of entries) {
    const { method, path } = each.operation;
    const item = (paths[path] ??= {});
    item[method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete'] = describe(each);
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
      webhooks: Object.fromEntries(SENT_EVENT_TYPES.map((type) => [type, webhook(type, options.brand)])),
      components: {
        schemas: { Error: error },
        headers: HEADERS,
        responses: Object.fromEntries(
          entries.flatMap((each) => failuresOf(each).map((codes) => [responseName(codes), failure(codes)])),
        ),
        securitySchemes: {
          adminKey: {
            type: 'http',
            scheme: 'bearer',
            description: `An admin key. Scopes: ${SCOPES.join(', ')}. Each operation lists the scopes that suffice as \`x-required-scopes\`; with \`x-every-scope\` it requires all of them.`,
          },
        },
      },
    },
    { override: tidy },
  );
  // Plain data from here on, which the type of zod-openapi does not say.
  const plain = document as unknown as PlainDocument;
  placeTrailing(plain);
  describeParameters(plain);
  addExamples(plain, operations);
  shareComponents(plain);
  markExtensions(plain);
  listEnumValues(plain);
  return document;
}

/**
 * Leaves out bounds that every number keeps, and the ban on additional properties in answers. An `example` is written
 * the JSON Schema way.
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
    // A field that most records lack says so by an example that is undefined.
    jsonSchema['examples'] = jsonSchema['example'] === undefined ? [] : [jsonSchema['example']];
    delete jsonSchema['example'];
  }
  // Zod leaves out the default of what is transformed.
  const initial = zod.globalRegistry.get(zodSchema)?.['default'];
  if (initial !== undefined) jsonSchema['default'] = initial;
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema['additionalProperties'];
}

function tagOf(operation: Operation): string {
  return operation.name.split('.')[0] ?? operation.name;
}

const idempotencyKey = zod
  .string()
  .regex(IDEMPOTENCY_KEY)
  .meta({ example: '6d6a1f2e-3a52-4f0e-9d0c-2a8f5c1b7e90' })
  .optional()
  .describe('A retry with the same key returns the original result. Keys are kept for 24 hours.');
const ifMatch = zod
  .string()
  .optional()
  .describe(
    'The `ETag` that you last read. If the resource has changed since, the request fails and nothing is written.',
  );

/** An operation with the GET of the record that it changes, if it can be conditional on that. */
type Entry = { operation: Operation; resource: Operation | undefined };

function describe({ operation, resource }: Entry): ZodOpenApiOperationObject {
  const takesBody = operation.body !== undefined || operation.rawBody !== undefined;
  const sent = {
    ...(operation.method === 'POST' ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(resource ? { 'If-Match': ifMatch } : {}),
  };
  const parameters = {
    ...(operation.params ? { path: asObject(operation.params) } : {}),
    ...(operation.query ? { query: asObject(operation.query) } : {}),
    ...(Object.keys(sent).length === 0 ? {} : { header: zod.object(sent) }),
  };
  return {
    operationId: operation.name,
    tags: [tagOf(operation)],
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    'x-required-scopes': operation.scopes,
    ...(operation.everyScope === true ? { 'x-every-scope': true } : {}),
    requestParams: parameters,
    ...(takesBody ? { requestBody: requestBody(operation) } : {}),
    responses: {
      [String(operation.status)]: success(operation),
      ...Object.fromEntries(
        failuresOf({ operation, resource }).map((codes) => [
          String(ERRORS[codes[0]].status),
          { $ref: `#/components/responses/${responseName(codes)}` },
        ]),
      ),
    },
  } as ZodOpenApiOperationObject;
}

/** Casts the schema: parameter schemas are objects by construction. */
function asObject(schema: z.ZodType): z.ZodObject {
  return schema as z.ZodObject;
}

function requestBody(operation: Operation) {
  if (operation.rawBody) {
    const { types, examples = {} } = operation.rawBody;
    const media = (type: string) => ({
      schema: { type: 'string', minLength: 1, contentMediaType: type } as const,
      ...(examples[type] === undefined ? {} : { example: examples[type] }),
    });
    return { required: true, content: Object.fromEntries(types.map((type) => [type, media(type)])) };
  }
  return {
    required: operation.bodyOptional !== true,
    content: { 'application/json': { schema: operation.body } },
  };
}

function success(operation: Operation) {
  const sent = {
    ...headers(...EVERYWHERE),
    ...(operation.response || operation.responseType !== undefined ? headers('ETag') : {}),
    ...(operation.location ? headers('Location') : {}),
    ...(operation.csv ? headers('Content-Disposition', 'Link') : {}),
    ...(operation.method === 'POST' ? headers('Idempotent-Replayed') : {}),
  };
  const content = operation.response
    ? {
        'application/json': { schema: operation.response },
        ...(operation.csv ? csv(operation.csv.columns) : {}),
      }
    : operation.responseType === undefined
      ? undefined
      : {
          [operation.responseType]: { schema: { type: 'string', contentMediaType: operation.responseType } },
        };
  return { description: `${operation.summary}.`, headers: sent, ...(content ? { content } : {}) };
}

/** Describes the same answer as a file, for clients that accept it. */
function csv(columns: Columns<never>) {
  const description = `With \`Accept: text/csv\`. The first line names the columns: ${Object.keys(columns).join(', ')}.`;
  return {
    'text/csv': {
      schema: { type: 'string', contentMediaType: 'text/csv', description } as const,
      example: csvHeader(columns),
    },
  };
}

/** Returns whether an input holds a list, or may hold one, that takes only so many items. */
function hasList(schema: z.ZodType | undefined): boolean {
  if (schema === undefined) return false;
  const described = zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(described).includes('"maxItems"');
}

/** Returns whether some parameter of a query must be given. */
const asksFor = (query: z.ZodType | undefined): boolean => query?.safeParse({}).success === false;

/** Returns all error codes that an operation can answer with, grouped by status. */
function failuresOf({ operation, resource }: Entry): [ErrorCode, ...ErrorCode[]][] {
  const takesBody = operation.body !== undefined || operation.rawBody !== undefined;
  const codes = new Set<ErrorCode>([
    ...ALWAYS,
    ...(operation.method === 'GET' ? [] : (['plan_read_only'] as const)),
    ...(operation.agent === true ? (['plan_feature_unavailable'] as const) : []),
    ...(takesBody || operation.query ? WITH_INPUT : (['unknown_field'] as const)),
    ...(takesBody || asksFor(operation.query) ? (['missing_field'] as const) : []),
    ...(hasList(operation.body) || hasList(operation.query) ? (['too_many_items'] as const) : []),
    ...(operation.params ? (['invalid_value', 'not_found'] as const) : []),
    ...(takesBody || READS_BODY.includes(operation.method) ? WITH_BODY : []),
    ...(operation.method === 'POST' ? WITH_KEY : []),
    ...(resource ? (['precondition_failed'] as const) : []),
    ...(operation.sandboxOnly === true ? (['unknown_route'] as const) : []),
    ...(operation.errors ?? []),
  ]);
  const byStatus = new Map<number, [ErrorCode, ...ErrorCode[]]>();
  for (const code of ERROR_CODES.filter((each) => codes.has(each))) {
    const same = byStatus.get(ERRORS[code].status);
    if (same) same.push(code);
    else byStatus.set(ERRORS[code].status, [code]);
  }
  return [...byStatus].toSorted(([a], [b]) => a - b).map(([, same]) => same);
}

/** Names a response, so that operations with the same errors share it. */
function responseName(codes: readonly [ErrorCode, ...ErrorCode[]]): string {
  return [ERRORS[codes[0]].status, ...codes].join('.');
}

/** Describes the response of one status, with an example for each of its codes. */
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
  'Request-Id': { description: 'The ID of the request.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description: 'Requests allowed per window.',
    schema: { type: 'integer', examples: [RATE_LIMIT.requests] },
  },
  'RateLimit-Remaining': { description: 'Requests left in the last minute.', schema: { type: 'integer' } },
  'RateLimit-Reset': {
    description: 'Seconds until the oldest requests leave the window and more are allowed.',
    schema: { type: 'integer' },
  },
  'RateLimit-Policy': {
    description: 'The limit and its window.',
    schema: { type: 'string', examples: [`${RATE_LIMIT.requests};w=${RATE_LIMIT.windowSeconds}`] },
  },
  ETag: { description: 'The version of the returned resource.', schema: { type: 'string' } },
  Location: { description: 'The path of the resource.', schema: { type: 'string' } },
  'Content-Disposition': {
    description: 'CSV only: the file name.',
    schema: { type: 'string', examples: ['attachment; filename="orders-2026-03-12.csv"'] },
  },
  Link: {
    description: 'CSV only: the next page as `rel="next"`, when records remain.',
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description: '`true` when the response is replayed from an earlier request with this key.',
    schema: {
      type: 'string',
      enum: ['true'],
      'x-enumDescriptions': { true: 'The response is replayed from an earlier request.' },
    },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate.',
    schema: {
      type: 'string',
      enum: ['Bearer'],
      'x-enumDescriptions': { Bearer: 'An API key, as a bearer token.' },
    },
  },
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer', minimum: 1 } },
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

function webhook(type: SentEventType, brand: string) {
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
          ...header('Event-Id', "The event's ID.", 'evt_01kag5v8x2e0j9d3v6m1h7q4tz'),
          ...header('Delivery-Id', "The delivery's ID.", 'whd_01kag5v8x2e0j9d3v6m1h7q4tz'),
          ...header('Attempt', 'The attempt number, starting at 1.', '1'),
        }),
      },
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { $ref: `#/components/schemas/${eventSchemaName(type)}` } },
        },
      },
      responses: { '200': { description: 'Acknowledged. Any other response is retried for 24 hours.' } },
    },
  };
}
