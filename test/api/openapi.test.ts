import { CSV } from '../../src/operations/imports/schemas.js';
import { SENT_EVENT_TYPES } from '../../src/contracts/events.js';
import { SCOPES } from '../../src/domain/access.js';
import { ERROR_CODES, ERRORS } from '../../src/domain/errors.js';
import { describeApi, operations as mounted } from '../../src/operations/all-operations.js';
import { startApi } from '../support/api.js';
import { documentValidator } from '../support/conformance.js';
import { setUp } from '../support/day.js';

const document = describeApi({
  brand: 'Waypost',
  liveBaseUrl: 'https://api.example/admin/v1',
  sandboxBaseUrl: 'https://api.example/sandbox/admin/v1',
}) as any;
const operations: { name: string; operation: any; method: string }[] = Object.entries<any>(
  document.paths,
).flatMap(([path, item]) =>
  Object.entries<any>(item).map(([method, operation]) => ({ name: `${method} ${path}`, operation, method })),
);
const ajv = documentValidator(document);
const pointer = (...steps: string[]) =>
  `document#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
/** Everything that is a schema, with where it stands. */
const schemas: { at: string; schema: any }[] = [];
collect(document.components.schemas, 'components');
for (const { name, operation } of operations) collect(operation, name);

function collect(part: any, at: string): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries<any>(part)) {
    if (key === 'properties') {
      for (const [field, schema] of Object.entries<any>(inner)) {
        schemas.push({ at: `${at}.${field}`, schema });
      }
    }
    if (key !== 'example' && key !== 'examples') collect(inner, `${at}.${key}`);
  }
}

test('version 1.0.0 of OpenAPI 3.1, with both servers and a bearer key', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info.version).toBe('1.0.0');
  expect(document.servers.map(({ url }: any) => url)).toEqual([
    'https://api.example/admin/v1',
    'https://api.example/sandbox/admin/v1',
  ]);
  expect(document.security).toEqual([{ adminKey: [] }]);
  expect(document.components.securitySchemes.adminKey).toMatchObject({ type: 'http', scheme: 'bearer' });
});

test('every operation that is mounted is in it', () => {
  expect(operations).toHaveLength(mounted.length);
});

test('every operation, tag, parameter and field is described', () => {
  for (const { name, operation } of operations) {
    expect([name, operation.summary]).toEqual([name, expect.stringMatching(/\w/)]);
    expect([name, operation.description]).toEqual([name, expect.stringMatching(/\w/)]);
    expect([name, document.tags.map((tag: any) => tag.name)]).toEqual([
      name,
      expect.arrayContaining(operation.tags),
    ]);
    for (const parameter of operation.parameters ?? []) {
      expect([name, parameter.name, parameter.description]).toEqual([
        name,
        parameter.name,
        expect.stringMatching(/\w/),
      ]);
    }
  }
  const silent = schemas.filter(
    ({ at, schema }) =>
      schema.description === undefined && schema.readOnly !== true && !at.includes('.Error'),
  );
  expect(silent.map(({ at }) => at)).toEqual([]);
});

test('every value of a closed list is explained', () => {
  const unexplained: string[] = [];
  const look = (node: any, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node.enum)) {
      const meanings = node['x-enumDescriptions'] ?? {};
      for (const value of node.enum.filter((each: unknown) => each !== null)) {
        if (!/\w/.test(meanings[value] ?? '') || !node.description.includes(meanings[value])) {
          unexplained.push(`${at}: ${value}`);
        }
      }
    }
    for (const [key, inner] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples') look(inner, `${at}/${key}`);
    }
  };
  look(document, '');
  // A closed list gets its meanings from `enumOf` (src/resources/enum-docs.ts).
  expect(unexplained).toEqual([]);
});

test('no number is a constant: a generated client reads only the first of several', () => {
  expect(
    schemas.filter(({ schema }) => /"const":\d/.test(JSON.stringify(schema))).map(({ at }) => at),
  ).toEqual([]);
});

test('scopes are named, and known', () => {
  for (const { name, operation } of operations) {
    expect([name, operation['x-required-scopes'].length > 0]).toEqual([name, true]);
    expect(SCOPES).toEqual(expect.arrayContaining(operation['x-required-scopes']));
  }
});

test('every list of records can be read by page; a report of figures has none', () => {
  const lists = operations.filter(({ operation }) => {
    const schema: string = operation.responses[200]?.content?.['application/json']?.schema?.$ref ?? '';
    return schema.endsWith('List');
  });
  const reads = lists.filter(({ method }) => method === 'get');
  const whole = reads.filter(({ operation }) => {
    const names = (operation.parameters ?? []).map(({ name }: any) => name);
    return !names.includes('limit') || !names.includes('starting_after');
  });
  expect(whole.map(({ name }) => name)).toEqual(['get /reports/deliveries', 'get /reports/answers']);
});

test('each way to fail has its status, its code and an example', () => {
  for (const { name, operation, method } of operations) {
    const codes = Object.entries<any>(operation.responses).flatMap(([status, { $ref }]) => {
      if ($ref === undefined) return [];
      const response = document.components.responses[$ref.split('/').at(-1)];
      const { examples } = response.content['application/json'];
      for (const [code, { value }] of Object.entries<any>(examples)) {
        expect(String(ERRORS[code as keyof typeof ERRORS].status)).toBe(status);
        expect(value.error.code).toBe(code);
        expect(response.description).toContain(`\`${code}\``);
      }
      return Object.keys(examples);
    });
    expect(ERROR_CODES).toEqual(expect.arrayContaining(codes));
    expect([name, codes]).toEqual([
      name,
      expect.arrayContaining([
        'missing_key',
        'insufficient_scope',
        'ip_not_allowed',
        'rate_limited',
        'internal',
        'unavailable',
      ]),
    ]);
    expect([name, codes.includes('plan_read_only')]).toEqual([name, method !== 'get']);
    expect([name, codes.includes('idempotency_key_reused')]).toEqual([name, method === 'post']);
    const readsBody = ['post', 'put', 'patch'].includes(method);
    expect([name, codes.includes('invalid_json')]).toEqual([name, readsBody]);
    expect([name, codes.includes('not_found')]).toEqual([name, name.includes('{')]);
  }
});

