/**
 * Holds every answer that a test sees against the document that integrators see: the status, the headers and the body
 * of each have to be what the document says of the operation, with the fields in its sequence. A difference fails the test that made the request.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { outOfOrder } from './field-order.js';

type Content = Record<string, { schema?: object }>;
type Response = { headers?: Record<string, object>; content?: Content };
type Operation = { responses: Record<string, Response> };
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>;
  components: { schemas: Record<string, object> };
};

const DOCS = path.join(import.meta.dirname, '../../docs');

/** A document as it is committed, which the checks hold equal to the code: building it takes longer than most tests. */
export function readDocument(name: 'openapi' | 'operator-openapi'): Document {
  return JSON.parse(readFileSync(path.join(DOCS, `${name}.json`), 'utf8')) as Document;
}

/** Answers that the kernel gives before it knows the operation: they have the error's schema, and no place in a path. */
const ANYWHERE = new Set([401, 404, 405, 429, 500, 503]);

export type Answer = {
  method: string;
  /** Below the base address, with its query. */
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
};

/** Ajv with OpenAPI's formats and keywords, knowing the document's components. */
export function documentValidator(document: Document): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  return ajv;
}

/** A function that throws when an answer is not as the document of that name has it. */
export function conformanceCheck(name: 'openapi' | 'operator-openapi'): (answer: Answer) => void {
  const document = readDocument(name);
  closeObjects(document);
  const ajv = documentValidator(document);
  const templates = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length,
  }));
  // A literal segment stands before a parameter: /routes/optimise before /routes/{route_id}.
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
    const response = operation?.responses[String(answer.status)];
    if (template === undefined || !operation || (!response && ANYWHERE.has(answer.status))) {
      if (!ANYWHERE.has(answer.status)) throw new Error(`${name}: no such operation in the document.`);
      mustPass(name, validatorAt(['components', 'schemas', 'Error']), answer.body);
      return;
    }
    if (!response) {
      throw new Error(`${name}: no such status in the document. ${JSON.stringify(answer.body)}`);
    }
    for (const header of Object.keys(response.headers ?? {})) {
      if (SOMETIMES.has(header)) continue;
      if (!answer.headers.has(header)) throw new Error(`${name}: the header ${header} is missing.`);
    }
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const ranges = Object.keys(response.content ?? {}).map((range) => range.replace('*', ''));
    if (ranges.length > 0 && !ranges.some((range) => type.startsWith(range)))
      throw new Error(`${name}: no such type as ${type}.`);
    const content = response.content?.['application/json'];
    if (!content?.schema || type !== 'application/json') return;
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

/** Headers that not every answer has. */
const SOMETIMES = new Set(['Idempotent-Replayed', 'Content-Disposition', 'Link']);

/** What the document does not name, we may add one day; but not without the document, so that tests refuse it. */
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
