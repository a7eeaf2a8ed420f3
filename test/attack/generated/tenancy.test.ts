/**
 * Every operation of the API, with every id that its path, query and body take, tried with another courier's
 * id and with an id of the same courier's other mode: never data, never a write. What takes an id is read off the
 * schemas, so that an operation added later is tried too, or fails here for want of a request to try.
 */
import type { z } from 'zod';
import type { Operation } from '../../../src/api/define-operation.js';
import { operations } from '../../../src/operations/all-operations.js';
import { type Reply, useApi } from '../../support/api.js';
import { chosen } from '../../support/attacks.js';
import { orderBody } from '../../support/day.js';
import { liftRateLimits } from '../../support/rate-limits.js';
import { makeWorld, type World } from '../../support/world.js';

const api = useApi();
let own: World;
/** Those whose ids are tried: another courier, and the other mode of the same one. */
let others: World[];
/** What their rows were before. */
let before: Record<string, string>[];

beforeAll(async () => {
  await liftRateLimits(api);
  own = await makeWorld(api);
  const courier = own.client.tenant.courier;
  others = [await makeWorld(api), await makeWorld(api, { mode: 'live', courier })];
  before = await Promise.all(others.map(({ client }) => fingerprint(client.tenant.id)));
});

/** Field → the kind of its id. */
const KINDS: Record<string, string> = {
  shipper: 'shipper_id',
  depot: 'depot_id',
  vehicle: 'vehicle_id',
  vehicles: 'vehicle_id',
  driver: 'driver_id',
  crew: 'driver_id',
  order: 'order_id',
  orders: 'order_id',
  stops: 'order_id',
  subject: 'order_id',
  exchange_for: 'order_id',
  actor: 'api_key_id',
  template: 'template_id',
  lock_routes: 'route_id',
  lock_stops: 'order_id',
  route: 'route_id',
  barcode: 'barcode',
  barcodes: 'barcode',
  pieces_delivered: 'barcode',
};
/** Texts of the length of an id that are not ids, and ids that the caller chooses. */
const NO_REFERENCE = new Set(
  'sku allowed_ips data.id depots.id depots.zones.id starting_after barcode_prefix request_id'.split(' '),
);

/** Pages to print of one van or depot: there is none of one that is not there. */
const PRINTED = new Set(['depots.loading_list', 'depots.manifest', 'shippers.return_note']);

type Leaf = { path: string[]; kind: string };

/** The places in a schema where an id can stand. */
function idsIn(schema: z.ZodType | undefined, path: string[] = []): Leaf[] {
  // Zod's own description of itself, of which each type has a part.
  const def = schema?._zod.def as unknown as
    | { type: string; shape?: Record<string, z.ZodType>; [inner: string]: unknown }
    | undefined;
  if (!def) return [];
  const inner = (def['innerType'] ?? def['element'] ?? def['in']) as z.ZodType | undefined;
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => idsIn(field, [...path, name]));
  if (def.type === 'array') return idsIn(inner, [...path, '0']);
  if (inner) return idsIn(inner, path);
  if (def.type !== 'string' || (schema as unknown as z.ZodString).maxLength !== 64) return [];
  const names = path.filter((step) => step !== '0');
  if (NO_REFERENCE.has(names.join('.')) || NO_REFERENCE.has(names.at(-1) ?? '')) return [];
  const kind = KINDS[names.at(-1) ?? ''];
  if (kind === undefined) throw new Error(`Say what ${names.join('.')} refers to, in KINDS.`);
  return [{ path, kind }];
}

