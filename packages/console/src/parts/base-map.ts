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

/** The middle of the points whose postcodes begin alike, and how many there are. */
export type Outcode = { code: string; latitude: number; longitude: number; points: number };

/** Returns the outcodes of a map: `CR04` and `CR05` are sectors of `CR0`. */
export const outcodesOf = (map: BaseMap): Outcode[] => groupsOf(map, (sector) => sector.slice(0, -1));

/** Groups sectors by what is left of their names; those without a name are left out. */
function groupsOf(
  { bounds, step, points, sectors }: BaseMap,
  codeOf: (sector: string) => string | undefined,
): Outcode[] {
  const sums = new Map<string, Outcode>();
  let at = 0;
  for (const [sector, count] of sectors) {
    const end = at + 2 * count;
    const code = codeOf(sector);
    if (code === undefined) {
      at = end;
      continue;
    }
    const sum = sums.get(code) ?? { code, latitude: 0, longitude: 0, points: 0 };
    for (; at < end; at += 2) {
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

/** How close a map begins where the sector of a postcode is known, its outcode, or its area. */
const ZOOMS = { sector: 14, outcode: 12, area: 10 };
const areaOf = (code: string) => code.replace(/\d.*/, '');

/** Returns where a map begins on which a postcode is looked for: the closer, the more of it exists; undefined if nothing does. */
export function viewOf(
  map: BaseMap,
  postcode: string,
): { latitude: number; longitude: number; zoom: number } | undefined {
  const whole = postcode.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const begins = { sector: whole.slice(0, -2), outcode: whole.slice(0, -3), area: areaOf(whole) };
  const within = {
    sector: (sector: string) => sector,
    outcode: (sector: string) => sector.slice(0, -1),
    area: areaOf,
  };
  for (const level of ['sector', 'outcode', 'area'] as const) {
    const [found] = groupsOf(map, (sector) =>
      within[level](sector) === begins[level] ? begins[level] : undefined,
    );
    if (found && found.points > 0)
      return { latitude: found.latitude, longitude: found.longitude, zoom: ZOOMS[level] };
  }
  return undefined;
}
