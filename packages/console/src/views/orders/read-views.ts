/** Views of the list of orders as they are kept in the browser. */
import { type OrdersSearch, readSearch } from './search';

/** Views that everybody has; their dates are of the day on which one looks. */
export const defaultViews = (today: string): SavedView[] => [
  { name: 'Needs a slot', search: { status: 'scanned,awaiting_booking,failed_attempt' } },
  { name: 'Waits for an answer', search: { status: 'awaiting_reply' } },
  { name: 'Today', search: { date: today } },
  { name: 'Out for delivery', search: { status: 'out_for_delivery' } },
  { name: 'Failed', search: { status: 'failed_attempt' } },
  { name: 'Goods not all in', search: { status: 'awaiting_scan,part_scanned' } },
];

export type SavedView = { name: string; search: OrdersSearch };

/** Reads what was kept, leaving out what an older version of the console has written differently. */
export function readViews(text: string | null): SavedView[] {
  const kept: unknown = text === null ? [] : JSON.parse(text);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((view: { name?: unknown; search?: Record<string, unknown> } | null) =>
    typeof view?.name === 'string' ? [{ name: view.name, search: readSearch(view.search ?? {}) }] : [],
  );
}
