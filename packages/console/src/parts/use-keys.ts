/**
 * Keyboard shortcuts of a view, which come before those of every view. They are off while a dialog or a menu is open, and all but a few while somebody types.
 */
import { useEffect, useRef } from 'react';

/** Keys that work in a text field too: finding, and function keys. Undo there takes back what was typed. */
const WHILE_TYPING = /^(?:mod\+k$|F\d)/;

type Keys = Record<string, (event: KeyboardEvent) => void>;

export function useKeys(keys: Keys, active = true, on: Document | Window = document): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const combination = event.ctrlKey || event.metaKey ? `mod+${event.key}` : event.key;
      const act = current.current[combination];
      if (!act || (isTyping(event.target) && !WHILE_TYPING.test(combination))) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      // Escape closes what has popped up, and nothing else.
      if (event.key === 'Escape' && document.querySelector(':popover-open')) return;
      event.preventDefault();
      act(event);
    };
    const listener = press as EventListener;
    on.addEventListener('keydown', listener);
    return () => on.removeEventListener('keydown', listener);
  }, [active, on]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]');
}
