/**
 * A stop on the move, by pointer or keyboard. While it moves nothing is rendered: a copy follows the pointer and a mark
 * shows the place, both by transforms alone; what is measured is measured once, and again after scrolling.
 */
import type { Move, Place } from './use-moves';

type Target = Place & { list: HTMLElement };
type Listeners = {
  onMove: (move: Move) => void;
  onOpen: (order: string) => void;
  onSay: (text: string) => void;
};
type Held = {
  stop: HTMLElement;
  order: string;
  from: Place;
  target: Target;
  copy?: HTMLElement;
  grip?: { x: number; y: number };
};

const SLACK_PX = 5;
const EDGE_PX = 48;

/** Lists that take stops have `data-route` (empty: no route), and stops `data-order`. */
export class StopDrag {
  private held: Held | undefined;
  private pressed: { stop: HTMLElement; x: number; y: number } | undefined;
  private pointer = { x: 0, y: 0 };
  private frame = 0;
  private readonly rects = new Map<HTMLElement, DOMRect>();
  private readonly mark = document.createElement('div');

  constructor(
    private readonly board: HTMLElement,
    private readonly listeners: Listeners,
  ) {
    this.mark.className = 'place-mark';
    board.append(this.mark);
    board.addEventListener('pointerdown', this.press);
    board.addEventListener('keydown', this.key);
    board.addEventListener('scroll', this.forget, { passive: true, capture: true });
    board.addEventListener('focusout', this.leave);
  }

