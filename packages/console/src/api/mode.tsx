/** Which of the courier's environments every view shows, live or sandbox. Remembered in the browser. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Mode, setEnvironment } from './client';

/** What somebody chose, and what is shown to whoever is signed in, be it chosen or not. */
const KEY = 'waypost.mode';
const SHOWN = 'waypost.mode.shown';

function modeIn(key: string): Mode | undefined {
  const kept = localStorage.getItem(key);
  return kept === 'live' || kept === 'sandbox' ? kept : undefined;
}

/** Returns the environment that this browser shows, or showed last; none once it is signed out. */
export const shownMode = (): Mode | undefined => modeIn(SHOWN);

/** Forgets what was shown, as nobody is signed in. */
export const forgetShown = (): void => localStorage.removeItem(SHOWN);

function show(mode: Mode): void {
  localStorage.setItem(SHOWN, mode);
  setEnvironment(mode);
}

const ModeContext = createContext<{ mode: Mode; setMode: (mode: Mode) => void } | undefined>(undefined);

export function ModeProvider({ initial, children }: { initial: Mode; children: ReactNode }) {
  const [mode, set] = useState<Mode>(() => {
    const first = modeIn(KEY) ?? initial;
    show(first);
    return first;
  });
  const value = useMemo(
    () => ({
      mode,
      setMode: (next: Mode) => {
        localStorage.setItem(KEY, next);
        show(next);
        set(next);
      },
    }),
    [mode],
  );
  return <ModeContext value={value}>{children}</ModeContext>;
}

export function useMode() {
  const context = useContext(ModeContext);
  if (!context) throw new Error('useMode needs a ModeProvider around it.');
  return context;
}
