/** Views of the list of orders as they are kept in the browser. */
import { type OrdersSearch, readSearch } from './search';

export type SavedView = { name: string; search: OrdersSearch };

/** Reads what was kept, leaving out what an older version of the console has written differently. */
export function readViews(text: string | null): SavedView[] {
  const kept: unknown = text === null ? [] : JSON.parse(text);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((view: { name?: unknown; search?: Record<string, unknown> } | null) =>
    typeof view?.name === 'string' ? [{ name: view.name, search: readSearch(view.search ?? {}) }] : [],
  );
}
