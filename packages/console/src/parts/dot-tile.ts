/** A map tile on which places are drawn as dots. */
import L from 'leaflet';

export type DotTile = {
  element: HTMLCanvasElement;
  /** Set its fill colour before drawing. Undefined if the browser cannot draw. */
  context: CanvasRenderingContext2D | undefined;
  northWest: L.LatLng;
  southEast: L.LatLng;
  /** Draws a dot; `size` is in pixels. */
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
  const world = 256 * 2 ** coords.z;
  return {
    element,
    context,
    northWest: crs.pointToLatLng(origin, coords.z),
    southEast: crs.pointToLatLng(origin.add(size), coords.z),
    // The projection of the CRS, without creating objects: there are tens of thousands of dots.
    dot: (latitude, longitude, pixels) => {
      const sine = Math.sin((latitude * Math.PI) / 180);
      const x = (0.5 + longitude / 360) * world - origin.x;
      const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - origin.y;
      context?.fillRect(x, y, pixels, pixels);
    },
  };
}