  close(): void {
    this.drop(false);
    this.mark.remove();
    this.board.removeEventListener('pointerdown', this.press);
    this.board.removeEventListener('keydown', this.key);
    this.board.removeEventListener('scroll', this.forget, { capture: true });
    this.board.removeEventListener('focusout', this.leave);
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
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK_PX) return;
      if (pressed.stop.dataset['fixed'] !== undefined) return;
      this.take(pressed.stop);
      this.lift(pressed);
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
        this.tell();
      } else this.listeners.onSay('This stop is done, or its route is locked.');
    } else if (event.key === 'Escape' && held) {
      this.drop(false);
      this.listeners.onSay('Let go. Nothing has changed.');
    } else if (event.key === 'Enter' && !held) this.listeners.onOpen(stop.dataset['order'] ?? '');
    else if (!this.arrow(event.key, stop)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private arrow(key: string, stop: HTMLElement): boolean {
    const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const down = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (across === undefined && down === undefined) return false;
    const { held } = this;
    const list = held ? held.target.list : stop.parentElement;
    if (!list) return false;
    const index = held ? held.target.index : this.stopsOf(list).indexOf(stop);
    const to = down === undefined ? list : (this.neighbour(list, down) ?? list);
    const count = this.stopsOf(to, held?.stop).length;
    const wanted = Math.max(0, Math.min(held ? count : count - 1, index + (across ?? 0)));
    if (held) {
      held.target = this.allowed(to, wanted);
      this.placeMark();
      this.tell();
    } else this.stopsOf(to)[wanted]?.focus();
    return true;
  }

  private take(stop: HTMLElement): void {
    const list = stop.parentElement as HTMLElement;
    const from = { route: list.dataset['route'] || null, index: this.stopsOf(list).indexOf(stop) };
    this.held = { stop, order: stop.dataset['order'] ?? '', from, target: { ...from, list } };
    this.forget();
    stop.classList.add('is-held');
    this.board.classList.add('is-moving');
  }

  private lift({ stop, x, y }: { stop: HTMLElement; x: number; y: number }): void {
    if (!this.held) return;
    const rect = stop.getBoundingClientRect();
    const copy = stop.cloneNode(true) as HTMLElement;
    copy.className = `${stop.className} stop-copy`;
    copy.classList.remove('is-held');
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
    const [x, y] = [pointer.x - held.grip.x, pointer.y - held.grip.y];
    held.copy.style.transform = `translate3d(${x}px, ${y}px, 0) rotate(1.2deg)`;
    this.scrollAtEdges();
    const list = this.listAt(pointer.x, pointer.y);
    if (list) held.target = this.allowed(list, this.indexAt(list, pointer.x, pointer.y));
    this.placeMark();
  };

  private scrollAtEdges(): void {
    const rect = this.rectOf(this.board);
    const step = this.pointer.y < rect.top + EDGE_PX ? -14 : this.pointer.y > rect.bottom - EDGE_PX ? 14 : 0;
    if (step === 0) return;
    this.board.scrollTop += step;
    this.frame ||= requestAnimationFrame(this.draw);
  }

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
    held.stop.classList.remove('is-held');
    this.board.classList.remove('is-moving');
    this.mark.style.visibility = 'hidden';
    const { route, index } = held.target;
    const isSame = route === held.from.route && (index === held.from.index || route === null);
    if (!isMeant || isSame) return;
    const isByKey = !held.copy;
    this.listeners.onMove({ order: held.order, from: held.from, to: { route, index } });
    // In another lane it is another element.
    if (isByKey)
      requestAnimationFrame(() =>
        this.board.querySelector<HTMLElement>(`[data-order="${held.order}"]`)?.focus(),
      );
  }

  /** A stop that was taken up by key is let go when focus goes elsewhere. */
  private readonly leave = (event: FocusEvent) => {
    if (this.held && !this.held.copy && event.target === this.held.stop) this.drop(false);
  };

  private tell(): void {
    if (!this.held) return;
    const { list, index } = this.held.target;
    const name = list.dataset['name'] ?? '';
    this.listeners.onSay(`${name}, place ${index + 1} of ${this.stopsOf(list, this.held.stop).length + 1}`);
  }

  private placeMark(): void {
    const { held } = this;
    if (!held) return;
    const { list, index } = held.target;
    const stops = this.stopsOf(list, held.stop);
    const at = stops[index];
    const before = stops[index - 1];
    const frame = this.rectOf(this.board);
    const rect = this.rectOf(at ?? before ?? list);
    const x =
      (at ? rect.left - 4 : before ? rect.right + 1 : rect.left + 4) - frame.left + this.board.scrollLeft;
    const y = rect.top - frame.top + this.board.scrollTop;
    this.mark.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    this.mark.style.height = `${Math.min(rect.height, 60)}px`;
    this.mark.style.visibility = 'visible';
    if (!held.copy) list.scrollIntoView({ block: 'nearest' });
  }

  private listAt(x: number, y: number): HTMLElement | undefined {
    const lists = this.lists();
    const over = lists.find((list) => {
      const rect = this.rectOf(list.closest<HTMLElement>('[data-lane]') ?? list);
      return y >= rect.top && y < rect.bottom && x >= rect.left && x <= rect.right;
    });
    return over?.dataset['locked'] === undefined ? over : undefined;
  }

  private indexAt(list: HTMLElement, x: number, y: number): number {
    const stops = this.stopsOf(list, this.held?.stop);
    const next = stops.findIndex((stop) => {
      const rect = this.rectOf(stop);
      return y < rect.bottom && (y < rect.top || x < rect.left + rect.width / 2);
    });
    return next < 0 ? stops.length : next;
  }

  private neighbour(list: HTMLElement, step: number): HTMLElement | undefined {
    const lists = this.lists().filter((one) => one.dataset['locked'] === undefined || one === list);
    const among = this.held ? lists : lists.filter((one) => one === list || this.stopsOf(one).length > 0);
    return among[among.indexOf(list) + step];
  }

  private lists(): HTMLElement[] {
    return [...this.board.querySelectorAll<HTMLElement>('[data-route]')];
  }

  private stopsOf(list: HTMLElement, without?: HTMLElement): HTMLElement[] {
    return ([...list.children] as HTMLElement[]).filter(
      (stop) => stop !== without && stop.dataset['order'] !== undefined,
    );
  }

  private rectOf(element: HTMLElement): DOMRect {
    let rect = this.rects.get(element);
    if (!rect) {
      rect = element.getBoundingClientRect();
      this.rects.set(element, rect);
    }
    return rect;
  }

  private readonly forget = () => this.rects.clear();
}
