/** Commands of the views on the screen, for the command palette: one for each verb. */
import { type RefObject, useEffect, useRef } from 'react';

export type Command = {
  name: string;
  /** Its object, or why it is not allowed now. */
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

/** Offers the buttons in a part of the page by their texts. Menus offer what is in them themselves. */
export function useButtonCommands(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const key = Symbol('buttons');
    offered.set(key, () =>
      [...(within.current?.querySelectorAll<HTMLButtonElement>(BUTTONS) ?? [])].map((button) => ({
        name: nameOf(button),
        ...(button.disabled
          ? { hint: button.title || 'Not possible now', run: () => undefined }
          : { run: () => button.click() }),
      })),
    );
    return () => {
      offered.delete(key);
    };
  }, [within]);
}

const BUTTONS = 'button.button:not([aria-haspopup])';

/** The text of a button, without the key that does the same. */
function nameOf(button: HTMLElement): string {
  const texts = [...button.childNodes].filter(({ nodeName }) => nodeName !== 'KBD');
  return texts
    .map(({ textContent }) => textContent)
    .join('')
    .replace('…', '')
    .trim();
}

/** Returns all commands of the moment, the view's before those of every view. */
export const currentCommands = (): Command[] => [...offered.values()].toReversed().flatMap((list) => list());
