/** One operation on a page: what it does, its parameters and responses, in words and in code. */
import { codeBlock, tabs } from './code.js';
import {
  beyond,
  type Endpoint,
  type Media,
  nameOf,
  type OpenApi,
  type Response,
  type Schema,
} from './document.js';
import { coreExample, fieldList, type FieldOptions, fieldRow } from './fields.js';
import { escape } from './html.js';
import { inlineMarkdown, markdown, type Resolve } from './markdown.js';
import { samplesOf } from './samples.js';

export type OperationOptions = { document: OpenApi; resolve: Resolve; resource: (name: string) => string };

/** Common parameters whose description every page would repeat. */
const EVERYWHERE = new Set(['Idempotency-Key', 'If-Match']);

/** Returns the method as a coloured badge. */
export function mark(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method === 'DELETE' ? 'DEL' : method}</span>`;
}

export function operationSection(endpoint: Endpoint, options: OperationOptions): string {
  const { method, path, operation } = endpoint;
  const { document, resolve } = options;
  const id = operation.operationId;
  const scopes = operation['x-required-scopes'] ?? [];
  const answers = Object.entries(operation.responses);
  const [status = '', answer = {}] = answers.find(([code]) => code.startsWith('2')) ?? [];
  return `<section class="operation" id="${id}"${beyond(operation)} aria-labelledby="${id}-title">
