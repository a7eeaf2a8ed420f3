/** What a set-up consists of, in words. */
import type { Resources } from '@waypost/client';
import { plural } from '../../parts/format';

type Kind = Resources['SetUpKind'];

const WORDS: Readonly<Record<Kind, string>> = {
  depot: 'depot',
  vehicle: 'van',
  driver: 'driver',
  shipper: 'shipper',
  template: 'text',
};
// A record's entries have its keys.
export const SET_UP_KINDS = Object.keys(WORDS) as Kind[];

/** `2 vans` */
export const setUpWords = (kind: Kind, count: number) => plural(count, WORDS[kind]);
