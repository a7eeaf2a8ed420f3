/**
 * Moves stops by pointer or keyboard without rendering anything: a copy follows the pointer and a mark shows where the
 * stops would go, both moved by transforms. Each frame measures before it writes, so that no frame lays the page out
 * twice.
 */
import { copyOf, DropMark, type Mark } from './drag-pictures';
import { BoardLayout, calledOf, idOf, isFixed, orderOf, stopAt } from './board-layout';
import {
  arrowStep,
  besidePointer,
  type Box,
  clampIndex,
  contains,
  edgeScroll,
  insertionIndex,
  markPosition,
  neighbourLane,
  type Point,
} from './drag-geometry';
import { isSamePlace, type Move, type Place } from './moves';
import type { Selection } from './selection';
import type { PickedStop } from './stops';

type Target = Place & { list: HTMLElement };
type Listeners = {
  /** Resolves to what came of it, in words. */
  onMove: (move: Move) => Promise<string>;
  /** Where the stops would go if they were put down now; `tip` is undefined once nothing is held. */
  onAim: (move: Move | undefined, tip: HTMLElement | undefined, isByKey: boolean) => void;
  /** A stop that Tab only passes on its way elsewhere is not chosen. */
  onPick: (stop: PickedStop, isPassing: boolean) => void;
  onOpen: (stop: PickedStop) => void;
  onAnnounce: (text: string) => void;
};
type Held = {
  stop: HTMLElement;
  /** In the sequence of the board; what is taken comes with it. */
  orders: readonly string[];
  moving: ReadonlySet<string>;
  from: Place;
  target: Target;
  /** What names it beside the pointer, or beside the mark. */
  copy: HTMLElement;
  /** Where the pointer has it; undefined if it is held by key. */
  grip?: { x: number; y: number };
};

const pickOf = (stop: HTMLElement): PickedStop => ({ order: orderOf(stop), stop: idOf(stop) });

const DRAG_THRESHOLD_PX = 5;
/** How far below the pointer, or the lane, the copy hangs, so that the lane's new times can be read. */
const BELOW_PX = { pointer: 26, lane: 4 };

export class StopDrag {
  private held: Held | undefined;
  private pressed: { stop: HTMLElement; x: number; y: number } | undefined;
  private pointer = { x: 0, y: 0 };
  private frame = 0;
  private readonly layout: BoardLayout;
  private readonly mark: DropMark;
  /** The order whose stop has the focus, or had it when its element was replaced. */
  private focused: string | undefined;
  private isTabbing = false;

  constructor(
    private readonly board: HTMLElement,
    private readonly selection: Selection,
    private readonly listeners: Listeners,
  ) {
    this.mark = new DropMark(board);
    this.layout = new BoardLayout(board, () => this.keepFocus());
    board.addEventListener('pointerdown', this.press);
    board.addEventListener('keydown', this.key);
    board.addEventListener('focusin', this.enter);
    document.addEventListener('keydown', this.anyKey, { capture: true });
    document.addEventListener('pointerdown', this.elsewhere);
    board.addEventListener('focusout', this.leave);
  }

  close(): void {
    this.drop(false);
    this.mark.remove();
    this.layout.close();
    this.board.removeEventListener('pointerdown', this.press);
    this.board.removeEventListener('keydown', this.key);
    this.board.removeEventListener('focusin', this.enter);
    document.removeEventListener('keydown', this.anyKey, { capture: true });
    document.removeEventListener('pointerdown', this.elsewhere);
    this.board.removeEventListener('focusout', this.leave);
  }

  private readonly press = (event: PointerEvent) => {
    const stop = stopAt(event);
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
      const stop = pressed.stop.isConnected ? pressed.stop : this.layout.elementOf(orderOf(pressed.stop));
      if (!stop || isFixed(stop)) return;
      this.lift(this.take(stop), pressed.x);
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
    if (isClick && stop) this.click(stop, event);
  };

  /** A click picks; with Ctrl it selects one more, with Shift all from the one picked last in its lane. */
  private click(stop: HTMLElement, { ctrlKey, metaKey, shiftKey }: PointerEvent): void {
    const last = this.focused;
    if (ctrlKey || metaKey) this.selection.toggle(orderOf(stop));
    else if (shiftKey) this.selection.add(this.between(stop, last));
    else this.selection.set([]);
    stop.focus();
  }

  private between(stop: HTMLElement, order: string | undefined): string[] {
    const all = this.layout.stopsOf(stop.parentElement as HTMLElement);
    const [one, other] = [all.indexOf(stop), all.findIndex((each) => orderOf(each) === order)];
    const range = all.slice(Math.min(one, other < 0 ? one : other), Math.max(one, other) + 1);
    return range.filter((each) => !isFixed(each)).map(orderOf);
  }

