/** What is seen of a drag: a copy that follows the pointer, and a mark where the stops would go. */
import { calledOf } from './board-layout';

/** Returns what follows the pointer: whose stop it is, with room for what the move would do. */
export function copyOf(stop: HTMLElement, count: number): HTMLElement {
  const copy = document.createElement('div');
  copy.className = 'stop-copy';
  copy.setAttribute('aria-hidden', 'true');
  const name = document.createElement('b');
  name.textContent = calledOf(stop) + (count > 1 ? ` + ${count - 1}` : '');
  copy.append(name, document.createElement('span'));
  copy.style.setProperty('--hue', getComputedStyle(stop).getPropertyValue('--hue'));
  return copy;
}

/** In the board's coordinates. */
export type Mark = { x: number; y: number; height: number };

export class DropMark {
  private readonly mark = document.createElement('div');
  private marked: Mark | undefined;

  constructor(board: HTMLElement) {
    this.mark.className = 'drop-mark';
    board.append(this.mark);
  }

  show(mark: Mark): void {
    const { marked } = this;
    if (marked?.x !== mark.x || marked.y !== mark.y) {
      this.mark.style.transform = `translate3d(${mark.x}px, ${mark.y}px, 0)`;
    }
    if (marked?.height !== mark.height) this.mark.style.height = `${mark.height}px`;
    if (!marked) this.mark.style.visibility = 'visible';
    this.marked = mark;
  }

  hide(): void {
    this.mark.style.visibility = 'hidden';
    this.marked = undefined;
  }

  remove(): void {
    this.mark.remove();
  }
}
