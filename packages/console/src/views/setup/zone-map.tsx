/** Where the depots are; the chosen one stands out, over the dots of the postcodes. */
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import type { Depot } from '../../api/queries';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import { addBase, colourOf } from '../../parts/map-base';

export function ZoneMap({ depot, depots }: { depot: Depot; depots: readonly Depot[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const { tiles } = useSession();
  const { mode } = useMode();
  useEffect(() => {
    if (!frame.current) return undefined;
    const made = L.map(frame.current, {
      preferCanvas: true,
      attributionControl: Boolean(tiles),
      scrollWheelZoom: false,
    });
    made.setView([52.4, -1.6], 7);
    map.current = made;
    const forget = addBase(made, mode, tiles ?? null);
    return () => {
      forget();
      made.remove();
      map.current = null;
    };
  }, [tiles, mode]);
  useEffect(() => {
    const { current } = map;
    if (!current) return undefined;
    const marks = L.layerGroup().addTo(current);
    for (const one of depots) {
      const { latitude, longitude } = one.address;
      if (latitude === null || longitude === null) continue;
      const isChosen = one.id === depot.id;
      const mark = L.circleMarker([latitude, longitude], {
        radius: isChosen ? 8 : 5,
        color: colourOf('--paper'),
        weight: 2,
        fillColor: colourOf(isChosen ? '--lead' : '--ink-3'),
        fillOpacity: 1,
      });
      mark.bindTooltip(one.name, { permanent: isChosen, direction: 'top', offset: [0, -8] }).addTo(marks);
      if (isChosen) current.setView([latitude, longitude], 9, { animate: false });
    }
    return () => void marks.remove();
  }, [depot, depots]);
  return (
    <section className="map zone-map" aria-label="Map">
      <div ref={frame} className="map-frame" />
    </section>
  );
}
