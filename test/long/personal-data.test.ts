/**
 * A small day on which every provider fails and quotes what it was sent: neither logs nor histories hold a word of it,
 * and after the erasure the database doesn't either.
 */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { SMTPServer } from 'smtp-server';
import twilio from 'twilio';
import { createAdminKey, createCourier } from '../../src/operator/couriers.js';
import { comingWeekday, orderBody } from '../support/day.js';
import { type Deployment, deploy, eventually } from '../support/deployment.js';
import { isAlive, tokensIn } from '../support/tokens.js';

const PUBLIC = 'https://waypost.example';
const TOKEN = 'auth-token-of-tests';
const ADDRESS = { line1: '77 Zebedee Crescent', line2: 'Flat Umbra', town: 'Croydon', postcode: 'CR0 2RF' };
const REPLY = 'Use the violet gate, mind the dachshund';
/** Recipients, by how their providers fail. */
const PEOPLE = ['unavailable', 'rejected', 'garbled', 'odd'].map((how, index) => ({
  how,
  name: `Ottoline ${how[0]!.toUpperCase()}uilversworth`,
  phone: `+44770090046${index}`,
  email: `ottoline.${how}@private.example`,
}));
const TRACES = [
  ...['Ottoline', 'uilversworth', '70090046', 'private.example'],
  ...['Zebedee', 'Umbra', 'CR0 2RF', 'violet gate', 'dachshund'],
];

