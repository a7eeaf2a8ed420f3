/**
 * One operation of the API: everything the request pipeline, the reference document and the tests need to know of
 * an operation. An `operations.ts` is an array of these.
 */
import { z } from 'zod';
import type { AccessScope } from '../domain/access.js';
import type { AppError, ErrorCode } from '../domain/errors.js';
import type { Scope } from '../db/scope.js';
import type { FindPath, MeasureTrips } from '@waypost/planning/travel';
import type { IdKind } from '../domain/ids.js';
import { date, idOf } from '../resources/schema-helpers.js';
import type { Columns, CsvFile } from './csv.js';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The parsed input of a command. */
export type Input<Params, Query, Body> = { params: Params; query: Query; body: Body };

/** A body that is not JSON: its media types and the most bytes of it. */
export type RawBody = {
  types: readonly [string, ...string[]];
  maxBytes: number;
  /** Never in memory as a whole. */
  streamed?: boolean;
  /** Media type → an example. */
  examples?: Readonly<Record<string, string>>;
};
export type RawInput = { contentType: string; bytes: Buffer };
/** A file on disk, until the request has been answered; `charset` is the declared one. */
export type StreamedInput = { contentType: string; charset: string | null; path: string };

/** Services for use before the transaction: the road network, and rows in their own transactions. */
export type ExternalServices = {
  measure: MeasureTrips | null;
  findPath: FindPath | null;
  scoped: <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;
};

/** An answer that is not JSON. */
export class Binary {
  constructor(
    readonly contentType: string,
    readonly bytes: Buffer,
    /** Sent with it. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

type Body<Raw, B> = Raw extends { streamed: true }
  ? StreamedInput
  : Raw extends RawBody
    ? RawInput
    : Shape<B>;

type Shape<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The parameters of a path: as its schema parses them, or else the names in braces. */
type Params<Route, P> = P extends z.ZodType
  ? z.output<P>
  : [Named<Route>] extends [never]
    ? undefined
    : Record<Named<Route>, string>;
type Named<Route> = Route extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

/** Result of a command: the value of its schema, bytes, or nothing. */
type Answer<R, Media> = R extends z.ZodType
  ? Promise<z.output<R>>
  : Media extends string
    ? Promise<Binary>
    : Promise<void>;

/**
 * An operation's example: the whole body that is sent, and the fields of the answer that differ from the default; lists
 * are replaced as a whole, and undefined leaves a field out.
 */
type Example<B, R> = {
  request?: B extends z.ZodType ? z.input<B> : never;
  response?: R extends z.ZodType ? Fragment<z.output<R>> : never;
};
type Fragment<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Name in keyof T]?: Fragment<T[Name]> | undefined }
    : T;

/** Refuses an answer with more fields than its schema; one with fewer is not assignable. */
type NoMore<Given, Wanted> = [Wanted] extends [Given]
  ? unknown
  : {
      command: ['The answer of the command does not match the schema of the operation.', Wanted];
    };

type Definition<
  Route,
  P,
  Q,
  B,
  Raw extends RawBody | undefined,
  R,
  Media extends string | undefined,
  Given,
  Prepared = unknown,
> = {
  /** Method and path below the base URL, parameters in braces: `GET /orders/{order_id}`. */
  route: Route;
  /** Unique name of the operation, such as `orders.create`; also the action in the audit log. */
  name: string;
  summary: string;
  description?: string;
  /** Part of the route agent, which the lowest plan lacks. */
  agent?: boolean;
  /** Answers 404 in live. */
  sandboxOnly?: boolean;
  /** Any one of these is enough; a refusal names the first. */
  scopes: readonly [AccessScope, ...AccessScope[]];
  /** Every one of the scopes is needed; a refusal names the first that is missing. */
  everyScope?: boolean;
  /** In the console for owners only: keys, people's access, webhook endpoints, settings. */
  ownersOnly?: boolean;
  /** Of parameters that are more than the IDs of records and a date. */
  params?: P;
  query?: Q;
  body?: B;
  /** The body may be left out altogether. */
  bodyOptional?: boolean;
  rawBody?: Raw;
  /** If absent, 201 with a location, otherwise 200, and 204 without an answer. */
  status?: 200 | 201 | 202 | 204;
  /** Schema of the answer; none with 204. */
  response?: R;
  /** Media type of an answer that is not JSON. */
  responseType?: Media;
  /** The same answer as a CSV file, for clients that accept `text/csv` rather than JSON. */
  csv?: {
    columns: Columns<never>;
    file: (scope: Scope, input: Input<Params<Route, P>, Shape<Q>, Body<Raw, B>>) => Promise<CsvFile>;
  };
  /** In the document, what differs from the examples that the fields compose. */
  example?: Example<B, R>;
  /** Error codes in addition to those that any operation can return, and to `not_found` for the path's record. */
  errors?: readonly ErrorCode[];
  /** The answer holds a secret that is shown once: it is sealed where it is stored for a retry. */
  secret?: boolean;
  /** Returns where the new record is found, below the base URL. */
  location?: (answer: Awaited<Given>) => string;
  /** For a GET: locks the record until the transaction ends, so that writes to it can be conditional on its tag. */
  lock?: (scope: Scope, params: Params<Route, P>) => Promise<object | undefined>;
  /** Fetches or reads inputs before the transaction, which must not wait for them. The command gets the result. */
  prepare?: (
    outside: ExternalServices,
    input: Input<Params<Route, P>, Shape<Q>, Body<Raw, B>>,
  ) => Promise<Prepared>;
  command: (
    scope: Scope,
    input: Input<Params<Route, P>, Shape<Q>, Body<Raw, B>>,
    prepared: Prepared,
  ) => Given;
  /** Writes rows that must persist although the command was refused and rolled back, in a separate transaction. */
  afterRefusal?: (
    scope: Scope,
    input: Input<Params<Route, P>, Shape<Q>, Body<Raw, B>>,
    refusal: AppError,
  ) => Promise<void>;
};

