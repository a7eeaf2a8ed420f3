/** Names on a map without tiles: towns, and close to outcodes, as many as have room. */
import L from 'leaflet';
import type { Outcode } from './base-map';
import { TOWNS } from './towns';

/** `weight` says which of two that are too close is shown. */
type Name = { text: string; at: L.LatLng; isTown: boolean; weight: number };

/** Towns first, then the larger ones. */
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

/** How large the area is whose first town this is: "LS1" stands for all of LS. Other towns of an area come after. */
function sizeOf(code: string, outcodes: readonly Outcode[]): number {
  const towns = Object.keys(TOWNS).filter((other) => areaOf(other) === areaOf(code));
  const area = outcodes.filter((other) => areaOf(other.code) === areaOf(code));
  return area.reduce((sum, { points }) => sum + points, 0) / (1 + 3 * towns.indexOf(code));
}

/** From this zoom on outcodes are named beside towns. */
const OUTCODES_FROM = 11.5;
/** Room that a name takes, and is left around it. */
const [NAME_WIDE, NAME_HIGH] = [78, 30];

/** Writes the names that have room; the returned function takes them away. */
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
      const word = document.createElement('span');
      word.textContent = text;
      const icon = L.divIcon({
        className: isTown ? 'map-name is-town' : 'map-name',
        html: word,
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
