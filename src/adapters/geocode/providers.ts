/**
 * Geocoding by a service: postcodes.io, Nominatim (OpenStreetMap) or Google, each at a configurable base URL, so that
 * a courier's own instance works as well. Every adapter answers in the port's terms. A place that the service knows
 * only as a town or larger counts as not found, since a van cannot be sent to the middle of a town.
 */
import { z } from 'zod';
import { askJson, UnexpectedStatus } from '../http-json.js';
import { offlineGeocoder } from './offline.js';
import type { Locate } from './offline.js';
import type { GeocodePrecision } from '../../domain/types.js';
import type { GeocodedPosition, GeocodePort, PostalAddress } from './port.js';

export type GeocoderOptions = {
  readonly kind: 'offline' | 'postcodes_io' | 'nominatim' | 'google';
  /** Without a trailing slash; the service's own when absent. */
  readonly baseUrl?: string | undefined;
  /** Google requires one; the others have none. */
  readonly key?: string | undefined;
  /** Nominatim's usage policy asks clients to identify themselves. */
  readonly userAgent: string;
  readonly timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 5_000;

type Service = { baseUrl: string; key: string; userAgent: string; timeoutMs: number };

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

function countryOf(address: PostalAddress): string {
  return address.country ?? 'GB';
}

/** Sends a GET request; anything but 200 and an answer of the expected form is an error. */
async function ask<T>(
  service: Service,
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<T>,
): Promise<T> {
  const url = new URL(`${service.baseUrl}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = { 'user-agent': service.userAgent };
  const { status, json } = await askJson({ url, headers, timeoutMs: service.timeoutMs });
  if (status !== 200) throw new UnexpectedStatus(url, status);
  return schema.parse(json);
}

const postcodesIoAnswer = z.object({
  result: z.object({ latitude: latitude.nullable(), longitude: longitude.nullable() }),
});

/** GET /postcodes/{postcode}; 404 says that there is no such postcode. */
function postcodesIo(service: Service): GeocodePort {
  return {
    async locate(address) {
      if (countryOf(address) !== 'GB') return null;
      try {
        const path = `/postcodes/${encodeURIComponent(address.postcode)}`;
        const { result } = await ask(service, path, {}, postcodesIoAnswer);
        // Some postcodes, for example of the Channel Islands, are known without a position.
        if (result.latitude === null || result.longitude === null) return null;
        return { latitude: result.latitude, longitude: result.longitude, precision: 'unit' };
      } catch (error) {
        if (error instanceof UnexpectedStatus && error.status === 404) return null;
        throw error;
      }
    },
  };
}

const nominatimAnswer = z.array(
  z.object({ lat: latitude, lon: longitude, place_rank: z.number(), addresstype: z.string().optional() }),
);

/** Converts Nominatim's ranks: 30 is a building, 26 and 27 are streets, lower ones are places of growing size. */
function nominatimPrecision(rank: number, type: string | undefined): GeocodePrecision | null {
  if (rank >= 30) return 'address';
  return rank >= 26 || type === 'postcode' ? 'unit' : null;
}

/** GET /search with a structured query. */
function nominatim(service: Service): GeocodePort {
  return {
    async locate(address) {
      const query = {
        format: 'jsonv2',
        limit: '1',
        street: address.line1,
        city: address.town,
        postalcode: address.postcode,
        countrycodes: countryOf(address).toLowerCase(),
      };
      const [place] = await ask(service, '/search', query, nominatimAnswer);
      const precision = place ? nominatimPrecision(place.place_rank, place.addresstype) : null;
      return place && precision ? { latitude: place.lat, longitude: place.lon, precision } : null;
    },
  };
}

const googleAnswer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      types: z.array(z.string()),
      geometry: z.object({
        location: z.object({ lat: latitude, lng: longitude }),
        location_type: z.enum(['ROOFTOP', 'RANGE_INTERPOLATED', 'GEOMETRIC_CENTER', 'APPROXIMATE']),
      }),
    }),
  ),
});

type GooglePlace = z.output<typeof googleAnswer>['results'][number];

function googlePrecision({ geometry, types }: GooglePlace): GeocodePrecision | null {
  if (geometry.location_type === 'ROOFTOP' || geometry.location_type === 'RANGE_INTERPOLATED')
    return 'address';
  return types.includes('postal_code') || types.includes('route') ? 'unit' : null;
}

/** The statuses that a failure may name: any other part of the answer may quote the query. */
const KNOWN_STATUSES = [
  'OVER_DAILY_LIMIT',
  'OVER_QUERY_LIMIT',
  'REQUEST_DENIED',
  'INVALID_REQUEST',
  'UNKNOWN_ERROR',
];

/** GET /maps/api/geocode/json; refusals come as status 200 with a word in `status`. */
function google(service: Service): GeocodePort {
  return {
    async locate(address) {
      const query = {
        address: [address.line1, address.line2, address.town, address.postcode].filter(Boolean).join(', '),
        components: `country:${countryOf(address)}`,
        key: service.key,
      };
      const answer = await ask(service, '/maps/api/geocode/json', query, googleAnswer);
      if (answer.status === 'ZERO_RESULTS') return null;
      if (answer.status !== 'OK')
        throw new Error(
          `Google's geocoder refused: ${KNOWN_STATUSES.find((known) => known === answer.status) ?? 'another status'}.`,
        );
      const [place] = answer.results;
      const precision = place ? googlePrecision(place) : null;
      if (!place || !precision) return null;
      const { lat, lng } = place.geometry.location;
      return { latitude: lat, longitude: lng, precision } satisfies GeocodedPosition;
    },
  };
}

const SERVICES = {
  postcodes_io: { make: postcodesIo, baseUrl: 'https://api.postcodes.io' },
  nominatim: { make: nominatim, baseUrl: 'https://nominatim.openstreetmap.org' },
  google: { make: google, baseUrl: 'https://maps.googleapis.com' },
} as const;

/**
 * Creates the geocoder that the configuration names.
 *
 * @param locate the offline table, which `offline` uses
 */
export function createGeocoder(options: GeocoderOptions, locate: Locate): GeocodePort {
  if (options.kind === 'offline') return offlineGeocoder(locate);
  const { make, baseUrl } = SERVICES[options.kind];
  return make({
    baseUrl: options.baseUrl ?? baseUrl,
    key: options.key ?? '',
    userAgent: options.userAgent,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  });
}
