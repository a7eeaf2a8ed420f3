/** The details of the picked stop: its recipient, time and van. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMode } from '../../api/mode';
import { orderQuery } from '../../api/queries';
import { Status } from '../../parts/fields';
import { humanise, phone, time } from '../../parts/format';
import { lateBy, type Picked } from './stops';
import { referenceOf } from './use-day';

export function StopDetail({
  picked: { order: id, stop, lane },
  onClose,
}: {
  picked: Picked;
  onClose: () => void;
}) {
  const { data: order } = useQuery(orderQuery(useMode().mode, id));
  const address = order?.recipient.address ?? stop?.address;
  const late = stop ? lateBy(stop) : 0;
  return (
    <aside className="stop-detail" aria-label="Stop">
      <div className="stop-detail-head">
        <Link to="/orders/$id" params={{ id }}>
          {stop?.reference ?? order?.reference ?? referenceOf(id) ?? 'The order'}
        </Link>
        {stop && <Status of={stop.status} />}
        <button type="button" className="icon-button" aria-label="Close the stop" onClick={onClose}>
          ×
        </button>
      </div>
      <p>
        {stop && lane ? (
          <>
            <b>{time(stop.eta)}</b> by {lane.name}, stop {stop.sequence} · window {stop.window.from}–
            {stop.window.to}
            {late > 0 && <span className="is-bad"> · {late} min late</span>}
          </>
        ) : (
          <>No van yet{order?.slot && ` · booked for ${order.slot.from}–${order.slot.to}`}</>
        )}
        {stop?.failure_reason && <span className="is-bad"> · {humanise(stop.failure_reason)}</span>}
      </p>
      <p>
        {order?.recipient.name}
        {order?.recipient.phone && (
          <>
            {' · '}
            <a href={`tel:${order.recipient.phone}`}>{phone(order.recipient.phone)}</a>
          </>
        )}
      </p>
      <p className="hint">
        {address && [address.line1, address.line2, address.town, address.postcode].filter(Boolean).join(', ')}
      </p>
      {order?.notes && <p className="hint">{order.notes}</p>}
    </aside>
  );
}
