/** Whether the courier has ever published a route in an environment. Once it has, the browser remembers it. */
import { queryOptions } from '@tanstack/react-query';
import { ORDER_STATUSES, unwrap } from '@waypost/client';
import { api } from './client';

const RECENT = 50;
/** Dates that are looked at, of orders that are on a route which may be a draft. */
const DATES = 7;

/** From being on a route to the end of its visit. */
const UNDER_WAY = ORDER_STATUSES.slice(
  ORDER_STATUSES.indexOf('planned'),
  ORDER_STATUSES.indexOf('failed_attempt') + 1,
);

const keyOf = (courier: string, mode: string) => `waypost.begun.${courier}.${mode}`;

export const begunQuery = (courier: string, mode: string) =>
  queryOptions({
    queryKey: [mode, 'runs', 'begun', courier],
    queryFn: async () => {
      if (localStorage.getItem(keyOf(courier, mode)) !== null) return true;
      const begun = await hasBegun();
      if (begun) localStorage.setItem(keyOf(courier, mode), 'yes');
      return begun;
    },
  });

/** An order that has left or come back was on a published route; one that is planned was if its day has a run. */
async function hasBegun(): Promise<boolean> {
  const { data } = await unwrap(
    api.GET('/orders', {
      params: {
        query: {
          status: UNDER_WAY,
          limit: RECENT,
        },
      },
    }),
  );
  if (data.some(({ status }) => status !== 'planned')) return true;
  const dates = [...new Set(data.flatMap(({ slot }) => (slot ? [slot.date] : [])))].slice(0, DATES);
  const runs = await Promise.all(
    dates.map((date) => unwrap(api.GET('/runs', { params: { query: { date, limit: 1 } } }))),
  );
  return runs.some((list) => list.data.length > 0);
}