/** A valid request of the operations whose bodies or queries name records, all of the caller's own. */
function requestOf(operation: string): { query?: Record<string, string>; body?: any } {
  const { ids, day } = own;
  const id = (kind: string) => ids[kind]![0];
  const { date } = day;
  const slot = { date, from: '08:00', to: '12:00' };
  const depot = id('depot_id');
  const route = {
    ...{ vehicle: id('vehicle_id'), driver: id('driver_id') },
    ...{ crew: [id('driver_id')], stops: [id('order_id')] },
  };
  const requests: Record<string, { query?: Record<string, string>; body?: any }> = {
    'orders.list': { query: { shipper: id('shipper_id'), depot, exchange_for: id('order_id') } },
    'depots.loading_list': { query: { date, vehicle: id('vehicle_id') } },
    'depots.manifest': { query: { date, vehicle: id('vehicle_id') } },
    'days.tell': { body: { orders: [id('order_id')] } },
    'days.rearrange': {
      body: { routes: [{ vehicle: id('vehicle_id'), crew: [id('driver_id')], stops: [id('order_id')] }] },
    },
    'reports.deliveries': {
      query: { from: date, to: date, shipper: id('shipper_id'), depot },
    },
    'reports.visits': { query: { shipper: id('shipper_id'), depot, driver: id('driver_id') } },
    'orders.create': { body: orderBody(id('shipper_id'), { depot }) },
    'orders.update': { body: { depot } },
    'orders.add_comment': { body: { text: 'Call first.' } },
    'orders.send_message': { body: { template: id('template_id') } },
    'drivers.send_message': { body: { text: 'The A23 is closed.' } },
    'messages.send': {
      body: {
        orders: [id('order_id')],
        filter: { depot, shipper: id('shipper_id') },
        template: id('template_id'),
      },
    },
    'orders.split': { body: { barcodes: [id('barcode')] } },
    'shippers.erase_portal_user': { body: { email: 'ada@example.com' } },
    'shippers.return_manifest': { query: { depot } },
    'shippers.return_note': { query: { depot } },
    'reports.returns': { query: { depot, shipper: id('shipper_id') } },
    'reports.ageing': { query: { depot, shipper: id('shipper_id') } },
    'imports.create': {
      query: { shipper: id('shipper_id'), depot },
      body: [JSON.stringify(orderBody(id('shipper_id')))],
    },
    'scans.record': {
      body: {
        scans: [{ barcode: id('barcode'), type: 'load_to_van', depot, vehicle: id('vehicle_id') }],
      },
    },
    'bookings.request': {
      body: { orders: [id('order_id')], filter: { depot }, template: id('template_id') },
    },
    'bookings.create': { body: { order: id('order_id'), slot } },
    'replies.resolve': { body: { action: 'book_slot', slot: { ...slot, depot } } },
    'sandbox.reply': { body: { order: id('order_id'), channel: 'sms', text: 'Yes' } },
    'slots.list': { query: { from: date, to: date, depot } },
    'bookings.list_requests': { query: { order: id('order_id') } },
    'messages.list': { query: { order: id('order_id') } },
    'routes.list': { query: { date, depot } },
    'routes.optimise': {
      body: {
        ...{ date, depot, vehicles: [id('vehicle_id')], lock_routes: [ids['route_id']![1]] },
        lock_stops: [ids['planned_order']![0]],
        lock_heads: [{ route: ids['route_id']![1], stops: 1 }],
      },
    },
    'routes.create': { body: { date, depot, ...route } },
    'depots.put_slot_override': { body: { closed: true } },
    'routes.add_stops': { body: { orders: [id('order_id')] } },
    'routes.update': { body: route },
    'suggestions.request': { body: { date, depot } },
    'runs.list': { query: { date, driver: id('driver_id') } },
    'stops.complete': { body: { pieces_delivered: [id('barcode')] } },
    'stops.fail': { body: { reason: 'no_answer' } },
    'tracking.vehicles': { query: { depot } },
    'tracking.report': { body: { positions: [{ vehicle: id('vehicle_id'), latitude: 51, longitude: 0 }] } },
    'vehicles.create': { body: { name: 'Van', depot } },
    'vehicles.update': { body: { depot } },
    'setup.copy': {
      body: {
        vehicles: [{ name: 'Van', depot }],
        drivers: [{ name: 'Uma', phone: '+447700900011', depot }],
      },
    },
    'drivers.create': { body: { name: 'Uma', phone: '+447700900011', depot } },
    'drivers.update': { body: { depot } },
    'audit.list': { query: { subject: id('order_id'), actor: id('api_key_id') } },
    'events.list': { query: { subject: id('order_id') } },
  };
  return requests[operation] ?? {};
}

const valueAt = (value: any, path: readonly string[]): any =>
  path.reduce((here, step) => here?.[step], value);

function replaceAt(value: any, path: string[], replacement: string): any {
  const copy = structuredClone(value);
  if (valueAt(copy, path) === undefined) throw new Error(`The request has nothing at ${path.join('.')}.`);
  valueAt(copy, path.slice(0, -1))[path.at(-1) ?? ''] = replacement;
  return copy;
}

