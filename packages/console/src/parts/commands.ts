/** What the views on the screen can do now, for the command palette: a command for each verb. */
import { useEffect, useRef } from 'react';

export type Command = {
  name: string;
  /** What it is done to, or why it cannot be done now. */
  hint?: string | undefined;
  run: () => void;
};

const offered = new Map<symbol, () => readonly Command[]>();

/** Offers commands while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const current = useRef(commands);
  useEffect(() => {
    current.current = commands;
  });
  useEffect(() => {
    const key = Symbol('commands');
    offered.set(key, () => current.current);
    return () => {
      offered.delete(key);
    };
  }, []);
}

/** Returns all commands of the moment, the view's before those of every view. */
export const currentCommands = (): Command[] => [...offered.values()].toReversed().flatMap((list) => list());
