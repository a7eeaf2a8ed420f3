/**
 * Whatever one caller sends or asks for, others are answered meanwhile: every operation with the largest body that the
 * document allows, every page, and everything that providers bring.
 */
import { signWebhookSync } from '@waypost/client/webhooks/node';
import twilio from 'twilio';
import { useApi } from '../support/api.js';
import { chosen } from '../support/attacks.js';
import { member } from '../support/console.js';
import { type Document, type DocumentedOperation, largestOf } from '../support/largest-bodies.js';
import { longestStall } from '../support/loop-probe.js';
import { liftRateLimits } from '../support/rate-limits.js';
import { seedScannedOrders } from '../support/seed.js';
import { makeWorld, type World } from '../support/world.js';

/**
 * Processor time in milliseconds. What is there takes less than a tenth of it (`npm run bench -- hostile`), with the
 * client, which is in the same process here.
 */
const MOST_MS = 500;
const ORDERS = 1_500;
const SECRET = 'whsec_inbound';
const TOKEN = 'twilio-auth-token';
const PUBLIC = 'https://waypost.example';
const MB = 1_048_576;

const api = useApi({
  INBOUND_EMAIL_SECRET: SECRET,
  INBOUND_EMAIL_AUTHSERV_ID: 'mx.courier.example',
  SMS_AUTH_TOKEN: TOKEN,
  WAYPOST_PUBLIC_URL: PUBLIC,
});
let world: World;
let document: Document;
let base: string;

beforeAll(async () => {
  await liftRateLimits(api);
  world = await makeWorld(api);
  base = `${api.origin}/sandbox/admin/v1`;
  document = (await (await fetch(`${base}/openapi.json`)).json()) as Document;
  const [depot] = world.ids['depot_id'] ?? [];
  const [shipper] = world.ids['shipper_id'] ?? [];
  if (depot === undefined || shipper === undefined) throw new Error('The world has no depot and shipper.');
  const seeded = await seedScannedOrders(
    api.owner,
    { tenant: world.client.tenant.id, depot, shipper },
    ORDERS,
  );
  world.ids['order_id']?.push(...seeded.map(({ id }) => id));
});

/** What was held for longer, in words. */
const found: string[] = [];
const slow = (what: string, ms: number): void => {
  if (ms > MOST_MS) found.push(`${what}: ${Math.round(ms)} ms`);
};
afterEach(() => {
  expect(found.splice(0)).toEqual([]);
});

/** Sends it once for the code to be compiled, and measures it the second time. */
async function measure(what: string, send: () => Promise<Response>): Promise<void> {
  const take = async () => {
    const response = await send();
    await response.arrayBuffer();
    expect([what, response.status]).not.toEqual([what, 500]);
  };
  await take();
  slow(what, await longestStall(take));
}

const idsByPrefix = (): Map<string, string[]> => {
  const byPrefix = new Map<string, string[]>();
  for (const id of Object.values(world.ids).flat()) {
    const prefix = /^([a-z]{3})_/.exec(id)?.[1];
    if (prefix !== undefined) byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), id]);
  }
  return byPrefix;
};

test('every operation', async () => {
  const largest = largestOf(document, { ids: idsByPrefix(), date: world.day.date });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  // What would end the caller itself comes last.
  const last = ({ method }: { method: string }) => (method === 'delete' ? 1 : 0);
  for (const { path, method, operation } of chosen(operations).toSorted((a, b) => last(a) - last(b))) {
    const at = path.replace(/\{(\w+)\}/g, (_, name: string) => world.ids[name]?.[0] ?? 'none');
    const query = new URLSearchParams();
    for (const { in: where, name, required, schema } of operation.parameters ?? []) {
      if (where !== 'query') continue;
      if (name === 'limit') query.set(name, '100');
      else if (required === true) query.set(name, String(largest(schema)));
    }
    for (const headers of headersFor(operation)) {
      const body = bodyOf(operation, largest);
      await measure(`${operation.operationId} ${headers['accept'] ?? ''}`.trim(), () =>
        fetch(`${base}${at}?${query.toString()}`, {
          method: method.toUpperCase(),
          headers: {
            authorization: `Bearer ${world.client.key}`,
            ...headers,
            ...(body && { 'content-type': body.type }),
          },
          ...(body && { body: body.bytes }),
        }),
      );
    }
  }
}, 600_000);

