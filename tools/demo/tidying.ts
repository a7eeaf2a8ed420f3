/** What a demo makes for itself only, and takes back at its end, however that comes. */

export type Tidying = {
  /** Makes something that is to be undone; also what is still being made when the end comes. */
  keep: <Made>(making: Promise<Made>, undo: (made: Made) => Promise<unknown>) => Promise<Made>;
  /** Undoes everything, the last first, once; what cannot be undone does not hold up the rest, and is thrown then. */
  undoAll: () => Promise<void>;
};

/** Nothing to be undone yet. */
export function createTidying(): Tidying {
  const undos: (() => Promise<unknown>)[] = [];
  let undoing: Promise<void> | undefined;

  async function run(): Promise<void> {
    const failures: unknown[] = [];
    for (let undo = undos.pop(); undo; undo = undos.pop())
      await undo().catch((error: unknown) => failures.push(error));
    if (failures.length === 0) return;
    throw new AggregateError(failures, `Not everything was taken back: ${failures.map(String).join('; ')}`);
  }

  return {
    keep: async (making, undo) => {
      undos.push(async () => {
        const made = await making.then(
          (value) => ({ value }),
          () => null, // Whoever asked for it is told.
        );
        if (made) await undo(made.value);
      });
      return making;
    },
    undoAll: () => (undoing ??= run()),
  };
}

/** Ctrl-C, or a terminal that is closed: takes everything back first. npm passes the signal on to who has had it already, so it may come twice. */
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
      console.error('\nStopped. Taking back what the demo had changed …');
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
