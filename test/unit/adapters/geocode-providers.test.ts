import { createGeocoder } from '../../../src/adapters/geocode/providers.js';
import type { GeocoderOptions } from '../../../src/adapters/geocode/providers.js';
import { sendJson, startFakeServer } from './fake-server.js';
import type { FakeServer } from './fake-server.js';

const ADDRESS = { line1: '1 High Street', line2: null, town: 'Bristol', postcode: 'BS1 4DJ' };
const offlinePosition = { latitude: 51.4, longitude: -2.6, precision: 'unit' as const };

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

function geocoder(kind: GeocoderOptions['kind'], timeoutMs = 2_000) {
  const options = {
    kind,
    baseUrl: server.baseUrl,
    key: 'k3y',
    userAgent: 'Waypost (ops@example.com)',
    timeoutMs,
  };
  return createGeocoder(options, () => offlinePosition);
}

function answerWith(status: number, body: unknown): void {
  server.answer((_request, response) => sendJson(response, status, body));
}

describe('the configured geocoder', () => {
  it('is the offline table for "offline", and asks nobody', async () => {
    await expect(geocoder('offline').locate(ADDRESS)).resolves.toEqual(offlinePosition);
    expect(server.asked).toHaveLength(0);
  });

  it.each(['postcodes_io', 'nominatim', 'google'] as const)(
    '%s: an outage is an error, not an unknown address',
    async (kind) => {
      answerWith(503, { error: 'busy' });
      await expect(geocoder(kind).locate(ADDRESS)).rejects.toThrow(`${server.baseUrl} answered 503.`);
      answerWith(200, { surprise: true });
      await expect(geocoder(kind).locate(ADDRESS)).rejects.toThrow();
    },
  );

  it.each(['postcodes_io', 'nominatim', 'google'] as const)('%s: a slow answer is an error', async (kind) => {
    server.answer(() => undefined);
    await expect(geocoder(kind, 50).locate(ADDRESS)).rejects.toThrow(/timeout/i);
  });
});

describe('postcodes.io', () => {
  it('finds a postcode', async () => {
    answerWith(200, { status: 200, result: { postcode: 'BS1 4DJ', latitude: 51.45, longitude: -2.59 } });
    await expect(geocoder('postcodes_io').locate(ADDRESS)).resolves.toEqual({
      latitude: 51.45,
      longitude: -2.59,
      precision: 'unit',
    });
    expect(server.asked[0]?.url.pathname).toBe('/postcodes/BS1%204DJ');
  });

  it.each([
    [404, { status: 404, error: 'Postcode not found' }],
    [200, { status: 200, result: { latitude: null, longitude: null } }],
  ])('knows no position when it answers %i %j', async (status, body) => {
    answerWith(status, body);
    await expect(geocoder('postcodes_io').locate(ADDRESS)).resolves.toBeNull();
  });

  it('is not asked about other countries', async () => {
    await expect(geocoder('postcodes_io').locate({ ...ADDRESS, country: 'IE' })).resolves.toBeNull();
    expect(server.asked).toHaveLength(0);
  });
});

describe('Nominatim', () => {
  const place = { lat: '51.45', lon: '-2.59', place_rank: 30, addresstype: 'building' };

  it('is asked field by field, by a client that says who it is', async () => {
    answerWith(200, [place]);
    await geocoder('nominatim').locate(ADDRESS);
    const [asked] = server.asked;
    expect(asked?.url.pathname).toBe('/search');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      format: 'jsonv2',
      limit: '1',
      street: '1 High Street',
      city: 'Bristol',
      postalcode: 'BS1 4DJ',
      countrycodes: 'gb',
    });
    expect(asked?.headers['user-agent']).toBe('Waypost (ops@example.com)');
  });

  it.each([
    [{}, 'address'],
    [{ place_rank: 26, addresstype: 'road' }, 'unit'],
    [{ place_rank: 21, addresstype: 'postcode' }, 'unit'],
  ])('says how close %j is: %s', async (change, precision) => {
    answerWith(200, [{ ...place, ...change }]);
    const found = { latitude: 51.45, longitude: -2.59, precision };
    await expect(geocoder('nominatim').locate(ADDRESS)).resolves.toEqual(found);
  });

  it.each([[[]], [[{ ...place, place_rank: 16, addresstype: 'town' }]]])('does not take %j', async (body) => {
    answerWith(200, body);
    await expect(geocoder('nominatim').locate(ADDRESS)).resolves.toBeNull();
  });
});

describe('Google', () => {
  const result = (location_type: string, types: string[]) => ({
    status: 'OK',
    results: [{ types, geometry: { location: { lat: 51.45, lng: -2.59 }, location_type } }],
  });

  it('is asked for the address in the country, with the key', async () => {
    answerWith(200, result('ROOFTOP', ['street_address']));
    await geocoder('google').locate({ ...ADDRESS, line2: 'Flat 2' });
    const [asked] = server.asked;
    expect(asked?.url.pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      address: '1 High Street, Flat 2, Bristol, BS1 4DJ',
      components: 'country:GB',
      key: 'k3y',
    });
  });

  it.each([
    ['ROOFTOP', ['street_address'], 'address'],
    ['RANGE_INTERPOLATED', ['street_address'], 'address'],
    ['GEOMETRIC_CENTER', ['route'], 'unit'],
    ['APPROXIMATE', ['postal_code'], 'unit'],
  ])('says how close %s of %j is: %s', async (locationType, types, precision) => {
    answerWith(200, result(locationType, types));
    const found = { latitude: 51.45, longitude: -2.59, precision };
    await expect(geocoder('google').locate(ADDRESS)).resolves.toEqual(found);
  });

  it.each([{ status: 'ZERO_RESULTS', results: [] }, result('APPROXIMATE', ['locality', 'political'])])(
    'does not take %j',
    async (body) => {
      answerWith(200, body);
      await expect(geocoder('google').locate(ADDRESS)).resolves.toBeNull();
    },
  );

  it('that refuses is an error which does not tell the key', async () => {
    answerWith(200, { status: 'REQUEST_DENIED', results: [] });
    await expect(geocoder('google').locate(ADDRESS)).rejects.toThrow(
      "Google's geocoder refused: REQUEST_DENIED.",
    );
    answerWith(403, {});
    await expect(geocoder('google').locate(ADDRESS)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+ answered 403\.$/,
    );
  });
});
