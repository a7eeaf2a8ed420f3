/** Reads what the client sent: bytes → text → JSON → the schema, each with an error that names the parameter. */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { AppError } from '../../domain/errors.js';
import { jsonProblem } from '../../runtime/bounded-json.js';
import type { RawBody, RawInput, StreamedInput } from '../define-operation.js';
import { type BodyFile, writeBodyFile } from './body-file.js';

/** The most bytes of a JSON body (docs/behaviour.md "Errors"). */
export const JSON_MAX_BYTES = 1_000_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the request's bytes, at most `maxBytes`. Throws 413 `body_too_large` as soon as more is announced or arrives.
 */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  refuseUnread(request, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  // The request stays open when it is too large: the refusal goes out on the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('body_too_large', {
    message: `The body is too large. Send at most ${maxBytes} bytes.`,
  });
}

/**
 * Throws 415 for a compressed body, which could expand a thousandfold, and 413 for one that is announced as too large.
 */
function refuseUnread(request: IncomingMessage, maxBytes: number): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', {
      message: `Send the body without Content-Encoding: ${encoding} is not supported.`,
    });
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

/** Returns the character set that a body is declared in; null for none. */
function charsetOf(request: IncomingMessage): string | null {
  return /;\s*charset="?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? null;
}

/** Throws 415 for text declared in another encoding, which would be misread. */
function refuseCharset(request: IncomingMessage): void {
  const charset = charsetOf(request);
  if (charset === null || /^utf-?8$/i.test(charset)) return;
  throw new AppError('unsupported_media_type', { message: 'Send the body in UTF-8.' });
}

/** Unregistered names that clients use for media types. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/csv': 'text/csv',
  'application/vnd.ms-excel': 'text/csv',
  'text/comma-separated-values': 'text/csv',
  'text/tab-separated-values': 'text/csv',
  'text/x-csv': 'text/csv',
};

function mediaType(request: IncomingMessage): string {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const name = type.trim().toLowerCase();
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
}

/**
 * Reads the JSON body with its bytes; undefined when it is empty. Throws 400 `invalid_json`, 415
 * `unsupported_media_type`; before parsing, 422 for a body that exceeds, in some respect, what any body needs.
 */
export async function readJson(request: IncomingMessage): Promise<{ bytes: Buffer; value: unknown }> {
  const bytes = await readBody(request, JSON_MAX_BYTES);
  if (bytes.length === 0) return { bytes, value: undefined };
  const type = mediaType(request);
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw new AppError('unsupported_media_type', {
      message: 'Send the body as `Content-Type: application/json`.',
    });
  }
  refuseCharset(request);
  const problem = jsonProblem(bytes);
  if (problem !== null)
    throw new AppError('invalid_value', { message: `The body cannot be parsed. ${problem}` });
  try {
    return { bytes, value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    throw new AppError('invalid_json', { message: 'The body is not valid JSON in UTF-8.' });
  }
}

/** Reads a body of another media type, as bytes. Throws 415 for one that the operation does not take. */
export async function readRaw(request: IncomingMessage, rawBody: RawBody): Promise<RawInput> {
  const contentType = acceptedType(request, rawBody);
  const bytes = await readBody(request, rawBody.maxBytes);
  if (bytes.length === 0) throw emptyBody();
  return { contentType, bytes };
}

/** Throws 413 or 415 by the headers alone for a body that is not going to be read. */
export function acceptBody(request: IncomingMessage, rawBody: RawBody): void {
  acceptedType(request, rawBody);
  refuseUnread(request, rawBody.maxBytes);
}

/** Like `readRaw`, onto the disk, into a new folder of `spool`: the caller discards the file, and decodes it. */
export async function readStreamed(
  request: IncomingMessage,
  rawBody: RawBody,
  spool: string,
): Promise<BodyFile & StreamedInput> {
  const contentType = acceptedType(request, rawBody);
  const { maxBytes } = rawBody;
  refuseUnread(request, maxBytes);
  const bodyFile = await writeBodyFile(request, { spool, maxBytes, tooLarge: () => tooLarge(maxBytes) });
  if (bodyFile.size > 0) return { contentType, charset: charsetOf(request), ...bodyFile };
  await bodyFile.discard();
  throw emptyBody();
}

