/** The day on a map: routes with their stops, the depot, and the vans at their current positions. */
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { currentPositions, watchPositions } from '../../api/positions';
import type { Depot, Order } from '../../api/queries';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import { plural, time } from '../../parts/format';
import { addBase, colourOf as token } from '../../parts/map-base';
import { textMark } from '../../parts/text-mark';
import { useMedia } from '../../parts/use-media';
import type { Lane, Unassigned } from './lanes';
import { lasso } from './map-lasso';
import { stopNumbers } from './map-numbers';
import { placeOf } from './places';
import { isOpen, type Picked } from './stops';
import type { SuggestionPreview } from './suggestion-preview';
import { calledInDay } from './use-day';
import { usePaths } from './use-paths';

type Props = {
  lanes: readonly Lane[];
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  depot: Depot | undefined;
  selected: string | undefined;
  picked: Picked | undefined;
  preview: SuggestionPreview | undefined;
  onSelect: (route: string) => void;
  onPick: (order: string) => void;
  /** Called with the orders around which somebody has drawn; absent for those who may move none. */
  onChoose: ((orders: readonly string[]) => void) | undefined;
  /** Shown over the map. */
  children?: ReactNode;
};

const latLngOf = (address: Parameters<typeof placeOf>[0]) => {
  const place = placeOf(address);
  return place && L.latLng(place.latitude, place.longitude);
};

export function DayMap(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const drawn = useRef<L.LayerGroup>(null);
  const ring = useRef<L.LayerGroup>(null);
  const fitted = useRef<L.LatLngBounds>(null);
  const { tiles } = useSession();
  const { mode } = useMode();

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = L.map(frame.current, {
      preferCanvas: true,
      zoomControl: false,
      // Fractional zoom lets a day fill the map.
      zoomSnap: tiles ? 1 : 0.25,
    });
    made.attributionControl.setPrefix(false);
    made.setView([52.4, -1.6], 7);
    L.control.zoom({ position: 'topright' }).addTo(made);
    drawn.current = L.layerGroup().addTo(made);
    ring.current = L.layerGroup().addTo(made);
    map.current = made;
    const forget = addBase(made, mode, tiles ?? null);
    // Once the user has moved the map, it is no longer fitted.
    const moved = () => {
      fitted.current = null;
    };
    made.on('dragstart', moved);
    frame.current.addEventListener('wheel', moved, { passive: true });
    const resized = new ResizeObserver(() => {
      made.invalidateSize();
      if (fitted.current) made.fitBounds(fitted.current, FIT);
    });
    resized.observe(frame.current);
    return () => {
      forget();
      resized.disconnect();
      made.remove();
    };
  }, [tiles, mode]);

  useVans(map, props.lanes);
  const paths = usePaths(props.lanes);
  const isStraight = props.lanes.some(({ route }) => route.stops.length > 0 && !paths.has(route.id));
  useEffect(() => {
    const control = map.current?.attributionControl;
    if (!isStraight || !control) return undefined;
    control.addAttribution(STRAIGHT);
    return () => void control.removeAttribution(STRAIGHT);
  }, [isStraight, tiles, mode]);
  const [isLassoOn, setIsLassoOn] = useState(false);
  useLasso(map, props, isLassoOn, [tiles, mode]);
  useFitBounds(map, fitted, props);
  const { lanes, orders, unassigned, depot, selected, picked, preview, onSelect, onPick } = props;
  // Canvas drawings take their colours when they are drawn.
  const isDark = useMedia('(prefers-color-scheme: dark)');
  useEffect(() => {
    if (drawn.current)
      draw(drawn.current, { lanes, paths, orders, unassigned, depot, selected, preview, onSelect, onPick });
  }, [lanes, paths, orders, unassigned, depot, selected, preview, onSelect, onPick, isDark, tiles, mode]);
  useEffect(
    () => (map.current && !preview ? stopNumbers(map.current, lanes, selected) : undefined),
    [lanes, selected, preview, tiles, mode],
  );
  const at = picked && latLngOf(picked.stop?.address ?? orders.get(picked.order)?.recipient.address);
  const [latitude, longitude] = [at?.lat, at?.lng];
  useEffect(() => {
    ring.current?.clearLayers();
    if (!ring.current || latitude === undefined || longitude === undefined) return;
    const color = token('--ink');
    L.circleMarker([latitude, longitude], { radius: 10, color, weight: 3, fill: false, interactive: false })
      .addTo(ring.current)
      .bringToFront();
  }, [latitude, longitude, lanes, preview, selected, isDark, tiles, mode]);
  const chosen = lanes.find(({ route }) => route.id === selected);
  return (
    <section className="map" aria-label="Map">
      {/* An attribute, as the map writes classes of its own. */}
      <div ref={frame} className="map-frame" data-lasso={isLassoOn || undefined} />
      {props.onChoose && (
        <button
          type="button"
          className="button map-lasso"
          aria-pressed={isLassoOn}
          title="Draw around stops to select them. Shift does the same."
          onClick={() => setIsLassoOn((isOn) => !isOn)}
        >
          Lasso
        </button>
      )}
      {preview ? (
        <p className="map-note map-key">
          <span className="key-before">before</span>
          <span className="key-after">after</span>
          {plural(preview.movedOrders.size, 'stop moves', 'stops move')}
        </p>
      ) : (
        chosen && (
          <p className="map-note">
            {chosen.name} alone
            <button
              type="button"
              className="icon-button"
              aria-label="Show every route"
              onClick={() => onSelect(chosen.route.id)}
            >
              ×
            </button>
          </p>
        )
      )}
      {props.children}
    </section>
  );
}

