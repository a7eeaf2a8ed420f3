/**
 * One request to one operation, top-down: scope → plan → body and query → (preparation) → transaction → (idempotency)
 * → (`If-Match`) → command → audit → answer. Authentication and the rate limit come before.
 */
import type { Request, Response } from 'express';
import { inFieldOrder } from '../../resources/field-order.js';
import { holdsScope, missingScope, planAllows, roleAllows, SCOPES } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import { changesBetween } from '../../domain/changes.js';
import { insertAudit } from '../../db/audit.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { withScope } from '../../db/transaction.js';
import { CsvFile } from '../csv.js';
import { Binary, type Operation, type ExternalServices } from '../define-operation.js';
import type { Caller } from './authenticate.js';
import { type Budgets, FILE_GROWTH } from './budget.js';
import { entityTag, matches } from './entity-tag.js';
import { type Answer, idempotencyKey, replayOrRun, requestDigest } from './idempotency.js';
import {
  acceptBody,
  JSON_MAX_BYTES,
  parse,
  parseQuery,
  readJson,
  readRaw,
  readStreamed,
  refuseUndecodable,
} from './validate.js';

type ParsedInput = { params: unknown; query: unknown; body: unknown };

export type Call = {
  caller: Caller;
  requestId: string;
  request: Request;
  response: Response;
  /** The GET of the record that the operation changes. */
  resource: Operation | undefined;
  budgets: Budgets;
};

/**
 * Throws 403 unless the key's scopes, the role of a member of staff and the courier's plan allow the operation; 404 for
 * a sandbox extra in live.
 */
export function authorise(operation: Operation, caller: Caller): void {
  if (operation.sandboxOnly === true && caller.tenant.mode !== 'sandbox') {
    throw new AppError('unknown_route', { message: 'This operation is available in the sandbox only.' });
  }
  const missing =
    operation.everyScope === true
      ? missingScope(caller.scopes, operation.scopes)
      : holdsScope(caller.scopes, operation.scopes)
        ? undefined
        : operation.scopes[0];
  if (missing !== undefined) {
    throw new AppError('insufficient_scope', {
      message:
        operation.everyScope === true
          ? `This operation requires a key with every scope. This key lacks ${missing}.`
          : `This operation requires a key with the scope ${missing}.`,
    });
  }
  const writes = operation.method !== 'GET';
  const role = caller.session?.role;
  if (role !== undefined && !roleAllows(role, { writes, ownersOnly: operation.ownersOnly === true })) {
    throw new AppError('insufficient_scope', {
      message:
        role === 'viewer' && writes
          ? 'Viewers cannot make changes. Ask an owner.'
          : 'Only owners can do this.',
    });
  }
  const verdict = planAllows(caller.tenant.plan, {
    // A plan limits keys; a role limits staff in the console.
    writes: writes && role === undefined,
    agent: operation.agent === true,
  });
  if (verdict === 'plan_read_only') {
    throw new AppError(verdict, {
      message: 'The Growth plan is read-only. Upgrade to Pro or Enterprise to write.',
    });
  }
  if (verdict === 'plan_feature_unavailable') {
    throw new AppError(verdict, { message: 'The route agent requires the Pro or Enterprise plan.' });
  }
}

/** Runs the operation and sends its answer; throws its errors. */
export async function handle(source: ScopeSource, operation: Operation, call: Call): Promise<void> {
  const { request, response, budgets } = call;
  const key = operation.method === 'POST' ? idempotencyKey(request.get('Idempotency-Key')) : undefined;
  const { input, bytes, discard } = await readInput(operation, request, {
    response,
    budgets,
    holder: call.caller.tenant.id,
  });
  try {
    await perform(source, operation, call, {
      input,
      idempotency:
        key === undefined
          ? undefined
          : { key, digest: requestDigest(request.method, repeatedAt(operation, call), bytes) },
    });
  } finally {
    await discard?.();
  }
}

/** Returns where a retry must go. An answer with a secret is shown again only to the caller that had it. */
function repeatedAt({ secret = false }: Operation, { request, caller }: Call): string {
  return secret ? `${request.originalUrl} ${caller.keyId}` : request.originalUrl;
}

type Prepared = { input: ParsedInput; idempotency: { key: string; digest: string } | undefined };

