/**
 * Moves the focus on when the element that has it is removed or disabled, so that keyboard users do not start over at
 * the top of the page.
 */
import { useEffect, useRef } from 'react';

/**
 * `next` returns the element to focus instead of the lost one; `near` is what is left of its surroundings. By default
 * the view gets the focus.
 */
export function useFocusFallback(
  next: (lost: Element, near: Element) => HTMLElement | null | undefined,
): void {
  const current = useRef(next);
  useEffect(() => {
    current.current = next;
  });
  useEffect(() => {
    const view = document.getElementById('main');
    if (!view) return undefined;
    let last: Element | undefined;
    let around: readonly Element[] = [];
    const enter = (event: FocusEvent) => {
      last = event.target as Element;
      around = ancestorsOf(last);
    };
    const keep = () => {
      if (!last || document.activeElement !== document.body) return;
      if (last.isConnected && !last.matches(':disabled')) return;
      const near = around.find(({ isConnected }) => isConnected) ?? view;
      const next = current.current(last, near) ?? view;
      last = undefined;
      next.focus({ preventScroll: true });
    };
    // A disabled element keeps the focus until the next frame.
    let frame = 0;
    const changes = new MutationObserver(() => {
      keep();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(keep));
    });
    changes.observe(view, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    view.addEventListener('focusin', enter);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      view.removeEventListener('focusin', enter);
    };
  }, []);
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}
