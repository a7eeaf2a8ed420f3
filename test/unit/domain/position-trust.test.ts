import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Doubt, type Fix, judgePositions, type Track } from '../../../src/domain/position-trust.js';

/** `[seconds, latitude, longitude, believed or the doubt; false if it is passed over, metres of accuracy]` */
type Report = [number, number, number, boolean | Doubt, number?];
type Case = { name: string; depots: [number, number][]; fixes: Report[] };

const BEGIN = Date.parse('2026-11-30T09:00:00Z');
const cases = readFileSync(new URL('../../corpora/positions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const place = ([latitude, longitude]: [number, number]) => ({ latitude, longitude });
const fixAt = (
  seconds: number,
  latitude: number,
  longitude: number,
  accuracy_m: number | null = null,
): Fix => ({
  at: new Date(BEGIN + seconds * 1000),
  ...{ latitude, longitude, accuracy_m },
});
const DEPOT = { latitude: 53.79, longitude: -1.55 };
const AROUND = { area: [DEPOT], run: [DEPOT], pace: 1 };

/** Reports one position after the other; returns what became of each. */
function follow(fixes: readonly Fix[], around = AROUND, clock?: readonly Date[]): (boolean | Doubt)[] {
  let track: Track = { believed: null, doubted: [] };
  return fixes.map((fix, index) => {
    const now = clock?.[index] ?? fix.at;
    const judged = judgePositions(track, [fix], { ...around, now });
    track = judged.believed
      ? { believed: judged.believed, doubted: [] }
      : { ...track, doubted: [...track.doubted, ...judged.doubted] };
    return judged.doubted[0]?.doubt ?? judged.believed !== null;
  });
}

test.each(cases)('$name', ({ depots, fixes }) => {
  const area = depots.map(place);
  const reported = fixes.map(([seconds, latitude, longitude, , accuracy]) =>
    fixAt(seconds, latitude, longitude, accuracy),
  );
  // Ours does not go back, nor ahead with a clock that is wrong.
  let latest = BEGIN;
  const clock = fixes.map(([seconds], index) => {
    const isAhead = fixes.slice(index + 1).some(([later]) => later < seconds && later >= 0);
    if (!isAhead) latest = Math.max(latest, BEGIN + seconds * 1000);
    return new Date(latest);
  });
  expect(follow(reported, { area, run: area, pace: 1 }, clock)).toEqual(fixes.map(([, , , what]) => what));
});

const METRES_A_DEGREE = 111_195;
const moved = (from: { latitude: number; longitude: number }, metres: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return {
    latitude: from.latitude + (metres * Math.cos(angle)) / METRES_A_DEGREE,
    longitude:
      from.longitude +
      (metres * Math.sin(angle)) / (METRES_A_DEGREE * Math.cos((from.latitude * Math.PI) / 180)),
  };
};

/** Steps of a van: seconds, metres a second, and its heading. */
const steps = fc.array(
  fc.tuple(
    fc.integer({ min: 1, max: 120 }),
    fc.double({ min: 0, max: 36, noNaN: true }),
    fc.integer({ min: 0, max: 359 }),
  ),
  { minLength: 1, maxLength: 30 },
);
function walk(way: readonly (readonly [number, number, number])[]): Fix[] {
  let [at, here] = [0, DEPOT];
  return [
    fixAt(0, DEPOT.latitude, DEPOT.longitude),
    ...way.map(([seconds, speed, heading]) => {
      at += seconds;
      here = moved(here, seconds * speed, heading);
      return fixAt(at, here.latitude, here.longitude);
    }),
  ];
}

test('whoever drives as a van does is always believed', () => {
  fc.assert(
    fc.property(steps, (way) => {
      expect(new Set(follow(walk(way)))).toEqual(new Set([true]));
    }),
  );
});

test('a jump is never believed, and the way goes on as if it had not been', () => {
  const jump = fc.tuple(
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 5_000, max: 10_000_000 }),
    fc.integer({ min: 0, max: 359 }),
  );
  fc.assert(
    fc.property(steps, jump, (way, [seconds, metres, heading]) => {
      const fixes = walk(way);
      const last = fixes.at(-1)!;
      const there = moved(last, Math.min(metres, 4_000_000), heading);
      const at = (last.at.getTime() - BEGIN) / 1000;
      const wrong = fixAt(at + seconds, there.latitude, there.longitude);
      const back = fixAt(at + seconds + 1, last.latitude, last.longitude);
      const [jumped, returned] = follow([...fixes, wrong, back]).slice(-2);
      expect(typeof jumped).toBe('string');
      expect(returned).toBe(true);
    }),
  );
});

test('the sequence within a report does not matter, nor how far its clock is ahead', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 300 }), fc.infiniteStream(fc.nat()), (way, ahead, keys) => {
      const fixes = walk(way);
      const end = fixes.at(-1)!.at;
      const now = new Date(end.getTime());
      const mixed = fixes
        .map((fix) => ({ key: keys.next().value as number, fix }))
        .sort((a, b) => a.key - b.key)
        .map(({ fix }) => ({ ...fix, at: new Date(fix.at.getTime() + ahead * 1000) }));
      const { believed, doubted } = judgePositions({ believed: null, doubted: [] }, mixed, {
        ...AROUND,
        now,
      });
      expect([believed, doubted]).toEqual([fixes.at(-1), []]);
    }),
  );
});

test('the third that agrees is news, and only that one', () => {
  const far = (seconds: number) => fixAt(seconds, 53.6, -1.8);
  const reported = [fixAt(0, 53.79, -1.55), far(30), far(60), far(90), far(120)];
  const now = reported.at(-1)!.at;
  const none = { believed: null, doubted: [] };
  expect(judgePositions(none, reported.slice(0, 3), { ...AROUND, now })).toMatchObject({
    believed: reported[0],
    isNews: false,
  });
  expect(judgePositions(none, reported, { ...AROUND, now })).toMatchObject({
    believed: reported[4],
    doubted: [{ doubt: 'too_fast' }, { doubt: 'too_fast' }],
    isNews: true,
  });
});

test('a rehearsal runs faster than the clock, and so may its van', () => {
  const fixes = [fixAt(0, 53.79, -1.55), fixAt(10, 53.74, -1.5)];
  expect(follow(fixes)).toEqual([true, 'too_fast']);
  expect(follow(fixes, { ...AROUND, pace: 60 })).toEqual([true, true]);
});

test('where no depot is on the map, a van can be anywhere', () => {
  expect(follow([fixAt(0, 0, 0)], { area: [], run: [], pace: 1 })).toEqual([true]);
});
