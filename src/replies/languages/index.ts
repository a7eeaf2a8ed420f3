/** The languages that the reader knows besides English. */
import { ASIAN } from './asian.js';
import { DUTCH } from './dutch.js';
import { EASTERN_EUROPEAN } from './eastern-european.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { ITALIAN } from './italian.js';
import type { Language } from './language.js';
import { POLISH } from './polish.js';
import { PORTUGUESE } from './portuguese.js';
import { ROMANIAN } from './romanian.js';
import { SPANISH } from './spanish.js';
import { WELSH } from './welsh.js';

export type { Language } from './language.js';

/** By name. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  french: FRENCH,
  spanish: SPANISH,
  italian: ITALIAN,
  portuguese: PORTUGUESE,
  romanian: ROMANIAN,
  german: GERMAN,
  dutch: DUTCH,
  welsh: WELSH,
  polish: POLISH,
  ...EASTERN_EUROPEAN,
  ...ASIAN,
};
