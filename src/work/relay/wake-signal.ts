/** Wakes a loop that has nothing to do. A signal that comes while nobody waits is kept for the next wait. */
export type WakeSignal = {
  send: () => void;
  /** Resolves when a signal is sent, at once if one was kept, and after `limitMs` at the latest. */
  wait: (limitMs: number) => Promise<void>;
};

export function createWakeSignal(): WakeSignal {
  let sent = false;
  let wake = (): void => undefined;
  return {
    send: () => {
      sent = true;
      wake();
    },
    wait: async (limitMs) => {
      if (!sent) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      sent = false;
    },
  };
}
