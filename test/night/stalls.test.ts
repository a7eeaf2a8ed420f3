/**
 * Whatever one caller sends or asks for, others are answered meanwhile: every operation with the largest body that the
 * document allows, every page, and everything that providers bring.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import express from 'express';
import twilio from 'twilio';
import { createReferencePage } from '../../src/bin/pages.js';
import { PHOTO_BYTES } from '../../src/setup/photos/resource.js';
import { loadConfig } from '../../src/runtime/config.js';
import { apiEnvironment, useApi } from '../support/api.js';
import { chosen } from '../support/attacks.js';
import { member } from '../support/console.js';
import {
  conversationActivities,
  latestRequest,
  ownPath,
  recordingMessaging,
  scannedOrder,
} from '../support/conversation.js';
import { makeOrder } from '../support/day.js';
import { invitation, newPhone, signedInDriver } from '../support/driver-page.js';
import {
  type Document,
  type DocumentedOperation,
  largestOf,
  legalIn,
  type Scene,
} from '../support/largest-bodies.js';
import { longestStall } from '../support/loop-probe.js';
import { liftRateLimits } from '../support/rate-limits.js';
import { seedScannedOrders } from '../support/seed.js';
import { makeWorld, type World } from '../support/world.js';

/**
 * Processor time in milliseconds. What is there takes less than a tenth of it (`npm run bench -- hostile`), with the
 * client, which is in the same process here.
 */
const MAX_MS = 500;
const ORDERS = 1_500;
const SECRET = 'whsec_inbound';
const TOKEN = 'twilio-auth-token';
const PUBLIC = 'https://waypost.example';
const MB = 1_048_576;
/** A photo of the largest size, by its first bytes. */
const PHOTO = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(PHOTO_BYTES - 10)]);

const api = useApi({
  INBOUND_EMAIL_SECRET: SECRET,
  INBOUND_EMAIL_AUTHSERV_ID: 'mx.courier.example',
  SMS_AUTH_TOKEN: TOKEN,
  WAYPOST_PUBLIC_URL: PUBLIC,
  WAYPOST_TRUST_PROXY: '127.0.0.1',
});
let world: World;
let seeded: string[];
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
  const at = { tenant: world.client.tenant.id, depot, shipper };
  seeded = (await seedScannedOrders(api.owner, at, ORDERS)).map(({ id }) => id);
  world.ids['order_id']?.push(...seeded);
});

/** What held the loop for longer, or was refused, in words. */
const found: string[] = [];
const slow = (what: string, ms: number): void => {
  if (ms > MAX_MS) found.push(`${what}: ${Math.round(ms)} ms`);
};
afterEach(() => {
  expect(found.splice(0)).toEqual([]);
});

type Answer = { status: number; text: string };

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}

/** Sends it once for the code to be compiled, and measures it the second time. Resolves to the first answer. */
async function measure(what: string, send: (again: boolean) => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  const take = async (again: boolean) => {
    const answer = await send(again);
    answers.push(answer);
    expect([what, answer.status]).not.toEqual([what, 500]);
  };
  await take(false);
  slow(what, await longestStall(() => take(true)));
  return answers[0]!;
}

/** Measures a request that must be legal, so that its work is done and not refused unread. */
async function measureLegal(what: string, send: (again: boolean) => Promise<Answer>): Promise<void> {
  const { status, text } = await measure(what, send);
  if (ILLEGAL.includes(status)) found.push(`${what}: ${status} ${text.slice(0, 400)}`);
}
/** Measures a request whose work must be done: a refusal of any kind would be measured in its place. */
async function measureDone(what: string, send: (again: boolean) => Promise<Answer>): Promise<void> {
  const { status, text } = await measure(what, send);
  if (status >= 400) found.push(`${what}: ${status} ${text.slice(0, 400)}`);
}
/** Answers to a body that the operation does not accept. */
const ILLEGAL: readonly number[] = [400, 413, 415, 422];