/** Selects the open stops, and the orders without a route, that somebody draws around. */
function useLasso(
  map: { current: L.Map | null },
  props: Props,
  isOn: boolean,
  made: readonly unknown[],
): void {
  const current = useRef({ props, isOn });
  useEffect(() => {
    current.current = { props, isOn };
  });
  const mayChoose = props.onChoose !== undefined;
  useEffect(() => {
    if (!map.current || !mayChoose) return undefined;
    return lasso(map.current, {
      isOn: () => current.current.isOn,
      points: () => {
        const { lanes, orders, unassigned } = current.current.props;
        const onRoutes = lanes.flatMap(({ route }) =>
          route.stops.filter(isOpen).map(({ order, address }) => [order, address] as const),
        );
        const loose = unassigned.map(({ order }) => [order, orders.get(order)?.recipient.address] as const);
        return [...onRoutes, ...loose].flatMap(([order, address]) => {
          const at = latLngOf(address);
          return at ? [{ order, at }] : [];
        });
      },
      onChoose: (chosen) => current.current.props.onChoose?.(chosen),
    });
  }, [map, mayChoose, ...made]);
}

/** Beside the map's sources. */
const STRAIGHT = 'straight lines between stops, not roads';

type Drawn = Omit<Props, 'picked' | 'children' | 'onChoose'> & { paths: ReturnType<typeof usePaths> };

