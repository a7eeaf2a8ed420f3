/**
 * The reference can be tried: each request example, sent to a sandbox in which the story has come so far, is answered
 * as its operation says, with the fields of the answer's example. (Every answer is held against its schema besides, by
 * the client of these tests, and every example of an answer by openapi.test.ts.)
 */
import { readReplyOf } from '../support/examples.js';
import { type Client, useApi } from '../support/api.js';
import { scanIn, type Setup, setUp, makeOrder } from '../support/day.js';
import { askAgent, runJob } from '../support/planning.js';
import { insertOptOut } from '../../src/records/opt-outs.js';
import { readDocument } from '../support/conformance.js';
import { liftRateLimits } from '../support/rate-limits.js';

const SUFFIX = '01kag5v8x2e0j9d3v6m1h7q4tz';
const DATE = '2026-03-12';
const SLOT = { date: DATE, from: '08:00', to: '12:00' };
/** When the story begins, and the morning of the delivery. */
const BEGINNING = new Date('2026-03-10T09:00:00Z');
const MORNING = new Date('2026-03-12T09:30:00Z');
/** What a file of this media type begins with. */
const JPEG = Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 0);
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const operations = Object.entries<any>(readDocument().paths).flatMap(([path, item]) =>
  Object.entries<any>(item).map(([method, operation]) => ({
    id: operation.operationId as string,
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

const api = useApi();

beforeAll(async () => {
  await liftRateLimits(api);
});
beforeEach(() => api.setNow(BEGINNING));

/** Whoever plays in an example: records are made when an example names one of their kind. */
class Cast {
  private readonly known = new Map<string, Promise<string>>();
  constructor(
    readonly client: Client,
    readonly setup: Setup,
  ) {}

  id(prefix: string): Promise<string> {
    const known = this.known.get(prefix) ?? this.make(prefix);
    this.known.set(prefix, known);
    return known;
  }
  set(prefix: string, id: string): void {
    this.known.set(prefix, Promise.resolve(id));
  }
  async barcodes(): Promise<string[]> {
    const { body } = await this.client.get(`/orders/${await this.id('ord')}/pieces`);
    return body.data.map((piece: any) => piece.barcode);
  }
  async post(path: string, body?: unknown): Promise<any> {
    const reply = await this.client.post(path, body);
    if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }
  async scanned(): Promise<string> {
    const order = await this.id('ord');
    await scanIn(this.client, { id: order });
    return order;
  }
  async booked(order?: string): Promise<string> {
    const id = order ?? (await this.id('ord'));
    await this.post('/bookings', { order: id, slot: SLOT, notify: false });
    return id;
  }
  /** An order that was asked about: the request is there, as its workflow would send it. */
  async asked(): Promise<string> {
    const order = await this.scanned();
    await this.post('/bookings/requests', { orders: [order] });
    return order;
  }

  private async make(prefix: string): Promise<string> {
    const { client, setup } = this;
    switch (prefix) {
      case 'dep':
        return setup.depot;
      case 'shp':
        return setup.shipper;
      case 'veh':
        return setup.vehicle;
      case 'drv':
        return setup.driver;
      case 'ord':
        return (await makeOrder(client, setup.shipper, { reference: 'SO-10431' })).id;
      case 'rte': {
        const order = await this.booked();
        const { depot, vehicle, driver } = setup;
        return (await this.post('/routes', { date: DATE, depot, vehicle, driver, stops: [order] })).id;
      }
      case 'run':
        return (await this.post(`/routes/${await this.id('rte')}/publish`)).id;
      case 'stp': {
        const { body } = await client.get(`/routes/${await this.id('rte')}`);
        return body.stops[0].id;
      }
      case 'pho': {
        const response = await fetch(`${api.origin}/sandbox/admin/v1/photos`, {
          method: 'POST',
          headers: { authorization: `Bearer ${client.key}`, 'content-type': 'image/png' },
          body: PIXEL,
        });
        return ((await response.json()) as { id: string }).id;
      }
      case 'tpl':
        return (
          await this.post('/templates', {
            name: 'T',
            kind: 'booking_request',
            channels: ['sms'],
            sms_body: 'Hi {{ offers }} {{ link }}',
          })
        ).id;
      case 'req':
        await this.asked();
        return (await client.get('/bookings/requests')).body.data[0].id;
      case 'rep':
        return readReplyOf(api, client, await this.asked());
      case 'msg':
        await readReplyOf(api, client, await this.asked());
        return (await client.get('/messages')).body.data[0].id;
      case 'job':
        return (await this.post('/routes/optimise', { date: DATE, depot: setup.depot })).id;
      case 'sug':
        await this.booked();
        return (await askAgent(api, { client, date: DATE, ...setup })).id;
      case 'whe':
        return (
          await this.post('/webhook-endpoints', {
            url: 'https://courier.example/hooks',
            events: ['order.created'],
          })
        ).id;
      case 'whd': {
        const endpoint = await this.id('whe');
        await this.post(`/webhook-endpoints/${endpoint}/test`);
        return (await client.get(`/webhook-endpoints/${endpoint}/deliveries`)).body.data[0].id;
      }
      case 'key':
        return (await this.post('/api-keys', { label: 'Warehouse system' })).id;
      case 'pce':
        return (await client.get(`/orders/${await this.id('ord')}/pieces`)).body.data[0].id;
      case 'opt':
        await client.scoped((scope) => insertOptOut(scope, '+447700900199'));
        return (await client.get('/opt-outs')).body.data[0].id;
      default:
        throw new Error(`Nobody plays ${prefix}.`);
    }
  }

  /** A text with the ids, barcodes and numbers of this cast in the place of the example's. */
  async play(text: string): Promise<string> {
    let played = text;
    // One after another: a route has its order first.
    const named = new Set(
      [...text.matchAll(new RegExp(`([a-z]+)_${SUFFIX}`, 'g'))].map(([, prefix = '']) => prefix),
    );
    for (const prefix of named) played = played.replaceAll(`${prefix}_${SUFFIX}`, await this.id(prefix));
    if (!played.includes('WP3V6M1H7Q4TZ')) return played;
    const [first = '', second = ''] = await this.barcodes();
    return played.replaceAll('WP3V6M1H7Q4TZ001', first).replaceAll('WP3V6M1H7Q4TZ002', second);
  }
}

const AWAY = { from: '2030-01-07', to: '2030-01-11' };

/** How far the story has come when an operation's example is sent, where that is more than what it names. */
const BEFORE: Record<string, (cast: Cast) => Promise<unknown>> = {
  'orders.return': async (cast) => cast.client.patch(`/orders/${await cast.id('ord')}`, { hold: true }),
  'orders.unbook': (cast) => cast.booked(),
  'orders.erase': async (cast) => cast.post(`/orders/${await cast.id('ord')}/cancel`),
  'imports.get': async (cast) => {
    const made = await cast.client.post(`/orders/import?shipper=${cast.setup.shipper}`, 'reference\nA-1\n', {
      'content-type': 'text/csv',
    });
    cast.set('job', made.body.id);
  },
  'jobs.apply': async (cast) => {
    await cast.booked();
    const { depot } = cast.setup;
    const { id: job } = await cast.post('/routes/optimise', { date: DATE, depot, apply: false });
    await runJob(api, cast.client, job);
    cast.set('job', job);
  },
  'bookings.request': (cast) => cast.scanned(),
  'bookings.retry_request': async (cast) => {
    const request = await cast.id('req');
    await api.owner.query(
      `update booking_requests set status = 'failed', error = '{"code":"no_free_slot","message":"x"}' where id = $1`,
      [request],
    );
  },
  'messages.retry': async (cast) => {
    await api.owner.query(`update messages set status = 'failed', error = 'undeliverable' where id = $1`, [
      await cast.id('msg'),
    ]);
  },
  'messages.resolve': async (cast) => {
    await api.owner.query(`update messages set status = 'unknown', error = 'no_answer' where id = $1`, [
      await cast.id('msg'),
    ]);
  },
  'vehicles.delete_absence': async (cast) => {
    cast.set('abs', (await cast.post(`/vehicles/${await cast.id('veh')}/absences`, AWAY)).id);
  },
  'drivers.delete_absence': async (cast) => {
    cast.set('abs', (await cast.post(`/drivers/${await cast.id('drv')}/absences`, AWAY)).id);
  },
  'sandbox.reply': (cast) => cast.asked(),
  'routes.create': (cast) => cast.booked(),
  'routes.add_stops': async (cast) => {
    await cast.id('rte');
    cast.set('ord', await cast.booked((await makeOrder(cast.client, cast.setup.shipper)).id));
  },
  'routes.unpublish': (cast) => cast.id('run'),
  'stops.skip': async (cast) => {
    const run = await cast.id('run');
    api.setNow(MORNING);
    await cast.post(`/runs/${run}/start`);
  },
  'orders.proof': async (cast) => {
    const [run, stop] = [await cast.id('run'), await cast.id('stp')];
    api.setNow(MORNING);
    await cast.post(`/runs/${run}/start`);
    await cast.post(`/runs/${run}/stops/${stop}/complete`);
  },
  'suggestions.reopen': async (cast) => cast.post(`/agent/suggestions/${await cast.id('sug')}/dismiss`),
  'days.rearrange': (cast) => cast.booked(),
  'jobs.finish': async (cast) => {
    await api.owner.query(`update jobs set status = 'running' where id = $1`, [await cast.id('job')]);
  },
  'drivers.resume': (cast) => cast.post(`/drivers/${cast.setup.driver}/suspend`),
  'depots.delete': async (cast) => {
    const depot = await cast.post('/depots', {
      name: 'Sutton',
      address: { line1: '1 Way', town: 'Sutton', postcode: 'SM1 1JA' },
      opening: { from: '06:00', to: '20:00' },
    });
    cast.set('dep', depot.id);
  },
  'depots.replace_slot_schedule': (cast) =>
    cast.client.put(`/depots/${cast.setup.depot}/zones`, {
      data: [{ name: 'Everywhere', postcode_prefixes: [''] }],
    }),
  'depots.slot_override': (cast) =>
    cast.client.put(`/depots/${cast.setup.depot}/slot-overrides/${DATE}`, { closed: true }),
  'depots.delete_slot_override': (cast) =>
    cast.client.put(`/depots/${cast.setup.depot}/slot-overrides/${DATE}`, { closed: true }),
  'shippers.revoke_api_key': async (cast) =>
    cast.set('shk', (await cast.post(`/shippers/${cast.setup.shipper}/api-keys`, { label: 'till' })).id),
  'api_keys.revoke': async (cast) => cast.set('key', (await cast.post('/api-keys', { label: 'scanner' })).id),
};

/** What happens on the day of the delivery. */
const ON_THE_DAY = /^(stops\.|runs\.(start|breakdown)|tracking\.|sandbox\.drive)/;

const exampleOf = ({ example, schema }: any): string => String(example ?? schema.examples[0]);

async function requestOf(cast: Cast, { id, path, operation }: (typeof operations)[number]) {
  await BEFORE[id]?.(cast);
  const examples = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    exampleOf(operation.parameters.find((each: any) => each.in === 'path' && each.name === name)),
  );
  const required = (operation.parameters ?? []).filter(
    (each: any) => each.in === 'query' && each.required === true,
  );
  const query = required.map((each: any) => `${each.name}=${exampleOf(each)}`).join('&');
  const [type, media] = Object.entries<any>(operation.requestBody?.content ?? {})[0] ?? [];
  const example = media?.example;
  const text =
    example === undefined ? undefined : typeof example === 'string' ? example : JSON.stringify(example);
  // The path first: an order that a body names is on the route that the path names.
  const at = await cast.play(`${examples}${query === '' ? '' : `?${query}`}`);
  return { at, type, body: text === undefined ? undefined : await cast.play(text) };
}

test.each(operations.map((each) => [each.id, each] as const))('%s', async (id, each) => {
  const client = await api.client();
  const cast = new Cast(client, await setUp(client));
  const { at, type, body } = await requestOf(cast, each);
  if (ON_THE_DAY.test(id)) api.setNow(MORNING);
  const [status = '', answer] =
    Object.entries<any>(each.operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const response = await fetch(`${api.origin}/sandbox/admin/v1${at}`, {
    method: each.method,
    headers: {
      authorization: `Bearer ${client.key}`,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? (type?.startsWith('image/') === true ? { body: JPEG } : {}) : { body }),
  });
  const text = await response.text();
  expect([`${each.method} ${at}`, response.status, response.ok ? '' : text]).toEqual([
    `${each.method} ${at}`,
    Number(status),
    '',
  ]);
  const example = answer.content?.['application/json']?.example;
  if (example === undefined) return;
  const got = JSON.parse(text);
  // The example has whatever the answer has.
  expect(Object.keys(got).filter((name) => !(name in example))).toEqual([]);
});
