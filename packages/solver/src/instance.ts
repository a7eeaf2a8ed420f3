/**
 * Parses the benchmark files of Solomon (1987) and of Gehring and Homberger (1999). Parsing only; the caller reads the
 * file.
 */
import type { DayWindow, Objective, RoutingProblem } from '@waypost/planning/routing-problem';

/** Solomon distances are truncated to one decimal (DIMACS 2021) and counted in tenths. */
export const TENTHS = 10;

/**
 * Parses a Solomon or Gehring–Homberger file. Stop ids are the customer numbers, metres and seconds are both tenths of
 * the file's unit, and the load is in litres.
 * @throws SyntaxError if the text is not such a file
 */
export function parseSolomon(text: string, objective: Objective): RoutingProblem {
  const rows = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length >= 2 && row.every(Number.isFinite));
  const [fleet, ...nodes] = rows;
  const depot = nodes[0];
  const sound = fleet?.length === 2 && depot !== undefined && nodes.every((row) => row.length === 7);
  if (!sound || [...fleet, ...nodes.flat().filter((_, i) => i % 7 > 2)].some((value) => value < 0)) {
    throw new SyntaxError(
      'This is not a Solomon instance: a fleet row and rows of seven numbers were expected, none below 0.',
    );
  }
  const size = nodes.length;
  const tenths = new Int32Array(size * size);
  nodes.forEach(([, x1 = 0, y1 = 0], i) => {
    nodes.forEach(([, x2 = 0, y2 = 0], j) => {
      tenths[i * size + j] = Math.floor(TENTHS * Math.hypot(x1 - x2, y1 - y2) + 1e-9);
    });
  });
  const windowOf = (row: readonly number[]): DayWindow => ({
    fromSecond: (row[4] ?? 0) * TENTHS,
    toSecond: (row[5] ?? 0) * TENTHS,
  });
  const [vans = 0, capacity = 0] = fleet;
  return {
    stops: nodes.slice(1).map((row, i) => ({
      id: String(row[0]),
      point: i + 1,
      kind: 'delivery',
      serviceSeconds: (row[6] ?? 0) * TENTHS,
      window: windowOf(row),
      litres: row[3] ?? 0,
      grams: 0,
      crew: 1,
    })),
    vehicles: Array.from({ length: vans }, (_, i) => ({
      id: String(i + 1),
      capacityLitres: capacity,
      capacityGrams: null,
      crew: 1,
      shift: windowOf(depot),
    })),
    matrix: { metres: tenths, seconds: tenths, size },
    objective,
  };
}
