/** Draws the routes of a day on the map, with their stops, the depot, and what a plan would change. */
import L from 'leaflet';
import type { Depot, Order } from '../../api/queries';
import { colourOf as token, depotMark } from '../../parts/map-base';
import { textMark } from '../../parts/text-mark';
import { whenOf } from '../../parts/visits';
import type { WallClock } from '../../parts/wall-clock';
import type { Visits } from './clock';
import type { IdleVan, Lane, Unassigned } from './lanes';
import { placeOf } from './places';
import { isOpen } from './stops';
import type { SuggestionPreview } from './suggestion-preview';
import { calledInDay } from './day-queries';

/** Returns where an address is on the map; undefined if nobody knows. */
export const latLngOf = (address: Parameters<typeof placeOf>[0]) => {
  const place = placeOf(address);
  return place && L.latLng(place.latitude, place.longitude);
};

export type Drawn = {
  lanes: readonly Lane[];
  idle: readonly IdleVan[];
  visits: Visits;
  /** The ways along roads that are known, by route. */
  paths: ReadonlyMap<string, L.LatLngTuple[]>;
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  depot: Depot | undefined;
  selected: string | undefined;
  preview: SuggestionPreview | undefined;
  onSelect: (route: string) => void;
  onPick: (order: string, stop?: string) => void;
  /** Opens the menu of an open stop, or of an order without one, at a point of the map. */
  onMenu: (order: string, at: L.Point) => void;
  clock: WallClock;
};

/** Redraws the day: faded routes below the others, a plan's changes above what they change. */
export function drawDay(layer: L.LayerGroup, props: Drawn): void {
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
  const hues = new Map(
    preview?.newRoutes.flatMap(({ vehicle, stops }) =>
      stops.map(({ order }) => [order, hueOf(vehicle, props.idle)]),
    ),
  );
  for (const { order: id } of unassigned) {
    const order = orders.get(id);
    const at = latLngOf(order?.recipient.address);
    if (!at) continue;
    L.circleMarker(at, {
      radius: 5,
      color: token(hues.get(id) ?? '--warn'),
      weight: 2,
      fillColor: paper,
      fillOpacity: 1,
    })
      .bindTooltip(textMark(`${order?.recipient.name ?? order?.reference ?? ''} · no route`))
      .on('click', () => props.onPick(id))
      .on('contextmenu', ({ containerPoint }: L.LeafletMouseEvent) => props.onMenu(id, containerPoint))
      .addTo(layer);
  }
  if (home) depotMark(home, { name: depot?.name ?? '' }).addTo(layer);
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
      radius: 2.5,
      weight: 0,
      fillColor: color,
      fillOpacity: 0.4,
      interactive: false,
    }).addTo(layer);
  }
}

function drawRoute(
  layer: L.LayerGroup,
  { route, name, hue, run }: Lane,
  {
    home,
    paths,
    visits,
    orders,
    preview,
    onSelect,
    onPick,
    onMenu,
    clock,
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
      color,
      weight: isAlone ? 2 : 1,
      opacity: isAlone ? 0.7 : 0.35,
      interactive: false,
    }).addTo(layer);
  }
  // Who stays on a van that broke down is not visited.
  if (after && !run?.broken_down_at) {
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
    // Nobody is on the way to it.
    const isStranded = Boolean(run?.broken_down_at) && isOpen(stop);
    L.circleMarker(at, {
      radius: isMoved ? 7 : isDone ? 3.5 : 4.5,
      color: isMoved ? token('--warn') : isStranded ? color : paper,
      weight: isMoved ? 3 : isStranded ? 2 : 1.2,
      fillColor: isStranded
        ? paper
        : isDone
          ? token('--ink-3')
          : stop.status === 'failed'
            ? token('--bad')
            : color,
      fillOpacity: 1,
    })
      .bindTooltip(
        textMark(
          `${stop.sequence}. ${calledInDay(stop.order) ?? stop.reference} · ${isMoved && !incoming.has(stop.order) ? 'before: ' : ''}${name} · ${isStranded ? 'stranded' : whenOf(stop, visits.get(stop.id), clock)}`,
        ),
      )
      .on('click', () => onPick(stop.order, stop.id))
      .on('contextmenu', ({ containerPoint }: L.LeafletMouseEvent) => {
        if (isOpen(stop)) onMenu(stop.order, containerPoint);
      })
      .addTo(layer);
  }
}

/** Returns the positions of orders, on whichever route or on none. */
export function latLngsOf(
  ids: readonly string[],
  lanes: readonly Lane[],
  orders: Drawn['orders'],
): L.LatLng[] {
  const stops = new Map(lanes.flatMap((lane) => lane.route.stops).map((stop) => [stop.order, stop.address]));
  return ids.flatMap((id) => latLngOf(stops.get(id) ?? orders.get(id)?.recipient.address) ?? []);
}

/** Returns the name of the colour of a van that has no route yet. */
function hueOf(vehicle: string, idle: readonly IdleVan[]): string {
  const hue = idle.find(({ id }) => id === vehicle)?.hue;
  return hue === undefined ? '--lead' : `--hue-${hue}`;
}

/** Draws the routes that a suggestion would create. */
function drawNewRoutes(
  layer: L.LayerGroup,
  { preview, lanes, idle, orders, home }: Drawn & { home: L.LatLng | undefined },
): void {
  for (const { vehicle, stops } of preview?.newRoutes ?? []) {
    const points = latLngsOf(
      stops.map(({ order }) => order),
      lanes,
      orders,
    );
    if (points.length === 0) continue;
    const way = home ? [home, ...points, home] : points;
    const color = token(hueOf(vehicle, idle));
    L.polyline(way, { color, weight: 3.5, opacity: 0.9, interactive: false }).addTo(layer);
  }
}
