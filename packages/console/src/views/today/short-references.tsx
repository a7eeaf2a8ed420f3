/** What a day's references have in common is read once, so only the rest of each is shown; the whole is still there to be heard. */
import { createContext, useContext } from 'react';

export type Affixes = { head: number; tail: number };
const NONE: Affixes = { head: 0, tail: 0 };
export const AffixesContext = createContext<Affixes>(NONE);

/** How many characters all references begin and end with, cut where a word ends. */
export function commonAffixes(references: readonly string[]): Affixes {
  const [first, ...others] = references;
  if (first === undefined || others.length < 3) return NONE;
  let head = 0;
  while (head < first.length && others.every((other) => other[head] === first[head])) head += 1;
  let tail = 0;
  const rest = first.length - head;
  while (tail < rest && others.every((other) => other.at(-1 - tail) === first.at(-1 - tail))) tail += 1;
  while (head > 0 && !/[-_/ .]/.test(first.charAt(head - 1))) head -= 1;
  while (tail > 0 && !/[-_/ .]/.test(first.charAt(first.length - tail))) tail -= 1;
  return first.length - head - tail < 2 ? NONE : { head, tail };
}

const LONG = 11;

/** The same in a text that is only read. */
export function shortReference(reference: string, { head, tail }: Affixes): string {
  return reference.length <= LONG ? reference : reference.slice(head, reference.length - tail);
}

export function Reference({ of: reference }: { of: string }) {
  const { head, tail } = useContext(AffixesContext);
  if (reference.length <= LONG || head + tail === 0) return reference;
  const end = reference.length - tail;
  return (
    <>
      <span className="visually-hidden-inline">{reference.slice(0, head)}</span>
      {reference.slice(head, end)}
      <span className="visually-hidden-inline">{reference.slice(end)}</span>
    </>
  );
}
