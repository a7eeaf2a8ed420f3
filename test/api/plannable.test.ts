/** Orders that no plan can take, or only roughly: they say why, and wait in the inbox. */
import { type Client, useApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  TUESDAY,
} from '../support/conversation.js';
import { importFile } from '../support/imports.js';
import { makeOrder, scanIn, type Setup, setUp } from '../support/day.js';

const api = useApi();
let client: Client;
let setup: Setup;

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  setup = await setUp(client);
});

const inbox = async () => (await client.get('/inbox?limit=100')).body;
/** What waits, and for what: by order. */
const waiting = async (): Promise<[string, string][]> =>
  (await inbox()).data.map(({ order, kind }: { order: { id: string }; kind: string }) => [order.id, kind]);
const book = (order: string) =>
  client.post('/bookings', {
    order,
    slot: { date: '2026-03-12', from: '08:00', to: '12:00' },
    notify: false,
    override: true,
  });

const address = (postcode: string, country = 'GB') => ({
  ...{ line1: '1 Test Street', town: 'Town', postcode, country },
});
const person = { name: 'Ann', phone: '+447700900123' };
const CASES: [string, object, string][] = [
  ['a mistyped postcode', { ...person, address: address('ZZ9 9ZZ') }, 'unknown_postcode'],
  ['Northern Ireland', { ...person, address: address('BT1 1AA') }, 'no_coordinates'],
  ['Jersey', { ...person, address: address('JE2 3AB') }, 'no_coordinates'],
  ['Ireland', { ...person, address: address('D02 X285', 'IE') }, 'no_coordinates'],
  ['a country without postcodes of ours', { ...person, address: address('75001', 'fr') }, 'no_coordinates'],
  ['no address', person, 'no_coordinates'],
];

test.each(CASES)(
  '%s: not asked, in the inbox with the reason, and a booking warns',
  async (_is, recipient, code) => {
    const { messaging, sent } = recordingMessaging();
    const activities = conversationActivities(api, messaging);
    await client.patch(`/shippers/${setup.shipper}`, { booking: { automatic: true } });
    const order = await makeOrder(client, setup.shipper, { recipient });
    expect(order.warnings).toMatchObject([{ code }]);
    expect(await waiting()).toEqual([[order.id, 'unplannable']]);
    await scanIn(client, order);
    const { id: request } = await latestRequest(api, order.id);
    await activities.askRecipient({ tenant: client.tenant.id, request });
    for (const body of [{}, { orders: [order.id] }]) {
      const asked = (await client.post('/bookings/requests', body)).body;
      expect(asked).toMatchObject({ queued: 0, skipped_orders: [{ order: order.id, code }] });
    }
    expect([sent.sms, sent.email]).toEqual([[], []]);
    const { data } = await inbox();
    expect(data).toMatchObject([{ kind: 'unplannable', order: { id: order.id }, warning: { code } }]);
    expect((await client.get('/inbox/counts')).body.inbox).toBe(1);
    const booked = await book(order.id);
    expect([booked.status, booked.body.warnings?.[0]?.code]).toEqual([201, code]);
    expect(await waiting()).toEqual([[order.id, 'unplannable']]);
    const corrected = await client.patch(`/orders/${order.id}`, {
      recipient: { address: address('SE2 9NL') },
    });
    expect(corrected.body.warnings).toBeUndefined();
    expect(await waiting()).toEqual([]);
  },
);

