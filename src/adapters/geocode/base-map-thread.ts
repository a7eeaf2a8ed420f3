/** The thread that draws base maps: one after the other because each takes a processor for up to seconds. */
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Box, type Position, positionsWithin } from './postcode-file.js';

/** How far around a depot, in degrees: some 65 km. */
const REACH = { latitude: 0.6, longitude: 0.96 } as const;
/** Up to this share of the reach every cell has its dot; beyond it fewer and fewer have. */
const WHOLE = 0.55;
/** A cell of the grid, and the precision of positions: some 200 m, and 50 m. */
const CELL = { latitude: 0.002, longitude: 0.003 } as const;
const STEP = 0.0005;
/** Depots whose dots are kept, each about a megabyte. */
const MAX_KEPT = 100;

/**
 * `points`: latitude and longitude in turn, in steps of `step` degrees from the south-west corner. `sectors`: the
 * sectors of their postcodes, such as `CR04`, each with the number of its points; points of a sector are adjacent.
 */
type BaseMap = {
  object: 'base_map';
  bounds: Box | null;
  step: number;
  points: number[];
  sectors: [name: string, points: number][];
};

/** Dots by sector: positions in degrees, latitude and longitude in turn. */
type Dots = ReadonlyMap<string, readonly number[]>;

/** Returns the function that draws maps over the bytes of a postcode file. It remembers the dots of each depot. */
function baseMapDrawer(bytes: Uint8Array): (depots: readonly Position[]) => BaseMap {
  const kept = new Map<string, Dots>();
  const dotsOf = (depot: Position): Dots => {
    const name = `${depot.latitude} ${depot.longitude}`;
    const dots = kept.get(name) ?? dotsAround(bytes, depot);
    // The one that was used last is forgotten last.
    kept.delete(name);
    kept.set(name, dots);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return dots;
  };
  return (depots) => drawMap(depots, dotsOf);
}

function drawMap(depots: readonly Position[], dotsOf: (depot: Position) => Dots): BaseMap {
  if (depots.length === 0) return { object: 'base_map', bounds: null, step: STEP, points: [], sectors: [] };
  const boxes = depots.map(boxAround);
  const bounds = {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
  const taken = new Set<number>();
  const bySector = new Map<string, number[]>();
  for (const depot of depots) {
    for (const [sector, dots] of dotsOf(depot)) {
      const points = bySector.get(sector) ?? [];
      bySector.set(sector, points);
      for (let at = 0; at < dots.length; at += 2) {
        const [latitude = 0, longitude = 0] = [dots[at], dots[at + 1]];
        const { cell } = cellOf(latitude, longitude);
        if (taken.has(cell)) continue;
        taken.add(cell);
        points.push(
          Math.round((latitude - bounds.south) / STEP),
          Math.round((longitude - bounds.west) / STEP),
        );
      }
    }
  }
  const sectors = [...bySector]
    .filter(([, points]) => points.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    object: 'base_map',
    bounds,
    step: STEP,
    points: sectors.flatMap(([, points]) => points),
    sectors: sectors.map(([name, points]) => [name, points.length / 2]),
  };
}

function dotsAround(bytes: Uint8Array, depot: Position): Dots {
  const taken = new Set<number>();
  const bySector = new Map<string, number[]>();
  for (const { latitude, longitude, sector } of positionsWithin(bytes, boxAround(depot))) {
    const { row, column, cell } = cellOf(latitude, longitude);
    if (taken.has(cell) || !isDrawn(distanceShare(depot, { latitude, longitude }), row, column)) continue;
    taken.add(cell);
    const dots = bySector.get(sector) ?? [];
    bySector.set(sector, dots);
    dots.push(latitude, longitude);
  }
  return bySector;
}

function boxAround({ latitude, longitude }: Position): Box {
  return {
    south: round(latitude - REACH.latitude),
    west: round(longitude - REACH.longitude),
    north: round(latitude + REACH.latitude),
    east: round(longitude + REACH.longitude),
  };
}

/** Columns of the grid around the earth, so that a cell is one number. */
const COLUMNS = 360 / CELL.longitude;

function cellOf(latitude: number, longitude: number): { row: number; column: number; cell: number } {
  const [row, column] = [Math.floor(latitude / CELL.latitude), Math.floor(longitude / CELL.longitude)];
  return { row, column, cell: row * COLUMNS + column };
}

/** Returns how far a place is from a depot, as a share of the reach. */
function distanceShare(depot: Position, { latitude, longitude }: Position): number {
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

/** To the thread: the file of postcodes. */
export type ThreadData = { postcodes: string };
/** To the thread: draw a map. */
export type MapRequest = { id: number; depots: readonly Position[] };
/** From the thread: the map, in JSON. */
export type MapReply = { id: number; json: Uint8Array<ArrayBuffer> };

/** As with imports: requests go first. */
const NICE = 5;
if (process.platform === 'linux') setPriority(NICE);

// The starter of the thread says where the postcodes are.
const { postcodes } = workerData as ThreadData;
const draw = baseMapDrawer(readFileSync(postcodes));

parentPort?.on('message', ({ id, depots }: MapRequest) => {
  const json = new TextEncoder().encode(JSON.stringify(draw(depots)));
  parentPort?.postMessage({ id, json } satisfies MapReply, [json.buffer]);
});
