/** A day without orders and routes: it leads to the nearest days that have some. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMode } from '../../api/mode';
import { slotsQuery } from '../../api/queries';
import { Button } from '../../parts/fields';
import { addDays, day, plural } from '../../parts/format';
import { Empty } from '../../parts/states';
import { type NearDay, nearDays } from './near-days';

/** How many days before and after are looked at. */
const AROUND = 28;

export function EmptyDay({
  date,
  depot,
  onGo,
}: {
  date: string;
  depot: string;
  onGo: (search: { date: string }) => void;
}) {
  const slots = useQuery(slotsQuery(useMode().mode, depot, addDays(date, -AROUND), addDays(date, AROUND)));
  const { before, after } = nearDays(slots.data ?? [], date);
  const goTo = (words: string, near: NearDay) => (
    <Button onClick={() => onGo({ date: near.date })}>
      {words}: {day(near.date)}, {plural(near.orders, 'order')}
    </Button>
  );
  return (
    <Empty title="Nothing is planned for this day">
      <p>Orders booked for this day appear here. Then optimise, or build a route by hand.</p>
      <div className="row empty-day">
        {before && goTo('Last day with orders', before)}
        {after && goTo('Next day with orders', after)}
      </div>
      {slots.data && !before && !after && (
        <p className="hint">
          No day within four weeks before or after it has orders. Make a{' '}
          <Link to="/orders/new">new order</Link>, or <Link to="/orders/import">import a file</Link>.
        </p>
      )}
    </Empty>
  );
}
