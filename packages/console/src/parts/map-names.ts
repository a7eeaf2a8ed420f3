/** Names on a map without tiles: towns, and outcodes when zoomed in, as many as fit. */
import L from 'leaflet';
import type { Outcode } from './base-map';
import { textMark } from './text-mark';
import { TOWNS } from './towns';

/** Of two names that are too close, the one with the greater weight is shown. */
type Name = { text: string; at: L.LatLng; isTown: boolean; weight: number };

/** Returns the names by priority: towns first, then by weight. */
function namesOf(outcodes: readonly Outcode[]): Name[] {
  const names = outcodes.flatMap(({ code, latitude, longitude, points }): Name[] => {
    const at = L.latLng(latitude, longitude);
    const town = TOWNS[code];
    const outcode = { text: code, at, isTown: false, weight: points };
    return town === undefined
      ? [outcode]
      : [{ text: town, at, isTown: true, weight: sizeOf(code, outcodes) }, outcode];
  });
  return names.sort((a, b) => Number(b.isTown) - Number(a.isTown) || b.weight - a.weight);
}

const areaOf = (code: string) => code.replace(/\d.*/, '');

/**
 * Returns the weight of a town: the points of its postcode area. An area's first town stands for the whole area; later
 * ones weigh less.
 */
function sizeOf(code: string, outcodes: readonly Outcode[]): number {
  const towns = Object.keys(TOWNS).filter((other) => areaOf(other) === areaOf(code));
  const area = outcodes.filter((other) => areaOf(other.code) === areaOf(code));
  return area.reduce((sum, { points }) => sum + points, 0) / (1 + 3 * towns.indexOf(code));
}

/** The zoom from which outcodes are shown. */
const OUTCODES_FROM = 11.5;
/** Pixels that a name occupies, including a margin. */
const [NAME_WIDE, NAME_HIGH] = [78, 30];

/** Adds the names that fit, after each move of the map. Returns a function that removes them. */
export function addNames(map: L.Map, outcodes: readonly Outcode[]): () => void {
  const names = namesOf(outcodes);
  const pane = map.getPane('names') ?? map.createPane('names');
  pane.setAttribute('aria-hidden', 'true');
  const layer = L.layerGroup().addTo(map);
  const write = () => {
    layer.clearLayers();
    const zoom = map.getZoom();
    const bounds = map.getBounds().pad(0.1);
    const taken: L.Point[] = [];
    for (const { text, at, isTown } of names) {
      if ((!isTown && zoom < OUTCODES_FROM) || !bounds.contains(at)) continue;
      const point = map.latLngToContainerPoint(at);
      const isClose = (other: L.Point) =>
        Math.abs(other.x - point.x) < NAME_WIDE && Math.abs(other.y - point.y) < NAME_HIGH;
      if (taken.some(isClose)) continue;
      taken.push(point);
      const icon = L.divIcon({
        className: isTown ? 'map-name is-town' : 'map-name',
        html: textMark(text),
        iconSize: [0, 0],
      });
      L.marker(at, { icon, pane: 'names', interactive: false, keyboard: false }).addTo(layer);
    }
  };
  write();
  map.on('moveend', write);
  return () => {
    map.off('moveend', write);
    layer.remove();
  };
}
