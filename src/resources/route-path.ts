/** The way of a route, for a map. */
import { z } from 'zod';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

const source = enumOf('RoutePathSource', ['roads', 'straight_lines'], {
  roads: "Along roads, by the deployment's road network.",
  straight_lines: 'In straight lines: there is no road network, or it does not respond.',
});

const line = z
  .object({
    type: z.literal('LineString').describe('The GeoJSON type.'),
    coordinates: z.array(z.array(z.number()).length(2)).meta({
      description: 'Longitude and latitude of each point (WGS 84).',
      example: [
        [-0.1172, 51.3762],
        [-0.0983, 51.3724],
      ],
    }),
  })
  .describe('A GeoJSON LineString (RFC 7946).');

export const routePath = z
  .object({
    object: fields.object('route_path'),
    route: fields.idOf('route'),
    source: source.describe('The source of the line.'),
    line: fields.nullable(line, {
      description:
        'From the depot along the stops in sequence and back, without stops of unknown location; null if fewer than two locations are known.',
    }),
  })
  .meta({ id: 'RoutePath' });
export type RoutePath = z.output<typeof routePath>;
