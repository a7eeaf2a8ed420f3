/**
 * Drags a stop by pointer or keyboard without rendering anything: a copy follows the pointer and a mark shows where the
 * stop would go, both moved by transforms. The layout is measured once and again after scrolling or changes of the
 * board, and each frame measures before it writes, so that no frame lays the page out twice.
 */
import {
  arrowStep,
  clampIndex,
  contains,
  edgeScroll,
  insertionIndex,
  markPosition,
  neighbourLane,
} from './drag-geometry';
import { isSamePlace, type Move, type Place } from './moves';

type Target = Place & { list: HTMLElement };
type Listeners = {
  onMove: (move: Move) => void;
  onPick: (order: string) => void;
  onOpen: (order: string) => void;
  onAnnounce: (text: string) => void;
};
type Held = {
  stop: HTMLElement;
  order: string;
  from: Place;
  target: Target;
  copy?: HTMLElement;
  grip?: { x: number; y: number };
};
type List = { list: HTMLElement; lane: HTMLElement; isLocked: boolean };
/** The measured layout, valid until the page changes. */
type Layout = {
  /** The board's position and scroll offsets. */
  board: { rect: DOMRect; left: number; top: number };
  lists: readonly List[];
  rects: Map<HTMLElement, DOMRect>;
  stops: Map<HTMLElement, readonly HTMLElement[]>;
};
type Mark = { x: number; y: number; height: number };

const DRAG_THRESHOLD_PX = 5;
/** Changes of the board that invalidate the layout. */
const WITHIN = { childList: true, characterData: true, subtree: true } as const;

/** Lists that accept stops have `data-route` (empty for no route), and stops have `data-order`. */
export class StopDrag {
  private held: Held | undefined;
  private pressed: { stop: HTMLElement; x: number; y: number } | undefined;
  private pointer = { x: 0, y: 0 };
  private frame = 0;
  private cachedLayout: Layout | undefined;
  private readonly mark = document.createElement('div');
  private marked: Mark | undefined;
  /** The order whose stop has the focus, or had it when its element was replaced. */
  private focused: string | undefined;
  private readonly changes = new MutationObserver(() => {
    this.forgetLayout();
    this.keepFocus();
  });
  private readonly sizes = new ResizeObserver(() => this.forgetLayout());

  constructor(
    private readonly board: HTMLElement,
    private readonly listeners: Listeners,
  ) {
    this.mark.className = 'drop-mark';
    board.append(this.mark);
    board.addEventListener('pointerdown', this.press);
    board.addEventListener('keydown', this.key);
    board.addEventListener('scroll', this.forgetLayout, { passive: true, capture: true });
    board.addEventListener('focusin', this.enter);
    document.addEventListener('pointerdown', this.elsewhere);
    board.addEventListener('focusout', this.leave);
    this.changes.observe(board, { ...WITHIN, attributeFilter: ['data-locked'] });
    this.sizes.observe(board);
  }

  close(): void {
    this.drop(false);
    this.mark.remove();
    this.board.removeEventListener('pointerdown', this.press);
    this.board.removeEventListener('keydown', this.key);
    this.board.removeEventListener('scroll', this.forgetLayout, { capture: true });
    this.board.removeEventListener('focusin', this.enter);
    document.removeEventListener('pointerdown', this.elsewhere);
    this.board.removeEventListener('focusout', this.leave);
    this.changes.disconnect();
    this.sizes.disconnect();
  }