function draw(layer: L.LayerGroup, props: Drawn): void {
  const { lanes, orders, unassigned, depot, selected, preview } = props;
  layer.clearLayers();
  const home = latLngOf(depot?.address);
  const paper = token('--paper');
  // Faded routes are drawn first, below the others.
  const isQuiet = ({ route: { id } }: Lane) =>
    preview ? !preview.after.has(id) : selected !== undefined && selected !== id;
  for (const lane of lanes.filter(isQuiet)) drawFadedRoute(layer, lane, { ...props, home });
  for (const lane of lanes.filter((one) => !isQuiet(one))) drawRoute(layer, lane, { ...props, home, paper });
  drawNewRoutes(layer, { ...props, home });
  for (const { order: id } of unassigned) {
    const order = orders.get(id);
    const at = latLngOf(order?.recipient.address);
    if (!at) continue;
    L.circleMarker(at, { radius: 5, color: token('--bad'), weight: 2, fillColor: paper, fillOpacity: 1 })
      .bindTooltip(textMark(`${order?.recipient.name ?? order?.reference ?? ''} · no route`))
      .on('click', () => props.onPick(id))
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

/** Draws a route that is not selected or not affected. */
function drawFadedRoute(
  layer: L.LayerGroup,
  { route, hue }: Lane,
  { home, paths, onSelect }: Drawn & { home: L.LatLng | undefined },
): void {
  const color = token(`--hue-${hue}`);
  const points = route.stops.flatMap((stop) => latLngOf(stop.address) ?? []);
  const way = paths.get(route.id) ?? (home ? [home, ...points, home] : points);
  L.polyline(way, { color, weight: 1, opacity: 0.2 })
    .on('click', () => onSelect(route.id))
    .addTo(layer);
  for (const at of points) {
    L.circleMarker(at, {
      ...{ radius: 2.5, weight: 0, fillColor: color, fillOpacity: 0.4 },
      interactive: false,
    }).addTo(layer);
  }
}

function drawRoute(
  layer: L.LayerGroup,
  { route, name, hue }: Lane,
  {
    home,
    paths,
    orders,
    preview,
    onSelect,
    onPick,
    paper,
    lanes,
    selected,
  }: Drawn & { home: L.LatLng | undefined; paper: string },
): void {
  const color = token(`--hue-${hue}`);
  const wayOf = (points: L.LatLng[]) => (home ? [home, ...points, home] : points);
  const points = route.stops.flatMap((stop) => latLngOf(stop.address) ?? []);
  const path = paths.get(route.id);
  const after = preview?.after.get(route.id);
  const ends = [points[0], points.at(-1)].flatMap((end) => (home && end ? [[home, end]] : []));
  L.polyline(path ?? (after ? wayOf(points) : points), {
    ...(after
      ? { color: token('--ink-3'), weight: 2, opacity: 0.9, dashArray: '3 6' }
      : { color, weight: 2.5, opacity: 0.75 }),
  })
    .on('click', () => onSelect(route.id))
    .addTo(layer);
  // Straight legs from and to the depot are drawn faintly, because they say little.
  if (!after && !path) {
    const isAlone = selected === route.id;
    L.polyline(ends, {
      ...{ color, weight: isAlone ? 2 : 1, opacity: isAlone ? 0.7 : 0.35 },
      interactive: false,
    }).addTo(layer);
  }
  if (after) {
    const next = latLngsOf(after, lanes, orders);
    if (next.length > 0) {
      L.polyline(wayOf(next), { color, weight: 3.5, opacity: 0.9, interactive: false }).addTo(layer);
    }
  }
  const incoming = new Set(preview?.incoming.get(route.id)?.map(({ order }) => order));
  for (const stop of route.stops) {
    const at = latLngOf(stop.address);
    if (!at) continue;
    const isDone = stop.status === 'completed';
    const isMoved = preview?.movedOrders.has(stop.order) === true;
    L.circleMarker(at, {
      radius: isMoved ? 7 : isDone ? 3.5 : 4.5,
      color: isMoved ? token('--warn') : paper,
      weight: isMoved ? 3 : 1.2,
      fillColor: isDone ? token('--ink-3') : stop.status === 'failed' ? token('--bad') : color,
      fillOpacity: 1,
    })
      .bindTooltip(
        textMark(
          `${stop.sequence}. ${calledInDay(stop.order) ?? stop.reference} · ${isMoved && !incoming.has(stop.order) ? 'before: ' : ''}${name} · ${time(stop.eta)}`,
        ),
      )
      .on('click', () => onPick(stop.order))
      .addTo(layer);
  }
}

/** Returns the positions of orders, on whichever route or on none. */
function latLngsOf(ids: readonly string[], lanes: readonly Lane[], orders: Props['orders']): L.LatLng[] {
  const stops = new Map(lanes.flatMap((lane) => lane.route.stops).map((stop) => [stop.order, stop.address]));
  return ids.flatMap((id) => latLngOf(stops.get(id) ?? orders.get(id)?.recipient.address) ?? []);
}

/** Draws the routes that a suggestion would create. */
function drawNewRoutes(
  layer: L.LayerGroup,
  { preview, lanes, orders, home }: Drawn & { home: L.LatLng | undefined },
): void {
  for (const { stops } of preview?.newRoutes ?? []) {
    const points = latLngsOf(
      stops.map(({ order }) => order),
      lanes,
      orders,
    );
    if (points.length === 0) continue;
    const way = home ? [home, ...points, home] : points;
    L.polyline(way, { color: token('--lead'), weight: 3.5, opacity: 0.9, interactive: false }).addTo(layer);
  }
}

/** How a day is fitted into the map. */
const FIT: L.FitBoundsOptions = { padding: [28, 28], maxZoom: 13, animate: false };

/** Fits the map to the day when it is opened, and to a route or suggestion when it is selected. */
function useFitBounds(
  map: { current: L.Map | null },
  fitted: { current: L.LatLngBounds | null },
  { lanes, orders, unassigned, depot, selected, preview }: Props,
): void {
  const shown = useRef('');
  const count = lanes.length;
  useEffect(() => {
    const wanted = `${depot?.id} ${count > 0} ${orders.size > 0} ${selected} ${preview ? [...preview.movedOrders].join() : ''}`;
    if (!map.current || shown.current === wanted) return;
    const chosen = lanes.filter(({ route: { id } }) =>
      preview ? preview.after.has(id) : selected === undefined || id === selected,
    );
    const points = chosen.flatMap(({ route }) =>
      route.stops.flatMap(({ address }) => latLngOf(address) ?? []),
    );
    if (selected === undefined && !preview) {
      points.push(...unassigned.flatMap(({ order }) => latLngOf(orders.get(order)?.recipient.address) ?? []));
    }
    for (const { stops } of preview?.newRoutes ?? []) {
      const ids = stops.map(({ order }) => order);
      points.push(...latLngsOf(ids, lanes, orders));
    }
    const home = latLngOf(depot?.address);
    if (home) points.push(home);
    if (points.length === 0) return;
    shown.current = wanted;
    fitted.current = L.latLngBounds(points);
    map.current.fitBounds(fitted.current, FIT);
  }, [map, fitted, lanes, count, orders, unassigned, depot, selected, preview]);
}

/** Moves the vans' markers as positions are reported, without rendering. */
function useVans(map: { current: L.Map | null }, lanes: readonly Lane[]): void {
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