/** JSON, and CSV where there is CSV. */
function headersFor({ responses }: DocumentedOperation): Record<string, string>[] {
  const isCsv = Object.values(responses).some(({ content }) =>
    Object.keys(content ?? {}).some((type) => type.startsWith('text/csv')),
  );
  return isCsv ? [{}, { accept: 'text/csv' }] : [{}];
}

function bodyOf(
  { requestBody }: DocumentedOperation,
  largest: ReturnType<typeof largestOf>,
): { type: string; bytes: Buffer<ArrayBuffer> } | undefined {
  const [type, given] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !given) return undefined;
  if (type === 'application/json') return { type, bytes: Buffer.from(JSON.stringify(largest(given.schema))) };
  if (type === 'text/csv')
    return { type, bytes: Buffer.from(`reference,notes\n${`R,${'x'.repeat(1_900)}\n`.repeat(25_000)}`) };
  // A photo of the largest size, by its first bytes.
  return {
    type,
    bytes: Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(10 * MB - 10)]),
  };
}

test('what providers bring', async () => {
  const post = (path: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string>) =>
    fetch(`${api.origin}${path}`, { method: 'POST', headers, body });
  const text = (Body: string) => {
    const fields = { MessageSid: `SM${Math.random()}`, From: '+447700910001', To: '+447700900999', Body };
    return post('/inbound/sms', new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'X-Twilio-Signature': twilio.getExpectedTwilioSignature(TOKEN, `${PUBLIC}/inbound/sms`, fields),
    });
  };
  for (const part of ['x', '7KQ4 ', '1£', 'friday ']) {
    await measure(`a text of ${part}`, () => text(part.repeat(Math.floor(20_000 / part.length))));
  }
  const mail = (type: string, body: string | Buffer<ArrayBuffer>) =>
    post('/inbound/email', body, {
      'content-type': type,
      'Waypost-Signature': signWebhookSync([SECRET], Math.floor(Date.now() / 1000), body),
    });
  const fields = (more: object) =>
    JSON.stringify({ message_id: '<m@x.example>', from: 'ann@mail.example', text: 'x', ...more });
  for (const part of ['<', '<p>', '> ', '&a', 'x@', '\n']) {
    await measure(`mail of ${JSON.stringify(part)}`, () =>
      mail('application/json', fields({ html: part.repeat(1_900_000 / (part.length + 1)) })),
    );
  }
  for (const part of ['"\\', 'a=b;', '(']) {
    const results = Array<string>(20).fill(`evil; ${part.repeat(4_000)}`);
    await measure(`verdicts of ${part}`, () =>
      mail('application/json', fields({ authentication_results: results })),
    );
  }
  const head = 'From: ann@mail.example\r\nMessage-ID: <m@x.example>\r\n';
  const headers = Array.from(
    { length: 31 },
    () => `Authentication-Results: evil; ${'"\\'.repeat(4_000)}\r\n`,
  ).join('');
  await measure('MIME with long verdicts', () => mail('message/rfc822', `${head}${headers}\r\nx`));
  await measure('MIME of 9.9 MB', () =>
    mail('message/rfc822', Buffer.concat([Buffer.from(`${head}\r\n`), Buffer.alloc(9.9 * MB, 'a b\n')])),
  );
}, 600_000);

test('the pages of a console whose courier has depots in twenty towns', async () => {
  const live = await api.client({ mode: 'live' });
  await api.client({ courier: live.tenant.courier });
  const towns =
    'SW1A1AA LS101AB M11AE B11AA G11XQ BS14DJ L11JD NE11EE NG11AB SO140AA CF101AA S11AA NR11AA PL11AA AB101AB EH11AA CB11AA BN11AA HU11AA OX11AA';
  for (const [index, postcode] of towns.split(' ').entries()) {
    await live.post('/depots', {
      name: `Depot ${index}`,
      address: { line1: '1 Depot Way', town: 'Town', postcode },
      opening: { from: '06:30', to: '21:00' },
    });
  }
  const { cookie } = await member(api, live);
  for (const path of ['/console/base-map', '/console/session', '/console']) {
    await measure(path, () => fetch(`${api.origin}${path}`, { headers: { cookie } }));
  }
}, 600_000);
