/** A tile of a map on which places are drawn as dots. */
import L from 'leaflet';

export type DotTile = {
  element: HTMLCanvasElement;
  /** To be given a colour; undefined where nothing can be drawn. */
  context: CanvasRenderingContext2D | undefined;
  northWest: L.LatLng;
  southEast: L.LatLng;
  /** Draws a dot of so many pixels, in the colour of the context. */
  dot: (latitude: number, longitude: number, size: number) => void;
};

export function dotTile(size: L.Point, coords: L.Coords): DotTile {
  const element = document.createElement('canvas');
  const ratio = Math.min(2, devicePixelRatio);
  element.width = size.x * ratio;
  element.height = size.y * ratio;
  const context = element.getContext('2d') ?? undefined;
  context?.scale(ratio, ratio);
  const origin = L.point(coords.x * size.x, coords.y * size.y);
  const crs = L.CRS.EPSG3857;
  return {
    element,
    context,
    northWest: crs.pointToLatLng(origin, coords.z),
    southEast: crs.pointToLatLng(origin.add(size), coords.z),
    dot: (latitude, longitude, pixels) => {
      const point = crs.latLngToPoint(L.latLng(latitude, longitude), coords.z);
      context?.fillRect(point.x - origin.x, point.y - origin.y, pixels, pixels);
    },
  };
}
