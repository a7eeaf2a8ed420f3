/** Adding several records, one after the other: each form begins empty. */
import { useState } from 'react';

export function useAdding(): { key: number; another: () => void } {
  const [key, setKey] = useState(0);
  return { key, another: () => setKey((before) => before + 1) };
}
