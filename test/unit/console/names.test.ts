/** Names on the board and the map: references without what they have in common, records in texts, outcodes. */
import { gridOf, outcodesOf } from '../../../packages/console/src/parts/base-map';
import { withNames } from '../../../packages/console/src/views/today/record-names';
import { commonAffixes, splitReference } from '../../../packages/console/src/views/today/reference-affixes';

const shown = (references: string[]) => {
  const affixes = commonAffixes(references);
  return references.map((reference) => splitReference(reference, affixes)[1]);
};

test('what all references have in common is left out, up to a separator', () => {
  expect(shown(['NORTH-26-00417', 'NORTH-26-00418', 'NORTH-26-00999', 'NORTH-26-01000'])).toEqual([
    ...['00417', '00418', '00999', '01000'],
  ]);
  expect(shown(['2026/0417-NORTH', '2026/0418-NORTH', '2026/0999-NORTH', '2026/1000-NORTH'])).toEqual([
    ...['0417', '0418', '0999', '1000'],
  ]);
});

test('a reference is split without loss', () => {
  expect(splitReference('NORTH-26-00417-X', { head: 9, tail: 2 })).toEqual(['NORTH-26-', '00417', '-X']);
});

test('few references, short ones, and such as would lose almost everything, are shown whole', () => {
  const few = ['NORTH-26-00417', 'NORTH-26-00418', 'NORTH-26-00999'];
  expect(shown(few)).toEqual(few);
  const short = ['N-26-00417', 'N-26-00418', 'N-26-00999', 'N-26-01000'];
  expect(shown(short)).toEqual(short);
  const alike = ['NORTH-2026-1', 'NORTH-2026-2', 'NORTH-2026-3', 'NORTH-2026-4'];
  expect(shown(alike)).toEqual(alike);
  expect(shown([])).toEqual([]);
});

test('ids in a text become names, as far as they are known', () => {
  const names = {
    referenceOf: (order: string) => ({ ord_1: 'A-1' })[order],
    vanOf: (vehicle: string) => ({ veh_1: 'Van 1' })[vehicle],
  };
  expect(withNames('Stop ord_1 does not fit into vehicle veh_1, nor veh_2; ord_9 does.', names)).toBe(
    'A-1 does not fit into Van 1, nor veh_2; ord_9 does.',
  );
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

  test('are none where the courier has no depot', () => {
    const none = { bounds: null, step: 0.01, points: [], sectors: [] };
    expect([gridOf(none).size, outcodesOf(none)]).toEqual([0, []]);
  });
});
