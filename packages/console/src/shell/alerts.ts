/** Announces news while the tab is hidden: by a sound and by a browser notification, each only if enabled. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useCounts } from '../api/counts';
import { useMode } from '../api/mode';
import { browserChoice } from '../parts/browser-choice';
import { alertsFor } from '../parts/office-counts';
import { playSound } from '../parts/sound';

const choice = browserChoice('waypost.notifications');

const isWished = () =>
  typeof Notification !== 'undefined' && choice.isOn() && Notification.permission === 'granted';

/** Asks the browser's permission first. Resolves to whether notifications are on now. */
export async function setNotifications(on: boolean): Promise<boolean> {
  if (on && typeof Notification !== 'undefined') await Notification.requestPermission();
  choice.set(on);
  return isWished();
}

export const useNotifications = (): boolean => useSyncExternalStore(choice.watch, isWished);

/** Announces what has come since the last count; nothing of what was there when the page was opened. */
export function useAlerts(): void {
  const { mode } = useMode();
  const counts = useCounts();
  const before = useRef({ mode, counts });
  useEffect(() => {
    const { mode: of, counts: known } = before.current;
    before.current = { mode, counts };
    if (of !== mode || !('object' in known)) return;
    const news = alertsFor(known, counts);
    if (news.length === 0) return;
    playSound('warn');
    // A visible page shows the counts itself.
    if (isWished() && !document.hasFocus())
      new Notification('Waypost', { body: news.join(' '), tag: 'waypost' }).onclick = () => window.focus();
  }, [mode, counts]);
}
