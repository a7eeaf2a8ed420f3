/** Where an order goes, on a map: its address, and where the van was when its driver recorded the visit. */
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import { addBase, colourOf } from '../../parts/map-base';
import { textMark } from '../../parts/text-mark';

export type Place = { latitude: number; longitude: number };

/** Farther from the address, the visit was recorded somewhere else. */
const FAR_METRES = 100;
const METRES_A_MILE = 1_609.344;

const at = ({ latitude, longitude }: Place) => L.latLng(latitude, longitude);

export function OrderPlace({ planned, made }: { planned: Place; made: Place | null }) {
  const frame = useRef<HTMLDivElement>(null);
  const { tiles } = useSession();
  const { mode } = useMode();
  const [door, van] = [JSON.stringify(planned), JSON.stringify(made)];
  useEffect(() => {
    if (!frame.current) return undefined;
    const map = L.map(frame.current, {
      preferCanvas: true,
      scrollWheelZoom: false,
      attributionControl: false,
    });
    L.control.attribution({ prefix: false }).addTo(map);
    const places = [JSON.parse(door) as Place, JSON.parse(van) as Place | null].flatMap((place) =>
      place ? [at(place)] : [],
    );
    const fit = () => map.fitBounds(L.latLngBounds(places).pad(0.4), { maxZoom: 14, animate: false });
    fit();
    // The proof beside it comes later, and takes half of its room.
    const resized = new ResizeObserver(() => {
      map.invalidateSize({ pan: false });
      fit();
    });
    resized.observe(frame.current);
    const forget = addBase(map, mode, tiles ?? null);
    if (places.length > 1)
      L.polyline(places, { color: colourOf('--ink-3'), weight: 2, dashArray: '3 5' }).addTo(map);
    for (const [index, place] of places.entries()) {
      L.circleMarker(place, {
        radius: index === 0 ? 8 : 6,
        color: colourOf('--paper'),
        weight: 2,
        fillColor: colourOf(index === 0 ? '--lead' : '--now'),
        fillOpacity: 1,
      })
        .bindTooltip(textMark(index === 0 ? 'Address' : 'The van'), { direction: 'top', offset: [0, -8] })
        .addTo(map);
    }
    return () => {
      resized.disconnect();
      forget();
      map.remove();
    };
  }, [door, van, mode, tiles]);
  const metres = made && at(planned).distanceTo(at(made));
  return (
    <figure className="order-place">
      <div className="map" role="region" aria-label="Map">
        <div ref={frame} className="map-frame" />
      </div>
      <figcaption className="hint">
        <span className="place-mark" aria-hidden="true" /> Address
        {metres !== null && (
          <>
            {' '}
            <span className="place-mark is-van" aria-hidden="true" />{' '}
            <span className={metres > FAR_METRES ? 'is-far' : undefined}>
              Recorded{' '}
              {metres < 1_000
                ? `${Math.round(metres / 10) * 10} m`
                : `${(metres / METRES_A_MILE).toFixed(1)} miles`}{' '}
              from it
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
