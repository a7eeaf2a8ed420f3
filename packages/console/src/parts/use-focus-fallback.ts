/** Focus that goes with what is removed from the view, or can no longer be used, does not begin again at the top of the page. */
import { useEffect, useRef } from 'react';

/** `next` says where it goes, by what had it; else to the view itself. */
export function useFocusFallback(next: (lost: Element) => HTMLElement | null | undefined): void {
  const current = useRef(next);
  useEffect(() => {
    current.current = next;
  });
  useEffect(() => {
    const view = document.getElementById('main');
    if (!view) return undefined;
    let last: Element | undefined;
    const enter = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const keep = () => {
      if (!last || document.activeElement !== document.body) return;
      if (last.isConnected && !last.matches(':disabled')) return;
      const next = current.current(last) ?? view;
      last = undefined;
      next.focus({ preventScroll: true });
    };
    // What can no longer be used has the focus until the next frame.
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
