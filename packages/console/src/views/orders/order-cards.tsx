/** The cards beside an order's timeline: its visit with the proof of delivery, and its pieces. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useEffect, useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Order, type Stop, useVehicles } from '../../api/queries';
import { Status } from '../../parts/fields';
import { humanise, moment, time } from '../../parts/format';

export function Pieces({ order }: { order: string }) {
  const { mode } = useMode();
  const { data } = useQuery({
    queryKey: [mode, 'order', order, 'pieces'],
    queryFn: () => unwrap(api.GET('/orders/{order_id}/pieces', { params: { path: { order_id: order } } })),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <section className="card" aria-label="Pieces">
      <h2>Pieces</h2>
      <ul className="pieces">
        {data.data.map((piece) => (
          <li key={piece.id}>
            <code>{piece.barcode}</code>
            <Status of={piece.status} />
            {piece.last_scan && (
              <span className="hint">
                {humanise(piece.last_scan.type)} {moment(piece.last_scan.at)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Visit({ order }: { order: Order }) {
  const { mode } = useMode();
  const vehicles = useVehicles();
  const { data: route } = useQuery({
    queryKey: [mode, 'order', order.id, 'route', order.route],
    queryFn: () =>
      unwrap(api.GET('/routes/{route_id}', { params: { path: { route_id: order.route ?? '' } } })),
    enabled: order.route !== null,
  });
  const stop = route?.stops.find((candidate) => candidate.order === order.id);
  if (!route || !stop) return null;
  const van = vehicles.find(({ id }) => id === route.vehicle)?.name ?? 'A van';
  return (
    <section className="card" aria-label="Visit">
      <h2>
        <Link to="/today" search={{ date: route.date, depot: route.depot, order: order.id }}>
          {van}, stop {stop.sequence}
        </Link>
      </h2>
      <dl className="facts">
        <dt>ETA</dt>
        <dd>{time(stop.eta)}</dd>
        <dt>Window</dt>
        <dd>
          {stop.window.from}–{stop.window.to}
        </dd>
        <dt>Status</dt>
        <dd>
          <Status of={stop.status} />
          {stop.failure_reason && ` ${humanise(stop.failure_reason)}`}
        </dd>
      </dl>
      <Proof proof={stop.proof} />
    </section>
  );
}

function Proof({ proof }: { proof: Stop['proof'] }) {
  if (!proof) return null;
  return (
    <>
      <p className="proof-caption">
        {proof.signed_by ? `Signed by ${proof.signed_by}, ` : ''}
        {moment(proof.at)}
      </p>
      {proof.notes && <p>{proof.notes}</p>}
      {proof.photo_ids.length > 0 && (
        <div className="proof">
          {proof.photo_ids.map((id, index) => (
            <Photo key={id} id={id} name={`Proof ${index + 1}`} />
          ))}
        </div>
      )}
    </>
  );
}

/** Photos are fetched rather than linked, because the request needs the environment's header. */
function Photo({ id, name }: { id: string; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void api
      .GET('/photos/{photo_id}', { params: { path: { photo_id: id } }, parseAs: 'blob' })
      .then(({ data }) => {
        if (!data || isGone) return;
        made = URL.createObjectURL(data);
        setAddress(made);
      });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (!address) return <span className="hint">{name}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={name} />
    </a>
  );
}
