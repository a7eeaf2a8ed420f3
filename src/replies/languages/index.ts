/** The languages that the reader knows besides English. */
import { ASIAN } from './asian.js';
import { EASTERN_EUROPEAN } from './eastern-european.js';
import { GERMANIC_CELTIC } from './germanic-celtic.js';
import type { Language } from './language.js';
import { ROMANCE } from './romance.js';

export type { Language } from './language.js';

/** By name. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  ...ROMANCE,
  ...GERMANIC_CELTIC,
  ...EASTERN_EUROPEAN,
  ...ASIAN,
};