function acceptedType(request: IncomingMessage, { types, streamed }: RawBody): string {
  const contentType = mediaType(request);
  if (types.includes(contentType)) {
    if (streamed !== true) refuseCharset(request);
    return contentType;
  }
  throw new AppError('unsupported_media_type', {
    message: `Send the body as one of: ${types.join(', ')}.`,
  });
}

function emptyBody(): AppError {
  return new AppError('missing_field', { message: 'The body must not be empty.', param: 'body' });
}

/**
 * Throws 422 for a query parameter that is not percent-encoded UTF-8: query parsers replace what they cannot decode
 * by another character.
 */
export function refuseUndecodable(url: string): void {
  const query = url.slice(url.indexOf('?') + 1);
  if (!query.includes('%')) return;
  for (const pair of query.split('&')) {
    try {
      decodeURIComponent(pair);
    } catch {
      const [param = ''] = pair.split('=');
      throw new AppError('invalid_value', {
        message: `\`${param}\` is not percent-encoded UTF-8.`,
        param,
      });
    }
  }
}

/** Returns the value as parsed by `schema`, or throws its first error as a 422 that names the parameter. */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = check(schema ?? z.strictObject({}), value);
  if (result.ok) return result.value;
  throw result.problems[0];
}

/** Returns the value as parsed by `schema`, or all its errors, each as a 422 that names the parameter. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { ok: true; value: z.output<Schema> } | { ok: false; problems: [AppError, ...AppError[]] } {
  const { result, given } = parseFilled(schema, value);
  if (result.success) return { ok: true, value: result.data };
  const { issues } = result.error;
  const [first, ...rest] = issues.map((issue) => fromIssue(issue, given, misspelt(issue, issues)));
  return { ok: false, problems: [first ?? new AppError('invalid_value'), ...rest] };
}

/** How often fields are taken out: one round finds all that are null, except behind an alternative or a condition. */
const MAX_ROUNDS = 4;

/**
 * Parses a value. A field that is null and does not take null counts as left out (docs/conventions.md "Requests"): many
 * clients send every field that they know. Returns the value that was parsed, too.
 */
function parseFilled<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  let given = value;
  for (let round = 1; ; round += 1) {
    const result = schema.safeParse(given, { error: issueWords });
    const nulls = result.success || round > MAX_ROUNDS ? [] : nullFields(given, result.error.issues);
    if (nulls.length === 0) return { result, given };
    given = structuredClone(given);
    for (const path of nulls) {
      const field = path.at(-1);
      const holder = valueAt(given, path.slice(0, -1));
      // Cast: issues refer to paths in the value.
      if (field !== undefined) Reflect.deleteProperty(holder as object, field);
    }
  }
}

/** Returns the paths of fields that are null, of those that issues are about. Items of lists are not fields. */
function nullFields(
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  parent: readonly PropertyKey[] = [],
): PropertyKey[][] {
  return issues.flatMap((issue) => {
    const path = [...parent, ...issue.path];
    if (typeof path.at(-1) === 'string' && valueAt(value, path) === null) return [path];
    return issue.code === 'invalid_union'
      ? issue.errors.flatMap((each) => nullFields(value, each, path))
      : [];
  });
}

/** Returns an unknown field next to a missing one, which is often that field misspelt. */
function misspelt(missing: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): string | undefined {
  const parent = pathText(missing.path.slice(0, -1));
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' && pathText(issue.path) === parent) return issue.keys[0];
  }
  return undefined;
}

