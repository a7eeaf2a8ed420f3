/** The card of an order's present visit, and the proof of one. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Order, runsQuery, type Stop, useVehicles } from '../../api/queries';
import { Status } from '../../parts/fields';
import { humanise } from '../../parts/format';
import { Photo } from '../../parts/photo';
import { PrintLink } from '../../parts/print-menu';
import { VisitActions } from '../../parts/visit-actions';
import { handedOver, isOpenVisit, receivedBy, visitOf, whenOf } from '../../parts/visits';
import { useActors } from '../../api/callers';

/** The order's present visit: its route and stop. */
function useVisitOf(order: Order) {
  const { mode } = useMode();
  const { data: route } = useQuery({
    queryKey: [mode, 'order', order.id, 'route', order.route],
    queryFn: () =>
      unwrap(api.GET('/routes/{route_id}', { params: { path: { route_id: order.route ?? '' } } })),
    enabled: order.route !== null,
  });
  return { route, stop: visitOf(route?.stops.filter((one) => one.order === order.id) ?? []) };
}

export function Visit({ order }: { order: Order }) {
  const clock = useClock();
  const { mode } = useMode();
  const vehicles = useVehicles();
  const { route, stop } = useVisitOf(order);
  const { data: runs } = useQuery({
    ...runsQuery(mode, route?.date ?? ''),
    enabled: route?.status === 'published',
  });
  const run = runs?.find(({ route: of }) => of === route?.id);
  // The time of the visit, as the board has it: by the run's own clock.
  const { data: day } = useQuery({
    queryKey: [mode, 'order', order.id, 'day', route?.date],
    queryFn: () => {
      const path = { depot_id: route?.depot ?? '', date: route?.date ?? '' };
      return unwrap(api.GET('/depots/{depot_id}/days/{date}', { params: { path } }));
    },
    enabled: run !== undefined,
  });
  const visit = day?.visits.find((one) => one.stop === stop?.id);
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
        <dt>{isOpenVisit(stop.status) ? 'ETA' : visit?.left ? 'Visited' : 'Planned'}</dt>
        <dd>{whenOf(stop, visit, clock)}</dd>
        <dt>Window</dt>
        <dd>
          {stop.window.from}–{stop.window.to}
        </dd>
        <dt>Status</dt>
        <dd>
          <Status of={stop.status} />
          {stop.failure_reason && ` ${humanise(stop.failure_reason)}`}
          {stop.status === 'completed' && ` ${handedOver(stop) ?? ''}`}
        </dd>
      </dl>
      {stop.status === 'completed' && (
        <p>
          <PrintLink path={`/orders/${order.id}/proof`} label="Print the proof" />
        </p>
      )}
      {run && <VisitActions run={run.id} stop={stop} />}
    </section>
  );
}

/** `at`: when it was, by the clock of the visit. */
export function Proof({ proof, at }: { proof: Stop['proof']; at: string }) {
  const actorOf = useActors();
  if (!proof) return null;
  const { recorded_by: by } = proof;
  return (
    <>
      <p className="proof-caption">{[receivedBy(proof), at].filter(Boolean).join(', ')}</p>
      {by !== undefined && <p className="hint">Recorded by the office ({actorOf(by)})</p>}
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
