import fc from 'fast-check';
import { assignCrews, type CrewDemand } from '../src/crew-assignment.js';
import type { DriverRole, RoutingPerson } from '../src/routing-problem.js';

const HOUR = 3600;

function person(id: string, role: DriverRole = 'driver', from = 6, to = 20): RoutingPerson {
  return { id, role, shift: { fromSecond: from * HOUR, toSecond: to * HOUR } };
}

function demand(id: string, size: 1 | 2 = 1, from = 8, to = 16, former: string[] = []): CrewDemand {
  return { id, size, fromSecond: from * HOUR, toSecond: to * HOUR, former };
}

const crewsOf = (demands: readonly CrewDemand[], people: readonly RoutingPerson[]) => {
  const { crews, unstaffed } = assignCrews(demands, people);
  return { crews: Object.fromEntries(crews), unstaffed };
};

test('each route gets its people, the driver first', () => {
  expect(crewsOf([demand('a', 2), demand('b')], [person('mate', 'mate'), person('x'), person('y')])).toEqual({
    crews: { a: ['x', 'mate'], b: ['y'] },
    unstaffed: [],
  });
});

test('the first who can is not the one who must: chains of changes staff all routes', () => {
  // In turn, each route would take the first person, and the last route would find nobody.
  const people = [person('always'), person('early', 'driver', 6, 17), person('short', 'driver', 7, 15)];
  const demands = [demand('short', 1, 8, 14), demand('early', 1, 7, 16), demand('late', 1, 9, 19)];
  expect(crewsOf(demands, people)).toEqual({
    crews: { short: ['short'], early: ['early'], late: ['always'] },
    unstaffed: [],
  });
});

test('people who were on a route before do not leave another bare', () => {
  const people = [person('always'), person('short', 'driver', 7, 15)];
  const demands = [demand('short', 1, 8, 14, ['always']), demand('late', 1, 9, 19)];
  expect(crewsOf(demands, people)).toEqual({ crews: { short: ['short'], late: ['always'] }, unstaffed: [] });
});

test('former people stay where they were, in their seats', () => {
  const people = [person('a'), person('b'), person('c'), person('d')];
  const demands = [demand('one', 2, 8, 16, ['d', 'b']), demand('two', 1, 8, 16, ['a']), demand('three')];
  expect(crewsOf(demands, people).crews).toEqual({ one: ['d', 'b'], two: ['a'], three: ['c'] });
});

test('a mate never drives, and a former driver who is a mate now rides along', () => {
  const people = [person('was', 'mate'), person('x')];
  expect(crewsOf([demand('one', 2, 8, 16, ['was'])], people).crews).toEqual({ one: ['x', 'was'] });
  expect(crewsOf([demand('one')], [person('mate', 'mate')])).toEqual({
    crews: {},
    unstaffed: [{ id: 'one', code: 'no_driver' }],
  });
});

test('two routes for two and two people: one route is whole, not two halves', () => {
  expect(crewsOf([demand('a', 2), demand('b', 2)], [person('x'), person('y')])).toEqual({
    crews: { a: ['x', 'y'] },
    unstaffed: [{ id: 'b', code: 'no_driver' }],
  });
});

test('a route for one goes before a route for two, which keeps a driver who is left over', () => {
  expect(crewsOf([demand('a', 2), demand('b')], [person('x'), person('y')])).toEqual({
    crews: { a: ['x'], b: ['y'] },
    unstaffed: [{ id: 'a', code: 'no_mate' }],
  });
});

test('six people and five vans for two: three routes for two', () => {
  const people = Array.from({ length: 6 }, (_, i) => person(`p${i}`));
  const demands = Array.from({ length: 5 }, (_, i) => demand(`r${i}`, 2));
  const { crews, unstaffed } = assignCrews(demands, people);
  expect(crews.size).toBe(3);
  expect(unstaffed).toHaveLength(2);
});

/** The most routes that can be staffed, by trying every person in every seat. */
function most(demands: readonly CrewDemand[], people: readonly RoutingPerson[]): number {
  const [first, ...rest] = demands;
  if (first === undefined) return 0;
  const able = people.filter(
    ({ shift }) => shift.fromSecond <= first.fromSecond && first.toSecond <= shift.toSecond,
  );
  let best = most(rest, people);
  for (const driver of able.filter(({ role }) => role === 'driver')) {
    const others = people.filter((each) => each !== driver);
    if (first.size === 1) best = Math.max(best, 1 + most(rest, others));
    else
      for (const mate of able)
        if (mate !== driver)
          best = Math.max(
            best,
            1 +
              most(
                rest,
                others.filter((each) => each !== mate),
              ),
          );
  }
  return best;
}

test('never fewer routes than trying everything, and nobody twice or out of hours', () => {
  const hours = fc.tuple(fc.integer({ min: 6, max: 10 }), fc.integer({ min: 12, max: 18 }));
  const peopleOf = fc.array(fc.tuple(fc.constantFrom('driver' as const, 'mate' as const), hours), {
    maxLength: 5,
  });
  const demandsOf = fc.array(fc.tuple(fc.constantFrom(1 as const, 2 as const), hours, fc.nat(5)), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(peopleOf, demandsOf, (some, wanted) => {
      const people = some.map(([role, [from, to]], i) => person(`p${i}`, role, from, to));
      const demands = wanted.map(([size, [from, to], former], i) =>
        demand(`r${i}`, size, from, to, [`p${former}`]),
      );
      const { crews, unstaffed } = assignCrews(demands, people);
      expect(demands.length - unstaffed.length).toBe(most(demands, people));
      const riding = [...crews.values()].flat();
      expect(new Set(riding).size).toBe(riding.length);
      for (const { id, size, fromSecond, toSecond } of demands) {
        const lacking = unstaffed.find((each) => each.id === id)?.code;
        const crew = (crews.get(id) ?? []).map((each) => people.find((one) => one.id === each)!);
        expect(crew.length).toBe(lacking === undefined ? size : lacking === 'no_mate' ? 1 : 0);
        if (crew.length > 0) expect(crew[0]!.role).toBe('driver');
        for (const { shift } of crew) {
          expect(shift.fromSecond).toBeLessThanOrEqual(fromSecond);
          expect(shift.toSecond).toBeGreaterThanOrEqual(toSecond);
        }
      }
    }),
    { numRuns: 500 },
  );
});
