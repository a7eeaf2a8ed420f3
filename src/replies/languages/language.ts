/**
 * What the reader knows of a language: enough for yes and no, weekdays, parts of the day and the usual phrases of an answer.
 * Data only; translate.ts puts a text into plain English with it. Accents do not matter.
 */
export type Language = {
  /** Weekdays from Sunday with ", " between them and "|" between alternatives. */
  weekdays: string;
  /** Months from January, written as the weekdays, where they differ from English. */
  months?: string;
  /** What is rewritten before words are looked up, in order; texts are in small letters without accents. */
  turns?: readonly (readonly [RegExp, string])[];
  /** Plain English, and how it is said ("|" between alternatives). */
  words: Readonly<Record<string, string>>;
  /** Words of `words` that exist in English too, and so are no evidence. */
  ambiguous: string;
};
