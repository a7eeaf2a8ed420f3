/** The vans' markers on the map, where they were last reported. */
import L from 'leaflet';
import { useEffect } from 'react';
import { currentPositions, type Position, watchPositions } from '../../api/positions';
import { textMark } from '../../parts/text-mark';
import { type Lane, vansOut } from './lanes';

/** Moves the vans' markers as positions are reported, without rendering. */
export function useVans(map: { current: L.Map | null }, lanes: readonly Lane[]): void {
  useEffect(() => {
    const markers = new Map<string, L.Marker>();
    const move = () => {
      const out = vansOut(lanes, currentPositions());
      for (const [vehicle, [lane, position]] of out) {
        if (!map.current) continue;
        const at = L.latLng(position.latitude, position.longitude);
        const marker = markers.get(vehicle)?.setLatLng(at) ?? vanMarker(at, lane).addTo(map.current);
        markers.set(vehicle, marker);
        showDoubt(marker, lane, position);
      }
      for (const [vehicle, marker] of markers) {
        if (out.has(vehicle)) continue;
        marker.remove();
        markers.delete(vehicle);
      }
    };
    move();
    const stop = watchPositions(move);
    return () => {
      stop();
      for (const marker of markers.values()) marker.remove();
    };
  }, [map, lanes]);
}

/** Words about a van whose last position is not believed, by reason. */
const DOUBTS: Record<NonNullable<Position['doubted']>['doubt'], string> = {
  inaccurate: 'is not accurate enough',
  out_of_area: 'is far from its run',
  too_fast: 'cannot be reached so soon',
};

/** Marks a van that says it is somewhere else, which is not believed. */
function showDoubt(marker: L.Marker, { name }: Lane, { doubted }: Position): void {
  const element = marker.getElement();
  const why = doubted && `${name} was here last. Its latest position ${DOUBTS[doubted.doubt]}.`;
  if (!element || element.title === (why ?? '')) return;
  element.title = why ?? '';
  element.classList.toggle('is-doubted', doubted !== undefined);
  element.replaceChildren(textMark(doubted ? `${name} ?` : name));
}

function vanMarker(at: L.LatLng, { name, hue, run }: Lane): L.Marker {
  const broken = run?.broken_down_at ? ' is-broken' : '';
  return L.marker(at, {
    icon: L.divIcon({ className: `van-mark hue-${hue}${broken}`, html: textMark(name), iconSize: [0, 0] }),
    keyboard: false,
    zIndexOffset: 500,
  });
}