/** Any entry, with the types of its schemas erased, as the table holds it. */
export type Operation = Omit<
  Definition<string, z.ZodType, z.ZodType, z.ZodType, undefined, z.ZodType, string, Promise<object>>,
  'route' | 'status' | 'rawBody' | 'csv' | 'example' | 'prepare' | 'command' | 'afterRefusal' | 'location'
> & {
  method: Method;
  /** Below the base URL. */
  path: string;
  status: 200 | 201 | 202 | 204;
  csv?: {
    columns: Columns<never>;
    file: (scope: Scope, input: Input<unknown, unknown, unknown>) => Promise<CsvFile>;
  };
  rawBody?: RawBody;
  example?: { request?: unknown; response?: unknown };
  location?: (answer: object) => string;
  prepare?: (outside: ExternalServices, input: Input<unknown, unknown, unknown>) => Promise<unknown>;
  command: (
    scope: Scope,
    input: Input<unknown, unknown, unknown>,
    prepared: unknown,
  ) => Promise<object> | Promise<void>;
  afterRefusal?: (scope: Scope, input: Input<unknown, unknown, unknown>, refusal: AppError) => Promise<void>;
};

/** Types an entry: the command's input and result follow from the schemas. */
export function defineOperation<
  const Route extends `${Method} /${string}`,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const Raw extends RawBody | undefined = undefined,
  R extends z.ZodType | undefined = undefined,
  Media extends string | undefined = undefined,
  Given extends Answer<R, Media> = Answer<R, Media>,
  Prepared = void,
>(
  definition: Definition<Route, P, Q, B, Raw, R, Media, Given, Prepared> & NoMore<Given, Answer<R, Media>>,
): Operation {
  const { route, status, params, ...rest } = definition;
  const [method, path] = route.split(' ') as [Method, string];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const usual = rest.response || rest.responseType !== undefined ? 200 : 204;
  // The pipeline parses with these very schemas before it calls the command, so the types hold at run time.
  return {
    ...rest,
    method,
    path,
    status: status ?? (rest.location ? 201 : usual),
    ...(names.length > 0 && { params: params ?? pathParams(names) }),
  } as unknown as Operation;
}

/** Kinds of records that paths do not call by the name of their kind. */
const CALLED: Readonly<Record<string, IdKind>> = {
  key: 'shipperKey',
  api_key: 'adminKey',
  opt_out: 'optOut',
};

/** Returns the schema of a path's parameters, which are dates and ids: `{order_id}`. */
function pathParams(names: readonly string[]): z.ZodType {
  const kindOf = (name: string) =>
    CALLED[name.slice(0, -'_id'.length)] ?? (name.slice(0, -'_id'.length) as IdKind);
  return z.object(
    Object.fromEntries(names.map((name) => [name, name === 'date' ? date : idOf(kindOf(name))])),
  );
}

/**
 * Returns the GET of the record that a write changes, whose entity tag `If-Match` names: the one of the same path, or
 * for an action that of the path up to its last id. Undefined for a GET, and where there is no single record to lock.
 */
export function resourceOf(operation: Operation, operations: readonly Operation[]): Operation | undefined {
  if (operation.method === 'GET') return undefined;
  const path =
    operation.method === 'POST'
      ? operation.path.slice(0, operation.path.lastIndexOf('}') + 1)
      : operation.path;
  return operations.find((each) => each.method === 'GET' && each.path === path && each.lock !== undefined);
}
