/**
 * A base for the map that needs nobody else's tiles: a faint dot for each of a country's small areas, so that towns show as
 * what they are, dense places. Drawn tile by tile from a grid of the points; towns and outcodes are named where there is room.
 */
import L from 'leaflet';
import { callFor, type Mode } from '../api/client';
import { type BaseMap, CELL, type Grid, gridOf, outcodesOf } from './base-map';
import { dotTile } from './dot-tile';
import { addNames } from './map-names';

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

/** The same for every map of an environment, and loaded once for its depots. */
const loaded = new Map<string, Promise<BaseMap>>();

/** Makes the next map load its base again, because a depot has moved. */
export function clearBaseMaps(): void {
  loaded.clear();
}

/** The points of an environment's map. */
export function loadBaseMap(mode: Mode): Promise<BaseMap> {
  const known = loaded.get(mode);
  if (known) return known;
  const asked = callFor<BaseMap>('GET', '/console/base-map');
  loaded.set(mode, asked);
  asked.catch(() => loaded.delete(mode));
  return asked;
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