<div class="words">
<h2 id="${id}-title">${inlineMarkdown(operation.summary, resolve)} <a class="anchor" href="#${id}" aria-label="Link to ${escape(operation.summary)}">#</a></h2>
<p class="endpoint">${mark(method)} <code>${pathOf(path)}</code></p>
${markdown(operation.description ?? '', resolve)}
<p class="needs">${scopes.length === 0 ? '' : `Scope ${scopes.map((scope) => `<code>${escape(scope)}</code>`).join(' or ')}`}${operation['x-extension'] === true ? ' · <abbr title="Beyond the core of the interface">extension</abbr>' : ''}</p>
${parametersOf(endpoint, options)}
${bodyOf(endpoint, options)}
${answerOf(id, status, answer, options)}
${failuresOf(answers, document)}
</div>
<div class="samples">
${both(endpoint, document, (each) => tabs(samplesOf(each, document), 'request'))}
${both(endpoint, document, ({ operation: { responses } }) => exampleOfAnswer(status, responses[status] ?? {}))}
</div>
</section>`;
}

/** Renders a part of an operation; where the core has less of it, once more for the switch "Core only". */
function both(endpoint: Endpoint, document: OpenApi, render: (endpoint: Endpoint) => string): string {
  const whole = render(endpoint);
  const { operation } = endpoint;
  if (operation['x-extension'] === true) return whole;
  const core = render({ ...endpoint, operation: coreOperation(operation, document) });
  const differs = core.replaceAll(/code-\d+/g, '') !== whole.replaceAll(/code-\d+/g, '');
  return differs ? `<div data-beyond>${whole}</div><div data-core>${core}</div>` : whole;
}

/** Returns an operation with the examples of the core. */
function coreOperation(operation: Endpoint['operation'], document: OpenApi): Endpoint['operation'] {
  const cut = (content: Record<string, Media> | undefined) =>
    Object.fromEntries(
      Object.entries(content ?? {}).map(([type, media]) => [
        type,
        'example' in media
          ? { ...media, example: coreExample(media.example, media.schema, document) }
          : media,
      ]),
    );
  return {
    ...operation,
    ...(operation.requestBody && {
      requestBody: { ...operation.requestBody, content: cut(operation.requestBody.content) },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        answer.content ? { ...answer, content: cut(answer.content) } : answer,
      ]),
    ),
  };
}

/** Returns a path with its parameters marked, which may break at slashes. */
export function pathOf(path: string): string {
  return escape(path)
    .replaceAll('/', '/<wbr>')
    .replace(/\{(\w+)\}/g, '<var>{$1}</var>');
}

function parametersOf({ operation }: Endpoint, options: OperationOptions): string {
  const parameters = operation.parameters ?? [];
  const fields: FieldOptions = { ...options };
  return (['path', 'query', 'header'] as const)
    .map((place) => {
      const rows = parameters
        .filter((each) => each.in === place && !EVERYWHERE.has(each.name))
        .map((parameter) => {
          const { name, schema, required, description } = parameter;
          const mark = beyond(parameter);
          return fieldRow(name, schema, { required: required === true, options: fields, description, mark });
        });
      const title = { path: 'In the path', query: 'Query', header: 'Headers' }[place];
      const mark = rows.every((row) => row.includes(' data-beyond')) ? ' data-beyond' : '';
      return rows.length === 0
        ? ''
        : `<div${mark}><h3>${title}</h3><dl class="fields">${rows.join('')}</dl></div>`;
    })
    .join('');
}

function bodyOf({ operation }: Endpoint, options: OperationOptions): string {
  const content = Object.entries(operation.requestBody?.content ?? {});
  const [type, media] = content[0] ?? [];
  if (type === undefined || !media?.schema) return '';
  if (type !== 'application/json') {
    return `<h3>Body</h3><p>${content.map(([each]) => `<code>${escape(each)}</code>`).join(', ')}</p>`;
  }
  const optional = operation.requestBody?.required === true ? '' : ' <span class="soft">optional</span>';
  return `<h3>Body${optional}</h3>${fieldList(media.schema, { ...options, sent: true })}`;
}

function answerOf(id: string, status: string, { content }: Response, options: OperationOptions): string {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  if (type === undefined) return `<h3>Answer</h3><p><code>${status}</code> without a body.</p>`;
  const json = content?.['application/json'];
  const schema = json?.schema ?? media?.schema;
  const others = Object.keys(content ?? {}).filter((each) => each !== 'application/json');
  const also = others.map((each) => `<code>${escape(each)}</code>`).join(', ');
  if (!json || !schema) return `<h3>Answer</h3><p><code>${status}</code> with ${also}.</p>`;
  const fields = fieldList(schema, { ...options });
  return `<h3>Answer</h3><p><code>${status}</code> with ${resourceOf(schema, options)}${also === '' ? '' : `; by <code>Accept</code> also ${also}`}.</p>${fields === '' ? '' : `<details class="answer"><summary>Fields of the answer<span class="visually-hidden"> of ${escape(id)}</span></summary>${fields}</details>`}`;
}

function resourceOf(schema: Schema, { resource }: OperationOptions): string {
  const link = (ref: string) => `<a href="${resource(nameOf(ref))}">${escape(nameOf(ref))}</a>`;
  if (schema.$ref !== undefined) return `a record: ${link(schema.$ref)}`;
  const items = schema.properties?.['data']?.items;
  if (items?.$ref !== undefined) return `a list of ${link(items.$ref)}`;
  return 'JSON';
}

function failuresOf(answers: readonly [string, Response][], { components }: OpenApi): string {
  const rows = answers.flatMap(([status, { $ref }]) => {
    if ($ref === undefined) return [];
    const examples = components.responses[nameOf($ref)]?.content?.['application/json']?.examples ?? {};
    const codes = Object.keys(examples).map(
      (code) => `<a href="/docs/guide/errors#${code}"><code>${escape(code)}</code></a>`,
    );
    return [`<li><span class="status">${status}</span> ${codes.join(' ')}</li>`];
  });
  return rows.length === 0
    ? ''
    : `<details class="failures"><summary>What can go wrong</summary><ul>${rows.join('')}</ul></details>`;
}

function exampleOfAnswer(status: string, { content }: Response): string {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  const example = media?.example;
  if (type === undefined || example === undefined) {
    return codeBlock({ language: 'text', title: `Answer ${status}`, code: type ?? 'No body' });
  }
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return codeBlock({
    language: typeof example === 'string' ? 'text' : 'json',
    title: `Answer ${status}`,
    code: text,
  });
}