test('once it is corrected its recipient is asked, as the shipper wants it', async () => {
  await client.patch(`/shippers/${setup.shipper}`, { booking: { automatic: true } });
  const order = await makeOrder(client, setup.shipper, {
    recipient: { ...person, address: address('ZZ9 9ZZ') },
  });
  await scanIn(client, order);
  const { messaging, sent } = recordingMessaging();
  const activities = conversationActivities(api, messaging);
  const ask = async () => {
    const { id: request } = await latestRequest(api, order.id);
    return activities.askRecipient({ tenant: client.tenant.id, request });
  };
  expect(await ask()).toMatchObject({ asked: false });
  api.setNow(new Date(TUESDAY.getTime() + 1_000));
  await client.patch(`/orders/${order.id}`, {
    recipient: { location: { latitude: 51.5, longitude: 0.11 } },
  });
  expect(await ask()).toMatchObject({ asked: true });
  expect(sent.sms).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

describe('a postcode that is not known, among others that are', () => {
  const doubt = { code: 'doubtful_postcode', param: 'recipient.address.postcode' };
  const elsewhere = { latitude: 53.8, longitude: -1.55 };

  test.each([
    ['LS99 9ZZ', 'LS99'],
    ['SE2 1AA', 'SE2'],
    ['SE2 9ZZ', 'SE2 9'],
    ['w1a9zz', 'W1A 9'],
  ])('%s is planned for the middle of %s, with a warning until the visit is over', async (postcode, area) => {
    const order = await makeOrder(client, setup.shipper, {
      recipient: { ...person, address: address(postcode) },
    });
    expect(order.warnings).toMatchObject([
      { ...doubt, message: expect.stringContaining(`middle of ${area}.`) },
    ]);
    expect(order.recipient.address.latitude).toEqual(expect.any(Number));
    expect((await client.get(`/orders/${order.id}`)).body.warnings).toEqual(order.warnings);
    const { data } = await inbox();
    expect(data).toMatchObject([{ kind: 'doubtful_postcode', order: { id: order.id }, warning: doubt }]);
    const asked = await client.post('/bookings/requests', { orders: [order.id] });
    expect(asked.body.skipped_orders).not.toMatchObject([{ code: 'doubtful_postcode' }]);
    const booked = await book(order.id);
    expect([booked.status, booked.body.warnings]).toMatchObject([201, [doubt]]);
    const cancelled = await client.post(`/orders/${order.id}/cancel`, { reason: 'not wanted' });
    expect(cancelled.status).toBe(200);
    expect((await client.get(`/orders/${order.id}`)).body.warnings).toBeUndefined();
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['the location of the door', { location: { latitude: 51.49, longitude: 0.12 } }],
    ['a postcode that is known', { address: address('SE2 9NL') }],
  ])('%s settles it', async (_is, recipient) => {
    const order = await makeOrder(client, setup.shipper, {
      recipient: { ...person, address: address('SE2 9ZZ') },
    });
    const settled = await client.patch(`/orders/${order.id}`, { recipient });
    expect([settled.status, settled.body.warnings]).toEqual([200, undefined]);
    expect(await waiting()).toEqual([]);
    const again = await client.patch(`/orders/${order.id}`, { recipient: { address: address('SE2 1AA') } });
    expect(again.body.warnings).toMatchObject([doubt]);
  });

  test('an order that comes with the location of its door is not doubted', async () => {
    const order = await makeOrder(client, setup.shipper, {
      ...{ recipient: { ...person, address: address('LS99 9ZZ'), location: elsewhere } },
    });
    expect(order.warnings).toBeUndefined();
    expect(await waiting()).toEqual([]);
  });

  test('a correction from no place to a rough one has the recipient asked, with the warning', async () => {
    await client.patch(`/shippers/${setup.shipper}`, { booking: { automatic: true } });
    const order = await makeOrder(client, setup.shipper, {
      recipient: { ...person, address: address('ZZ9 9ZZ') },
    });
    await scanIn(client, order);
    const { id: first } = await latestRequest(api, order.id);
    const { messaging } = recordingMessaging();
    const activities = conversationActivities(api, messaging);
    await activities.askRecipient({ tenant: client.tenant.id, request: first });
    api.setNow(new Date(TUESDAY.getTime() + 1_000));
    const corrected = await client.patch(`/orders/${order.id}`, {
      recipient: { address: address('SE2 9ZZ') },
    });
    expect(corrected.body.warnings).toMatchObject([doubt]);
    const { id: request } = await latestRequest(api, order.id);
    expect(await activities.askRecipient({ tenant: client.tenant.id, request })).toMatchObject({
      asked: true,
    });
  });
});

test('without a depot, and in no zone of its depot', async () => {
  await client.post('/depots', {
    ...{ name: 'Leeds', address: address('LS1 4AP'), opening: { from: '06:30', to: '21:00' } },
  });
  const nowhere = await makeOrder(client, setup.shipper, {
    ...{ type: 'collection', recipient: { ...person, address: address('BT1 1AA') } },
  });
  expect(nowhere).not.toHaveProperty('depot');
  expect(nowhere.warnings).toMatchObject([{ code: 'no_coordinates' }]);
  const located = await client.patch(`/orders/${nowhere.id}`, {
    recipient: { location: { latitude: 54.6, longitude: -5.93 } },
  });
  expect(located.body.warnings).toMatchObject([{ code: 'no_depot', param: 'depot' }]);
  expect((await book(nowhere.id)).body.error).toMatchObject({ code: 'no_depot', param: 'order' });
  const asked = await client.post('/bookings/requests', { orders: [nowhere.id] });
  expect(asked.body).toMatchObject({ queued: 0, skipped_orders: [{ order: nowhere.id, code: 'no_depot' }] });
  await client.put(`/depots/${setup.depot}/zones`, { data: [{ name: 'SE', postcode_prefixes: ['se 2'] }] });
  const near = await makeOrder(client, setup.shipper);
  expect(near.warnings).toBeUndefined();
  const far = await makeOrder(client, setup.shipper, {
    ...{ depot: setup.depot, recipient: { ...person, address: address('CR0 2RF') } },
  });
  expect(far.warnings).toMatchObject([{ code: 'outside_area' }]);
  expect((await book(far.id)).body.error.code).toBe('outside_area');
  expect((await client.get(`/orders/${far.id}`)).body.warnings).toEqual(far.warnings);
  expect(new Set((await waiting()).map(([id]) => id))).toEqual(new Set([nowhere.id, far.id]));
  // Held orders wait for their release.
  await client.patch(`/orders/${far.id}`, { hold: true });
  expect(await waiting()).toEqual([[nowhere.id, 'unplannable']]);
});

test('countries are ISO 3166 codes, of which UK is read as GB', async () => {
  for (const country of ['UK', 'uk', 'gb', ' GB ']) {
    const order = await makeOrder(client, setup.shipper, {
      recipient: { ...person, address: address('SE2 9NL', country) },
    });
    expect(order.recipient.address).toMatchObject({ country: 'GB', latitude: expect.any(Number) });
    expect(order.warnings).toBeUndefined();
  }
  for (const country of ['XX', 'EU', 'ZZ', 'GBR', 'United Kingdom', '']) {
    const refused = await client.post('/orders', {
      ...{ shipper: setup.shipper, reference: 'X', items: [{}] },
      recipient: { address: address('SE2 9NL', country) },
    });
    expect([refused.status, refused.body.error.param]).toEqual([422, 'recipient.address.country']);
  }
});

describe('what shops send', () => {
  /** Where somebody lives → the warning that the order gets, or null; or the field that is refused. */
  const PLACES: [is: string, address: object | null, is: { warning: string | null } | { refused: string }][] =
    [
      ['no spaces, small letters', { postcode: 'se29nl' }, { warning: null }],
      ['spaces all over', { postcode: '  SE2   9NL ' }, { warning: null }],
      ['a space that does not break', { postcode: 'SE2\u00a09NL' }, { warning: null }],
      ['UK in small letters', { postcode: 'CR0 2RF', country: 'uk' }, { warning: null }],
      ['a country in white space', { postcode: 'CR0 2RF', country: ' gb' }, { warning: null }],
      ['the letter O for a zero', { postcode: 'CRO 2RF' }, { refused: 'recipient.address.postcode' }],
      [
        'a postcode that there is not, in a sector that there is',
        { postcode: 'SE2 9ZZ' },
        { warning: 'doubtful_postcode' },
      ],
      [
        'a sector that there is not, in a district that there is',
        { postcode: 'SE2 1AA' },
        { warning: 'doubtful_postcode' },
      ],
      [
        'small letters, of a district for post boxes',
        { postcode: 'ls999zz' },
        { warning: 'doubtful_postcode' },
      ],
      ['an area that there is not', { postcode: 'QQ1 1AA' }, { warning: 'unknown_postcode' }],
      ['an outcode alone', { postcode: 'SE2' }, { refused: 'recipient.address.postcode' }],
      ['a typing error', { postcode: 'SE22 99NL' }, { refused: 'recipient.address.postcode' }],
      [
        'a postcode that begins like no other',
        { postcode: 'GIR 0AA' },
        { refused: 'recipient.address.postcode' },
      ],
      ['Belfast', { postcode: 'BT7 1NN', town: 'Belfast' }, { warning: 'no_coordinates' }],
      ['Derry by UK', { postcode: 'bt487ab', country: 'UK' }, { warning: 'no_coordinates' }],
      ['Guernsey as GB', { postcode: 'GY1 1WW' }, { warning: 'no_coordinates' }],
      ['Jersey by its own code', { postcode: 'JE3 1AA', country: 'JE' }, { warning: 'no_coordinates' }],
      ['Douglas', { postcode: 'IM1 1AG', country: 'IM' }, { warning: 'no_coordinates' }],
      ['Douglas as UK', { postcode: 'IM1 1AG', country: 'UK' }, { warning: 'no_coordinates' }],
      ['Cork', { postcode: 'T12 X8N6', country: 'IE' }, { warning: 'no_coordinates' }],
      ['Lyon', { postcode: '69001', country: 'FR' }, { warning: 'no_coordinates' }],
      ['the forces', { postcode: 'BF1 0AX' }, { warning: 'no_coordinates' }],
      ['Gibraltar as GB', { postcode: 'GX11 1AA' }, { warning: 'no_coordinates' }],
      ['letters as wide as Chinese ones', { postcode: 'ＳＥ２ ９ＮＬ' }, { warning: null }],
      ['a hyphen', { postcode: 'SE2-9NL' }, { warning: null }],
      ['an end that nobody has', { postcode: 'SE2 9N1' }, { refused: 'recipient.address.postcode' }],
      ['a Greek letter', { postcode: 'SE2 9ΝL' }, { refused: 'recipient.address.postcode' }],
      ['a number of the forces', { postcode: 'BFPO 57' }, { refused: 'recipient.address.postcode' }],
      ['no address', null, { warning: 'no_coordinates' }],
      [
        'a country by its name',
        { postcode: 'SE2 9NL', country: 'England' },
        { refused: 'recipient.address.country' },
      ],
      [
        'a country of three letters',
        { postcode: 'SE2 9NL', country: 'IRL' },
        { refused: 'recipient.address.country' },
      ],
      ['an old country', { postcode: 'SE2 9NL', country: 'SU' }, { refused: 'recipient.address.country' }],
    ];

  test('by the API and in a file alike: each is planned, or says why not', async () => {
    const isWrong: unknown[] = [];
    for (const [index, [is, place, expected]] of PLACES.entries()) {
      const where = place && { line1: '1 Test Street', town: 'Town', ...place };
      const order = (by: string) => ({
        reference: `${by}-${index}`,
        ...{ depot: setup.depot, items: [{}], recipient: { ...person, ...(where && { address: where }) } },
      });
      const made = await client.post('/orders', { shipper: setup.shipper, ...order('API') });
      const got =
        made.status === 201
          ? { warning: made.body.warnings?.[0].code ?? null }
          : { refused: made.body.error.param };
      const sent = await importFile({ client, of: setup }, JSON.stringify(order('FILE')), undefined, {
        'content-type': 'application/x-ndjson',
      });
      const { created, errors, warnings = [] } = sent.body.result;
      const imported =
        created === 1
          ? { warning: warnings.find(({ code }: any) => code !== 'looks_twice')?.code ?? null }
          : { refused: errors[0].column };
      isWrong.push(
        ...[got, imported]
          .filter((each) => JSON.stringify(each) !== JSON.stringify(expected))
          .map((each) => [is, each]),
      );
    }
    expect(isWrong).toEqual([]);
    const plain = PLACES.filter(([, , expected]) => 'warning' in expected && expected.warning !== null);
    const places = new Set(['unplannable', 'doubtful_postcode']);
    expect((await waiting()).filter(([, kind]) => places.has(kind))).toHaveLength(2 * plain.length);
  });
});
