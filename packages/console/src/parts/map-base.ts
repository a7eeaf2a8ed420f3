/**
 * The map's base: tiles where the deployment has some. Without any, and beyond the region of vector tiles, a faint dot
 * for each small area of the country, so that towns appear as dense spots, and names of towns and outcodes where there
 * is room.
 */
import L from 'leaflet';
import { callFor, type Mode } from '../api/client';
import type { Tiles } from '../api/session';
import { type BaseMap, CELL, type Grid, gridOf, outcodesOf } from './base-map';
import { dotTile } from './dot-tile';
import { addNames } from './map-names';
import { textMark } from './text-mark';
import { isDark, watchTheme } from './theme';

const SOURCE = 'Contains OS, Royal Mail and National Statistics data © Crown copyright and database right';

/**
 * When a map is removed, Leaflet cancels only the last requested redraw. Earlier ones would find no context to draw on.
 */
type Drawn = { _ctx?: unknown; _redraw: () => void };
const { _redraw: redraw } = L.Canvas.prototype as unknown as Drawn;
L.Canvas.include({
  _redraw(this: Drawn) {
    if (this._ctx) redraw.call(this);
  },
});

/** Returns a colour of the current theme. */
export function colourOf(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const [, light, dark] = /^light-dark\((.+), ?(.+)\)$/.exec(value) ?? [];
  return (isDark() ? dark : light) ?? value;
}

/** Adds the deployment's tiles and our own base to a map. Returns a function that stops updating it. */
export function addBase(map: L.Map, mode: Mode, tiles: Tiles | null): () => void {
  if (!tiles) return addDots(map, mode);
  const forgetTiles = addTiles(map, tiles);
  if (tiles.kind === 'raster') return forgetTiles;
  // Land is drawn over it where the tiles have any.
  for (const name of ['dots', 'names']) map.createPane(name).style.zIndex = BELOW_TILES;
  const forgetDots = addDots(map, mode);
  return () => {
    forgetTiles();
    forgetDots();
  };
}

const BELOW_TILES = '150';

function addDots(map: L.Map, mode: Mode): () => void {
  let base: L.GridLayer | undefined;
  let isGone = false;
  let forgetNames: (() => void) | undefined;
  // The map may have been created without the control.
  if (map.options.attributionControl !== false) map.attributionControl.addAttribution(SOURCE);
  const draw = () => {
    if (isGone) return;
    loadBaseMap(mode).then(
      (points) => {
        if (isGone) return;
        base?.remove();
        forgetNames?.();
        base = baseLayer(gridOf(points), {
          colour: () => colourOf('--map-dot'),
          pane: map.getPane('dots') ? 'dots' : 'tilePane',
        }).addTo(map);
        forgetNames = addNames(map, outcodesOf(points));
      },
      // Without a base the map stays blank. The next map tries again.
      () => undefined,
    );
  };
  whenIdle(draw);
  shown.add(draw);
  const redraw = () => base?.redraw();
  const forgetTheme = watchTheme(redraw);
  return () => {
    isGone = true;
    shown.delete(draw);
    forgetNames?.();
    forgetTheme();
  };
}

/** Adds tiles: pictures as they are, vectors in the colours of the theme. */
function addTiles(map: L.Map, tiles: Tiles): () => void {
  map.attributionControl.addAttribution(attributionMark(tiles.attribution).outerHTML);
  if (tiles.kind === 'raster') {
    L.tileLayer(tiles.url, tiles.max_zoom === null ? {} : { maxNativeZoom: tiles.max_zoom }).addTo(map);
    return () => undefined;
  }
  let layer: L.GridLayer | undefined;
  let isGone = false;
  const draw = () => {
    import('./vector-tiles').then(
      ({ vectorLayer }) => {
        if (isGone) return;
        layer?.remove();
        layer = vectorLayer(tiles.url, {
          maxZoom: tiles.max_zoom,
          isDark: isDark(),
        }).addTo(map);
      },
      // Without the module the map stays blank. The next map tries again.
      () => undefined,
    );
  };
  draw();
  const forgetTheme = watchTheme(draw);
  return () => {
    isGone = true;
    forgetTheme();
  };
}

/** Returns the mark of a depot; one that is not the view's is fainter. */
export function depotMark(
  at: L.LatLngExpression,
  { name, isFaint = false }: { name: string; isFaint?: boolean },
): L.Marker {
  const icon = L.divIcon({
    className: isFaint ? 'depot-mark is-faint' : 'depot-mark',
    html: document.createElement('span'),
    iconSize: [14, 14],
  });
  return L.marker(at, { icon, keyboard: false }).bindTooltip(textMark(name), {
    direction: 'top',
    offset: [0, -8],
  });
}

/** Loads the base last, so that it does not delay the map's content. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 300);
}

/** Base maps by environment: all maps of an environment share one. */
const loaded = new Map<string, Promise<BaseMap>>();

/** What draws the bases of the maps on the screen. */
const shown = new Set<() => void>();

/** Loads the bases of the maps on the screen, and of those to come, again: a depot was made, or has moved. */
export function clearBaseMaps(): void {
  loaded.clear();
  for (const draw of shown) whenIdle(draw);
}

/** Loads an environment's base map once. */
export function loadBaseMap(mode: Mode): Promise<BaseMap> {
  const known = loaded.get(mode);
  if (known) return known;
  const asked = callFor<BaseMap>('GET', '/console/base-map');
  loaded.set(mode, asked);
  asked.catch(() => loaded.delete(mode));
  return asked;
}

/** Returns the attribution of tiles; that of OpenStreetMap leads to its licence, as the licence asks for. */
function attributionMark(attribution: string): HTMLElement {
  if (!attribution.includes('OpenStreetMap')) return textMark(attribution);
  const link = document.createElement('a');
  link.href = 'https://www.openstreetmap.org/copyright';
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = attribution;
  return link;
}

function baseLayer(grid: Grid, { colour, pane }: { colour: () => string; pane: string }): L.GridLayer {
  const layer = new L.GridLayer({ updateWhenZooming: false, pane });
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
