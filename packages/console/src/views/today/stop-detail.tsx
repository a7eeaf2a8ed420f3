/** The details of the picked stop: its recipient, time and van. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useClock } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { orderQuery } from '../../api/queries';
import { Status } from '../../parts/fields';
import { humanise, phone } from '../../parts/format';
import { VisitActions } from '../../parts/visit-actions';
import { whenOf } from '../../parts/visits';
import type { Visit } from './clock';
import { latenessOf, offWords, type Picked, shownStatus } from './stops';
import { referenceOf } from './use-day';

export function StopDetail({
  picked: { order: id, stop, lane },
  visit,
  onBack,
  onClose,
}: {
  picked: Picked;
  visit: Visit | undefined;
  /** Returns the focus to the stop on the board. */
  onBack: () => void;
  onClose: () => void;
}) {
  const clock = useClock();
  const { data: order } = useQuery(orderQuery(useMode().mode, id));
  const address = order?.recipient.address ?? stop?.address;
  const late = stop ? latenessOf(stop, visit) : { slot: 0, told: 0 };
  const when = stop && whenOf(stop, visit, clock);
  return (
    <aside
      className="stop-detail"
      aria-label="Stop"
      onKeyDown={(event) => {
        // A dialog above it closes by itself.
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
        event.stopPropagation();
        onBack();
      }}
    >
      <div className="stop-detail-head">
        <Link to="/orders/$id" params={{ id }}>
          {stop?.reference ?? order?.reference ?? referenceOf(id) ?? 'The order'}
        </Link>
        {stop && <Status of={shownStatus(stop, visit)} />}
        <button type="button" className="icon-button" aria-label="Close the stop" onClick={onClose}>
          ×
        </button>
      </div>
      <p>
        {stop && lane ? (
          <>
            <b>{when}</b> by {lane.name}, stop {stop.sequence}
            {visit?.slot && ` · booked ${visit.slot.from}–${visit.slot.to}`}
            {visit?.told && ` · told ${visit.told.from}–${visit.told.to}`}
            {visit && ` · ${visit.pieces_in} of ${visit.pieces_expected} pieces in`}
            {late.slot !== 0 && <span className="is-bad"> · {offWords(late.slot)} for the slot</span>}
            {late.told > 0 && late.slot === 0 && (
              <span className="is-bad"> · {offWords(late.told)} for the window told</span>
            )}
            {visit?.crew === 2 && ' · needs 2 people'}
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
      {stop && lane?.run && visit?.cancelled !== true && <VisitActions run={lane.run.id} stop={stop} />}
    </aside>
  );
}
