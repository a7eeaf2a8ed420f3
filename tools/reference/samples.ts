/** Renders the same example request in curl, JavaScript and Python. */
import { exampleOf } from '../../src/api/openapi-components.js';
import type { Sample } from './code.js';
import type { Endpoint, OpenApi, Parameter } from './document.js';

const BASE = 'http://localhost:8080/sandbox/admin/v1';
const KEY = 'wp_test_adm_…';

/** Returns a path with its parameters' examples. */
function examplePath({ path, operation }: Endpoint, document: OpenApi): string {
  const parameters = operation.parameters ?? [];
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return String(parameter ? exampleOf(parameter.schema, document.components.schemas) : name);
  });
}

function queryOf(parameters: readonly Parameter[], document: OpenApi): string {
  const required = parameters.filter((each) => each.in === 'query' && each.required === true);
  const query = required.map(
    ({ name, schema }) =>
      `${name}=${encodeURIComponent(String(exampleOf(schema, document.components.schemas)))}`,
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** Returns the example request of an operation in three languages. */
export function samplesOf(endpoint: Endpoint, document: OpenApi): Sample[] {
  const { method, operation } = endpoint;
  const path = examplePath(endpoint, document) + queryOf(operation.parameters ?? [], document);
  const content = Object.entries(operation.requestBody?.content ?? {})[0];
  const [type, media] = content ?? [];
  const body = media?.example;
  const request = { method, path, type, body };
  return [
    { language: 'sh', title: 'curl', code: curl(request) },
    { language: 'js', title: 'JavaScript', code: javascript(request) },
    { language: 'py', title: 'Python', code: python(request) },
  ];
}

type Request = { method: string; path: string; type: string | undefined; body: unknown };

const isFile = (type: string | undefined): type is string => type !== undefined && type.startsWith('image/');

function curl({ method, path, type, body }: Request): string {
  const lines = [
    `curl ${method === 'GET' || type !== undefined ? '' : `-X ${method} `}'${BASE}${path}'`,
    `-H "Authorization: Bearer $KEY"`,
  ];
  if (type !== undefined && method !== 'POST') lines[0] = `curl -X ${method} '${BASE}${path}'`;
  if (method === 'POST') lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (type !== undefined) lines.push(`-H 'Content-Type: ${type}'`);
  if (isFile(type)) lines.push('--data-binary @photo.jpg');
  else if (body !== undefined) {
    const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
    lines.push(`--data-binary '${text.replaceAll("'", "'\\''")}'`);
  }
  return lines.join(' \\\n  ');
}

function javascript({ method, path, type, body }: Request): string {
  const headers = [
    'Authorization: `Bearer ${key}`',
    ...(method === 'POST' ? ["'Idempotency-Key': crypto.randomUUID()"] : []),
    ...(type === undefined ? [] : [`'Content-Type': '${type}'`]),
  ];
  const sent = isFile(type)
    ? "await readFile('photo.jpg')"
    : body === undefined
      ? undefined
      : typeof body === 'string'
        ? literal(body)
        : `JSON.stringify(${indent(JSON.stringify(body, null, 2), 2)})`;
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    `headers: {\n${headers.map((each) => `    ${each},`).join('\n')}\n  },`,
    ...(sent === undefined ? [] : [`body: ${sent},`]),
  ];
  return `const key = '${KEY}';
const response = await fetch('${BASE}${path}', {
${options.map((each) => `  ${each}`).join('\n')}
});
if (!response.ok) {
  const { code, message, param } = (await response.json()).error;
  throw new Error([code, message, param].join(' '));
}
${method === 'DELETE' ? 'console.log(response.status);' : 'console.log(await response.json());'}`;
}

function python({ method, path, type, body }: Request): string {
  const headers = [
    'f"Bearer {key}"',
    ...(method === 'POST' ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(type === undefined || type === 'application/json' ? [] : [`"Content-Type": "${type}"`]),
  ];
  headers[0] = `"Authorization": ${headers[0] ?? ''}`;
  const sent = isFile(type)
    ? '    data=open("photo.jpg", "rb"),'
    : body === undefined
      ? undefined
      : typeof body === 'string'
        ? `    data=${tripleQuoted(body)}.encode(),`
        : `    json=${indent(pythonValue(body), 4)},`;
  return `${method === 'POST' ? 'import uuid\n' : ''}import requests

key = "${KEY}"
response = requests.${method.toLowerCase()}(
    "${BASE}${path}",
    headers={${headers.join(', ')}},
${sent === undefined ? '' : `${sent}\n`}    timeout=30,
)
if not response.ok:
    error = response.json()["error"]
    raise RuntimeError(f"{error['code']} {error['message']} {error['param']}")
${method === 'DELETE' ? 'print(response.status_code)' : 'print(response.json())'}`;
}

const literal = (text: string): string => `\`${text.replace(/[`\\$]/g, (each) => `\\${each}`)}\``;
const tripleQuoted = (text: string): string => `"""${text.replaceAll('\\', '\\\\')}"""`;

function indent(text: string, by: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(by)}`);
}

/** Formats JSON as Python. */
function pythonValue(value: unknown): string {
  return JSON.stringify(value, null, 4).replace(
    /"(?:[^"\\]|\\.)*"|\b(true|false|null)\b/g,
    (all, word: string | undefined) =>
      word === undefined ? all : ({ true: 'True', false: 'False', null: 'None' }[word] ?? all),
  );
}
