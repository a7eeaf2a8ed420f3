/** The vans' markers on the map, where they were last reported. */
import L from 'leaflet';
import { useEffect } from 'react';
import { currentPositions, watchPositions } from '../../api/positions';
import { textMark } from '../../parts/text-mark';
import type { Lane } from './lanes';

/** Moves the vans' markers as positions are reported, without rendering. */
export function useVans(map: { current: L.Map | null }, lanes: readonly Lane[]): void {
  useEffect(() => {
    const markers = new Map<string, L.Marker>();
    const named = new Map(lanes.map((lane) => [lane.route.vehicle, lane]));
    const move = () => {
      const positions = currentPositions();
      for (const [vehicle, position] of positions) {
        const lane = named.get(vehicle);
        if (!lane || !map.current) continue;
        const at = L.latLng(position.latitude, position.longitude);
        const marker = markers.get(vehicle);
        if (marker) marker.setLatLng(at);
        else markers.set(vehicle, vanMarker(at, lane).addTo(map.current));
      }
      for (const [vehicle, marker] of markers) {
        if (positions.has(vehicle)) continue;
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

function vanMarker(at: L.LatLng, { name, hue, run }: Lane): L.Marker {
  const broken = run?.broken_down_at ? ' is-broken' : '';
  return L.marker(at, {
    icon: L.divIcon({ className: `van-mark hue-${hue}${broken}`, html: textMark(name), iconSize: [0, 0] }),
    keyboard: false,
    zIndexOffset: 500,
  });
}