async function perform(
  source: ScopeSource,
  operation: Operation,
  { caller, requestId, request, response, resource }: Call,
  { input, idempotency }: Prepared,
): Promise<void> {
  let binary: Binary | undefined;
  let file: CsvFile | undefined;
  const csv = acceptsCsv(operation, request, response) ? operation.csv : undefined;
  let refusal: AppError | undefined;
  const condition = operation.method === 'GET' ? undefined : request.get('If-Match');
  const run = (scope: Scope): Promise<Answer> => {
    const command = async (): Promise<Answer> => {
      refusal = undefined;
      if (condition !== undefined) await requireMatch(scope, resource, input.params, condition);
      const before = await recordBefore(scope, operation, resource, input.params);
      const result = await (csv?.file ?? operation.command)(scope, input, prepared).catch(
        (error: unknown) => {
          if (error instanceof AppError) refusal = error;
          throw error;
        },
      );
      if (operation.method !== 'GET' && !scope.outcome.unchanged) {
        await insertAudit(scope, {
          action: operation.name,
          subject: subjectOf(result, request),
          detail: detailOf(scope, request, input.body),
          changes:
            before === undefined ? (scope.outcome.changes ?? null) : changesBetween(before, result as object),
        });
      }
      if (result instanceof CsvFile) {
        await insertAudit(scope, { action: exportName(operation), subject: null, detail: result.name });
      }
      if (result instanceof Binary) binary = result;
      if (result instanceof CsvFile) file = result;
      return {
        status: operation.status,
        headers: headersOf(operation, result),
        body: bodyOf(operation, result),
      };
    };
    return idempotency === undefined
      ? command()
      : replayOrRun(scope, { ...idempotency, secret: operation.secret === true }, command);
  };
  const actor = {
    id: caller.keyId,
    requestId,
    address: request.ip ?? null,
    isUnlimited: isUnlimited(caller),
    readsOrders: holdsScope(caller.scopes, ['orders:read']),
  };
  // An export is written to the audit log.
  const access = operation.method === 'GET' && csv === undefined ? 'read only' : 'read write';
  const { measure, findPath } = source;
  const scoped: ExternalServices['scoped'] = (work) => withScope(source, caller.tenant, actor, work);
  const prepared = await operation.prepare?.({ measure, findPath, scoped }, input);
  const afterRefusal = async () => {
    const refused = refusal;
    if (refused === undefined || !operation.afterRefusal) return;
    const { afterRefusal: then } = operation;
    await withScope(source, caller.tenant, actor, (scope) => then(scope, input, refused));
  };
  let answer;
  try {
    answer = await withScope(source, caller.tenant, actor, run, access);
  } finally {
    await afterRefusal();
  }

  for (const [name, value] of Object.entries(answer.headers)) {
    response.setHeader(name, name === 'Location' ? `${request.baseUrl}${value}` : value);
  }
  response.status(answer.status);
  if (file) sendFile(request, response, file);
  else if (binary) response.set(binary.headers).type(binary.contentType).send(binary.bytes);
  else if (answer.body === null) response.end();
  else response.type('json').send(answer.body);
}

/** Returns whether the caller is one of the owners, or a key with every scope. */
function isUnlimited({ session, scopes }: Caller): boolean {
  return session ? session.role === 'owner' : missingScope(scopes, SCOPES) === undefined;
}

/** Returns whether the client wants CSV rather than JSON; clients that accept neither get JSON. */
function acceptsCsv(operation: Operation, request: Request, response: Response): boolean {
  if (!operation.csv) return false;
  response.vary('Accept');
  const accepted = request.accepts([
    'application/json',
    'text/csv',
    'text/csv;charset=utf-8',
    'text/csv;header=present',
  ]);
  return typeof accepted === 'string' && accepted.startsWith('text/csv');
}

