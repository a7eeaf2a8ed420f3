/** Variables of places, roads, plans and map tiles. */
import { z } from 'zod';
import { httpUrl, notes, text } from './values.js';

const GROUP = 'Maps';

export const mapsVariables = {
  GEOCODER: z.enum(['offline', 'postcodes_io', 'nominatim', 'google']).default('offline').register(notes, {
    group: GROUP,
    about: 'Geocoder: offline, postcodes_io, nominatim or google.',
  }),
  GEOCODER_BASE_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'Its base URL.',
    fallback: "the service's own",
  }),
  GEOCODER_KEY: text
    .optional()
    .register(notes, { group: GROUP, about: 'Its key.', fallback: 'none', secret: true }),
  OSRM_BASE_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'OSRM server for travel times.',
    fallback: 'great-circle distances times a road factor',
  }),
  VALHALLA_BASE_URL: httpUrl.optional().register(notes, {
    group: GROUP,
    about: 'Valhalla server for travel times, if there is no OSRM.',
    fallback: 'none',
  }),
  VALHALLA_COSTING: z.enum(['auto', 'truck']).default('auto').register(notes, {
    group: GROUP,
    about: 'Valhalla costing model: auto suits vans up to 3.5 t, truck larger ones.',
  }),
  ROADS_PLACES_PER_REQUEST: z.coerce.number().int().min(2).max(5_000).default(100).register(notes, {
    group: GROUP,
    about:
      'Maximum places in one request to OSRM or Valhalla; half of it squared is the maximum number of trips.',
  }),
  ROADS_REQUESTS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(8).register(notes, {
    group: GROUP,
    about: 'Concurrent requests to OSRM or Valhalla, per process.',
  }),
  PLAN_MAX_STOPS: z.coerce.number().int().min(1).max(20_000).default(5_000).register(notes, {
    group: GROUP,
    about:
      "Maximum orders of a depot's day to plan at once; memory grows with their square. Set it for APIs and workers.",
  }),
  WAYPOST_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/;,'"]+\/[^\s;,'"]*$/, 'must be an address with {z}, {x} and {y}')
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y}')
    .optional()
    .register(notes, {
      group: GROUP,
      about:
        'URL of another tile server, such as https://{s}.tile.example/{z}/{x}/{y}.png, which browsers use instead of WAYPOST_MAP_TILES.',
      fallback: 'none',
    }),
  WAYPOST_MAP_TILES: text.optional().register(notes, {
    group: GROUP,
    about:
      "PMTiles file whose tiles the API serves for the console's maps; `waypost map fetch` downloads it. Without the file, maps are drawn from postcodes.",
    fallback: 'map.pmtiles in WAYPOST_HOME',
  }),
  WAYPOST_TILES_ATTRIBUTION: text.optional().register(notes, {
    group: GROUP,
    about: 'Attribution that the map must show for its tiles.',
    fallback: '© OpenStreetMap contributors with a PMTiles file, otherwise nothing',
  }),
};
