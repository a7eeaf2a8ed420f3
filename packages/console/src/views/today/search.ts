/** The day and depot to show, as read from the address. */
export type DaySearch = {
  date?: string;
  depot?: string;
  /** The order whose stop is shown when the day is opened. */
  order?: string;
};

export function readDay(search: Record<string, unknown>): DaySearch {
  const { date, depot, order } = search;
  return {
    ...(typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? { date } : {}),
    ...(typeof depot === 'string' && depot !== '' ? { depot } : {}),
    ...(typeof order === 'string' && order !== '' ? { order } : {}),
  };
}
