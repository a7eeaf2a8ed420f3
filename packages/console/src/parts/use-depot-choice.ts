/** The depot that somebody works at: Receiving and Slots open there, in each environment. Remembered in the browser. */
import { useEffect, useState } from 'react';
import { useMode } from '../api/mode';
import { useDepots } from '../api/queries';

/** Returns the chosen depot's id, else the first one's, `''` while none is known, and what chooses another. */
export function useDepotChoice(): [depot: string, choose: (id: string) => void] {
  const depots = useDepots();
  const key = `waypost.depot.${useMode().mode}`;
  const [choice, setChoice] = useState<{ key: string; id: string }>();
  const chosen = choice?.key === key ? choice.id : localStorage.getItem(key);
  const depot = depots.find(({ id }) => id === chosen)?.id ?? depots[0]?.id ?? '';
  // It stays when another depot is added, and when that is the first by its name.
  useEffect(() => {
    if (depot !== '') localStorage.setItem(key, depot);
  }, [key, depot]);
  return [depot, (id) => setChoice({ key, id })];
}
