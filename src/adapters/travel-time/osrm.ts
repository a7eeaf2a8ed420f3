/**
 * OSRM's services: trips by GET /table/v1/driving/{coordinates}, ways by GET /route/v1/driving/{coordinates}
 * (https://project-osrm.org/docs/v5.24.0/api/).
 */
import { z } from 'zod';
import type { Coordinates } from '@waypost/planning/travel';
import { askJson, UnexpectedStatus } from '../http-json.js';
import type { AskTrips } from './network.js';
import { type AskPath, wayOf } from './paths.js';

const figures = z.array(z.array(z.number().nonnegative().nullable()));
const tableAnswer = z.object({ code: z.literal('Ok'), durations: figures, distances: figures });

/** OSRM takes longitude first; five decimals are a metre. */
const place = ({ latitude, longitude }: Coordinates): string =>
  `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

const indexes = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => from + i).join(';');

/** @param baseUrl of the server, without a trailing slash */
export function osrmTable(baseUrl: string): AskTrips {
  return async (sources, targets, timeoutMs) => {
    const places = [...sources, ...targets].map(place).join(';');
    const url = new URL(`${baseUrl}/table/v1/driving/${places}`);
    url.searchParams.set('annotations', 'duration,distance');
    url.searchParams.set('sources', indexes(0, sources.length));
    url.searchParams.set('destinations', indexes(sources.length, targets.length));
    const { status, json } = await askJson({ url, timeoutMs });
    if (status !== 200) throw new UnexpectedStatus(url, status);
    const { durations, distances } = tableAnswer.parse(json);
    return durations.map((line, i) =>
      line.map((seconds, j) => {
        const metres = distances[i]?.[j] ?? null;
        return seconds === null || metres === null ? null : { metres, seconds };
      }),
    );
  };
}

/** @param baseUrl of the server, without a trailing slash */
export function osrmRoute(baseUrl: string): AskPath {
  return async (places, timeoutMs) => {
    const url = new URL(`${baseUrl}/route/v1/driving/${places.map(place).join(';')}`);
    // What is seen of it on a map of the whole route; a fraction of all of its points.
    url.searchParams.set('overview', 'simplified');
    url.searchParams.set('geometries', 'geojson');
    const { status, json } = await askJson({ url, timeoutMs });
    if (status !== 200) throw new UnexpectedStatus(url, status);
    return wayOf(json);
  };
}
