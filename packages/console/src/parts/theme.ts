/** Light, dark, or as the system says: chosen in this browser, and followed by all its tabs. */
import { useSyncExternalStore } from 'react';

const KEY = 'waypost.theme';
export const THEMES = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;
export type Theme = keyof typeof THEMES;

const system = matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

function theme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function setTheme(next: Theme): void {
  localStorage.setItem(KEY, next);
  changed();
}

/** What is drawn on a canvas takes its colours when it is drawn. */
export const isDark = (): boolean => (theme() === 'system' ? system.matches : theme() === 'dark');

/** Calls the watcher after each change, of the choice or of the system, until the returned function is called. */
export function watchTheme(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const useTheme = (): Theme => useSyncExternalStore(watchTheme, theme);
export const useIsDark = (): boolean => useSyncExternalStore(watchTheme, isDark);

/** Shows the page in the theme that was chosen, then tells the watchers. */
function changed(): void {
  document.documentElement.dataset['theme'] = theme();
  for (const watcher of watchers) watcher();
}

system.addEventListener('change', changed);
window.addEventListener('storage', changed);
changed();
