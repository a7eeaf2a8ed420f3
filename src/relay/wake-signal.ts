/** Wakes a loop that has nothing to do. If it rings while nobody waits, the next one to wait hears it. */
export type Bell = {
  ring: () => void;
  /** Resolves when it is rung, at once if it was already rung, and after `limitMs` at the latest. */
  heard: (limitMs: number) => Promise<void>;
};

export function createBell(): Bell {
  let rung = false;
  let wake = (): void => undefined;
  return {
    ring: () => {
      rung = true;
      wake();
    },
    heard: async (limitMs) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
