/** The points of the map's own base: a country's small areas around the courier's depots, from `/console/base-map`. */

/**
 * `points` are pairs of latitude and longitude, in steps of `step` degrees from the south-west corner of `bounds`. They
 * are grouped by sector; `sectors` has the name and the number of points of each group.
 */
export type BaseMap = {
  bounds: { south: number; west: number } | null;
  step: number;
  points: number[];
  sectors: [name: string, points: number][];
};

/** Latitudes and longitudes in turn, by cell. */
export type Grid = ReadonlyMap<string, readonly number[]>;

/** Degrees of a cell of the grid. */
export const CELL = 0.25;

const cellKey = (latitude: number, longitude: number) =>
  `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`;

/** Returns the points by cells, so that a tile of the map draws only those near it. */
export function gridOf({ bounds, step, points }: BaseMap): Grid {
  const grid = new Map<string, number[]>();
  if (!bounds) return grid;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const latitude = bounds.south + (points[at] ?? 0) * step;
    const longitude = bounds.west + (points[at + 1] ?? 0) * step;
    const key = cellKey(latitude, longitude);
    const cell = grid.get(key);
    if (cell) cell.push(latitude, longitude);
    else grid.set(key, [latitude, longitude]);
  }
  return grid;
}

/** The middle of an outcode's points, and how many there are. */
export type Outcode = { code: string; latitude: number; longitude: number; points: number };

/** Returns the outcodes of a map: `CR04` and `CR05` are sectors of `CR0`. */
export function outcodesOf({ bounds, step, points, sectors }: BaseMap): Outcode[] {
  const sums = new Map<string, Outcode>();
  let at = 0;
  for (const [sector, count] of sectors) {
    const code = sector.slice(0, -1);
    const sum = sums.get(code) ?? { code, latitude: 0, longitude: 0, points: 0 };
    for (const end = at + 2 * count; at < end; at += 2) {
      sum.latitude += points[at] ?? 0;
      sum.longitude += points[at + 1] ?? 0;
    }
    sum.points += count;
    sums.set(code, sum);
  }
  return [...sums.values()].map((sum) => ({
    ...sum,
    latitude: (bounds?.south ?? 0) + (step * sum.latitude) / sum.points,
    longitude: (bounds?.west ?? 0) + (step * sum.longitude) / sum.points,
  }));
}
