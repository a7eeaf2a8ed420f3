/**
 * A base for the map that needs nobody else's tiles: a faint dot for each of a country's small areas, so that towns show as
 * what they are, dense places. Drawn tile by tile from a grid of the points.
 */
import L from 'leaflet';

/** A colour of the theme that is shown. */
export const colourOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Puts the configured tiles, or the base of our own, under a map; the returned function takes no more notice of it. */
export function addBase(map: L.Map, tiles: { url: string; attribution: string } | null): () => void {
  if (tiles) {
    L.tileLayer(tiles.url, { attribution: tiles.attribution }).addTo(map);
    return () => undefined;
  }
  let base: L.GridLayer | undefined;
  let isGone = false;
  points ??= loadPoints();
  void points.then((grid) => {
    if (!isGone) base = baseLayer(grid, () => colourOf('--map-dot')).addTo(map);
  });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const redraw = () => base?.redraw();
  scheme.addEventListener('change', redraw);
  return () => {
    isGone = true;
    scheme.removeEventListener('change', redraw);
  };
}

type Grid = ReadonlyMap<string, number[]>;

/** The same for every map, and loaded once. */
let points: Promise<Grid> | undefined;

/** Degrees of a cell of the grid. */
const CELL = 0.25;

/** Points as the server sends them: latitudes and longitudes in turn, or pairs. */
async function loadPoints(): Promise<Grid> {
  const response = await fetch('/console/base-map');
  if (!response.ok) return new Map();
  const flat = response.headers.get('Content-Type')?.includes('json')
    ? flatten(await response.json())
    : new Float32Array(await response.arrayBuffer());
  const grid = new Map<string, number[]>();
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const [latitude = 0, longitude = 0] = [flat[at], flat[at + 1]];
    const key = `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`;
    const cell = grid.get(key);
    if (cell) cell.push(latitude, longitude);
    else grid.set(key, [latitude, longitude]);
  }
  return grid;
}

function flatten(answer: unknown): number[] {
  const points = Array.isArray(answer) ? answer : ((answer as { points?: unknown }).points ?? []);
  return (points as (number | number[])[]).flat();
}

function baseLayer(grid: Grid, colour: () => string): L.GridLayer {
  const layer = new L.GridLayer({ updateWhenZooming: false });
  const createTile = (coords: L.Coords) => {
    const tile = document.createElement('canvas');
    const size = layer.getTileSize();
    const ratio = Math.min(2, devicePixelRatio);
    tile.width = size.x * ratio;
    tile.height = size.y * ratio;
    const context = tile.getContext('2d');
    if (!context) return tile;
    context.scale(ratio, ratio);
    context.fillStyle = colour();
    const origin = L.point(coords.x * size.x, coords.y * size.y);
    const { latLngToPoint, pointToLatLng } = L.CRS.EPSG3857;
    const crs = L.CRS.EPSG3857;
    const topLeft = pointToLatLng.call(crs, origin, coords.z);
    const bottomRight = pointToLatLng.call(crs, origin.add(size), coords.z);
    const dot = coords.z < 9 ? 0.9 : coords.z < 11 ? 1.3 : coords.z < 13 ? 2 : 3;
    const skip = coords.z < 8 ? 6 : coords.z < 9 ? 3 : 1;
    for (let y = Math.floor(bottomRight.lat / CELL); y <= Math.floor(topLeft.lat / CELL); y += 1) {
      for (let x = Math.floor(topLeft.lng / CELL); x <= Math.floor(bottomRight.lng / CELL); x += 1) {
        const cell = grid.get(`${y} ${x}`);
        if (!cell) continue;
        for (let at = 0; at < cell.length; at += 2 * skip) {
          const point = latLngToPoint.call(crs, L.latLng(cell[at] ?? 0, cell[at + 1] ?? 0), coords.z);
          context.fillRect(point.x - origin.x, point.y - origin.y, dot, dot);
        }
      }
    }
    return tile;
  };
  return Object.assign(layer, { createTile });
}
