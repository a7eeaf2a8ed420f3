/** The numbers of stops on the map: of the selected route, and of all that are in sight once the map is zoomed in. */
import L from 'leaflet';
import { textMark } from '../../parts/text-mark';
import type { Lane } from './lanes';
import { placeOf } from './places';
import { isOpen } from './stops';

/** From this zoom on there is room for numbers. */
const ROOM = 10;
/** More numbers than these are not readable. */
const MOST = 120;

/** Draws the numbers, again when the map moves, until the returned function is called. */
export function stopNumbers(map: L.Map, lanes: readonly Lane[], selected: string | undefined): () => void {
  const layer = L.layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    const isNear = map.getZoom() >= ROOM;
    const seen = map.getBounds().pad(0.05);
    const all = lanes
      .filter(({ route }) => (selected === undefined ? isNear : route.id === selected))
      .flatMap(({ route, hue, run }) =>
        route.stops.flatMap(({ address, sequence, status }) => {
          const place = placeOf(address);
          if (!place) return [];
          const at = L.latLng(place.latitude, place.longitude);
          const isStranded = Boolean(run?.broken_down_at) && isOpen({ status });
          return seen.contains(at) ? [{ at, hue, sequence, isStranded }] : [];
        }),
      );
    if (all.length > MOST) return;
    for (const { at, hue, sequence, isStranded } of all) {
      L.marker(at, {
        icon: L.divIcon({
          className: `stop-mark hue-${hue}${isStranded ? ' is-stranded' : ''}`,
          html: textMark(String(sequence)),
          iconSize: [0, 0],
        }),
        keyboard: false,
        interactive: false,
      }).addTo(layer);
    }
  };
  draw();
  map.on('moveend', draw);
  return () => {
    map.off('moveend', draw);
    layer.remove();
  };
}
