/** The day on a map: routes with their stops, the depot, and the vans at their current positions. */
import L from 'leaflet';
import { useClock } from '../../api/clocks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Depot, type Order, useDepots } from '../../api/queries';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import { plural } from '../../parts/format';
import { addBase, clearBaseMaps, colourOf as token } from '../../parts/map-base';
import { useCommands } from '../../parts/commands';
import { useIsDark } from '../../parts/theme';
import type { Visits } from './clock';
import type { IdleVan, Lane, Unassigned } from './lanes';
import { lasso } from './map-lasso';
import { type AskedMenu, MapMenu, type Moving } from './map-menu';
import { stopNumbers } from './map-numbers';
import { drawDay, latLngOf, latLngsOf } from './map-routes';
import { placeOf } from './places';
import { isOpen, type Picked } from './stops';
import type { SuggestionPreview } from './suggestion-preview';
import { usePaths } from './use-paths';
import { useVans } from './use-vans';

type Props = {
  lanes: readonly Lane[];
  idle: readonly IdleVan[];
  visits: Visits;
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  depot: Depot | undefined;
  selected: string | undefined;
  picked: Picked | undefined;
  preview: SuggestionPreview | undefined;
  onSelect: (route: string) => void;
  onPick: (order: string, stop?: string) => void;
  /** Called with the orders around which somebody has drawn; absent for those who may move none. */
  onChoose: ((orders: readonly string[]) => void) | undefined;
  /** Asks where a stop is to go; absent for those who may move none. */
  onMove: ((moving: Moving) => void) | undefined;
};

/** The map, made once the board is painted: to measure its place, it would have the whole board laid out before that. */
export function DayMap({ isDue, ...props }: Props & { /** The board is there. */ isDue: boolean }) {
  const isPainted = usePainted(isDue);
  return (
    <section className="map" aria-label="Map">
      {isPainted && <MadeMap {...props} />}
    </section>
  );
}

/** Returns whether what was there when it became due has been painted. */
function usePainted(isDue: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isDue || isPainted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue, isPainted]);
  return isPainted;
}

function MadeMap(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const drawn = useRef<L.LayerGroup>(null);
  const ring = useRef<L.LayerGroup>(null);
  const fitted = useRef<L.LatLngBounds>(null);
  /** Where the picked stop is. */
  const seen = useRef<L.LatLng>(undefined);
  const showPin = useCallback(() => {
    if (seen.current) map.current?.panInside(seen.current, { padding: [30, 30], animate: false });
  }, []);
  const { tiles } = useSession();
  const { mode } = useMode();

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = L.map(frame.current, {
      preferCanvas: true,
      // Pins are small: what is close to one is on it.
      renderer: L.canvas({ tolerance: 4 }),
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
      // The card of a stop takes room below the map, but never over its pin.
      showPin();
    });
    resized.observe(frame.current);
    return () => {
      forget();
      resized.disconnect();
      made.remove();
    };
  }, [tiles, mode, showPin]);

  useDepotsOnBase();
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
  const toggleLasso = () => setIsLassoOn((isOn) => !isOn);
  useCommands(props.onChoose ? [{ name: 'Lasso', hint: 'Select stops on the map', run: toggleLasso }] : []);
  useLasso(map, props, isLassoOn, [tiles, mode]);
  useFitBounds(map, fitted, props);
  const { lanes, idle, visits, orders, unassigned, depot, selected, picked, preview, onSelect, onPick } =
    props;
  const clock = useClock();
  const [menu, setMenu] = useState<AskedMenu>();
  const mayMove = props.onMove !== undefined;
  const onMenu = useCallback(
    (order: string, { x, y }: L.Point) => {
      if (mayMove) setMenu({ order, x, y });
    },
    [mayMove],
  );
  // Canvas drawings take their colours when they are drawn.
  const isDark = useIsDark();
  useEffect(() => {
    if (drawn.current)
      drawDay(drawn.current, {
        lanes,
        idle,
        visits,
        paths,
        orders,
        unassigned,
        depot,
        selected,
        preview,
        onSelect,
        onPick,
        onMenu,
        clock,
      });
  }, [
    lanes,
    idle,
    visits,
    paths,
    orders,
    unassigned,
    depot,
    selected,
    preview,
    clock,
    onSelect,
    onPick,
    onMenu,
    isDark,
    tiles,
    mode,
  ]);
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
  useEffect(() => {
    seen.current =
      latitude === undefined || longitude === undefined ? undefined : L.latLng(latitude, longitude);
    showPin();
  }, [latitude, longitude, showPin]);
  const chosen = lanes.find(({ route }) => route.id === selected);
  return (
    <>
      {/* An attribute, as the map writes classes of its own. */}
      <div ref={frame} className="map-frame" data-lasso={isLassoOn || undefined} />
      {menu && props.onMove && (
        <MapMenu asked={menu} onMove={props.onMove} onPick={onPick} onClose={() => setMenu(undefined)} />
      )}
      {props.onChoose && (
        <button
          type="button"
          className="button map-lasso"
          aria-pressed={isLassoOn}
          title="Draw around stops to select them. Shift does the same."
          onClick={toggleLasso}
        >
          Lasso
        </button>
      )}
      {preview ? (
        <p className="map-note map-key">
          {!preview.isFirst && (
            <>
              <span className="key-before">before</span>
              <span className="key-after">after</span>
            </>
          )}
          {preview.isFirst
            ? plural(preview.movedOrders.size, 'stop')
            : plural(preview.movedOrders.size, 'stop moves', 'stops move')}
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
    </>
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

/** Draws the base again once anybody makes or moves a depot: it shows what is around the depots. */
function useDepotsOnBase(): void {
  const depots = useDepots();
  const places = depots
    .map(({ address }) => placeOf(address))
    .map((place) => `${place?.latitude} ${place?.longitude}`)
    .join();
  const drawn = useRef(places);
  useEffect(() => {
    if (drawn.current === places) return;
    drawn.current = places;
    clearBaseMaps();
  }, [places]);
}

/** Beside the map's sources. */
const STRAIGHT = 'straight lines between stops, not roads';

/** How a day is fitted into the map. */
const FIT: L.FitBoundsOptions = {
  // Below the key of a preview, and above the sources.
  paddingTopLeft: [28, 44],
  paddingBottomRight: [28, 40],
  maxZoom: 13,
  animate: false,
};

/**
 * Fits the map to the day when it is opened, and to a route or suggestion when it is selected; to orders that come later
 * too, unless somebody has moved the map.
 */
function useFitBounds(
  map: { current: L.Map | null },
  fitted: { current: L.LatLngBounds | null },
  { lanes, orders, unassigned, depot, selected, preview }: Props,
): void {
  const shown = useRef('');
  const count = lanes.length;
  useEffect(() => {
    const isLoose = unassigned.some(({ order }) => orders.has(order));
    const wanted = `${depot?.id} ${count > 0} ${isLoose} ${selected} ${preview ? [...preview.movedOrders].join() : ''}`;
    const isSame = shown.current === wanted;
    if (!map.current || (isSame && !fitted.current)) return;
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
    const bounds = L.latLngBounds(points);
    if (isSame && fitted.current?.contains(bounds)) return;
    shown.current = wanted;
    fitted.current = bounds;
    map.current.fitBounds(fitted.current, FIT);
  }, [map, fitted, lanes, count, orders, unassigned, depot, selected, preview]);
}
