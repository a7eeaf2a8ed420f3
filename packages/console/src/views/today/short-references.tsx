/** A reference without what all references of the day have in common. Screen readers still read the whole. */
import { createContext, useContext } from 'react';
import { NO_AFFIXES, splitReference } from './reference-affixes';

export const AffixesContext = createContext(NO_AFFIXES);

export function Reference({ of: reference }: { of: string }) {
  const [head, shown, tail] = splitReference(reference, useContext(AffixesContext));
  if (head === '' && tail === '') return shown;
  return (
    <>
      <span className="visually-hidden-inline">{head}</span>
      {shown}
      <span className="visually-hidden-inline">{tail}</span>
    </>
  );
}
