/** A map layer that draws each postcode of the base map in the colour of its zone. */
import L from 'leaflet';
import { dotTile } from '../../parts/dot-tile';
import type { BaseMap } from '../../parts/base-map';
import { colourOf } from '../../parts/map-base';
import { watchTheme } from '../../parts/theme';
import { zoneOfSector } from './postcode-prefixes';
import { zoneColours, zoneToken } from './zone-colours';

type Zones = readonly { postcode_prefixes: readonly string[] }[];
/** Latitudes and longitudes in turn, by zone index. */
type Places = ReadonlyMap<number, readonly number[]>;

/** Returns the bounds of the zones with prefixes; undefined if none has points. */
export function boundsOf(base: BaseMap, zones: Zones): L.LatLngBounds | undefined {
  const colours = zoneColours(zones);
  const own = [...placesOf(base, zones)].filter(([zone]) => colours[zone] !== 0);
  const bounds = L.latLngBounds([]);
  for (const [, places] of own) {
    for (let at = 0; at < places.length; at += 2) bounds.extend([places[at] ?? 0, places[at + 1] ?? 0]);
  }
  return bounds.isValid() ? bounds : undefined;
}

/** Adds the layer to a map. Returns a function that removes it. */
export function addZones(map: L.Map, base: BaseMap, zones: Zones): () => void {
  const places = placesOf(base, zones);
  const layer = new L.GridLayer({ updateWhenZooming: false });
  const colours = zoneColours(zones);
  const createTile = (coords: L.Coords) => drawTile(layer.getTileSize(), coords, { places, colours });
  Object.assign(layer, { createTile });
  layer.addTo(map);
  const redraw = () => layer.redraw();
  const forgetTheme = watchTheme(redraw);
  return () => {
    forgetTheme();
    layer.remove();
  };
}

function placesOf({ bounds, step, points, sectors }: BaseMap, zones: Zones): Places {
  const places = new Map<number, number[]>();
  if (!bounds) return places;
  let at = 0;
  for (const [sector, count] of sectors) {
    const zone = zoneOfSector(sector, zones);
    const end = at + 2 * count;
    if (zone !== undefined) {
      const own = places.get(zone) ?? [];
      places.set(zone, own);
      for (let index = at; index < end; index += 2) {
        own.push(bounds.south + (points[index] ?? 0) * step, bounds.west + (points[index + 1] ?? 0) * step);
      }
    }
    at = end;
  }
  return places;
}

function drawTile(
  size: L.Point,
  coords: L.Coords,
  { places, colours }: { places: Places; colours: readonly number[] },
): HTMLCanvasElement {
  const { element, context, northWest, southEast, dot } = dotTile(size, coords);
  if (!context) return element;
  const pixels = Math.max(1.2, Math.min(5, (coords.z - 7) * 0.7));
  for (const [zone, own] of places) {
    const colour = colours[zone];
    context.globalAlpha = colour === 0 ? 0.35 : 0.8;
    context.fillStyle = colourOf(zoneToken(colour));
    for (let index = 0; index < own.length; index += 2) {
      const [latitude = 0, longitude = 0] = [own[index], own[index + 1]];
      if (latitude > northWest.lat || latitude < southEast.lat) continue;
      if (longitude < northWest.lng || longitude > southEast.lng) continue;
      dot(latitude, longitude, pixels);
    }
  }
  return element;
}
