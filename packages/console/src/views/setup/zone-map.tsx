/** The depots on a map, with the zones of the chosen one. */
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Depot } from '../../api/queries';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import { addBase, depotMark, loadBaseMap } from '../../parts/map-base';
import { useZones } from './use-zones';
import { zoneColours } from './zone-colours';
import { addZones, boundsOf } from './zone-layer';

export function ZoneMap({ depot, depots }: { depot: Depot; depots: readonly Depot[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const { tiles } = useSession();
  const { mode } = useMode();
  const { data: zones } = useZones(depot.id);
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
    if (!current || !zones) return undefined;
    let isGone = false;
    let remove: (() => void) | undefined;
    loadBaseMap(mode).then(
      (base) => {
        if (isGone) return;
        remove = addZones(current, base, zones);
        const bounds = boundsOf(base, zones);
        if (!bounds) return;
        const zoom = Math.min(11, Math.max(9, current.getBoundsZoom(bounds)));
        current.setView(bounds.getCenter(), zoom, { animate: false });
      },
      // The base stays blank; see addBase.
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [zones, mode, tiles]);
  useEffect(() => {
    const { current } = map;
    if (!current) return undefined;
    const marks = L.layerGroup().addTo(current);
    for (const one of depots) {
      const { latitude, longitude } = one.address;
      if (latitude === undefined || longitude === undefined) continue;
      const isChosen = one.id === depot.id;
      depotMark([latitude, longitude], { name: one.name, isFaint: !isChosen }).addTo(marks);
      if (isChosen) current.setView([latitude, longitude], 9, { animate: false });
    }
    return () => void marks.remove();
  }, [depot, depots]);
  const colours = zoneColours(zones ?? []);
  return (
    <section className="map zone-map" aria-label="Map">
      <div ref={frame} className="map-frame" />
      {zones && zones.length > 0 && (
        <ul className="zone-key" aria-label="Zones on the map">
          {zones.map(({ id, name }, index) => (
            <li key={id}>
              <i className={`zone-mark zone-mark-${colours[index] ?? 0}`} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