/** The path with ids of the caller's own, but for those of `foreign`. */
function pathOf(operation: Operation, foreign: Record<string, string> = {}): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => foreign[name] ?? own.ids[name]![0]);
}

async function send(
  operation: Operation,
  path: string,
  query?: Record<string, string>,
  body?: unknown,
): Promise<Reply> {
  const at = query ? `${path}?${new URLSearchParams(query).toString()}` : path;
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
  if (method === 'get' || method === 'delete') return own.client[method](at);
  // A list of lines is a file.
  if (!Array.isArray(body)) return own.client[method](at, body);
  return own.client.post(at, body.join('\n'), { 'content-type': 'application/x-ndjson' });
}

/** Nothing of the other tenant's is told, besides the id that was asked about. */
function expectNothingOf(world: World, asked: string, reply: Reply): void {
  const text = JSON.stringify(reply.body);
  for (const ids of Object.values(world.ids)) {
    for (const id of ids) if (id !== asked) expect(text).not.toContain(id);
  }
}

/** What a tenant's rows are, table by table; but for the log of requests, which is written a while after them. */
async function fingerprint(tenant: string): Promise<Record<string, string>> {
  const tables = await api.owner.query(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'
       and table_name <> 'request_log'`,
  );
  const found: Record<string, string> = {};
  for (const { table_name: table } of tables.rows) {
    const { rows } = await api.owner.query(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t where tenant_id = $1`,
      [tenant],
    );
    found[table] = rows[0].digest;
  }
  return found;
}

/** Those that this run tries, by name. */
const named = (list: readonly Operation[]) =>
  chosen(list).map((operation) => [operation.name, operation] as const);
const withPath = operations.filter((operation) => operation.path.includes('{'));
const withQuery = operations.filter((operation) => idsIn(operation.query).length > 0);
const read = withQuery.filter(({ method }) => method === 'GET');
const written = withQuery.filter(({ method }) => method !== 'GET');
const withBody = operations.filter((operation) => idsIn(operation.body).length > 0);

test('there is a request of every operation with an id in its query or body', () => {
  const places = operations.flatMap((operation) => {
    const { query, body } = requestOf(operation.name);
    return [
      ...idsIn(operation.query).map(({ path }) => [operation.name, query, path] as const),
      ...idsIn(operation.body).map(({ path }) => [operation.name, body, path] as const),
    ];
  });
  const without = places.filter(([, sent, path]) => valueAt(sent, path) === undefined);
  expect(without.map(([name, , path]) => `${name} ${path.join('.')}`)).toEqual([]);
});

test.each(named(withPath))('%s: a foreign id in the path is 404', async (_name, operation) => {
  const { query, body } = requestOf(operation.name);
  for (const name of [...operation.path.matchAll(/\{(\w+_id)\}/g)].map((match) => match[1]!)) {
    for (const world of others) {
      const foreign = world.ids[name]![0];
      const reply = await send(
        operation,
        pathOf(operation, { [name]: foreign }),
        query,
        body ?? minimalBody(operation),
      );
      expect([reply.status, reply.body.error?.code]).toEqual([404, 'not_found']);
      expectNothingOf(world, foreign, reply);
    }
  }
});

test.each(named(read))('%s: a foreign id in the query finds nothing', async (_name, operation) => {
  const { query = {} } = requestOf(operation.name);
  for (const { path, kind } of idsIn(operation.query)) {
    for (const world of others) {
      const foreign = world.ids[kind]![0];
      const reply = await send(operation, pathOf(operation), replaceAt(query, path, foreign));
      if (PRINTED.has(operation.name))
        expect([reply.status, reply.body.error.code]).toEqual([404, 'not_found']);
      else expect([reply.status, reply.body.data, reply.body.has_more ?? false]).toEqual([200, [], false]);
      expectNothingOf(world, foreign, reply);
    }
  }
});

test.each(named(written))('%s: a foreign id in the query is refused', async (name, operation) => {
  const { query = {}, body } = requestOf(name);
  expect((await send(operation, pathOf(operation), query, body)).status).toBe(operation.status);
  for (const { path, kind } of idsIn(operation.query)) {
    for (const world of others) {
      const foreign = world.ids[kind]![0];
      const reply = await send(operation, pathOf(operation), replaceAt(query, path, foreign), body);
      expect(reply.body.error).toMatchObject({ code: 'unknown_reference', param: path.join('.') });
      expectNothingOf(world, foreign, reply);
    }
  }
});

