/** Which queries an event of the stream refetches. */
import { readdirSync, readFileSync } from 'node:fs';
import { EVENT_TYPES } from '@waypost/client';
import {
  batchEvents,
  type Changes,
  isAffected,
  queriesShowing,
} from '../../../packages/console/src/api/live-queries';

/** As the stream names a change: by one record. */
const typeOf = (action: string) => {
  const [thing = '', ...rest] = action.split('.');
  return [thing.replace(/ies$/, 'y').replace(/s$/, ''), ...rest].join('.');
};
const changes = (names: string[], ids: string[] = []): Changes => ({
  names: new Set(names),
  ids: new Set(ids),
});

test.each(EVENT_TYPES)('the list of events and the audit log show %s', (type) => {
  expect(queriesShowing(type)).toEqual(expect.arrayContaining(['events', 'audit']));
});

test('a type of its own, its first word, or else the plural of the word names the queries', () => {
  expect(queriesShowing('job.progress')).toEqual(['job']);
  expect(queriesShowing('job.cancel')).toContain('routes');
  expect(queriesShowing('day.rearrange')).toEqual(['routes', 'day', 'suggestions', 'audit']);
  expect(queriesShowing('vehicle.update')).toEqual(['vehicles', 'audit']);
  expect(queriesShowing('setting.update')).toEqual(['settings', 'audit']);
});

test('each change through the API refetches queries that there are', () => {
  const openapi = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const actions = Object.values(openapi.paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, { operationId }]) => (method === 'get' ? [] : operationId)),
  );
  const source = 'packages/console/src';
  const keys = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(`${source}/${name}`, 'utf8').matchAll(/\[\s*mode,\s*'([a-z-]+)'/g)])
    .map(([, name]) => name);
  const known = new Set(keys);
  // Positions have events of their own; nothing else shows what these change.
  const unshown = /^(?:sandbox|photos|tracking)\./;
  const lost = actions
    .filter((action) => !unshown.test(action))
    .map((action) => [action, queriesShowing(typeOf(action)).filter((name) => !known.has(name))] as const)
    .filter(([, names]) => names.length > 0);
  expect(lost).toEqual([]);
});

test('a query is affected by its name, in either environment', () => {
  expect(isAffected(['live', 'orders', 'list'], changes(['orders']))).toBe(true);
  expect(isAffected(['sandbox', 'orders'], changes(['orders']))).toBe(true);
  expect(isAffected(['live', 'routes'], changes(['orders']))).toBe(false);
  expect(isAffected(['session'], changes(['orders']))).toBe(false);
});

test('a query of one order is affected if that order is named, or none', () => {
  const key = ['live', 'order', 'ord_1', 'timeline'];
  expect(isAffected(key, changes(['order'], ['ord_1', 'ord_2']))).toBe(true);
  expect(isAffected(key, changes(['order'], ['ord_2']))).toBe(false);
  expect(isAffected(key, changes(['order']))).toBe(true);
  expect(isAffected(['live', 'orders'], changes(['orders'], ['ord_2']))).toBe(true);
});

describe('a burst of events', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('refetches once, and the next one again', async () => {
    const refetched: { names: string[]; ids: string[] }[] = [];
    const onEvent = batchEvents(({ names, ids }) => refetched.push({ names: [...names], ids: [...ids] }));
    for (const id of ['ord_1', 'ord_2', 'ord_1']) onEvent({ type: 'message.sent', subjects: [id] });
    onEvent({ type: 'vehicle.update', subjects: [] });
    expect(refetched).toEqual([]);
    await jest.advanceTimersByTimeAsync(250);
    expect(refetched).toEqual([{ names: ['inbox', 'order', 'audit', 'vehicles'], ids: ['ord_1', 'ord_2'] }]);
    onEvent({ type: 'job.progress', subjects: ['job_1'] });
    await jest.advanceTimersByTimeAsync(250);
    expect(refetched[1]).toEqual({ names: ['job'], ids: ['job_1'] });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(refetched).toHaveLength(2);
  });

  test('that goes on for a minute refetches no more than a session may; the last event is never lost', async () => {
    let refetches = 0;
    const onEvent = batchEvents(() => (refetches += 1));
    for (let tenth = 0; tenth < 600; tenth += 1) {
      onEvent({ type: 'stop.arrived', subjects: [] });
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(refetches).toBeGreaterThan(28);
    expect(refetches * 5).toBeLessThan(200);
    const before = refetches;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(refetches).toBe(before + 1);
    // After a rest the next one is as quick as the first.
    await jest.advanceTimersByTimeAsync(2_000);
    onEvent({ type: 'stop.arrived', subjects: [] });
    await jest.advanceTimersByTimeAsync(250);
    expect(refetches).toBe(before + 2);
  });
});