const idsByPrefix = (): Map<string, string[]> => {
  const byPrefix = new Map<string, string[]>();
  for (const id of Object.values(world.ids).flat()) {
    const prefix = /^([a-z]{3})_/.exec(id)?.[1];
    if (prefix !== undefined) byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), id]);
  }
  return byPrefix;
};

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
  legal: (body: unknown) => unknown,
): { type: string; bytes: Buffer<ArrayBuffer> } | undefined {
  const [type, given] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !given) return undefined;
  if (type === 'application/json')
    return { type, bytes: Buffer.from(JSON.stringify(legal(largest(given.schema)))) };
  if (type === 'text/csv')
    return {
      type,
      bytes: Buffer.from(`reference,notes\n${`R,${'x'.repeat(1_900)}\n`.repeat(25_000)}`),
    };
  return { type, bytes: PHOTO };
}

test('what providers bring', async () => {
  const post = (path: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string>) =>
    ask(`${api.origin}${path}`, { method: 'POST', headers, body });
  const text = (Body: string) => {
    const fields = {
      MessageSid: `SM${Math.random()}`,
      From: '+447700910001',
      To: '+447700900999',
      Body,
    };
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
    JSON.stringify({
      message_id: '<m@x.example>',
      from: 'ann@mail.example',
      text: 'x',
      ...more,
    });
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
    await measureDone(path, () => ask(`${api.origin}${path}`, { headers: { cookie } }));
  }
}, 600_000);

test('the pages of recipients, shippers and drivers', async () => {
  const { client } = world;
  const [, waiting = ''] = world.ids['order_id'] ?? [];
  /** A form whose fields are filled, and padded to the most that a page reads, with every character encoded. */
  const form = (most: number, fields: Record<string, string>): Record<string, string> => {
    const room = most - new URLSearchParams({ ...fields, x: '' }).toString().length;
    return { ...fields, x: 'é'.repeat(Math.floor(room / 6)) };
  };

  const picker = await askedRecipient();
  const phone = newPhone(api);
  const slot = { slot: '2031-01-01 08:00 12:00' };
  await measureDone('the slot page', () => phone.get(`${picker}?offer=1`));
  await measure('a slot of the slot page', () => phone.submit(picker, form(10_000, slot)));
  const [, , , , onTheWay = ''] = world.ids['order_id'] ?? [];
  const own = await ownPath(client, onTheWay);
  await measureDone('the tracking page', () => phone.get(own));
  await measureDone('a note on it', () => phone.submit(own, form(10_000, { note: 'é'.repeat(500) })));

  const [shipper = ''] = world.ids['shipper_id'] ?? [];
  const user = 'portal@example.com';
  await client.patch(`/shippers/${shipper}`, { portal_users: [user] });
  const clerk = newPhone(api);
  await clerk.submit(await invitation(api, client, 'portal_invite', shipper, user), {});
  for (const path of ['/portal', `/portal?q=${'a%20'.repeat(60)}`, '/portal/orders.csv']) {
    await measureDone(path, () => clerk.get(path));
  }
  const at = `/portal/orders/${waiting}`;
  const token = /name="token" value="([^"]+)"/.exec((await clerk.get(at)).text)?.[1] ?? '';
  expect(token).not.toBe('');
  await measureDone('a comment of a shipper', () =>
    clerk.submit(`${at}/comments`, form(30_000, { token, text: 'é<'.repeat(1_000) })),
  );

  const { phone: driver, run, stops } = await signedInDriver(api);
  for (const path of ['/driver', '/driver/state', '/driver/shell']) {
    await measureDone(path, () => driver.get(path));
  }
  await measureDone("a driver's photo", () =>
    driver.write('/driver/photos', PHOTO, { 'content-type': 'image/jpeg' }),
  );
  const of = `/driver/runs/${run.id}`;
  const notes = '<é "& '.repeat(333);
  await measureDone("a driver's start", () => driver.write(`${of}/start`));
  const proof = {
    notes,
    signed_by: 'é'.repeat(100),
    pieces_delivered: Array.from({ length: 999 }, (_, index) => `P${index}`),
  };
  // Of pieces that are none of its own, which all are looked for.
  await measure("a driver's proof", () => driver.write(`${of}/stops/${stops[0].id}/complete`, proof));
  await measureDone("a driver's proof with notes", () =>
    driver.write(`${of}/stops/${stops[0].id}/complete`, { notes, signed_by: 'é'.repeat(100) }),
  );
  await measureDone("a driver's breakdown", () => driver.write(`${of}/breakdown`, { note: notes }));
  await measureDone("a driver's failed visit", () =>
    driver.write(`${of}/stops/${stops[1].id}/fail`, { reason: 'no_answer', notes }),
  );
  await measure("1 MB in a driver's place", () =>
    driver.write('/driver/positions', {
      latitude: 51.5,
      longitude: 0.1,
      at: 'x'.repeat(990_000),
    }),
  );
  api.setNow(undefined);
}, 600_000);

