/**
 * Checks every response in tests against the published OpenAPI document: the status, headers, body and the code of an
 * error must match what the document says about the operation, with the fields in its order. A difference fails the test
 * that made the request.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { outOfOrder } from './field-order.js';

type Content = Record<
  string,
  { schema?: object; example?: { data: object }; examples?: Record<string, object> }
>;
type Response = { headers?: Record<string, object>; content?: Content };
type Operation = { responses: Record<string, Response | { $ref: string }> };
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>;
  components: { schemas: Record<string, object>; responses: Record<string, Response> };
};

const DOCUMENT = path.join(import.meta.dirname, '../../docs/openapi.json');

/**
 * Reads the committed document, because building it takes longer than most tests. Other checks keep it equal to the
 * code.
 */
export function readDocument(): Document {
  return JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Document;
}

let shared: Document | undefined;

/** Returns what an event of this type may carry, about the record with this id: the document's example. */
export function exampleData(type: string, id: string): object {
  shared ??= readDocument();
  const { example } = shared.webhooks[type]?.post.requestBody.content['application/json'] ?? {};
  if (!example) throw new Error(`The document has no example of ${type}.`);
  return { ...example.data, id };
}

/**
 * Statuses that the kernel returns before it knows the operation. They have the error schema and are not listed per
 * path.
 */
const ANYWHERE = new Set([401, 404, 405, 429, 500, 503]);

export type Answer = {
  method: string;
  /** The path below the base address, with its query. */
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
};

/** Returns an Ajv instance with OpenAPI's formats and keywords and the document's components. */
export function documentValidator(document: Document): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  return ajv;
}

/** Returns a function that throws if a response does not match the document. */
export function conformanceCheck(): (answer: Answer) => void {
  const document = readDocument();
  closeObjects(document);
  const ajv = documentValidator(document);
  const templates = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length,
  }));
  // Literal segments come before parameters: /routes/optimise before /routes/{route_id}.
  templates.sort((a, b) => a.parameters - b.parameters);
  const compiled = new Map<string, ValidateFunction>();

  const validatorAt = (pointer: readonly string[]): ValidateFunction => {
    const ref = `document#/${pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    const known = compiled.get(ref);
    if (known) return known;
    const made = ajv.compile({ $ref: ref });
    compiled.set(ref, made);
    return made;
  };

  return (answer) => {
    const name = `${answer.method} ${answer.path} → ${answer.status}`;
    const path = answer.path.split('?')[0] ?? '';
    const template = templates.find(({ pattern }) => pattern.test(path))?.path;
    const method = answer.method.toLowerCase();
    const operation = template === undefined ? undefined : document.paths[template]?.[method];
    const response = resolved(document, operation?.responses[String(answer.status)]);
    if (template === undefined || !operation || (!response && ANYWHERE.has(answer.status))) {
      if (!ANYWHERE.has(answer.status)) throw new Error(`${name}: no such operation in the document.`);
      mustPass(name, validatorAt(['components', 'schemas', 'Error']), answer.body);
      return;
    }
    if (!response) {
      throw new Error(`${name}: no such status in the document. ${JSON.stringify(answer.body)}`);
    }
    for (const header of Object.keys(response.headers ?? {})) {
      // Without a database nothing is counted.
      if (SOMETIMES.has(header) || (answer.status === 503 && header.startsWith('RateLimit-'))) continue;
      if (!answer.headers.has(header)) throw new Error(`${name}: the header ${header} is missing.`);
    }
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const ranges = Object.keys(response.content ?? {}).map((range) => range.replace('*', ''));
    if (ranges.length > 0 && !ranges.some((range) => type.startsWith(range)))
      throw new Error(`${name}: no such type as ${type}.`);
    const content = response.content?.['application/json'];
    if (!content?.schema || type !== 'application/json') return;
    if (answer.status >= 400) {
      mustPass(name, validatorAt(['components', 'schemas', 'Error']), answer.body);
      const { code } = (answer.body as { error: { code: string } }).error;
      // A path that cannot be decoded leads to no operation.
      if (code !== 'unknown_route' && !Object.keys(content.examples ?? {}).includes(code)) {
        throw new Error(`${name}: the document does not list ${code}.`);
      }
      return;
    }
    const pointer = [
      'paths',
      template,
      method,
      'responses',
      String(answer.status),
      'content',
      'application/json',
      'schema',
    ];
    mustPass(name, validatorAt(pointer), answer.body);
    const wrong = outOfOrder(document, content.schema, answer.body);
    if (wrong.length > 0)
      throw new Error(`${name}: fields in another sequence.\n${wrong.slice(0, 8).join('\n')}`);
  };
}

/** Returns a response of the document; those of failures are shared by operations. */
function resolved(
  document: Document,
  response: Response | { $ref: string } | undefined,
): Response | undefined {
  if (response === undefined || !('$ref' in response)) return response;
  return document.components.responses[response.$ref.slice('#/components/responses/'.length)];
}

/** Headers that not every response has. */
const SOMETIMES = new Set(['Idempotent-Replayed', 'Content-Disposition', 'Link']);

/**
 * Closes all object schemas. Fields may be added later, but not without documenting them, so tests reject unknown ones.
 */
function closeObjects(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  if ('type' in part && part.type === 'object' && 'properties' in part) {
    Object.assign(part, { additionalProperties: false });
  }
  for (const inner of Object.values(part)) closeObjects(inner);
}

function mustPass(name: string, validate: ValidateFunction, body: unknown): void {
  if (validate(body)) return;
  const problems = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
  throw new Error(`${name}: not as documented.\n${problems.slice(0, 8).join('\n')}\n${JSON.stringify(body)}`);
}
