/** The orders before and after one, in the list as it was shown last in this tab. */

const KEY = 'waypost.orders.sequence';

/** Keeps the sequence of a list that is shown: ids, with spaces between. */
export const keepSequence = (ids: string): void => sessionStorage.setItem(KEY, ids);

/** Returns the neighbours of an order; neither where the list did not have it. */
export function neighboursOf(id: string): { previous?: string | undefined; next?: string | undefined } {
  const ids = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  const at = ids.indexOf(id);
  return at < 0 ? {} : { previous: ids[at - 1], next: ids[at + 1] };
}
