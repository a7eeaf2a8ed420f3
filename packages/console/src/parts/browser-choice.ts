/** A choice that is kept in this browser, and followed by all its tabs. */
export function browserChoice(key: string) {
  const watchers = new Set<() => void>();
  return {
    isOn: () => localStorage.getItem(key) === 'on',
    set: (on: boolean): void => {
      localStorage.setItem(key, on ? 'on' : 'off');
      for (const watcher of watchers) watcher();
    },
    /** Calls the watcher after each change until the returned function is called. */
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      window.addEventListener('storage', watcher);
      return () => {
        watchers.delete(watcher);
        window.removeEventListener('storage', watcher);
      };
    },
  };
}
