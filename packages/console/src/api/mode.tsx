/** Which of the courier's environments every view shows, live or sandbox. Remembered in the browser. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Mode, setEnvironment } from './client';

const KEY = 'waypost.mode';
const ModeContext = createContext<{ mode: Mode; setMode: (mode: Mode) => void } | undefined>(undefined);

export function ModeProvider({ initial, children }: { initial: Mode; children: ReactNode }) {
  const [mode, set] = useState<Mode>(() => {
    const kept = localStorage.getItem(KEY);
    const first = kept === 'live' || kept === 'sandbox' ? kept : initial;
    setEnvironment(first);
    return first;
  });
  const value = useMemo(
    () => ({
      mode,
      setMode: (next: Mode) => {
        localStorage.setItem(KEY, next);
        setEnvironment(next);
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
