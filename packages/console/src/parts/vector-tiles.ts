/**
 * Vector tiles as a layer of a map, drawn on canvases in the colours of the theme. A separate module, loaded only if
 * the map has vector tiles.
 */
import type L from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';

/** Returns the layer, in colours above which routes stand out and in which streets can still be told apart. */
export function vectorLayer(
  url: string,
  { maxZoom, isDark }: { maxZoom: number | null; isDark: boolean },
): L.GridLayer {
  // Without an attribution: the map shows the deployment's.
  const layer = leafletLayer({
    url,
    attribution: '',
    flavor: isDark ? 'black' : 'light',
    lang: 'en',
    ...(maxZoom === null ? {} : { maxDataZoom: maxZoom }),
  });
  // Beyond a file's region, what is below is seen. The type of the layer names only what it adds to the class of Leaflet
  // that it extends.
  return Object.assign(layer as unknown as L.GridLayer, { backgroundColor: undefined });
}