test('every example is valid: of schemas, requests, answers and webhooks', () => {
  let checked = 0;
  const check = (ref: string, value: unknown) => {
    checked += 1;
    const valid = ajv.validate({ $ref: ref }, value);
    expect([ref, valid ? null : ajv.errorsText()]).toEqual([ref, null]);
  };
  const sides = [
    ...Object.entries<any>(document.paths).map(([path, item]) => ['paths', path, item] as const),
    ...Object.entries<any>(document.webhooks).map(([type, item]) => ['webhooks', type, item] as const),
  ];
  for (const [side, path, item] of sides) {
    for (const [method, operation] of Object.entries<any>(item)) {
      for (const [part, holder] of [
        [['requestBody'], operation.requestBody],
        ...Object.entries<any>(operation.responses).map(([status, response]) => [
          ['responses', status],
          response,
        ]),
      ] as [string[], any][]) {
        for (const [type, media] of Object.entries<any>(holder?.content ?? {})) {
          if (type !== 'application/json') continue;
          check(pointer(side, path, method, ...part, 'content', type, 'schema'), media.example);
        }
      }
    }
  }
  for (const { schema, at } of schemas) {
    for (const example of schema.examples ?? []) {
      const { examples: _examples, ...bare } = JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components', '"document#/components'),
      );
      expect([at, ajv.validate(bare, example)]).toEqual([at, true]);
    }
  }
  expect(checked).toBeGreaterThan(120);
});

test('examples say something: no text is without one', () => {
  const bare = schemas.filter(
    ({ schema }) =>
      [schema.type].flat()[0] === 'string' &&
      !['examples', 'enum', 'const'].some((key) => key in schema) &&
      schema.readOnly !== true,
  );
  expect(bare.map(({ at }) => at).filter((at) => !at.startsWith('components.Error'))).toEqual([]);
});

test('every event that is sent is a webhook, with its envelope, signature and data', () => {
  expect(Object.keys(document.webhooks)).toEqual([...SENT_EVENT_TYPES]);
  for (const type of SENT_EVENT_TYPES) {
    const { post } = document.webhooks[type];
    const { schema: reference } = post.requestBody.content['application/json'];
    const schema = document.components.schemas[reference.$ref.split('/').at(-1)];
    expect(Object.keys(schema.properties)).toEqual(['id', 'type', 'created', 'data']);
    expect(schema.properties.type.const).toBe(type);
    expect(post.parameters.map(({ name }: any) => name)).toContain('Waypost-Signature');
  }
});

test('GET /events lists these events, told apart by their type', () => {
  const { oneOf, discriminator } = document.components.schemas.Event;
  expect(discriminator.propertyName).toBe('type');
  expect(Object.keys(discriminator.mapping)).toEqual([...SENT_EVENT_TYPES]);
  expect(oneOf.map(({ $ref }: any) => $ref)).toEqual(Object.values(discriminator.mapping));
  for (const [type, $ref] of Object.entries<string>(discriminator.mapping)) {
    expect(document.webhooks[type].post.requestBody.content['application/json'].schema).toEqual({ $ref });
  }
  expect(document.components.schemas.EventList.properties.data.items).toEqual({
    $ref: '#/components/schemas/Event',
  });
});

test('is served below both bases, without a key; the examples of imports can be imported', async () => {
  const api = await startApi();
  try {
    for (const base of ['/admin/v1', '/sandbox/admin/v1']) {
      const response = await fetch(`${api.origin}${base}/openapi.json`);
      expect(response.headers.get('ratelimit-limit')).toBe('300');
      expect(response.status).toBe(200);
      const served: any = await response.json();
      expect(Object.keys(served.paths)).toEqual(Object.keys(document.paths));
    }
    const client = await api.client();
    const { shipper } = await setUp(client);
    const { content } = document.paths['/orders/import'].post.requestBody;
    for (const type of [CSV, 'application/x-ndjson']) {
      const file = content[type].example.replaceAll('shp_01kag5v8x2e0j9d3v6m1h7q4tz', shipper);
      const reply = await client.post('/orders/import', file, {
        'content-type': type,
      });
      expect(reply.body.result).toMatchObject({ created: 2, rejected: 0 });
    }
  } finally {
    await api.close();
  }
});

test('the example of an event is of that moment', () => {
  const dataOf = (type: string) =>
    document.webhooks[type].post.requestBody.content['application/json'].example.data;
  expect(dataOf('order.created')).toMatchObject({
    status: 'awaiting_scan',
    slot: null,
    pieces: { scanned: 0 },
  });
  expect(dataOf('order.created')).not.toHaveProperty('erased_at');
  expect(dataOf('order.erased')).toMatchObject({ recipient: {}, erased_at: expect.any(String) });
  expect(dataOf('order.booked').tracking_url).not.toBeNull();
  expect(dataOf('stop.failed')).toMatchObject({ status: 'failed', failure_reason: 'no_answer' });
  expect(dataOf('run.completed').status).toBe('completed');
});