test('imports.create: a foreign id in a row rejects the row', async () => {
  const operation = operations.find(({ name }) => name === 'imports.create')!;
  const { body: order } = requestOf('orders.create');
  const ids = idsIn(operations.find(({ name }) => name === 'orders.create')!.body);
  expect(ids.length).toBeGreaterThan(1);
  for (const { path, kind } of ids) {
    for (const world of others) {
      const foreign = world.ids[kind]![0];
      const line = JSON.stringify(replaceAt(order, path, foreign));
      const csv = `reference,recipient_name,${path.join('.')}\nT-1,Ada,${foreign}`;
      const file = { 'content-type': 'text/csv' };
      const shipper = path[0] === 'shipper' ? '' : `?shipper=${own.ids['shipper_id']![0]}`;
      for (const reply of [
        await send(operation, operation.path, undefined, [line]),
        await own.client.post(`${operation.path}${shipper}`, csv, file),
      ]) {
        expect(reply.body.result).toMatchObject({
          created: 0,
          errors: [{ column: path.join('.'), code: 'unknown_reference' }],
        });
        expectNothingOf(world, foreign, reply);
      }
    }
  }
});

test.each(named(withBody))('%s: a foreign id in the body is refused', async (name, operation) => {
  const { body } = requestOf(name);
  for (const { path, kind } of idsIn(operation.body)) {
    for (const world of others) {
      const foreign = world.ids[kind]![0];
      const reply = await send(operation, pathOf(operation), undefined, replaceAt(body, path, foreign));
      expectNothingOf(world, foreign, reply);
      if (name === 'scans.record') {
        // A batch is taken without what cannot be taken (specification "Scans").
        expect(reply.body).toMatchObject({ accepted: 0, orders_completed: [] });
        expect(reply.body.rejected).toHaveLength(1);
      } else {
        expect([path.join('.'), reply.status, reply.body.error?.code]).toEqual([
          path.join('.'),
          422,
          'unknown_reference',
        ]);
      }
    }
  }
});

test('orders.create: a foreign order is no other half of an exchange', async () => {
  for (const world of others) {
    const foreign = world.ids['order_id']![0];
    const order = orderBody(own.ids['shipper_id']![0], { type: 'collection', exchange_for: foreign });
    const reply = await own.client.post('/orders', order);
    expect([reply.status, reply.body.error]).toMatchObject([
      422,
      { code: 'unknown_reference', param: 'exchange_for' },
    ]);
    expectNothingOf(world, foreign, reply);
  }
});

test.each(named(operations.filter((operation) => 'starting_after' in (shapeOf(operation.query) ?? {}))))(
  '%s: a foreign cursor is refused',
  async (name, operation) => {
    const { query = {} } = requestOf(name);
    for (const [kind, [cursor]] of Object.entries(others[0]!.ids)) {
      // A date is nobody's.
      if (kind === 'date') continue;
      const reply = await send(operation, pathOf(operation), { ...query, starting_after: cursor });
      expect([reply.status, reply.body.error?.param]).toEqual([422, 'starting_after']);
    }
  },
);

test('after all of this the rows of the others are as they were', async () => {
  for (const [index, world] of others.entries()) {
    expect(await fingerprint(world.client.tenant.id)).toEqual(before[index]);
  }
});

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> | undefined {
  const def = schema?._zod.def as unknown as { shape?: Record<string, z.ZodType> } | undefined;
  return def?.shape;
}

/** What the remaining operations with a path take at least. */
function minimalBody(operation: Operation): unknown {
  const bodies: Record<string, unknown> = {
    'replies.resolve': { action: 'dismiss' },
    'messages.resolve': { status: 'sent' },
    'vehicles.add_absence': { from: '2031-12-24', to: '2031-12-31' },
    'drivers.add_absence': { from: '2031-12-24', to: '2031-12-31' },
    'templates.preview': undefined,
    'depots.replace_zones': { data: [{ name: 'All', postcode_prefixes: [''] }] },
    'depots.replace_slot_schedule': { windows: [] },
    'sandbox.drive': { speed: 60 },
    'webhooks.recover': { since: new Date(Date.now() - 3_600_000).toISOString() },
  };
  return operation.name in bodies ? bodies[operation.name] : operation.body ? {} : undefined;
}
