/**
 * The measured layout of the board: lists that accept stops have `data-route` (empty for no route), and stops have
 * `data-order`. Measured once, and again after scrolling or changes of the board.
 */

export type List = { list: HTMLElement; lane: HTMLElement; isLocked: boolean };
type Layout = {
  /** The board's position and scroll offsets. */
  board: { rect: DOMRect; left: number; top: number };
  lists: readonly List[];
  rects: Map<HTMLElement, DOMRect>;
  stops: Map<HTMLElement, readonly HTMLElement[]>;
};

/** Changes of the board that invalidate the layout. */
const WITHIN = { childList: true, characterData: true, subtree: true } as const;

export class BoardLayout {
  private cached: Layout | undefined;
  private readonly changes: MutationObserver;
  private readonly sizes = new ResizeObserver(() => this.forget());

  constructor(
    private readonly board: HTMLElement,
    onChange: () => void,
  ) {
    this.changes = new MutationObserver(() => {
      this.forget();
      onChange();
    });
    this.changes.observe(board, { ...WITHIN, attributeFilter: ['data-locked', 'class'] });
    this.sizes.observe(board);
    board.addEventListener('scroll', this.forget, { passive: true, capture: true });
  }

  close(): void {
    this.changes.disconnect();
    this.sizes.disconnect();
    this.board.removeEventListener('scroll', this.forget, { capture: true });
  }

  readonly forget = () => {
    this.cached = undefined;
  };

  get now(): Layout {
    this.cached ??= {
      board: {
        rect: this.board.getBoundingClientRect(),
        left: this.board.scrollLeft,
        top: this.board.scrollTop,
      },
      lists: [...this.board.querySelectorAll<HTMLElement>('[data-route]')].map((list) => ({
        list,
        lane: list.closest<HTMLElement>('[data-lane]') ?? list,
        isLocked: list.dataset['locked'] !== undefined,
      })),
      rects: new Map(),
      stops: new Map(),
    };
    return this.cached;
  }

  /** Returns the stops of a list, without those of these orders that can move. */
  stopsOf(list: HTMLElement, without?: ReadonlySet<string>): readonly HTMLElement[] {
    const { stops } = this.now;
    const known = stops.get(list);
    const all =
      known ?? ([...list.children] as HTMLElement[]).filter((stop) => stop.dataset['order'] !== undefined);
    if (!known) stops.set(list, all);
    return without ? all.filter((stop) => isFixed(stop) || !without.has(orderOf(stop))) : all;
  }

  rectOf(element: HTMLElement): DOMRect {
    const { rects } = this.now;
    const known = rects.get(element);
    const rect = known ?? element.getBoundingClientRect();
    if (!known) rects.set(element, rect);
    return rect;
  }

  elementOf(order: string | undefined): HTMLElement | null {
    return stopWithin(this.board, order);
  }
}

/** If an order is visited again, its open stop is meant, not the one that is done, unless an id says which. */
export function stopWithin(frame: HTMLElement, order: string | undefined, id?: string): HTMLElement | null {
  const all = [...frame.querySelectorAll<HTMLElement>(`[data-order="${order}"]`)];
  const named = id === undefined ? undefined : all.find((stop) => idOf(stop) === id);
  return named ?? all.find((stop) => !isFixed(stop)) ?? all[0] ?? null;
}

export const orderOf = (stop: HTMLElement): string => stop.dataset['order'] ?? '';
/** The id of the visit; undefined of an order without a route. */
export const idOf = (stop: HTMLElement): string | undefined => stop.dataset['stop'];
export const isFixed = (stop: HTMLElement): boolean => stop.dataset['fixed'] !== undefined;
/** Name of a stop, for announcements. */
export const calledOf = (stop: HTMLElement): string => stop.dataset['called'] ?? 'The stop';
export const stopAt = (event: Event): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-order]');
