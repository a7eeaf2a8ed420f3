/** Shows what is wrong with an order's location, and lets the office set where its door is. */
import { Suspense, useState } from 'react';
import type { Order } from '../api/queries';
import { useRights } from '../api/session';
import { Button } from './fields';
import { lazyDialog } from './lazy-dialog';

const PinDialog = lazyDialog(() => import('./pin-dialog').then((file) => file.PinDialog));

/** Warnings that the location of the door settles. */
export const isOfPlace = (code: string) => /^(unknown|doubtful)_postcode$|^no_coordinates$/.test(code);

export function OrderWarnings({ order }: { order: Order }) {
  const { write } = useRights();
  const { recipient, warnings = [] } = order;
  if (warnings.length === 0) return null;
  return (
    <div className="place-warning">
      {warnings.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      {write && warnings.some(({ code }) => isOfPlace(code)) && (
        <PinButton
          order={order.id}
          name={order.reference}
          place={[recipient.address?.line1, recipient.address?.town].filter(Boolean).join(', ')}
          postcode={recipient.address?.postcode ?? ''}
        />
      )}
    </div>
  );
}

/** Opens the map on which the door is shown. */
export function PinButton({
  order,
  name,
  place,
  postcode,
  onPinned,
}: {
  order: string;
  name: string;
  /** What is looked for, in the title of the map. */
  place: string;
  postcode: string;
  onPinned?: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button aria-label={`Drop a pin for ${name}`} onClick={() => setIsOpen(true)}>
        Drop a pin…
      </Button>
      {isOpen && (
        <Suspense>
          <PinDialog
            order={order}
            title={`Where is ${place === '' ? name : place}?`}
            postcode={postcode}
            onClose={close}
            onPinned={() => {
              close();
              onPinned?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
