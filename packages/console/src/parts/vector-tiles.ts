/**
 * Vector tiles as a layer of a map, drawn on canvases in the colours of the theme. In a module of its own, which is
 * loaded only where the map has such tiles.
 */
import type L from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';

/** Returns the layer. Quiet colours, because routes lie above it. */
export function vectorLayer(url: string, maxZoom: number | null, isDark: boolean): L.GridLayer {
  // Without an attribution of its own: the map has that of the deployment. Its type names only what it adds to the
  // class of Leaflet that it extends.
  return leafletLayer({
    url,
    attribution: '',
    flavor: isDark ? 'black' : 'white',
    lang: 'en',
    ...(maxZoom === null ? {} : { maxDataZoom: maxZoom }),
  }) as unknown as L.GridLayer;
}