let product: Deployment;
let servers: { close: () => void }[];
let key: string;
const asked = new Map<string, number>();
/** The texts that the provider was given, with their links. */
const given: string[] = [];
let told = 0;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A texting provider that quotes the text and the number whatever happens. */
async function startTexts(): Promise<Server> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = new URLSearchParams(body);
      const to = form.get('To') ?? '';
      asked.set(to, (asked.get(to) ?? 0) + 1);
      given.push(form.get('Body') ?? '');
      const quote = `cannot send "${form.get('Body') ?? ''}" to ${to}`;
      const how = PEOPLE.find(({ phone }) => phone === to)?.how;
      const answer = (status: number, json: object) => {
        response.writeHead(status, quote.slice(0, 10), { 'content-type': 'application/json' });
        response.end(JSON.stringify(json));
      };
      if (how === 'rejected') answer(400, { code: 21211, message: quote, more_info: quote });
      else if (how === 'odd') answer(201, { [quote]: quote, sid: { quote } });
      else if (how === 'garbled')
        request.socket.end(`HTTP/1.1 2oo ${quote}\r\nContent-Length: ${quote}\r\n\r\n${quote}`);
      else answer(503, { code: 20500, message: quote });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function startMail(): Promise<SMTPServer> {
  const refusal = (responseCode: number, quote: string) =>
    Object.assign(new Error(`no mail for ${quote}`), { responseCode });
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onRcptTo({ address }, _session, callback) {
      callback(address.includes('rejected') ? refusal(550, `${address} of ${ADDRESS.line1}`) : null);
    },
    onData(stream, session, callback) {
      void buffer(stream).then((bytes) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        callback(refusal(451, `${to}: ${bytes.toString('utf8').replaceAll(/\s+/g, ' ').slice(-200)}`));
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

/** A geocoder and a road network that quote what they are asked, and a subscriber that quotes what it is told. */
async function startOthers(): Promise<Server> {
  const quoteAll = async (request: IncomingMessage) =>
    `${decodeURIComponent(request.url ?? '')} ${await text(request)}`;
  const server = createServer((request, response) => {
    void quoteAll(request).then((quote) => {
      told += 1;
      const isGeocoder = (request.url ?? '').startsWith('/maps/');
      response.writeHead(isGeocoder ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: `NOWHERE: ${quote}`, results: [], message: quote, code: quote }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  const [texts, mail, others] = await Promise.all([startTexts(), startMail(), startOthers()]);
  servers = [texts, others, { close: () => mail.close() }];
  product = await deploy({
    LOG_LEVEL: 'debug',
    WAYPOST_PUBLIC_URL: PUBLIC,
    SMS_BASE_URL: `http://127.0.0.1:${portOf(texts)}`,
    SMS_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
    SMS_AUTH_TOKEN: TOKEN,
    SMS_FROM: '+447700900999',
    SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
    GEOCODER: 'google',
    GEOCODER_BASE_URL: `http://127.0.0.1:${portOf(others)}`,
    GEOCODER_KEY: 'none',
    OSRM_BASE_URL: `http://127.0.0.1:${portOf(others)}`,
  });
  const { owner } = product.operator();
  const { id: courier } = await createCourier(owner, { name: 'Private', plan: 'pro' });
  ({ key } = await createAdminKey(owner, { courier, mode: 'live' }));
  await product.owner.query(`update tenants set quiet_from = '00:00', quiet_to = '00:00'`);
});
afterAll(async () => {
  await product.close();
  for (const server of servers) server.close();
});

async function call(method: string, route: string, body?: unknown): Promise<any> {
  const response = await fetch(`${product.origin}/admin/v1${route}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(method === 'POST' ? { 'idempotency-key': `${route}-${Math.random()}`.slice(-60) } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${answer}`);
  return answer === '' ? undefined : JSON.parse(answer);
}

const found = (what: string): string[] => TRACES.filter((trace) => what.includes(trace));

/** Where a token was found. */
const around = (text: string, token: string) =>
  text.slice(text.indexOf(token) - 80, text.indexOf(token) + 30);

async function logs(): Promise<string> {
  const home = process.env['TEST_HOME'] ?? '';
  const names = (await readdir(home)).filter(
    (name) => name.startsWith(product.temporal.namespace) && name.endsWith('.log'),
  );
  expect(names).toHaveLength(3);
  return (await Promise.all(names.map((name) => readFile(path.join(home, name), 'utf8')))).join('\n');
}

/** What Temporal keeps of every workflow: its history, and what lists of workflows show. */
async function histories(): Promise<string> {
  const { client } = product.temporal;
  const kept: string[] = [];
  for await (const { workflowId, runId, memo, typedSearchAttributes, type } of client.workflow.list()) {
    const history = historyToJSON(await client.workflow.getHandle(workflowId, runId).fetchHistory());
    const decoded = history.replace(/"data": "([^"]*)"/g, (_whole, data: string) =>
      Buffer.from(data, 'base64').toString('utf8'),
    );
    kept.push(
      JSON.stringify({ workflowId, memo, type, attributes: typedSearchAttributes.getAll() }),
      decoded,
    );
  }
  return kept.join('\n');
}

/** Every row of every table, and what is stored as bytes as text. */
async function database(): Promise<string> {
  const { rows: tables } = await product.owner.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const dumps = tables.map(async ({ name }) => {
    const { rows } = await product.owner.query(`select t::text as row from ${name} t`);
    return rows.map(({ row }) => row).join('\n');
  });
  const { rows: answers } = await product.owner.query(
    `select encode(body, 'escape') as body from idempotency_keys where body is not null`,
  );
  return [...(await Promise.all(dumps)), ...answers.map(({ body }) => body)].join('\n');
}

async function bring(from: string, words: string): Promise<number> {
  const fields = {
    AccountSid: 'AC0123456789abcdef0123456789abcdef',
    MessageSid: `SM${String(Math.random()).slice(2).padEnd(32, '0')}`,
    From: from,
    To: '+447700900999',
    Body: words,
    NumMedia: '0',
  };
  const response = await fetch(`${product.origin}/inbound/sms`, {
    method: 'POST',
    headers: {
      'X-Twilio-Signature': twilio.getExpectedTwilioSignature(TOKEN, `${PUBLIC}/inbound/sms`, fields),
    },
    body: new URLSearchParams(fields),
  });
  return response.status;
}

test('whatever providers answer, logs and histories hold nothing of it; after the erasure no table does', async () => {
  const depot = await call('POST', '/depots', {
    name: 'Croydon',
    address: { line1: '1 Depot Way', town: 'Croydon', postcode: 'CR0 4XZ' },
    opening: { from: '06:30', to: '21:00' },
  });
  const shipper = await call('POST', '/shippers', { name: 'Hearth & Home', booking: { automatic: true } });
  await call('POST', '/vehicles', {
    name: 'Van 1',
    capacity_m3: 20,
    capacity_kg: 1500,
    crew: 2,
    depot: depot.id,
  });
  const driver = await call('POST', '/drivers', {
    name: 'Uma Usman',
    phone: '+447700900010',
    depot: depot.id,
  });
  const hook = servers[1] as Server;
  await call('POST', '/webhook-endpoints', {
    url: `http://127.0.0.1:${portOf(hook)}/hook`,
    events: ['order.created', 'order.erased'],
  });
  const orders: string[] = [];
  const place = async ({ how: _how, ...person }: (typeof PEOPLE)[number], address: typeof ADDRESS) => {
    const order = await call('POST', '/orders', {
      ...orderBody(shipper.id),
      recipient: { ...person, address },
      notes: REPLY,
    });
    orders.push(order.id);
    return order;
  };
  // The geocoder looks for this one. Nobody is asked about an order that no plan can take.
  await place(PEOPLE[0]!, { ...ADDRESS, postcode: 'ZZ99 3WZ' });
  for (const person of PEOPLE) {
    const order = await place(person, ADDRESS);
    const { data: pieces } = await call('GET', `/orders/${order.id}/pieces`);
    await call('POST', '/scans', {
      scans: pieces.map(({ barcode }: { barcode: string }) => ({ barcode, type: 'depot_in' })),
    });
  }
  await eventually('every provider was asked', () => {
    const tried = PEOPLE.map(({ phone, how }) => (asked.get(phone) ?? 0) >= (how === 'unavailable' ? 2 : 1));
    return Promise.resolve(tried.every(Boolean) && told > 0);
  });
  // A text that the provider may have is not sent again.
  for (const { phone, how } of PEOPLE)
    if (how !== 'unavailable') expect([how, asked.get(phone)]).toEqual([how, 1]);
  // Whoever was never texted has nothing to answer; the last one's provider may have the text.
  expect(await bring(PEOPLE[3]!.phone, REPLY)).toBe(200);
  await eventually(
    'the reply was read',
    async () => (await call('GET', '/bookings/replies')).data.length === 1,
  );

  const date = comingWeekday();
  const slot = { date, from: '08:00', to: '12:00' };
  for (const order of orders) await call('POST', '/bookings', { order, slot });
  const job = await call('POST', '/routes/optimise', { date, depot: depot.id });
  await eventually('the day is planned', async () => {
    const { status } = await call('GET', `/jobs/${job.id}`);
    return status === 'succeeded' || status === 'failed';
  });
  expect((await call('GET', `/jobs/${job.id}`)).status).toBe('succeeded');
  const [route] = (await call('GET', `/jobs/${job.id}`)).result.routes;
  const run = await call('POST', `/routes/${route.id}/publish`);
  const { data: stops } = await call('GET', `/runs/${run.id}/stops`);

  // Whoever reads cannot act: only the texts have tokens that work.
  await eventually('each kind of link was texted', () =>
    Promise.resolve(['/b/', '/t/', '/driver?'].every((path) => given.join().includes(path))),
  );
  const held = tokensIn(given.join(' '));
  const alive = await Promise.all(held.map((token) => isAlive(product.origin, token, driver.id)));
  expect(alive).toContain(true);
  const read = [
    ...(await Promise.all(
      [
        '/messages?limit=100',
        '/events?limit=100',
        '/audit-log?limit=100',
        '/orders?limit=100',
        '/bookings/requests',
      ].map(async (path) => JSON.stringify(await call('GET', path))),
    )),
    await histories(),
  ].join('\n');
  expect(read).toContain('/driver?');
  expect(held.filter((token) => read.includes(token)).map((token) => around(read, token))).toEqual([]);
  for (const token of tokensIn(read))
    expect([token, await isAlive(product.origin, token, driver.id)]).toEqual([token, false]);

  for (const stop of stops) {
    await call('POST', `/runs/${run.id}/stops/${stop.id}/complete`, {
      signed_by: PEOPLE[0]!.name,
      notes: REPLY,
    });
  }
  for (const order of orders) {
    const { status } = await call('GET', `/orders/${order}`);
    if (status !== 'delivered') await call('POST', `/orders/${order}/cancel`, { reason: `${REPLY} rang` });
  }
  expect(found(await database())).toEqual(TRACES);
  const written = await logs();
  const kept = await histories();
  // What is looked through is what there is to look through.
  expect(written).toContain('"msg":"request"');
  expect(written).toContain('an address was not located');
  for (const order of orders) expect(kept).toContain(order);
  expect(kept).toContain('provider_unavailable');
  expect([found(written), found(kept)]).toEqual([[], []]);

  for (const order of orders) await call('POST', `/orders/${order}/erase`);
  expect(found(await database())).toEqual([]);
  expect([found(await logs()), found(await histories())]).toEqual([[], []]);
});
