/**
 * Ways along roads by a routing server of any kind, for maps. A way is asked for once and remembered: the same routes
 * are looked at all day. Where the server fails there is none, and it is left alone for a while.
 */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Coordinates, FindPath } from '@waypost/planning/travel';
import { UnexpectedStatus } from '../http-json.js';
import { createLimit } from '../../runtime/limit-concurrency.js';
import type { Requests } from './network.js';

/** Returns the way through some places, in one request. */
export type AskPath = (places: readonly Coordinates[], timeoutMs: number) => Promise<Coordinates[]>;

/** Points of all ways that are remembered, those looked at last: some 40 MB. */
const MAX_POINTS = 400_000;
/** How long a server that failed is not asked again; each request would wait for it. */
const REST_MS = 30_000;

/** An answer of OSRM's route service, with its way as GeoJSON. */
const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.tuple(
    [
      z.object({
        geometry: z.object({
          type: z.literal('LineString'),
          coordinates: z.array(z.tuple([z.number(), z.number()])).min(2),
        }),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * Returns the way of an answer.
 * @throws {z.ZodError} when it has none
 */
export function wayOf(json: unknown): Coordinates[] {
  const [{ geometry }] = routeAnswer.parse(json).routes;
  return geometry.coordinates.map(([longitude, latitude]) => ({ latitude, longitude }));
}

/** Finds ways through a server's own protocol, `places` of them in a request. */
export function networkPaths(ask: AskPath, { timeoutMs, places: most, atOnce }: Requests): FindPath {
  const limit = createLimit(atOnce);
  const known = new LRUCache<string, Coordinates[]>({
    maxSize: MAX_POINTS,
    sizeCalculation: (way) => way.length,
  });
  const asked = new Map<string, Promise<Coordinates[] | null>>();
  let restsUntil = 0;
  const askAll = async (places: readonly Coordinates[]): Promise<Coordinates[] | null> => {
    try {
      const parts = await Promise.all(
        overlapping(places, most).map((some) =>
          limit(async () => (performance.now() < restsUntil ? null : ask(some, timeoutMs))),
        ),
      );
      return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
    } catch (error) {
      // Lines are straight then; planning, which asks the same server, says why it fails.
      if (!isRefusal(error)) restsUntil = performance.now() + REST_MS;
      return null;
    }
  };
  return async (places) => {
    if (places.length < 2) return null;
    const name = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');
    const before = known.get(name);
    if (before) return before;
    const asking = asked.get(name) ?? askAll(places);
    asked.set(name, asking);
    const way = await asking;
    asked.delete(name);
    if (way) known.set(name, way);
    return way;
  };
}

/** Returns whether a server answers, but has no way through these places, such as to an island. */
function isRefusal(error: unknown): boolean {
  return error instanceof UnexpectedStatus && error.status < 500 && error.status !== 429;
}

/** Splits places into parts of at most `most`; each begins where the one before ends. */
function overlapping(places: readonly Coordinates[], most: number): Coordinates[][] {
  const parts = [];
  for (let from = 0; from < places.length - 1; from += most - 1) parts.push(places.slice(from, from + most));
  return parts;
}
