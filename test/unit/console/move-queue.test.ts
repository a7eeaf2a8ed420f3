/** Several moves of one day: each is sent from the plan that the one before it led to, and takes back only itself. */
import { WaypostError } from '@waypost/client';
import { createQueryClient } from '../../../packages/console/src/api/query-client';
import type { DayRoutes } from '../../../packages/console/src/views/today/lanes';
import { moveQueue, type PlannedDay } from '../../../packages/console/src/views/today/move-queue';
import type { Move } from '../../../packages/console/src/views/today/moves';
import { takeBackPlan } from '../../../packages/console/src/views/today/undo-steps';
import { routeOf, stopOf } from './day';

const [ROUTES, DAY] = [['live', 'routes'], ['live', 'day']] as const; // oxfmt-ignore
const move = (order: string, route: string | null, index: number): Move => ({
  orders: [order],
  to: { route, index },
});
const refusal = (status: number, code: string) =>
  new WaypostError(status, { code, message: 'No.', param: '', request_id: 'rqs_1' });

/** A day of two routes, `abc` and `de`, and a server that answers when it is told to. */
function board() {
  const queries = createQueryClient();
  const day: DayRoutes = {
    data: [
      routeOf('one', [stopOf('a'), stopOf('b'), stopOf('c')]),
      routeOf('two', [stopOf('d'), stopOf('e')]),
    ],
    unassigned: [],
    unassigned_reasons: [],
  };
  queries.setQueryData(ROUTES, day);
  queries.setQueryData(DAY, { plan_version: 7 });
  const asked: { routes: string; version: number | undefined; end: (by: number | Error) => void }[] = [];
  const refetched: boolean[] = [];
  const planned: PlannedDay = {
    routesKey: ROUTES,
    dayKey: DAY,
    send: ({ routes, plan_version: version }) =>
      new Promise((resolve, reject) => {
        const answer = (planVersion: number) =>
          ({
            plan_version: planVersion,
            unassigned: [],
            routes: routes.map(({ vehicle, stops }) => ({
              route: vehicle.replace('veh_', ''),
              stops: stops.map((order) => ({ order, eta: '11:00', window: { from: '10:00', to: '12:00' } })),
              totals: { miles: 7 },
            })),
          }) as never;
        asked.push({
          routes: routes.map(({ vehicle, stops }) => `${vehicle} ${stops.join('')}`).join(', '),
          version,
          end: (by) => (typeof by === 'number' ? resolve(answer(by)) : reject(by)),
        });
      }),
  };
  const refetch = (isShown: boolean) => void refetched.push(isShown);
  const queue = moveQueue(queries, { ...planned, refetch });
  return {
    queries,
    planned,
    queue,
    day,
    asked,
    refetched,
    shown: () =>
      queries
        .getQueryData<DayRoutes>(ROUTES)
        ?.data.map(({ stops }) => stops.map(({ order }) => order).join(''))
        .join(' '),
  };
}

/** Lets everything that waits for nothing else go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a second move is shown at once, and sent once the first one is answered, from what that led to', async () => {
  const { queue, asked, shown, refetched } = board();
  const first = queue.make(move('a', 'two', 2), false);
  const second = queue.make(move('b', 'two', 0), false);
  await settle();
  expect(shown()).toBe('c bdea');
  expect(asked.map(({ routes, version }) => [routes, version])).toEqual([['veh_one bc, veh_two dea', 7]]);
  asked[0]?.end(8);
  await first;
  await settle();
  expect(shown()).toBe('c bdea');
  expect(asked[1]).toMatchObject({ routes: 'veh_one c, veh_two bdea', version: 8 });
  asked[1]?.end(9);
  expect(await second).toMatchObject({ versionBefore: 8, answer: { plan_version: 9 } });
  expect(shown()).toBe('c bdea');
  expect(refetched).toEqual([true]);
});

test('one that is refused takes back only itself', async () => {
  const { queue, asked, shown, refetched } = board();
  const first = queue.make(move('a', 'two', 2), false);
  const second = queue.make(move('b', 'two', 0), false);
  await settle();
  asked[0]?.end(refusal(422, 'window_broken'));
  expect(await first).toMatchObject({ refusal: { status: 422 } });
  await settle();
  expect(shown()).toBe('ac bde');
  expect(asked[1]).toMatchObject({ routes: 'veh_one ac, veh_two bde', version: 7 });
  asked[1]?.end(8);
  await second;
  expect([shown(), refetched]).toEqual(['ac bde', [true]]);
});

test('what was loaded meanwhile stays where a move is refused, and is asked for again where it is answered', async () => {
  const { queries, queue, asked, shown, refetched, day } = board();
  const news = () =>
    queries.setQueryData<DayRoutes>(ROUTES, { ...day, data: [day.data[0]!, routeOf('two', [stopOf('e')])] });
  const refused = queue.make(move('a', 'two', 2), false);
  await settle();
  news();
  asked[0]?.end(refusal(422, 'over_capacity'));
  await refused;
  expect([shown(), refetched]).toEqual(['abc e', [true]]);
  const made = queue.make(move('a', 'two', 1), false);
  await settle();
  news();
  asked[1]?.end(8);
  await made;
  expect([shown(), refetched]).toEqual(['bc ea', [true, false]]);
});

test('what was asked for before a change was answered, and comes after it, is older than the answer', async () => {
  const { queries, queue, asked, shown, day, planned } = board();
  let come = (): void => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  const load = (queryKey: readonly unknown[]) => {
    const data = queries.getQueryData(queryKey);
    const query = { queryKey, queryFn: () => late.then(() => data), staleTime: 0 };
    return queries.query(query).catch((error: unknown) => error);
  };
  const first = queue.make(move('a', 'two', 2), false);
  await settle();
  queries.setQueryData(ROUTES, day);
  const loads = [load(ROUTES), load(DAY)];
  asked[0]?.end(8);
  await first;
  const now = queries.getQueryData<DayRoutes>(ROUTES)!;
  const step = { kind: 'plan', done: 'Undone.', before: day, versionBefore: 7, versionAfter: 8 } as const;
  const undone = takeBackPlan(queries, planned, now, step);
  await settle();
  expect(asked[1]).toMatchObject({ routes: 'veh_one abc, veh_two de', version: 8 });
  loads.push(load(ROUTES), load(DAY));
  asked[1]?.end(9);
  expect(await undone).toEqual({ version: 9, isShown: true });
  come();
  await Promise.all(loads);
  await settle();
  expect(shown()).toBe('abc de');
  const second = queue.make(move('b', 'two', 0), false);
  await settle();
  expect(asked[2]).toMatchObject({ routes: 'veh_one ac, veh_two bde', version: 9 });
  asked[2]?.end(10);
  await second;
});

test('a day that has changed is loaded again', async () => {
  const { queue, asked, shown, refetched } = board();
  const stale = queue.make(move('a', 'two', 2), false);
  await settle();
  asked[0]?.end(refusal(409, 'day_changed'));
  expect(await stale).toMatchObject({ refusal: { code: 'day_changed' } });
  expect([shown(), refetched]).toEqual(['abc de', [false]]);
});
