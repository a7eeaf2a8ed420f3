/**
 * Keyboard shortcuts of a view. They are off while a dialog is open, and while somebody types unless they are
 * combinations or function keys, which write nothing.
 */
import { useEffect, useRef } from 'react';

const WRITES_NOTHING = /^(?:mod\+|F\d)/;

type Keys = Record<string, (event: KeyboardEvent) => void>;

export function useKeys(keys: Keys, active = true): void {
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
      if (!act || (isTyping(event.target) && !WRITES_NOTHING.test(combination))) return;
      if (document.querySelector('[role=dialog]')) return;
      // Escape closes what has popped up, and nothing else.
      if (event.key === 'Escape' && document.querySelector(':popover-open')) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]');
}
