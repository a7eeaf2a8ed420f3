/** Sorts vans and drivers by depot, then by name. */
import type { Depot } from '../../api/queries';
import { byName } from '../../parts/format';

/** Those that serve every depot come first. */
export function sortByDepot<Item extends { name: string; depot?: string | null }>(
  items: readonly Item[],
  depots: readonly Depot[],
): Item[] {
  const names = new Map(depots.map(({ id, name }) => [id, name]));
  const depotOf = ({ depot }: Item) => ({ name: names.get(depot ?? '') ?? '' });
  return [...items].sort((one, other) => byName(depotOf(one), depotOf(other)) || byName(one, other));
}
