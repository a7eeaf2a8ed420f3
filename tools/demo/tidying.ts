/** Cleans up what a demo creates for itself, however the demo ends. */

export type Tidying = {
  /** Registers something to undo, even if it is still being created when the end comes. */
  keep: <Made>(making: Promise<Made>, undo: (made: Made) => Promise<unknown>) => Promise<Made>;
  /** Undoes everything once, last first. A failure does not stop the rest and is thrown at the end. */
  undoAll: () => Promise<void>;
};

/** Creates a tidying with nothing to undo yet. */
export function createTidying(): Tidying {
  const undos: (() => Promise<unknown>)[] = [];
  let undoing: Promise<void> | undefined;

  async function run(): Promise<void> {
    const failures: unknown[] = [];
    for (let undo = undos.pop(); undo; undo = undos.pop())
      await undo().catch((error: unknown) => failures.push(error));
    if (failures.length === 0) return;
    throw new AggregateError(failures, `Not everything was reverted: ${failures.map(String).join('; ')}`);
  }

  return {
    keep: async (making, undo) => {
      undos.push(async () => {
        const made = await making.then(
          (value) => ({ value }),
          () => null, // The caller of `keep` gets the error.
        );
        if (made) await undo(made.value);
      });
      return making;
    },
    undoAll: () => (undoing ??= run()),
  };
}

/**
 * Undoes everything first on Ctrl-C or when the terminal is closed. npm also forwards the signal, so it may arrive
 * twice.
 */
export function tidyOnInterrupt({ undoAll }: Tidying): void {
  let interrupted = false;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      console.error('\nStopped. Reverting changes …');
      undoAll().then(
        () => process.exit(code),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : String(error));
          process.exit(code);
        },
      );
    });
  }
}
