/** The day on a map: routes with their stops, the depot, and the vans where they are. */
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { currentPositions, watchPositions } from '../../api/live';
import type { Depot, Order } from '../../api/queries';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import { time } from '../../parts/format';
import { addBase, colourOf as token } from '../../parts/map-base';
import type { Lane, Unassigned } from './use-day';

type Props = {
  lanes: readonly Lane[];
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  depot: Depot | undefined;
  selected: string | undefined;
  marks: ReadonlyMap<string, 'before' | 'after'> | undefined;
  onSelect: (route: string) => void;
};

const place = (address: { latitude: number | null; longitude: number | null } | null | undefined) => {
  if (!address || address.latitude === null || address.longitude === null) return undefined;
  return L.latLng(address.latitude, address.longitude);
};

export function DayMap(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const drawn = useRef<L.LayerGroup>(null);
  const { tiles } = useSession();
  const { mode } = useMode();

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = L.map(frame.current, {
      preferCanvas: true,
      zoomControl: false,
      attributionControl: Boolean(tiles),
    });
    made.setView([52.4, -1.6], 7);
    L.control.zoom({ position: 'bottomright' }).addTo(made);
    drawn.current = L.layerGroup().addTo(made);
    map.current = made;
    const forget = addBase(made, mode, tiles ?? null);
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(frame.current);
    return () => {
      forget();
      resized.disconnect();
      made.remove();
    };
  }, [tiles, mode]);

  useVans(map, props.lanes);
  useFrame(map, props);
  useEffect(() => {
    if (drawn.current) draw(drawn.current, props);
  });
  return (
    <section className="map" aria-label="Map">
      <div ref={frame} className="map-frame" />
      {props.selected !== undefined && (
        <p className="map-said">{props.lanes.find(({ route }) => route.id === props.selected)?.name}</p>
      )}
    </section>
  );
}

function draw(
  layer: L.LayerGroup,
  { lanes, orders, unassigned, depot, selected, marks, onSelect }: Props,
): void {
  layer.clearLayers();
  const home = place(depot?.address);
  for (const { route, name, hue } of lanes) {
    const isDim = selected !== undefined && selected !== route.id;
    const color = token(`--hue-${hue}`);
    const points = route.stops.flatMap((stop) => place(stop.address) ?? []);
    const way = home ? [home, ...points, home] : points;
    L.polyline(way, { color, weight: isDim ? 1 : 2.5, opacity: isDim ? 0.25 : 0.8, interactive: true })
      .on('click', () => onSelect(route.id))
      .addTo(layer);
    for (const stop of route.stops) {
      const at = place(stop.address);
      if (!at) continue;
      const isDone = stop.status === 'completed';
      const mark = marks?.get(stop.order);
      L.circleMarker(at, {
        radius: mark ? 8 : isDim ? 2.5 : 4.5,
        color: mark ? token('--warn') : isDim ? color : token('--paper'),
        weight: mark ? 3 : isDim ? 0 : 1.2,
        fillColor: isDone ? token('--ink-3') : stop.status === 'failed' ? token('--bad') : color,
        fillOpacity: isDim ? 0.4 : 1,
      })
        .bindTooltip(`${orders.get(stop.order)?.reference ?? ''} · ${name} · ${time(stop.eta)}`)
        .on('click', () => onSelect(route.id))
        .addTo(layer);
    }
  }
  for (const { order: id } of unassigned) {
    const order = orders.get(id);
    const at = place(order?.recipient.address);
    if (!at) continue;
    L.circleMarker(at, { radius: 5, color: token('--bad'), weight: 2, fillOpacity: 0 })
      .bindTooltip(`${order?.reference ?? ''} · no route`)
      .addTo(layer);
  }
  if (home) {
    const square = document.createElement('span');
    L.marker(home, {
      icon: L.divIcon({ className: 'depot-mark', html: square, iconSize: [14, 14] }),
      keyboard: false,
      title: depot?.name ?? '',
    }).addTo(layer);
  }
}

/** Shows the whole day when it is opened, and a route when it is chosen. */
function useFrame(
  map: { current: L.Map | null },
  { lanes, orders, unassigned, depot, selected }: Props,
): void {
  const shown = useRef('');
  const count = lanes.length;
  useEffect(() => {
    const wanted = `${depot?.id} ${count > 0} ${orders.size > 0} ${selected}`;
    if (!map.current || shown.current === wanted) return;
    const chosen = lanes.filter(({ route }) => selected === undefined || route.id === selected);
    const points = chosen.flatMap(({ route }) => route.stops.flatMap(({ address }) => place(address) ?? []));
    if (selected === undefined) {
      points.push(...unassigned.flatMap(({ order }) => place(orders.get(order)?.recipient.address) ?? []));
    }
    const home = place(depot?.address);
    if (home) points.push(home);
    if (points.length === 0) return;
    shown.current = wanted;
    map.current.fitBounds(L.latLngBounds(points), { padding: [28, 28], maxZoom: 12, animate: false });
  }, [map, lanes, count, orders, unassigned, depot, selected]);
}

/** Vans move as they are reported, without anything being rendered. */
function useVans(map: { current: L.Map | null }, lanes: readonly Lane[]): void {
  useEffect(() => {
    const marks = new Map<string, L.Marker>();
    const named = new Map(lanes.map((lane) => [lane.route.vehicle, lane]));
    const move = () => {
      const positions = currentPositions();
      for (const [vehicle, position] of positions) {
        const lane = named.get(vehicle);
        if (!lane || !map.current) continue;
        const at = L.latLng(position.latitude, position.longitude);
        const mark = marks.get(vehicle);
        if (mark) mark.setLatLng(at);
        else marks.set(vehicle, vanMark(at, lane).addTo(map.current));
      }
      for (const [vehicle, mark] of marks) {
        if (positions.has(vehicle)) continue;
        mark.remove();
        marks.delete(vehicle);
      }
    };
    move();
    const stop = watchPositions(move);
    return () => {
      stop();
      for (const mark of marks.values()) mark.remove();
    };
  }, [map, lanes]);
}

function vanMark(at: L.LatLng, { name, hue, run }: Lane): L.Marker {
  const label = document.createElement('span');
  label.textContent = name;
  const broken = run?.broken_down_at ? ' is-broken' : '';
  return L.marker(at, {
    icon: L.divIcon({ className: `van-mark hue-${hue}${broken}`, html: label, iconSize: [0, 0] }),
    keyboard: false,
    zIndexOffset: 500,
  });
}
