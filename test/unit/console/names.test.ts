/** Names on the board and the map: records in texts, outcodes. */
import { gridOf, outcodesOf, viewOf } from '../../../packages/console/src/parts/base-map';
import { subjectOf } from '../../../packages/console/src/api/record-names';
import { withNames } from '../../../packages/console/src/views/today/record-names';

test('ids in a text become names, as far as they are known', () => {
  const names = {
    referenceOf: (order: string) => ({ ord_1: 'A-1' })[order],
    vanOf: (vehicle: string) => ({ veh_1: 'Van 1' })[vehicle],
    routeOf: (route: string) => ({ rte_1: 'Van 2' })[route],
  };
  expect(withNames('The vehicle veh_1 is on route rte_1, and not on rte_2.', names)).toBe(
    'The Van 1 is on the route of Van 2, and not on rte_2.',
  );
  expect(withNames('Stop ord_1 does not fit into vehicle veh_1, nor veh_2; ord_9 does.', names)).toBe(
    'A-1 does not fit into Van 1, nor veh_2; ord_9 does.',
  );
});

test.each([
  ['an order', { object: 'order', id: 'ord_1', reference: 'A-1' }, 'A-1'],
  [
    'a run',
    { object: 'run', id: 'run_1', vehicle: 'veh_1', date: '2026-03-12' },
    'Van 1’s run of Thu 12 Mar',
  ],
  [
    'a run of a van that is gone',
    { object: 'run', id: 'run_1', vehicle: 'veh_2', date: '2026-03-12' },
    'run_1',
  ],
  ['a job', { object: 'job', id: 'job_1' }, 'job_1'],
  ['nothing', {}, ''],
])('an event is about %s', (_, data, name) => {
  expect(subjectOf(data, (vehicle) => ({ veh_1: 'Van 1' })[vehicle])).toBe(name);
});

describe('the points of the map', () => {
  const MAP = {
    bounds: { south: 51, west: -1 },
    step: 0.01,
    points: [0, 0, 2, 4, 30, 90],
    sectors: [
      ['CR04', 1],
      ['CR05', 1],
      ['LS12', 1],
    ] as [string, number][],
  };

  test('are found by cells of a quarter of a degree', () => {
    const grid = gridOf(MAP);
    expect([...grid.keys()]).toEqual(['204 -4', '205 -1']);
    expect(grid.get('204 -4')?.map((degrees) => degrees.toFixed(2))).toEqual([
      '51.00',
      '-1.00',
      '51.02',
      '-0.96',
    ]);
  });

  test('have outcodes in the middle of their sectors', () => {
    const outcodes = outcodesOf(MAP);
    expect(outcodes.map(({ code, points }) => [code, points])).toEqual([
      ['CR0', 2],
      ['LS1', 1],
    ]);
    expect(outcodes[0]?.latitude).toBeCloseTo(51.01);
    expect(outcodes[0]?.longitude).toBeCloseTo(-0.98);
  });

  test.each([
    ['CR0 4ZZ', 51.0, -1.0, 14],
    ['cr04zz', 51.0, -1.0, 14],
    ['CR0 9ZZ', 51.01, -0.98, 12],
    ['CR9 9ZZ', 51.01, -0.98, 10],
    ['LS12 9ZZ', 51.3, -0.1, 10],
  ])('say how close a map begins that looks for %s', (postcode, latitude, longitude, zoom) => {
    const view = viewOf(MAP, postcode);
    expect(view?.zoom).toBe(zoom);
    expect([view?.latitude, view?.longitude].map((degrees) => degrees?.toFixed(2))).toEqual(
      [latitude, longitude].map((degrees) => degrees.toFixed(2)),
    );
  });

  test('say nothing of a postcode elsewhere', () => {
    expect([viewOf(MAP, 'ZZ9 9ZZ'), viewOf(MAP, '')]).toEqual([undefined, undefined]);
  });

  test('are none where the courier has no depot', () => {
    const none = { bounds: null, step: 0.01, points: [], sectors: [] };
    expect([gridOf(none).size, outcodesOf(none)]).toEqual([0, []]);
  });
});