function fromIssue(issue: z.core.$ZodIssue, input: unknown, unknownField?: string): AppError {
  const param = pathText(issue.path);
  const named = param === '' ? 'The body' : param;
  if (issue.code === 'invalid_union') {
    // For a list or an object, the errors of the alternative of the same type.
    const value = valueAt(input, issue.path);
    const isOfKind = (alternative: readonly z.core.$ZodIssue[]) =>
      alternative.every(({ code, path }) => code !== 'invalid_type' || path.length > 0);
    const [inner] = (typeof value === 'object' && issue.errors.find(isOfKind)) || [];
    if (inner) return fromIssue({ ...inner, path: [...issue.path, ...inner.path] }, input);
    // Each value is validated in the same way.
    const errors = issue.errors.flat().filter(({ code }) => code !== 'invalid_type');
    const allowed = errors.flatMap((each) => (each.code === 'invalid_value' ? each.values : []));
    if (value !== undefined && errors.every(({ code }) => code === 'invalid_value') && allowed.length > 0) {
      return new AppError('invalid_value', { message: `${named}: ${oneOf(allowed)}.`, param });
    }
  }
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const full = param === '' ? key : `${param}.${key}`;
    return new AppError('unknown_field', {
      message: `Unknown field \`${full}\`. Check the spelling.`,
      param: full,
    });
  }
  const isMissing = issue.code === 'custom' && issue.params?.['code'] === 'missing_field';
  if (isMissing)
    return new AppError('missing_field', { message: `${named} ${lowerFirst(issue.message)}.`, param });
  // Enums, constants and unions have their own codes for a missing value.
  if (issue.code !== 'custom' && valueAt(input, issue.path) === undefined) {
    const hint = unknownField === undefined ? '' : ` Unknown field \`${unknownField}\`: check the spelling.`;
    return new AppError('missing_field', { message: `${named} is required.${hint}`, param });
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return new AppError('too_many_items', {
      message: `${named} must have at most ${String(issue.maximum)} items.`,
      param,
    });
  }
  return new AppError('invalid_value', { message: `${named}: ${lowerFirst(issue.message)}.`, param });
}

/**
 * Like `parse`, for a query. What goes wrong in addresses alone is said as such: a parameter that is given twice, and
 * a `+` of a time that was read as a space.
 */
export function parseQuery(schema: z.ZodType | undefined, query: Record<string, unknown>): unknown {
  try {
    return parse(schema, query);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_value') throw error;
    const value = query[error.param];
    if (Array.isArray(value)) {
      throw new AppError('invalid_value', {
        message: `Send \`${error.param}\` only once.`,
        param: error.param,
      });
    }
    if (typeof value === 'string' && SPACE_FOR_PLUS.test(value)) {
      const message = `${error.message.replace(/\.$/, '')}. Encode the + of the offset as %2B.`;
      throw new AppError('invalid_value', { message, param: error.param });
    }
    throw error;
  }
}

/** A time with an offset whose plus was decoded as a space. */
const SPACE_FOR_PLUS = /T[\d:.]+ \d{2}:?\d{2}$/;

function lowerFirst(message: string): string {
  return (message.charAt(0).toLowerCase() + message.slice(1)).replace(/\.$/, '');
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<PropertyKey, unknown>)[step];
  }
  return here;
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

/** Returns the words for an issue, for zod's `error` option; undefined leaves it to zod. */
function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      return kind === undefined ? undefined : `must be ${kind}`;
    }
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return bound('at least', issue.origin, issue.minimum, issue.inclusive === true);
    case 'too_big':
      return bound('at most', issue.origin, issue.maximum, issue.inclusive === true);
    default:
      return undefined;
  }
}

/** Describes a closed list: `must be 1 or 2`, `must be one of a, b, c`. */
function oneOf(values: readonly unknown[]): string {
  const words = [...new Set(values)].map(String);
  return words.length > 2 ? `must be one of ${words.join(', ')}` : `must be ${words.join(' or ')}`;
}

function bound(
  which: 'at least' | 'at most',
  origin: string,
  limit: number | bigint,
  isInclusive: boolean,
): string | undefined {
  if (!isInclusive) return undefined;
  const unit = { string: 'character', array: 'item' }[origin];
  if (unit === undefined) return `must be ${which} ${limit}`;
  return `must have ${which} ${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`;
}
