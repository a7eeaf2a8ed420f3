/** The visits of an order that are over: who came, what became of it and why, with the proof. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import type { Order } from '../../api/queries';
import { day, humanise } from '../../parts/format';
import { visitsBefore } from '../../parts/visits';
import type { WallClock } from '../../parts/wall-clock';
import { Proof, useVisitOf } from './order-cards';

type Visit = Resources['Visit'];

/** The order's present visit is shown in full beside this. */
export function EarlierVisits({ order }: { order: Order }) {
  const { mode } = useMode();
  const clock = useClock();
  const { data: visits = [] } = useQuery({
    queryKey: [mode, 'order', order.id, 'visits'],
    queryFn: () =>
      unwrap(api.GET('/orders/{order_id}/visits', { params: { path: { order_id: order.id } } })).then(
        ({ data }) => data,
      ),
  });
  const { stop, isLoading } = useVisitOf(order);
  const earlier = visitsBefore(visits, stop?.id);
  if (isLoading || earlier.length === 0) return null;
  return (
    <section className="card stack" aria-label="Earlier visits">
      <h2>{earlier.length === 1 ? 'Visit before' : 'Visits before'}</h2>
      {earlier.map((visit) => (
        <div key={visit.id}>
          <b>{day(visit.date)}</b>{' '}
          {visit.outcome === 'skipped' && order.status === 'cancelled'
            ? 'not made: the order was cancelled'
            : visitWords(visit, clock)}
          <p className="hint">{[visit.vehicle.name, ...visit.crew.map(({ name }) => name)].join(', ')}</p>
          <Proof proof={visit.proof} />
        </div>
      ))}
    </section>
  );
}

/** `failed at 10:42: nobody in` */
function visitWords(
  { outcome, reason, arrived_at: arrived, left_at: left }: Visit,
  clock: WallClock,
): string {
  const at = left ?? arrived;
  return [
    outcome === null ? 'under way' : humanise(outcome).toLowerCase(),
    at === null ? '' : ` at ${clock.time(at)}`,
    reason === null ? '' : `: ${humanise(reason).toLowerCase()}`,
  ].join('');
}