/** Asks a recipient for a slot; resolves to the path of the page that offers them. */
async function askedRecipient(): Promise<string> {
  const { client, day } = world;
  const order: string = (await scannedOrder(client, day)).id;
  await client.post('/bookings/requests', { orders: [order] });
  const { id: request, token } = await latestRequest(api, order);
  const activities = conversationActivities(api, recordingMessaging().messaging);
  await activities.askRecipient({ tenant: client.tenant.id, request });
  return `/b/${token}`;
}

test('the reference at /docs, also when it is read for the first time', async () => {
  const config = loadConfig('api', apiEnvironment(api.databaseUrl));
  const server = express().use(createReferencePage(config)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    slow('/docs at first', await longestStall(() => ask(`${origin}/docs`)));
    await measureDone('/docs', () => ask(`${origin}/docs`));
  } finally {
    server.close();
  }
});

/** Makes an order of many pieces, and books some of the seeded ones. */
async function makeScene(): Promise<{ scene: Scene; large: string }> {
  const { client, day, ids } = world;
  const [route = '', draft = ''] = ids['route_id'] ?? [];
  const { date: routeDate, stops } = (await client.get(`/routes/${route}`)).body;
  const book = async (from: number, to: number, date: string): Promise<string[]> => {
    const orders = seeded.slice(from, to);
    await api.owner.query(
      `update orders set status = 'booked', slot_date = $2, slot_from = '08:00', slot_to = '20:00', slot_zone = 'All'
       where id = any($1)`,
      [orders, date],
    );
    return orders;
  };
  const { id: large } = await makeOrder(client, day.shipper, {
    items: [{ description: 'Chair', pieces: 999 }],
  });
  const { rows } = await api.owner.query<{ barcode: string }>(
    'select barcode from pieces where order_id = $1 order by number',
    [large],
  );
  return {
    large,
    scene: {
      pieces: rows.map(({ barcode }) => barcode),
      booked: await book(0, 120, day.date),
      booked_for_route: await book(120, 140, routeDate),
      date: day.date,
      stops: stops.map(({ order }: { order: string }) => order),
      planned: ids['planned_order'] ?? [],
      draft,
      driver: day.driver,
      vehicles: ids['vehicle_id'] ?? [],
    },
  };
}

// Last, as it deletes what the others use.
test('every operation', async () => {
  const { scene, large } = await makeScene();
  const legal = legalIn(scene);
  const places: Record<string, Record<string, string>> = {
    'orders.split': { order_id: large },
    'days.rearrange': { date: scene.date },
  };
  const largest = largestOf(document, {
    ids: idsByPrefix(),
    date: world.day.date,
  });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  // What the others need is replaced and deleted last.
  const last = ({ method }: { method: string }) => ['put', 'delete'].indexOf(method);
  for (const { path, method, operation } of chosen(operations).toSorted((a, b) => last(a) - last(b))) {
    const own: Record<string, string> = places[operation.operationId] ?? {};
    const at = path.replace(/\{(\w+)\}/g, (_, name: string) => own[name] ?? world.ids[name]?.[0] ?? 'none');
    const query = new URLSearchParams();
    for (const { in: where, name, required, schema } of operation.parameters ?? []) {
      if (where !== 'query') continue;
      if (name === 'limit') query.set(name, '100');
      else if (required === true) query.set(name, String(largest(schema)));
    }
    for (const headers of headersFor(operation)) {
      const bodies = [false, true].map((again) =>
        bodyOf(operation, largest, (body) => legal[operation.operationId]?.(body, again) ?? body),
      );
      await measureLegal(`${operation.operationId} ${headers['accept'] ?? ''}`.trim(), (again) => {
        const body = bodies[again ? 1 : 0];
        return ask(`${base}${at}?${query.toString()}`, {
          method: method.toUpperCase(),
          headers: {
            authorization: `Bearer ${world.client.key}`,
            ...headers,
            ...(body && { 'content-type': body.type }),
          },
          ...(body && { body: body.bytes }),
        });
      });
    }
  }
}, 600_000);
