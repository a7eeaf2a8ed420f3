/**
 * What is filled in and not saved: leaving it by a link, a shortcut, the browser's buttons or another environment asks.
 */
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The question before unsaved input is lost. */
export const LEAVING = { title: 'Leave without saving?', leave: 'Leave', stay: 'Stay here' };

/** One for each form or dialog that has something to lose. */
const unsaved = new Set<symbol>();

/** Whether anything on the screen would be lost by leaving it. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/**
 * Holds up leaving `when` there is something to lose. Returns what to do once somebody has decided, while it is held
 * up.
 */
export function useLeaveGuard(when: boolean): { leave: () => void; stay: () => void } | undefined {
  useEffect(() => {
    if (!when) return undefined;
    const mark = Symbol('unsaved');
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [when]);
  const { status, proceed, reset } = useBlocker({
    // A change of the address alone, such as of a filter, leaves nothing behind.
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  });
  return status === 'blocked' ? { leave: proceed, stay: reset } : undefined;
}
