/** Today: the board; before the first route was ever published, what a first day needs. */
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { begunQuery } from '../api/begun';
import { useMode } from '../api/mode';
import { useSession } from '../api/session';
import { Loading } from '../parts/states';
import { hasShownDay } from '../views/today/search';
import { TodayView } from '../views/today/today-view';

const FirstDay = lazy(() => import('../views/setup/first-day').then((file) => ({ default: file.FirstDay })));

export function Today() {
  const { mode } = useMode();
  const { courier } = useSession();
  const { date, depot } = useSearch({ from: '/today' });
  const [onBoard, setOnBoard] = useState<string>();
  const asksForDay = date !== undefined || depot !== undefined || onBoard === mode || hasShownDay(mode);
  const begun = useQuery({ ...begunQuery(courier.id, mode), enabled: !asksForDay });
  // An address that names a day shows it. So does every address if the query fails.
  if (asksForDay || begun.data === true || begun.error) return <TodayView />;
  if (begun.data === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <FirstDay onBoard={() => setOnBoard(mode)} />
    </Suspense>
  );
}