  private readonly press = (event: PointerEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-order]');
    if (!stop || event.button !== 0 || (event.target as HTMLElement).closest('a, button')) return;
    this.drop(false);
    this.pressed = { stop, x: event.clientX, y: event.clientY };
    window.addEventListener('pointermove', this.follow);
    window.addEventListener('pointerup', this.release);
    window.addEventListener('pointercancel', this.release);
  };

  private readonly follow = (event: PointerEvent) => {
    this.pointer = { x: event.clientX, y: event.clientY };
    const { pressed } = this;
    if (pressed && !this.held) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG_THRESHOLD_PX) return;
      // An update may have replaced the element since it was pressed.
      const stop = pressed.stop.isConnected ? pressed.stop : this.elementOf(pressed.stop.dataset['order']);
      if (!stop || stop.dataset['fixed'] !== undefined) return;
      this.take(stop);
      this.lift({ ...pressed, stop });
      // Keeps the pointer's events from stops and the map below it.
      if (event.isTrusted) this.board.setPointerCapture(event.pointerId);
    }
    if (this.held) {
      event.preventDefault();
      this.frame ||= requestAnimationFrame(this.draw);
    }
  };

  private readonly release = (event: PointerEvent) => {
    const isClick = this.pressed && !this.held && event.type === 'pointerup';
    const stop = this.pressed?.stop;
    if (this.held) this.draw();
    this.drop(event.type === 'pointerup');
    if (isClick && stop) stop.focus();
  };

  private readonly key = (event: KeyboardEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-order]');
    if (!stop || event.target !== stop) return;
    const { held } = this;
    if (event.key === ' ') {
      if (held) this.drop(true);
      else if (stop.dataset['fixed'] === undefined) {
        this.take(stop);
        this.placeMark();
        this.announce();
      } else this.listeners.onAnnounce('This stop cannot be moved.');
    } else if (event.key === 'Escape' && held) {
      this.drop(false);
      this.listeners.onAnnounce('Cancelled. Nothing has changed.');
    } else if (event.key === 'Enter' && !held) this.listeners.onOpen(stop.dataset['order'] ?? '');
    else if (!this.arrow(event.key, stop)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private arrow(key: string, stop: HTMLElement): boolean {
    const step = arrowStep(key);
    if (!step) return false;
    const { held } = this;
    const list = held ? held.target.list : stop.parentElement;
    if (!list) return false;
    const index = held ? held.target.index : this.stopsOf(list).indexOf(stop);
    const to = step.across === 0 ? list : (this.neighbour(list, step.across) ?? list);
    const count = this.stopsOf(to, held?.stop).length;
    const wanted = clampIndex(index + step.along, count, held !== undefined);
    if (held) {
      held.target = this.allowed(to, wanted);
      this.placeMark();
      this.announce();
    } else this.stopsOf(to)[wanted]?.focus();
    return true;
  }

  private take(stop: HTMLElement): void {
    const list = stop.parentElement as HTMLElement;
    const from = { route: list.dataset['route'] || null, index: this.stopsOf(list).indexOf(stop) };
    this.held = { stop, order: stop.dataset['order'] ?? '', from, target: { ...from, list } };
    this.forgetLayout();
    stop.classList.add('is-dragged');
    this.board.classList.add('is-moving');
  }

  private lift({ stop, x, y }: { stop: HTMLElement; x: number; y: number }): void {
    if (!this.held) return;
    const rect = stop.getBoundingClientRect();
    const copy = stop.cloneNode(true) as HTMLElement;
    copy.className = `${stop.className} stop-copy`;
    copy.classList.remove('is-dragged');
    copy.removeAttribute('data-order');
    copy.setAttribute('aria-hidden', 'true');
    copy.style.width = `${rect.width}px`;
    document.body.append(copy);
    Object.assign(this.held, { copy, grip: { x: x - rect.left, y: y - rect.top } });
  }

  private readonly draw = () => {
    this.frame = 0;
    const { held, pointer } = this;
    if (!held?.copy || !held.grip) return;
    const list = this.listAt(pointer.x, pointer.y);
    if (list) held.target = this.allowed(list, this.indexAt(list, pointer.x, pointer.y));
    const mark = this.placeOf(held);
    const step = edgeScroll(this.layout().board.rect, pointer);
    const [x, y] = [pointer.x - held.grip.x, pointer.y - held.grip.y];
    held.copy.style.transform = `translate3d(${x}px, ${y}px, 0) rotate(1.2deg)`;
    this.showMark(mark);
    if (step === 0) return;
    this.board.scrollTop += step;
    this.frame ||= requestAnimationFrame(this.draw);
  };

  private allowed(list: HTMLElement, index: number): Target {
    const done = Number(list.dataset['done'] ?? 0);
    return { list, route: list.dataset['route'] || null, index: Math.max(done, index) };
  }

  private drop(isMeant: boolean): void {
    window.removeEventListener('pointermove', this.follow);
    window.removeEventListener('pointerup', this.release);
    window.removeEventListener('pointercancel', this.release);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.pressed = undefined;
    const { held } = this;
    if (!held) return;
    this.held = undefined;
    held.copy?.remove();
    held.stop.classList.remove('is-dragged');
    this.board.classList.remove('is-moving');
    this.hideMark();
    const { route, index } = held.target;
    if (!isMeant || isSamePlace(held.from, { route, index })) return;
    const isByKey = !held.copy;
    this.listeners.onMove({ order: held.order, from: held.from, to: { route, index } });
    // The stop has a new element in its new lane.
    if (isByKey) requestAnimationFrame(() => this.elementOf(held.order)?.focus());
  }

  /** If an order is visited again, its open stop is meant, not the one that is done. */
  private elementOf(order: string | undefined): HTMLElement | null {
    const all = [...this.board.querySelectorAll<HTMLElement>(`[data-order="${order}"]`)];
    return all.find((stop) => stop.dataset['fixed'] === undefined) ?? all[0] ?? null;
  }

  private readonly enter = (event: FocusEvent) => {
    const { order } = (event.target as HTMLElement).dataset;
    this.focused = order;
    if (order !== undefined) this.listeners.onPick(order);
  };

  /** A stop that changes lanes gets a new element. Keyboard users continue from there. */
  private keepFocus(): void {
    if (this.focused === undefined || document.activeElement !== document.body) return;
    this.elementOf(this.focused)?.focus();
  }

  /** After a click elsewhere, the focus is not restored to the stop. */
  private readonly elsewhere = (event: PointerEvent) => {
    if (!(event.target as HTMLElement).closest('[data-order]')) this.focused = undefined;
  };

  /** A stop picked up by key is dropped when it loses the focus. */
  private readonly leave = (event: FocusEvent) => {
    if (event.relatedTarget) this.focused = undefined;
    if (this.held && !this.held.copy && event.target === this.held.stop) this.drop(false);
  };

  private announce(): void {
    if (!this.held) return;
    const { list, index } = this.held.target;
    const name = list.dataset['name'] ?? '';
    this.listeners.onAnnounce(
      `${name}, position ${index + 1} of ${this.stopsOf(list, this.held.stop).length + 1}`,
    );
  }

  /** Scrolls the mark into view, because keys can move it out of sight. */
  private placeMark(): void {
    const { held } = this;
    if (!held) return;
    this.showMark(this.placeOf(held));
    held.target.list.scrollIntoView({ block: 'nearest' });
  }

  /** Returns the mark's position in the board's coordinates. */
  private placeOf({ target: { list, index }, stop }: Held): Mark {
    const stops = this.stopsOf(list, stop);
    const [next, previous] = [stops[index], stops[index - 1]];
    const { board } = this.layout();
    const { x, y, height } = markPosition({
      next: next && this.rectOf(next),
      previous: previous && this.rectOf(previous),
      list: this.rectOf(list),
    });
    return { x: x - board.rect.left + board.left, y: y - board.rect.top + board.top, height };
  }

  private showMark(mark: Mark): void {
    const { marked } = this;
    if (marked?.x !== mark.x || marked.y !== mark.y) {
      this.mark.style.transform = `translate3d(${mark.x}px, ${mark.y}px, 0)`;
    }
    if (marked?.height !== mark.height) this.mark.style.height = `${mark.height}px`;
    if (!marked) this.mark.style.visibility = 'visible';
    this.marked = mark;
  }

  private hideMark(): void {
    this.mark.style.visibility = 'hidden';
    this.marked = undefined;
  }

  private listAt(x: number, y: number): HTMLElement | undefined {
    const over = this.layout().lists.find(({ lane }) => contains(this.rectOf(lane), { x, y }));
    return over?.isLocked === false ? over.list : undefined;
  }

  private indexAt(list: HTMLElement, x: number, y: number): number {
    return insertionIndex(this.stopsOf(list, this.held?.stop), (stop) => this.rectOf(stop), { x, y });
  }

  private neighbour(list: HTMLElement, step: number): HTMLElement | undefined {
    const lanes = this.layout().lists.map((lane) => ({ ...lane, stopCount: this.stopsOf(lane.list).length }));
    const current = lanes.find((lane) => lane.list === list);
    return current && neighbourLane(lanes, current, { step, isDragging: this.held !== undefined })?.list;
  }

  private stopsOf(list: HTMLElement, without?: HTMLElement): readonly HTMLElement[] {
    const { stops } = this.layout();
    const known = stops.get(list);
    const all =
      known ?? ([...list.children] as HTMLElement[]).filter((stop) => stop.dataset['order'] !== undefined);
    if (!known) stops.set(list, all);
    return without?.parentElement === list ? all.filter((stop) => stop !== without) : all;
  }

  private rectOf(element: HTMLElement): DOMRect {
    const { rects } = this.layout();
    const known = rects.get(element);
    const rect = known ?? element.getBoundingClientRect();
    if (!known) rects.set(element, rect);
    return rect;
  }

  private layout(): Layout {
    this.cachedLayout ??= {
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
    return this.cachedLayout;
  }

  private readonly forgetLayout = () => {
    this.cachedLayout = undefined;
  };
}
