/**
 * GET /console/base-map: where people live around the courier's depots. Dots draw the towns where no map tiles are
 * configured, and zones where they are. One unit postcode stands for all in a cell of a fine grid; further out the
 * dots thin, so that the map has no edge.
 */
import { createHash } from 'node:crypto';
import type { Request, Router } from 'express';
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { listDepots } from '../../records/depots.js';
import { modeOf, type Session, tenantOf } from './sessions.js';

/** A part of the map, in degrees, and a function that lists its postcodes. */
export type Box = { south: number; west: number; north: number; east: number };
export type PostcodesWithin = (box: Box) => Iterable<{
  latitude: number;
  longitude: number;
  sector: string;
}>;

/** How far around a depot, in degrees: some 65 km. */
const REACH = { latitude: 0.6, longitude: 0.96 } as const;
/** Up to this share of the reach every cell has its dot; beyond it fewer and fewer have. */
const WHOLE = 0.55;
/** A cell of the grid, and the precision of positions: some 200 m, and 50 m. */
const CELL = { latitude: 0.002, longitude: 0.003 } as const;
const STEP = 0.0005;
/** Depots that are drawn, the oldest first, and maps that are cached. */
const MAX_DEPOTS = 20;
const MAX_CACHED = 50;

/**
 * `points`: latitude and longitude in turn, in steps of `step` degrees from the south-west corner. `sectors`: the
 * sectors of their postcodes, such as `CR04`, each with the number of its points; points of a sector stand together.
 */
type BaseMap = {
  object: 'base_map';
  bounds: Box | null;
  step: number;
  points: number[];
  sectors: [name: string, points: number][];
};
type Point = { latitude: number; longitude: number; sector: string };

const cache = new Map<string, BaseMap>();

/** Mounts the map's path. */
export function mountBaseMap(
  router: Router,
  source: ScopeSource,
  options: { sessionOf: (request: Request) => Promise<Session>; postcodesWithin: PostcodesWithin },
): void {
  router.get('/console/base-map', async (request, response) => {
    const session = await options.sessionOf(request);
    const { mode } = request.query;
    const word = typeof mode === 'string' ? mode : request.get('Waypost-Mode');
    const depots = await inScope(source, tenantOf(session, modeOf(word)).id, session.staff, async (scope) => {
      const { rows } = await listDepots(scope, {});
      return rows.flatMap(({ latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ latitude, longitude }],
      );
    });
    const drawn = depots.toReversed().slice(0, MAX_DEPOTS);
    const name = JSON.stringify(drawn);
    // A browser keeps the map, and asks each time whether the depots are still where they were.
    response.set('Cache-Control', 'private, no-cache').vary('Cookie, Waypost-Mode');
    response.set('ETag', `"${createHash('sha256').update(name).digest('base64url')}"`);
    if (request.fresh) response.status(304).end();
    else response.json(baseMapOf(name, drawn, options.postcodesWithin));
  });
}

/** Returns the map around these depots, cached by `name` after the first time. */
function baseMapOf(
  name: string,
  depots: readonly { latitude: number; longitude: number }[],
  postcodesWithin: PostcodesWithin,
): BaseMap {
  const known = cache.get(name);
  if (known) return known;
  if (cache.size >= MAX_CACHED) cache.clear();
  const made = makeBaseMap(depots, postcodesWithin);
  cache.set(name, made);
  return made;
}

function makeBaseMap(
  depots: readonly { latitude: number; longitude: number }[],
  postcodesWithin: PostcodesWithin,
): BaseMap {
  if (depots.length === 0) return { object: 'base_map', bounds: null, step: STEP, points: [], sectors: [] };
  const boxes = depots.map(({ latitude, longitude }) => ({
    middle: { latitude, longitude },
    south: round(latitude - REACH.latitude),
    west: round(longitude - REACH.longitude),
    north: round(latitude + REACH.latitude),
    east: round(longitude + REACH.longitude),
  }));
  const bounds = {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
  const cells = new Map<string, Point>();
  for (const { middle, ...box } of boxes) {
    for (const point of postcodesWithin(box)) {
      const { latitude, longitude } = point;
      const [row, column] = [Math.floor(latitude / CELL.latitude), Math.floor(longitude / CELL.longitude)];
      const cell = `${row} ${column}`;
      if (!cells.has(cell) && isDrawn(distanceShare(middle, point), row, column)) cells.set(cell, point);
    }
  }
  const points = [...cells.values()].sort((a, b) => (a.sector < b.sector ? -1 : a.sector > b.sector ? 1 : 0));
  const counts = new Map<string, number>();
  for (const { sector } of points) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  return {
    object: 'base_map',
    bounds,
    step: STEP,
    points: points.flatMap(({ latitude, longitude }) => [
      Math.round((latitude - bounds.south) / STEP),
      Math.round((longitude - bounds.west) / STEP),
    ]),
    sectors: [...counts],
  };
}

type Coordinates = { latitude: number; longitude: number };

/** Returns how far a place is from a depot, as a share of the reach. */
function distanceShare(depot: Coordinates, { latitude, longitude }: Coordinates): number {
  return Math.hypot(
    (latitude - depot.latitude) / REACH.latitude,
    (longitude - depot.longitude) / REACH.longitude,
  );
}

/** Returns whether a cell has its dot: always near a depot, and further out by a chance fixed for each cell. */
function isDrawn(far: number, row: number, column: number): boolean {
  if (far <= WHOLE) return true;
  if (far >= 1) return false;
  const mixed = Math.imul(row, 73_856_093) ^ Math.imul(column, 19_349_663);
  const chance = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8;
  return chance / 2 ** 24 < ((1 - far) / (1 - WHOLE)) ** 2;
}

function round(degrees: number): number {
  return Math.round(degrees / STEP) * STEP;
}
