/** Selecting stops on the map by drawing around them: with the lasso's button on, or with Shift held. */
import L from 'leaflet';
import { colourOf as token } from '../../parts/map-base';
import { isInside } from './drag-geometry';

export type MapPoint = { order: string; at: L.LatLng };

/** Fewer points than these are a click. */
const MIN_POINTS = 4;

/** Draws and selects until the returned function is called. `isOn` says whether Shift is not needed. */
export function lasso(
  map: L.Map,
  {
    isOn,
    points,
    onChoose,
  }: { isOn: () => boolean; points: () => readonly MapPoint[]; onChoose: (orders: string[]) => void },
): () => void {
  const frame = map.getContainer();
  let drawn: L.Polygon | undefined;
  let path: L.Point[] = [];

  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || (!isOn() && !event.shiftKey)) return;
    if ((event.target as HTMLElement).closest('a, button, aside')) return;
    event.preventDefault();
    event.stopPropagation();
    map.dragging.disable();
    path = [map.mouseEventToContainerPoint(event)];
    drawn = L.polygon([], {
      color: token('--lead'),
      weight: 2,
      fillOpacity: 0.12,
      interactive: false,
    }).addTo(map);
    window.addEventListener('pointermove', draw);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  const draw = (event: PointerEvent) => {
    path.push(map.mouseEventToContainerPoint(event));
    drawn?.setLatLngs(path.map((point) => map.containerPointToLatLng(point)));
  };
  const end = (event: PointerEvent) => {
    window.removeEventListener('pointermove', draw);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    drawn?.remove();
    drawn = undefined;
    map.dragging.enable();
    if (event.type === 'pointerup' && path.length >= MIN_POINTS) {
      const inside = points().filter(({ at }) => isInside(map.latLngToContainerPoint(at), path));
      onChoose(inside.map(({ order }) => order));
    }
    path = [];
  };
  // Leaflet zooms to a box that is drawn with Shift.
  map.boxZoom.disable();
  frame.addEventListener('pointerdown', begin, { capture: true });
  return () => {
    frame.removeEventListener('pointerdown', begin, { capture: true });
    window.removeEventListener('pointermove', draw);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
}
