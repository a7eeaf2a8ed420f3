/**
 * Valhalla's services: trips by POST /sources_to_targets
 * (https://valhalla.github.io/valhalla/api/matrix/api-reference/), ways by POST /route
 * (https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/).
 */
import { z } from 'zod';
import type { Coordinates } from '@waypost/planning/travel';
import { askJson, UnexpectedStatus } from '../http-json.js';
import type { AskTrips } from './network.js';
import { type AskPath, wayOf } from './paths.js';

const trip = z.object({
  distance: z.number().nonnegative().nullable(),
  time: z.number().nonnegative().nullable(),
});
const matrixAnswer = z.object({ sources_to_targets: z.array(z.array(trip)) });

const place = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lon: longitude });

/** @param baseUrl of the server, without a trailing slash */
export function valhallaMatrix(baseUrl: string, costing: string): AskTrips {
  const url = new URL(`${baseUrl}/sources_to_targets`);
  return async (sources, targets, timeoutMs) => {
    const question = {
      sources: sources.map(place),
      targets: targets.map(place),
      costing,
      units: 'kilometers',
      verbose: true,
    };
    const json = await post(url, question, timeoutMs);
    return matrixAnswer
      .parse(json)
      .sources_to_targets.map((line) =>
        line.map(({ distance, time }) =>
          distance === null || time === null ? null : { metres: distance * 1000, seconds: time },
        ),
      );
  };
}

/** @param baseUrl of the server, without a trailing slash */
export function valhallaRoute(baseUrl: string, costing: string): AskPath {
  const url = new URL(`${baseUrl}/route`);
  return async (places, timeoutMs) => {
    const question = {
      locations: places.map(place),
      costing,
      directions_type: 'none',
      // In OSRM's form.
      format: 'osrm',
      shape_format: 'geojson',
    };
    return wayOf(await post(url, question, timeoutMs));
  };
}

async function post(url: URL, question: object, timeoutMs: number): Promise<unknown> {
  const { status, json } = await askJson({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    timeoutMs,
  });
  if (status !== 200) throw new UnexpectedStatus(url, status);
  return json;
}