/** Sends CSV as a file; a page that others follow names the next one (RFC 8288). */
function sendFile(request: Request, response: Response, { name, text, next }: CsvFile): void {
  if (next !== null) {
    const url = new URL(request.originalUrl, 'http://localhost');
    url.searchParams.set('starting_after', next);
    response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  response.setHeader('Content-Disposition', `attachment; filename="${name}.csv"`);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present');
  response.send(text);
}

/**
 * Throws 412 `precondition_failed` unless the record matches `If-Match`. The record stays locked, so that of two
 * changes with the same tag one finds it changed.
 */
async function requireMatch(
  scope: Scope,
  resource: Operation | undefined,
  params: unknown,
  condition: string,
): Promise<void> {
  if (!resource?.lock) {
    throw new AppError('precondition_failed', {
      message: 'This operation does not support If-Match.',
      param: 'If-Match',
    });
  }
  const current = await readLocked(scope, resource, params);
  if (matches(condition, entityTag(bodyOf(resource, current) ?? ''))) return;
  throw new AppError('precondition_failed', {
    message: 'The resource has changed since you read it. Fetch it again and retry.',
    param: 'If-Match',
  });
}

/** Returns the record before a PATCH, so that the audit log can compare old and new values. */
async function recordBefore(
  scope: Scope,
  operation: Operation,
  resource: Operation | undefined,
  params: unknown,
): Promise<object | undefined> {
  if (operation.method !== 'PATCH' || !resource) return undefined;
  // A record, as its GET returns it.
  return (await readLocked(scope, resource, params)) as object;
}

/** Reads a record by its GET, locked against changes. */
async function readLocked(scope: Scope, resource: Operation, params: unknown): Promise<unknown> {
  await resource.lock?.(scope, params);
  const input = { params, query: parse(resource.query, {}), body: undefined };
  return resource.command(scope, input, undefined);
}

/** Returns the name of an export in the audit log: `orders.export`. */
function exportName({ name }: Operation): string {
  return `${name.split('.', 1)[0] ?? name}.export`;
}

async function readInput(
  operation: Operation,
  request: Request,
  { response, budgets, holder }: { response: Response; budgets: Budgets; holder: string },
): Promise<{ input: ParsedInput; bytes: Buffer; discard?: () => Promise<void> }> {
  refuseUndecodable(request.url);
  const query = parseQuery(operation.query, request.query);
  const params = operation.params ? parse(operation.params, request.params) : request.params;
  if (operation.rawBody?.streamed === true) {
    const { rawBody } = operation;
    acceptBody(request, rawBody);
    await budgets.files.hold(request, response, holder, rawBody.maxBytes, FILE_GROWTH);
    const bodyFile = await readStreamed(request, rawBody, budgets.spool);
    return { input: { params, query, body: bodyFile }, bytes: bodyFile.digest, discard: bodyFile.discard };
  }
  if (operation.rawBody) {
    acceptBody(request, operation.rawBody);
    await budgets.bodies.hold(request, response, holder, operation.rawBody.maxBytes);
    const raw = await readRaw(request, operation.rawBody);
    return { input: { params, query, body: raw }, bytes: raw.bytes };
  }
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    return { input: { params, query, body: undefined }, bytes: Buffer.alloc(0) };
  }
  await budgets.bodies.hold(request, response, holder, JSON_MAX_BYTES);
  const { bytes, value } = await readJson(request);
  const absent = value === undefined && (operation.body === undefined || operation.bodyOptional === true);
  if (value === undefined && !absent) {
    throw new AppError('missing_field', { message: 'Send a JSON body.' });
  }
  return { input: { params, query, body: parse(operation.body, absent ? {} : value) }, bytes };
}

function headersOf(operation: Operation, result: unknown): Record<string, string> {
  if (!operation.location) return {};
  // An operation with `location` answers with the record that it created.
  return { Location: operation.location(result as { id: string }) };
}

function bodyOf(operation: Operation, result: unknown): string | null {
  if (operation.status === 204 || result instanceof Binary || result instanceof CsvFile) return null;
  return JSON.stringify(operation.response ? inFieldOrder(operation.response, result) : result);
}

function subjectOf(result: unknown, request: Request): string | null {
  const named = Object.values(request.params)[0];
  if (typeof named === 'string') return named;
  if (typeof result !== 'object' || result === null || !('id' in result)) return null;
  return typeof result.id === 'string' ? result.id : null;
}

/** Joins what the command says, or else the date of the path, and the given reason; null for neither. */
function detailOf({ outcome }: Scope, { params }: Request, body: unknown): string | null {
  const said = [outcome.detail ?? params.date, reasonOf(body)].filter((each) => typeof each === 'string');
  return said.length === 0 ? null : said.join(': ');
}

function reasonOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('reason' in body)) return null;
  return typeof body.reason === 'string' && body.reason !== '' ? body.reason : null;
}
