/** Goods of a suggestion that are on another van than the one that would bring them. */
import { plural } from '../../parts/format';
import type { Lane } from './lanes';
import type { Change, Suggestion } from './suggestion-preview';

/**
 * Says how many pieces are on which van. Vans meet on the road to hand goods over, and the times of a suggestion leave
 * that out, so that whoever accepts it must know.
 */
export function handoversOf(changes: readonly Change[], lanes: readonly Lane[]): string[] {
  const byRoute = new Map<string, number>();
  for (const { from, pieces_aboard: pieces = 0 } of changes) {
    if (from && pieces > 0) byRoute.set(from.route, (byRoute.get(from.route) ?? 0) + pieces);
  }
  return [...byRoute].map(([route, pieces]) => {
    const lane = lanes.find((one) => one.route.id === route);
    const van = lane?.name ?? 'another van';
    const where = lane?.run?.broken_down_at ? `${van}, which broke down` : van;
    return `${plural(pieces, 'piece is', 'pieces are')} on ${where}: the handover takes time that is not in these times.`;
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