  private readonly key = (event: KeyboardEvent) => {
    const stop = stopAt(event);
    if (!stop || event.target !== stop || event.ctrlKey || event.metaKey) return;
    const { held } = this;
    if (event.key === ' ') {
      if (held) this.drop(true);
      else if (isFixed(stop)) this.listeners.onAnnounce(`${calledOf(stop)} cannot be moved.`);
      else {
        this.place(this.take(stop));
      }
    } else if (event.key === 'Escape' && (held || this.selection.orders.size > 0)) {
      if (!held) this.selection.set([]);
      this.drop(false);
      this.listeners.onAnnounce(held ? 'Cancelled. Nothing has changed.' : 'Nothing is selected.');
    } else if (event.key === 'Enter' && !held) this.listeners.onOpen(pickOf(stop));
    else if (event.key === 'x' && !held) {
      if (!isFixed(stop)) this.selection.toggle(orderOf(stop));
    } else if (!this.arrow(event, stop)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private arrow({ key, shiftKey }: KeyboardEvent, stop: HTMLElement): boolean {
    const step = arrowStep(key);
    if (!step) return false;
    const { held } = this;
    const list = held ? held.target.list : stop.parentElement;
    if (!list) return false;
    const index = held ? held.target.index : this.layout.stopsOf(list).indexOf(stop);
    const to = step.across === 0 ? list : (this.neighbour(list, step.across) ?? list);
    const count = this.layout.stopsOf(to, held?.moving).length;
    const wanted = clampIndex(index + step.along, count, held !== undefined);
    if (held) {
      held.target = this.allowed(to, wanted);
      this.place(held);
    } else {
      const next = this.layout.stopsOf(to)[wanted];
      if (shiftKey && next) {
        this.selection.add([stop, next].filter((each) => !isFixed(each)).map(orderOf));
      }
      next?.focus();
    }
    return true;
  }

  /** Takes a stop, with those selected if it is one of them. */
  private take(stop: HTMLElement): Held {
    const list = stop.parentElement as HTMLElement;
    const own = orderOf(stop);
    const chosen = this.selection.orders;
    const orders = chosen.has(own)
      ? [...this.board.querySelectorAll<HTMLElement>('[data-order]')]
          .filter((each) => chosen.has(orderOf(each)) && !isFixed(each))
          .map(orderOf)
      : [own];
    const moving = new Set(orders);
    this.layout.forget();
    const before = this.layout.stopsOf(list);
    const index = before
      .slice(0, before.indexOf(stop))
      .filter((each) => isFixed(each) || !moving.has(orderOf(each))).length;
    const from = { route: list.dataset['route'] || null, index };
    const copy = copyOf(stop, moving.size);
    const held: Held = { stop, orders: [...moving], moving, from, target: { ...from, list }, copy };
    this.held = held;
    for (const each of this.stopsHeld()) each.classList.add('is-dragged');
    this.board.classList.add('is-moving');
    document.body.append(copy);
    // What it says comes while it is held, and must stay within the window.
    new ResizeObserver(() => {
      this.frame ||= requestAnimationFrame(this.draw);
    }).observe(copy);
    return held;
  }

  private stopsHeld(): HTMLElement[] {
    return this.held?.orders.flatMap((order) => this.layout.elementOf(order) ?? []) ?? [];
  }

  /** Hangs what is held on the pointer, which has pressed it at `x`. */
  private lift(held: Held, x: number): void {
    const { left } = held.stop.getBoundingClientRect();
    held.grip = { x: Math.min(24, x - left), y: -BELOW_PX.pointer };
  }

  private readonly draw = () => {
    this.frame = 0;
    const { held, pointer } = this;
    if (!held) return;
    if (!held.grip) {
      this.placeMark(held);
      return;
    }
    const list = this.listAt(pointer.x, pointer.y);
    const before = held.target;
    if (list) held.target = this.allowed(list, this.indexAt(list, pointer.x, pointer.y));
    const mark = this.placeOf(held);
    const step = edgeScroll(this.layout.now.board.rect, pointer);
    this.placeCopy(held.copy, pointer, held.grip);
    this.mark.show(mark);
    if (!isSamePlace(before, held.target)) this.aim();
    if (step === 0) return;
    this.board.scrollTop += step;
    this.frame ||= requestAnimationFrame(this.draw);
  };

  private placeCopy(copy: HTMLElement, at: Point, grip: Point): void {
    const { innerWidth: width, innerHeight: height } = window;
    const { x, y } = besidePointer(at, grip, copy, { width, height });
    copy.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }

  private allowed(list: HTMLElement, index: number): Target {
    const done = Number(list.dataset['done'] ?? 0);
    return { list, route: list.dataset['route'] || null, index: Math.max(done, index) };
  }

  private moveOf({ orders, target: { route, index } }: Held): Move {
    return { orders, to: { route, index } };
  }

  /** Says where the stops would go, to be tried and announced. */
  private aim(): void {
    const { held } = this;
    if (!held) return;
    const tip = held.copy.querySelector('span') ?? undefined;
    const isByKey = held.grip === undefined;
    this.listeners.onAim(this.isMoved(held) ? this.moveOf(held) : undefined, tip, isByKey);
    if (isByKey) this.announce();
  }

  /** Several stops are always moved: they are brought together. */
  private isMoved({ from, target, orders }: Held): boolean {
    return orders.length > 1 || !isSamePlace(from, target);
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
    for (const stop of this.stopsHeld()) stop.classList.remove('is-dragged');
    this.held = undefined;
    held.copy.remove();
    this.board.classList.remove('is-moving');
    this.mark.hide();
    const isByKey = held.grip === undefined;
    this.listeners.onAim(undefined, undefined, isByKey);
    if (!isMeant || !this.isMoved(held)) return;
    this.selection.set([]);
    void this.listeners.onMove(this.moveOf(held)).then((outcome) => this.listeners.onAnnounce(outcome));
    // The stop has a new element in its new lane.
    if (isByKey) requestAnimationFrame(() => this.layout.elementOf(orderOf(held.stop))?.focus());
  }

  private readonly enter = (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    this.focused = target.dataset['order'];
    if (this.focused !== undefined) this.listeners.onPick(pickOf(target), this.isTabbing);
  };

  /** A stop that changes lanes gets a new element. Keyboard users continue from there. */
  private keepFocus(): void {
    if (this.focused === undefined || document.activeElement !== document.body) return;
    this.layout.elementOf(this.focused)?.focus();
  }

  private readonly anyKey = ({ key }: KeyboardEvent) => {
    this.isTabbing = key === 'Tab';
  };

  /** After a click elsewhere, the focus is not restored to the stop. */
  private readonly elsewhere = (event: PointerEvent) => {
    this.isTabbing = false;
    if (!stopAt(event)) this.focused = undefined;
  };

  /** A stop picked up by key is dropped when it loses the focus. */
  private readonly leave = (event: FocusEvent) => {
    if (event.relatedTarget) this.focused = undefined;
    if (this.held && !this.held.grip && event.target === this.held.stop) this.drop(false);
  };

  private announce(): void {
    const { held } = this;
    if (!held) return;
    const { list, index } = held.target;
    const called = held.orders.length > 1 ? `${held.orders.length} stops` : calledOf(held.stop);
    const count = this.layout.stopsOf(list, held.moving).length + held.orders.length;
    this.listeners.onAnnounce(`${list.dataset['name'] ?? ''}, position ${index + 1} of ${count}. ${called}`);
  }

  private place(held: Held): void {
    this.placeMark(held);
    this.aim();
  }

  /** Shows the mark of what is held by key, and its name below the lane. */
  private placeMark(held: Held): void {
    // Keys can move it out of sight.
    held.target.list.scrollIntoView({ block: 'nearest' });
    this.layout.forget();
    const mark = this.placeOf(held);
    this.mark.show(mark);
    const { rect, left, top } = this.layout.now.board;
    const at = { x: mark.x + rect.left - left, y: mark.y + rect.top - top };
    this.placeCopy(held.copy, at, { x: 0, y: -mark.height - BELOW_PX.lane });
  }

  /** Returns the mark's position in the board's coordinates. */
  private placeOf({ target: { list, index }, moving }: Held): Mark {
    const stops = this.layout.stopsOf(list, moving);
    const [next, previous] = [stops[index], stops[index - 1]];
    const { board } = this.layout.now;
    const { x, y, height } = markPosition({
      next: next && this.layout.rectOf(next),
      previous: previous && this.layout.rectOf(previous),
      list: this.layout.rectOf(list),
    });
    return { x: x - board.rect.left + board.left, y: y - board.rect.top + board.top, height };
  }

  private listAt(x: number, y: number): HTMLElement | undefined {
    const over = this.layout.now.lists.find(({ lane }) => contains(this.layout.rectOf(lane), { x, y }));
    return over?.isLocked === false ? over.list : undefined;
  }

  private indexAt(list: HTMLElement, x: number, y: number): number {
    const stops = this.layout.stopsOf(list, this.held?.moving);
    // Nothing can be placed before finished stops.
    const done = Number(list.dataset['done'] ?? 0);
    const isOnClock = list.dataset['route'] !== '' && !this.board.classList.contains('is-list');
    const boxOf = (stop: HTMLElement): Box => {
      const rect = this.layout.rectOf(stop);
      // On the clock only the time counts: bars may share the lane's height.
      return isOnClock ? { left: rect.left, right: rect.right, top: -Infinity, bottom: Infinity } : rect;
    };
    return done + insertionIndex(stops.slice(done), boxOf, { x, y });
  }

  private neighbour(list: HTMLElement, step: number): HTMLElement | undefined {
    const lanes = this.layout.now.lists.map((lane) => ({
      ...lane,
      stopCount: this.layout.stopsOf(lane.list).length,
    }));
    const current = lanes.find((lane) => lane.list === list);
    return current && neighbourLane(lanes, current, { step, isDragging: this.held !== undefined })?.list;
  }
}
