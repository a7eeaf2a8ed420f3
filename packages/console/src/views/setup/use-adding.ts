/** Adding several records, one after the other: each has a form of its own, which may begin like the last one. */
import { useState } from 'react';
import type { Values } from '../../parts/form-dialog';

export type Adding = {
  key: number;
  /** What was filled in last. */
  like: Values;
  another: (like?: Values) => void;
};

export function useAdding(): Adding {
  const [{ key, like }, set] = useState<Omit<Adding, 'another'>>({ key: 0, like: {} });
  return { key, like, another: (values = {}) => set({ key: key + 1, like: values }) };
}
