/**
 * A base for the map that needs nobody else's tiles: a faint dot for each of a country's small areas, so that towns show as
 * what they are, dense places. Drawn tile by tile from a grid of the points; towns and outcodes are named where there is room.
 */
import L from 'leaflet';
import { callFor, type Mode } from '../api/client';
import { dotTile } from './dot-tile';
import { addNames, type Outcode } from './map-names';

const SOURCE = 'Contains OS, Royal Mail and National Statistics data © Crown copyright and database right';

/**
 * Leaflet calls off the last drawing that was asked for when a map goes, and no earlier one: that would find nothing to draw on.
 */
type Drawn = { _ctx?: unknown; _redraw: () => void };
const { _redraw: redraw } = L.Canvas.prototype as unknown as Drawn;
L.Canvas.include({
  _redraw(this: Drawn) {
    if (this._ctx) redraw.call(this);
  },
});

/** A colour of the theme that is shown. */
export const colourOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Puts the configured tiles, or the base of our own, under a map; the returned function takes no more notice of it. */
export function addBase(
  map: L.Map,
  mode: Mode,
  tiles: { url: string; attribution: string } | null,
): () => void {
  if (tiles) {
    L.tileLayer(tiles.url, { attribution: tiles.attribution }).addTo(map);
    return () => undefined;
  }
  let base: L.GridLayer | undefined;
  let isGone = false;
  let forgetNames: (() => void) | undefined;
  // A map may have been made without the control.
  if (map.options.attributionControl !== false) map.attributionControl.addAttribution(SOURCE);
  whenIdle(() => {
    if (isGone) return;
    loadBaseMap(mode).then(
      (points) => {
        if (isGone) return;
        base = baseLayer(gridOf(points), () => colourOf('--map-dot')).addTo(map);
        forgetNames = addNames(map, outcodesOf(points));
      },
      // Without it the map is plain; the next one asks again.
      () => undefined,
    );
  });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const redraw = () => base?.redraw();
  scheme.addEventListener('change', redraw);
  return () => {
    isGone = true;
    forgetNames?.();
    scheme.removeEventListener('change', redraw);
  };
}

/** The base is looked at last: what is done with the map comes first. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 300);
}

type Grid = ReadonlyMap<string, number[]>;

/** The same for every map of an environment, and loaded once for its depots. */
const loaded = new Map<string, Promise<BaseMap>>();

/** Makes the next map load its base again, because a depot has moved. */
export function clearBaseMaps(): void {
  loaded.clear();
}

/** Degrees of a cell of the grid. */
const CELL = 0.25;

/**
 * `points` are latitude and longitude in turn, in steps of `step` degrees from the south-west corner; those of a sector stand
 * together, and `sectors` has their names and numbers.
 */
export type BaseMap = {
  bounds: { south: number; west: number } | null;
  step: number;
  points: number[];
  sectors: [name: string, points: number][];
};

/** The points of an environment's map. */
export function loadBaseMap(mode: Mode): Promise<BaseMap> {
  const known = loaded.get(mode);
  if (known) return known;
  const asked = callFor<BaseMap>('GET', '/console/base-map');
  loaded.set(mode, asked);
  asked.catch(() => loaded.delete(mode));
  return asked;
}

function gridOf({ bounds, step, points }: BaseMap): Grid {
  const grid = new Map<string, number[]>();
  if (!bounds) return grid;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const latitude = bounds.south + (points[at] ?? 0) * step;
    const longitude = bounds.west + (points[at + 1] ?? 0) * step;
    const key = `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`;
    const cell = grid.get(key);
    if (cell) cell.push(latitude, longitude);
    else grid.set(key, [latitude, longitude]);
  }
  return grid;
}

/** The middles of outcodes, by the points of their sectors. */
function outcodesOf({ bounds, step, points, sectors }: BaseMap): Outcode[] {
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

function baseLayer(grid: Grid, colour: () => string): L.GridLayer {
  const layer = new L.GridLayer({ updateWhenZooming: false });
  const createTile = (coords: L.Coords) => {
    const { element, context, northWest, southEast, dot } = dotTile(layer.getTileSize(), coords);
    if (!context) return element;
    context.fillStyle = colour();
    const pixels = coords.z < 9 ? 0.8 : coords.z < 11 ? 1.2 : coords.z < 13 ? 2 : 3;
    const skip = coords.z < 7 ? 3 : 1;
    for (let y = Math.floor(southEast.lat / CELL); y <= Math.floor(northWest.lat / CELL); y += 1) {
      for (let x = Math.floor(northWest.lng / CELL); x <= Math.floor(southEast.lng / CELL); x += 1) {
        const cell = grid.get(`${y} ${x}`);
        if (!cell) continue;
        for (let at = 0; at < cell.length; at += 2 * skip) {
          dot(cell[at] ?? 0, cell[at + 1] ?? 0, pixels);
        }
      }
    }
    return element;
  };
  return Object.assign(layer, { createTile });
}
