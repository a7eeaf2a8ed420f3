/** The way of a route, for a map. */
import { z } from 'zod';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

const source = enumOf('RoutePathSource', ['roads', 'straight_lines'], {
  roads: 'Along roads, as the road network of the deployment says.',
  straight_lines: 'Without a road network, or while it does not answer.',
});

const line = z
  .object({
    type: z.literal('LineString').describe('As GeoJSON names it.'),
    coordinates: z.array(z.array(z.number()).length(2)).meta({
      description: 'Longitude and latitude of each point, WGS 84.',
      example: [
        [-0.1172, 51.3762],
        [-0.0983, 51.3724],
      ],
    }),
  })
  .describe('A LineString of GeoJSON (RFC 7946).');

export const routePath = z
  .object({
    object: fields.object('route_path'),
    route: fields.idOf('route'),
    source: source.describe('Where the line is from.'),
    line: fields.nullable(line, {
      description:
        'From the depot along the stops in sequence and back, without those whose place is not known; null where fewer than two places are known.',
    }),
  })
  .meta({ id: 'RoutePath' });
export type RoutePath = z.output<typeof routePath>;
