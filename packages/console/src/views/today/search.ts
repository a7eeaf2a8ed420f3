/** The day and depot to show, as read from the address; and remembered, for when another view leads back here. */

export type DaySearch = {
  date?: string;
  depot?: string;
  /** The order whose stop is shown when the day is opened. */
  order?: string;
  /** Rows of text in place of the clock. */
  view?: 'list' | 'clock';
};

export function readDay(search: Record<string, unknown>): DaySearch {
  const { date, depot, order, view } = search;
  return {
    ...(typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? { date } : {}),
    ...(typeof depot === 'string' && depot !== '' ? { depot } : {}),
    ...(typeof order === 'string' && order !== '' ? { order } : {}),
    ...(view === 'list' || view === 'clock' ? { view } : {}),
  };
}

const KEY = 'waypost.day';

/** The day shown last in this tab, and when: tomorrow, nobody wants yesterday's. */
type Remembered = { on: string; mode: string } & Pick<DaySearch, 'date' | 'depot' | 'view'>;

export function rememberDay(mode: string, today: string, { date, depot, view }: DaySearch): void {
  const remembered: Remembered = {
    on: today,
    mode,
    ...(date === undefined ? {} : { date }),
    ...(depot === undefined ? {} : { depot }),
    ...(view === undefined ? {} : { view }),
  };
  sessionStorage.setItem(KEY, JSON.stringify(remembered));
}

/** Returns what was shown last in this environment; nothing if that was on another date, by the depot's clock. */
export function rememberedDay(mode: string, todayAt: (depot: string | null) => string): DaySearch {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return {};
  const { on, mode: where, ...search } = JSON.parse(text) as Remembered;
  return on === todayAt(search.depot ?? null) && where === mode ? readDay(search) : {};
}

/** Whether a day was shown in this tab, in this environment: a user who looked at the board returns to it. */
export function hasShownDay(mode: string): boolean {
  const text = sessionStorage.getItem(KEY);
  return text !== null && (JSON.parse(text) as Remembered).mode === mode;
}
