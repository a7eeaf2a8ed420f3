import { staffRoutes } from '../src/route-crews.js';
import { clockTime } from '../src/plan-timing.js';
import type { DriverRole, RoutingPerson, RoutingProblem } from '../src/routing-problem.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Three stops half an hour from the depot, open from eight to six; s3 needs two people. */
function day(people?: readonly RoutingPerson[], onDuty?: readonly RoutingPerson[]): RoutingProblem {
  const size = 4;
  const seconds = Int32Array.from({ length: 16 }, (_, i) =>
    i % size === Math.floor(i / size) ? 0 : 30 * MINUTE,
  );
  return {
    stops: [1, 2, 3].map((point) => ({
      id: `s${point}`,
      point,
      kind: 'delivery',
      serviceSeconds: 15 * MINUTE,
      window: { fromSecond: 8 * HOUR, toSecond: 18 * HOUR },
      litres: 0,
      grams: 0,
      crew: point === 3 ? 2 : 1,
    })),
    vehicles: ['a', 'b', 'c'].map((id) => ({
      id,
      capacityLitres: null,
      capacityGrams: null,
      crew: 2,
      shift: { fromSecond: 7 * HOUR, toSecond: 20 * HOUR },
    })),
    matrix: { seconds, metres: seconds, size },
    objective: 'fewest_miles',
    ...(people ? { people } : {}),
    ...(onDuty ? { onDuty } : {}),
  };
}

const person = (id: string, from: number, to: number, role: DriverRole = 'driver'): RoutingPerson => ({
  id,
  role,
  shift: { fromSecond: from * HOUR, toSecond: to * HOUR },
});

const routes = [
  { vehicle: 'a', stops: ['s1'] },
  { vehicle: 'b', stops: ['s2', 's3'] },
];

const staffed = (problem: RoutingProblem, former?: Map<string, string[]>) => {
  const { routes: all, unstaffed } = staffRoutes(problem, routes, former);
  return {
    crews: all.map(({ crew }) => crew),
    hours: all.map(({ timing }) => [clockTime(timing.startsAt), clockTime(timing.returnsAt)]),
    unstaffed,
  };
};

test('without people there are times, and nobody is named', () => {
  expect(staffed(day())).toEqual({
    crews: [[], []],
    hours: [
      ['07:30', '08:45'],
      ['07:30', '09:30'],
    ],
    unstaffed: [],
  });
});

test('somebody who begins late takes a route that can begin late, and its times follow', () => {
  const people = [person('late', 12, 16), person('x', 7, 20), person('y', 7, 20, 'mate')];
  expect(staffed(day(people))).toEqual({
    crews: [['late'], ['x', 'y']],
    hours: [
      ['12:00', '13:15'],
      ['07:30', '09:30'],
    ],
    unstaffed: [],
  });
});

test('former people stay', () => {
  const people = [person('x', 7, 20), person('y', 7, 20), person('z', 7, 20)];
  const former = new Map([
    ['b', ['z', 'x']],
    ['a', ['y']],
  ]);
  expect(staffed(day(people), former).crews).toEqual([['y'], ['z', 'x']]);
});

test('two people who are never on duty together for long enough are no crew', () => {
  const people = [person('x', 7, 20), person('early', 7, 11), person('late', 11, 14, 'mate')];
  const only = [{ vehicle: 'b', stops: ['s3'] }];
  const meet = staffRoutes(day(people.slice(1)), only);
  expect(meet.routes[0]!.crew).toEqual(['early']);
  expect(meet.unstaffed).toEqual([{ id: 'b', code: 'no_mate' }]);
});

test('people who are on duty together for long enough ride together', () => {
  // In turn, "early" would drive s3 with "late".
  const people = [person('early', 7, 11), person('late', 11, 14, 'mate'), person('x', 10, 14)];
  const both = [
    { vehicle: 'a', stops: ['s1'] },
    { vehicle: 'b', stops: ['s3'] },
  ];
  const { routes: all, unstaffed } = staffRoutes(day(people), both, new Map([['b', ['early', 'late']]]));
  expect(unstaffed).toEqual([]);
  expect(all.map(({ crew }) => crew)).toEqual([['early'], ['x', 'late']]);
});

test('a van under way has its people', () => {
  const problem = day([]);
  const start = { point: 1, second: 9 * HOUR, notBefore: 9 * HOUR, litres: 0, grams: 0 };
  const [first, ...others] = problem.vehicles;
  const away = { ...problem, vehicles: [{ ...first!, start }, ...others] };
  expect(staffRoutes(away, routes).unstaffed).toEqual([{ id: 'b', code: 'no_driver' }]);
});

test('a van that the problem does not have is an error', () => {
  expect(() => staffRoutes(day(), [{ vehicle: 'z', stops: ['s1'] }])).toThrow(RangeError);
});

describe('vans that count as manned', () => {
  const manned = (...onDuty: RoutingPerson[]) => day(undefined, onDuty);

  test('are driven as far as there are drivers; nobody rides along in place of driving', () => {
    expect(staffed(manned(person('x', 7, 20), person('y', 7, 20)))).toMatchObject({ crews: [['x'], ['y']] });
    const one = staffed(manned(person('x', 7, 20)));
    expect(one.crews.flat()).toEqual(['x']);
    expect(one.unstaffed).toEqual([{ id: expect.any(String), code: 'no_driver' }]);
  });

  test('nobody is on file: times, and no driver', () => {
    expect(staffed(manned())).toMatchObject({
      crews: [[], []],
      hours: [
        ['07:30', '08:45'],
        ['07:30', '09:30'],
      ],
      unstaffed: [
        { id: 'a', code: 'no_driver' },
        { id: 'b', code: 'no_driver' },
      ],
    });
  });

  test('a mate on file rides where a stop needs two, and is missed nowhere', () => {
    const mate = person('m', 7, 20, 'mate');
    const people = [person('x', 7, 20), person('y', 7, 20)];
    expect(staffed(manned(mate, ...people))).toMatchObject({ crews: [['x'], ['y', 'm']], unstaffed: [] });
    expect(staffed(manned(mate))).toMatchObject({ crews: [[], []] });
  });

  test('nobody is on a route outside their shift, nor with a mate whom they never meet', () => {
    expect(staffed(manned(person('x', 9, 10), person('late', 12, 16)))).toMatchObject({
      crews: [['late'], []],
      hours: [
        ['12:00', '13:15'],
        ['07:30', '09:30'],
      ],
      unstaffed: [{ id: 'b', code: 'no_driver' }],
    });
    const apart = [person('early', 7, 11), person('m', 11, 14, 'mate')];
    expect(staffRoutes(manned(...apart), [{ vehicle: 'b', stops: ['s3'] }])).toMatchObject({
      routes: [{ crew: ['early'] }],
      unstaffed: [],
    });
  });

  test('former people stay', () => {
    const people = [
      person('x', 7, 20),
      person('y', 7, 20),
      person('m', 7, 20, 'mate'),
      person('n', 7, 20, 'mate'),
    ];
    const former = new Map([
      ['b', ['x', 'n']],
      ['a', ['y']],
    ]);
    expect(staffed(manned(...people), former).crews).toEqual([['y'], ['x', 'n']]);
  });
});
