/** The visits of an order that are over: who came, what became of it and why, with the proof. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { useMode } from '../../api/mode';
import { type Order, visitsQuery } from '../../api/queries';
import { day } from '../../parts/format';
import { crewWords, visitsBefore, visitWords } from '../../parts/visits';
import { Proof, useVisitOf } from './order-cards';

/** The order's present visit is shown in full beside this. */
export function EarlierVisits({ order }: { order: Order }) {
  const { mode } = useMode();
  const clock = useClock();
  const { data: visits = [] } = useQuery(visitsQuery(mode, order.id));
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
          <p className="hint">{crewWords(visit)}</p>
          <Proof proof={visit.proof} at={visit.left_at === null ? '' : clock.moment(visit.left_at)} />
        </div>
      ))}
    </section>
  );
}
