/** Repairs beside the event loop: in threads, with the same answers, and rejected when the threads are closed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import type { RepairProblem } from '@waypost/planning/repair-problem';
import { type Background, createBackground } from '../src/background.js';
import { repair } from '../src/repair.js';
import { problemOf } from '../../planning/test/problems.js';

let background: Background;
beforeAll(() => {
  background = createBackground({ threads: 2 });
});
afterAll(() => background.close());

/** Vans whose stops are all late, and one without a van: as much work as a repair may take. */
function lateDay(seed: number, vans: number): RepairProblem {
  const { stops, vehicles, matrix } = problemOf({
    seed,
    stops: vans * 12,
    vans,
    objective: 'fewest_miles',
    collections: false,
    asymmetric: false,
    lockedRoutes: 0,
  });
  const allDay = { fromSecond: 0, toSecond: 86_400 };
  const all = stops.map((stop) => ({
    stop: { ...stop, window: allDay, litres: 0, grams: 0, crew: 1 as const },
    hard: allDay,
    soft: { fromSecond: 0, toSecond: 30_000 },
    atRisk: true,
  }));
  const free = { capacityLitres: null, capacityGrams: null, crew: 2 as const, shift: allDay };
  return {
    matrix,
    routes: vehicles.map((vehicle, van) => ({
      vehicle: { ...vehicle, ...free },
      stops: all.slice(van * 12, van * 12 + (van === 0 ? 11 : 12)),
    })),
    orphans: all.slice(11, 12),
  };
}

test('a thread finds what the search finds, while the event loop goes on', async () => {
  const day = lateDay(1, 20);
  const loop = { turns: 0, isWatched: true };
  const turning = (async () => {
    while (loop.isWatched) {
      loop.turns++;
      await sleep(1);
    }
  })();
  const found = await background.repair(day);
  loop.isWatched = false;
  await turning;
  // A repair on this loop would leave it a turn before and one after.
  expect(loop.turns).toBeGreaterThan(5);
  expect(threadId).toBe(0);
  expect(found).toEqual(repair(day));
  expect(found.left).toEqual([]);
});

test('more repairs than threads are answered each with its own', async () => {
  const days = [1, 2, 3, 4, 5].map((seed) => lateDay(seed, 3));
  const found = await Promise.all(days.map((day) => background.repair(day)));
  expect(found).toEqual(days.map(repair));
});

test('what cannot be sent to a thread is rejected, and the next repair is not held up', async () => {
  const day = lateDay(1, 2);
  const broken = { ...day, name: () => 'unspeakable' };
  await expect(background.repair(broken)).rejects.toThrow('could not be cloned');
  await expect(background.repair(day)).resolves.toEqual(repair(day));
});

test('a search that fails is rejected with its reason, and the thread goes on', async () => {
  const broken = { ...lateDay(1, 2), routes: null } as unknown as RepairProblem;
  await expect(background.repair(broken)).rejects.toThrow('null');
  await expect(background.repair(lateDay(1, 2))).resolves.toEqual(repair(lateDay(1, 2)));
});

test('closing rejects what runs and what waits, and takes no more', async () => {
  const closed = createBackground({ threads: 1 });
  const repairs = Promise.allSettled([closed.repair(lateDay(1, 20)), closed.repair(lateDay(2, 20))]);
  await closed.close();
  expect((await repairs).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(closed.repair(lateDay(1, 2))).rejects.toThrow('closed');
});

test('a fleet of hundreds is repaired within the work of a small one', () => {
  const day = lateDay(3, 150);
  const found = repair({ ...day, routes: day.routes.map((route) => ({ ...route, spare: false })) });
  expect(found.left).toEqual([]);
  expect(found.routes.flat().sort()).toEqual(
    [...day.routes.flatMap(({ stops }) => stops), ...day.orphans].map(({ stop }) => stop.id).sort(),
  );
});
