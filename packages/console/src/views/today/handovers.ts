/** Goods of a suggestion that are on another van than the one that would bring them. */
import { plural } from '../../parts/format';
import type { Visits } from './clock';
import type { Lane } from './lanes';
import type { Change, Suggestion } from './suggestion-preview';

/**
 * Says how many pieces are on which van. Vans meet on the road to hand goods over, and the times of a suggestion
 * leave that out, so the person who accepts it must know.
 */
export function handoversOf(changes: readonly Change[], lanes: readonly Lane[], visits: Visits): string[] {
  const scanned = new Map([...visits.values()].map((visit) => [visit.order, visit.pieces_in]));
  const byRoute = new Map<string, { pieces: number; there: number }>();
  for (const { order, from, pieces_aboard: more = 0 } of changes) {
    if (!from || more === 0) continue;
    const { pieces, there } = byRoute.get(from.route) ?? { pieces: 0, there: 0 };
    const seen = Math.min(more, scanned.get(order) ?? more);
    byRoute.set(from.route, { pieces: pieces + more, there: there + seen });
  }
  return [...byRoute].map(([route, { pieces, there }]) => {
    const lane = lanes.find((one) => one.route.id === route);
    const van = lane?.name ?? 'another van';
    const where = lane?.run?.broken_down_at ? `${van}, which broke down` : van;
    // Not every courier scans what is loaded, so that nobody knows what of the rest is aboard.
    const what =
      there === pieces
        ? `${plural(pieces, 'piece is', 'pieces are')} on ${where}`
        : `${plural(pieces, 'piece', 'pieces')} should be on ${where}, of which ${there} ${there === 1 ? 'was' : 'were'} scanned in`;
    return `${what}: the handover takes time that is not in these times.`;
  });
}

/** Says whether promises are kept, as far as the times of a suggestion can tell. */
export function windowsWords(
  { windows_kept: isKept }: Pick<Suggestion['impact'], 'windows_kept'>,
  handovers: readonly string[],
): string {
  if (!isKept) return 'not every promised window kept';
  return handovers.length === 0
    ? 'every promised window kept'
    : 'every promised window kept, if the handover takes no time';
}
