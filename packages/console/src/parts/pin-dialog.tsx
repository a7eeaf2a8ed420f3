/** Where an order goes, shown on a map: the map moves under a pin, by pointer or arrow keys. */
import { useQueryClient } from '@tanstack/react-query';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/errors';
import { useMode } from '../api/mode';
import { patchOrder } from '../api/order-changes';
import { ORDER_QUERIES, refresh, useDepots } from '../api/queries';
import { useSession } from '../api/session';
import { viewOf } from './base-map';
import { Dialog } from './dialog';
import { Button } from './fields';
import { addBase, loadBaseMap } from './map-base';
import { useNotices } from './notices';

export function PinDialog({
  order,
  title,
  postcode,
  onClose,
  onPinned,
}: {
  order: string;
  title: string;
  /** As written, whether it exists or not: the map begins in its area. */
  postcode: string;
  onClose: () => void;
  onPinned: () => void;
}) {
  // The dialog's content comes after its effects would run.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const map = useRef<L.Map>(null);
  const { tiles } = useSession();
  const { mode } = useMode();
  const { notify, notifyError } = useNotices();
  const queries = useQueryClient();
  const [first] = useDepots();
  const [isBusy, setIsBusy] = useState(false);
  const { latitude, longitude } = first?.address ?? {};
  useEffect(() => {
    if (!frame) return undefined;
    const made = L.map(frame, { preferCanvas: true }).setView([latitude ?? 52.4, longitude ?? -1.6], 9);
    made.attributionControl.setPrefix(false);
    map.current = made;
    const forget = addBase(made, mode, tiles ?? null);
    let isGone = false;
    loadBaseMap(mode).then(
      (base) => {
        const near = viewOf(base, postcode);
        if (near && !isGone) made.setView([near.latitude, near.longitude], near.zoom, { animate: false });
      },
      // The map begins at the depot.
      () => undefined,
    );
    return () => {
      isGone = true;
      forget();
      made.remove();
    };
  }, [frame, mode, tiles, postcode, latitude, longitude]);
  const put = async () => {
    const centre = map.current?.getCenter();
    if (!centre) return;
    setIsBusy(true);
    const location = { latitude: Number(centre.lat.toFixed(6)), longitude: Number(centre.lng.toFixed(6)) };
    try {
      await patchOrder(order, { recipient: { location }, override: true });
      notify('The order has its place on the map.');
      onPinned();
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setIsBusy(false);
      void refresh(queries, ...ORDER_QUERIES);
    }
  };
  return (
    <Dialog title={title} open wide onClose={onClose}>
      <p className="hint">Drag the map, or move it with the arrow keys, until the pin is at the door.</p>
      <div className="map pin-map">
        <div ref={setFrame} className="map-frame" role="application" aria-label="Map under the pin" />
        <span className="pin" aria-hidden="true" />
      </div>
      <div className="row row-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="main" disabled={isBusy} onClick={() => void put()}>
          The door is here
        </Button>
      </div>
    </Dialog>
  );
}
