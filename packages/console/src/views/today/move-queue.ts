/**
 * The moves of a day, made one after the other: each is shown at once, and sent once the one before it was answered,
 * from the plan that it led to. One that is refused takes back nothing but itself.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Resources, WaypostError } from '@waypost/client';
import type { DayRoutes } from './lanes';
import { type Move, routesWanted, withAnswer, withMove } from './moves';
import type { Rearrangement } from './review';

/** Outcome of a move, with the day that it was made from. */
type Made = { answer: Rearrangement; before: DayRoutes; versionBefore: number };
export type MoveQueue = { make: (move: Move, force: boolean) => Promise<Made | { refusal: unknown }> };

export type PlannedDay = {
  /** The query of the day's routes, and the one that has the version of its plan. */
  routesKey: QueryKey;
  dayKey: QueryKey;
  send: (body: Resources['RearrangeInput']) => Promise<Rearrangement>;
};
type Day = PlannedDay & {
  /** Asks for the day again; `isShown` says whether the board shows the answer already. */
  refetch: (isShown: boolean) => void;
};

/**
 * Keeps the version that a change of the plan was answered with, from which the next change is made. What is being
 * loaded may be older, and is dropped: the event of the change asks for it again.
 */
export async function keepVersion(
  queries: QueryClient,
  { routesKey, dayKey }: PlannedDay,
  version: number,
): Promise<void> {
  await queries.cancelQueries({ queryKey: routesKey });
  await queries.cancelQueries({ queryKey: dayKey, exact: true });
  queries.setQueryData<{ plan_version: number }>(dayKey, (now) => now && { ...now, plan_version: version });
}

export function moveQueue(queries: QueryClient, day: Day): MoveQueue {
  const { routesKey, dayKey, send, refetch } = day;
  /** Moves that are shown and not answered yet. */
  let waiting: readonly Move[] = [];
  /** The day without these. */
  let settled: DayRoutes | undefined;
  /** The day as last shown from here. */
  let shown: DayRoutes | undefined;
  let isShown = true;
  let turn: Promise<unknown> = Promise.resolve();

  const show = () => {
    const next = settled && waiting.reduce(withMove, settled);
    // What is kept may be another object that says the same.
    shown = queries.setQueryData<DayRoutes>(routesKey, next) ?? shown;
  };
  /** Takes over what was loaded since; returns whether anything was. */
  const takeOver = (): boolean => {
    const now = queries.getQueryData<DayRoutes>(routesKey);
    if (now === undefined || now === shown) return false;
    settled = now;
    return true;
  };
  const versionNow = () => queries.getQueryData<{ plan_version: number }>(dayKey)?.plan_version;

  const sendFirst = async (move: Move, force: boolean): Promise<Made | { refusal: unknown }> => {
    takeOver();
    const [before, versionBefore] = [settled, versionNow()];
    try {
      if (!before || versionBefore === undefined) throw new Error('The day is still loading. Try again.');
      const answer = await send({
        routes: routesWanted(before, move),
        plan_version: versionBefore,
        force,
      });
      await keepVersion(queries, day, answer.plan_version);
      // It is unknown whether data loaded since then is newer than the answer.
      if (takeOver()) isShown = false;
      const moved = withMove(settled ?? before, move);
      const after = withAnswer(moved, answer);
      if (!after) isShown = false;
      settled = after ?? moved;
      return { answer, before, versionBefore };
    } catch (refusal) {
      takeOver();
      // A rule that it would break says nothing new of the day.
      if (!(refusal instanceof WaypostError) || refusal.status !== 422) isShown = false;
      return { refusal };
    } finally {
      waiting = waiting.filter((one) => one !== move);
      show();
      if (waiting.length === 0) {
        refetch(isShown);
        isShown = true;
      }
    }
  };

  return {
    make: async (move, force) => {
      await queries.cancelQueries({ queryKey: routesKey });
      takeOver();
      waiting = [...waiting, move];
      show();
      const made = turn.then(() => sendFirst(move, force));
      turn = made;
      return made;
    },
  };
}
