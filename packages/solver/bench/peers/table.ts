/**
 * The benchmark's figures as a Markdown table: the gap to the best known solution per instance and contender, and the
 * mean per contender over instances with a known one.
 */

/**
 * Best known values by instance. `dist`: least total distance, any fleet (DIMACS convention, distances truncated
 * to one decimal). `sintef`: fewest vehicles, then distance.
 */
export type BestKnown = {
  readonly dist: Readonly<Record<string, number>>;
  readonly sintef: Readonly<Record<string, readonly [number, number]>>;
};

/** The result of one contender on one instance within a time limit in seconds. */
export type Figure = {
  readonly instance: string;
  readonly seconds: number;
  readonly contender: string;
  /** Null if it found no plan. */
  readonly result: { readonly distance: number; readonly vehicles: number } | null;
  /** Above the best known distance, or above the best known fleet size if vehicles count first. Null if unknown. */
  readonly gapPercent: number | null;
  /** The machine's load average of the last minute. Above 2, other work shared the two cores. */
  readonly load: number;
};

/** Returns the percentage above the best known value of the objective. */
export function gapOf(
  known: BestKnown,
  objective: 'fewest_miles' | 'fewest_vehicles',
  instance: string,
  result: Figure['result'],
): number | null {
  const best = objective === 'fewest_vehicles' ? known.sintef[instance]?.[0] : known.dist[instance];
  if (result === null || best === undefined) return null;
  const value = objective === 'fewest_vehicles' ? result.vehicles : result.distance;
  return Number((100 * (value / best - 1)).toFixed(3));
}

/**
 * Returns a table with a row per instance and time limit, and a column per contender: gaps in percent, or vehicles with
 * the best known fleet size.
 */
export function table(
  known: BestKnown,
  objective: 'fewest_miles' | 'fewest_vehicles',
  figures: readonly Figure[],
): string {
  const contenders = [...new Set(figures.map((figure) => figure.contender))];
  const cases = [...new Map(figures.map((f) => [`${f.instance} ${f.seconds}`, f])).values()];
  const cell = (figure: Figure | undefined) => {
    if (figure === undefined || figure.result === null) return '–';
    if (objective === 'fewest_vehicles') {
      return `${figure.result.vehicles} (${known.sintef[figure.instance]?.[0] ?? '?'})`;
    }
    return figure.gapPercent?.toFixed(2) ?? String(figure.result.distance);
  };
  const rows = cases.map(({ instance, seconds }) => {
    const of = (contender: string) =>
      figures.find((f) => f.instance === instance && f.seconds === seconds && f.contender === contender);
    return [instance, String(seconds), ...contenders.map((contender) => cell(of(contender)))];
  });
  const means = [...new Set(figures.map((figure) => figure.seconds))].map((seconds) => [
    'mean gap %',
    String(seconds),
    ...contenders.map((contender) => {
      const gaps = figures
        .filter((f) => f.contender === contender && f.seconds === seconds)
        .flatMap((f) => f.gapPercent ?? []);
      return gaps.length > 0 ? (gaps.reduce((a, b) => a + b, 0) / gaps.length).toFixed(2) : '–';
    }),
  ]);
  const header = ['instance', 's', ...contenders];
  return [header, header.map(() => '---'), ...rows, ...means]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
