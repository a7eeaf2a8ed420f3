/**
 * The OpenAPI 3.1 document, walked off the same route table that the server mounts (specification "Versioning").
 */
import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { z as zod } from 'zod';
import { EVENT_MEANINGS, EVENT_TYPES } from '../contracts/events.js';
import { ERROR_CODES, type ErrorCode, ERRORS } from '../domain/errors.js';
import { SCOPES } from '../domain/access.js';
import type { Route } from './define-route.js';
import { IDEMPOTENCY_KEY } from './pipeline/idempotency.js';
import { RATE_LIMIT } from './pipeline/rate-limit.js';

const error = zod
  .object({
    error: zod.object({
      code: zod.enum(ERROR_CODES),
      message: zod.string().describe('One plain sentence that says what to do.'),
      param: zod.string().describe('The parameter to blame, such as `scans[3].vehicle`, or empty.'),
      request_id: zod.string().describe('Equal to the `Request-Id` header.'),
    }),
  })
  .meta({ id: 'Error' });

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

export type DocumentOptions = { brand: string; liveBaseUrl: string; sandboxBaseUrl: string };

/** The document for the given routes and addresses. */
export function buildDocument(routes: readonly Route[], options: DocumentOptions): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const item = (paths[route.path] ??= {});
    item[route.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete'] = operation(route);
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${options.brand} administration API`,
        version: '1.0.0',
        description:
          'Orders, scans, bookings, routes, runs and webhooks of a delivery courier. Errors share one envelope; lists share one shape; POSTs take an `Idempotency-Key`.',
      },
      servers: [
        { url: options.liveBaseUrl, description: 'Live' },
        { url: options.sandboxBaseUrl, description: 'Sandbox: never sends real messages' },
      ],
      security: [{ adminKey: [] }],
      tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
      paths,
      webhooks: Object.fromEntries(EVENT_TYPES.map((type) => [type, webhook(type, options.brand)])),
      components: {
        securitySchemes: {
          adminKey: {
            type: 'http',
            scheme: 'bearer',
            description: `An admin key. Scopes: ${SCOPES.join(', ')}. An operation names the ones that suffice as x-required-scopes.`,
          },
        },
      },
    },
    { override: ({ jsonSchema }) => delete jsonSchema['~standard'] },
  );
}

function tagOf(route: Route): string {
  return route.operation.split('.')[0] ?? route.operation;
}

function operation(route: Route): ZodOpenApiOperationObject {
  const writes = route.method !== 'GET';
  const takesBody = route.body !== undefined || route.rawBody !== undefined;
  const codes = new Set<ErrorCode>([
    ...ALWAYS,
    ...(writes ? (['plan_read_only'] as const) : []),
    ...(route.agent === true ? (['plan_feature_unavailable'] as const) : []),
    ...(takesBody || route.query ? WITH_INPUT : (['unknown_field'] as const)),
    ...(takesBody ? WITH_BODY : []),
    ...(route.method === 'POST' ? WITH_KEY : []),
    ...(route.sandboxOnly === true ? (['unknown_route'] as const) : []),
    ...(route.errors ?? []),
  ]);
  const parameters = {
    ...(route.params ? { path: asObject(route.params) } : {}),
    ...(route.query ? { query: asObject(route.query) } : {}),
    ...(route.method === 'POST'
      ? {
          header: zod.object({
            'Idempotency-Key': zod
              .string()
              .regex(IDEMPOTENCY_KEY)
              .optional()
              .describe('A retry with the same key returns the original result; kept for 24 hours.'),
          }),
        }
      : {}),
  };
  return {
    operationId: route.operation,
    tags: [tagOf(route)],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    'x-required-scopes': route.scopes,
    ...(route.extension === true ? { 'x-extension': true } : {}),
    requestParams: parameters,
    ...(takesBody ? { requestBody: requestBody(route) } : {}),
    responses: { [String(route.status)]: success(route), ...failures(codes) },
  } as ZodOpenApiOperationObject;
}

/** Parameter schemas are objects by construction. */
function asObject(schema: z.ZodType): z.ZodObject {
  return schema as z.ZodObject;
}

function requestBody(route: Route) {
  if (route.rawBody) {
    const binary = {
      schema: { type: 'string', minLength: 1, contentMediaType: 'application/octet-stream' },
    } as const;
    return { required: true, content: Object.fromEntries(route.rawBody.types.map((type) => [type, binary])) };
  }
  return { required: route.bodyOptional !== true, content: { 'application/json': { schema: route.body } } };
}

const RATE_LIMIT_HEADERS = {
  'Request-Id': { description: 'Identifies the request.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description: 'Requests in a window.',
    schema: { type: 'integer', example: RATE_LIMIT.requests },
  },
  'RateLimit-Remaining': { description: 'Requests left in this window.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the window ends.', schema: { type: 'integer' } },
  'RateLimit-Policy': { description: 'The limit and its window.', schema: { type: 'string' } },
} as const;

function success(route: Route) {
  const headers = {
    ...RATE_LIMIT_HEADERS,
    ...(route.location
      ? { Location: { description: 'Where the record is.', schema: { type: 'string' } } }
      : {}),
    ...(route.method === 'POST'
      ? { 'Idempotent-Replayed': { description: '`true` on a replayed answer.', schema: { type: 'string' } } }
      : {}),
  };
  const content = route.response
    ? { 'application/json': { schema: route.response } }
    : route.responseType === undefined
      ? undefined
      : { [route.responseType]: { schema: { type: 'string', contentMediaType: route.responseType } } };
  return { description: route.summary, headers, ...(content ? { content } : {}) };
}

/** One response per status, its description listing the codes. */
function failures(codes: ReadonlySet<ErrorCode>) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of ERROR_CODES) {
    if (codes.has(code))
      byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join('\n\n'),
        headers: RATE_LIMIT_HEADERS,
        content: { 'application/json': { schema: error } },
      },
    ]),
  );
}

function webhook(type: (typeof EVENT_TYPES)[number], brand: string) {
  const envelope = zod.object({
    id: zod.string(),
    type: zod.literal(type),
    created: zod.iso.datetime(),
    data: zod.record(zod.string(), zod.unknown()),
  });
  return {
    post: {
      operationId: `webhook.${type}`,
      summary: type,
      description: `${EVENT_MEANINGS[type]} Signed in the header \`${brand}-Signature\`.`,
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema: envelope } } },
      responses: { '200': { description: 'Acknowledged; anything else is tried again for 24 hours.' } },
    },
  };
}
