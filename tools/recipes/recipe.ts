/** A recipe as edits of files, and how they are made. */

/** Puts a text right after another one that the file has exactly once; a file without `after` is new. */
export type Edit = { file: string; after?: string; put: string };
/** `heading` is that of the recipe; `tests` are run with the edits in place. */
export type Recipe = { heading: string; edits: readonly Edit[]; tests: readonly string[] };

/** Returns a file with an edit; a test is added at its end. Throws if the place of the edit is not there exactly once. */
export function edited(text: string | undefined, { file, after, put }: Edit): string {
  if (after === undefined || after === '') {
    if ((text === undefined) !== (after === undefined)) throw new Error(`${file} is new, or is not.`);
    return (text ?? '') + put;
  }
  const [before, rest, ...more] = (text ?? '').split(after);
  if (before === undefined || rest === undefined || more.length > 0) {
    throw new Error(`${file} does not have exactly once: ${after}`);
  }
  return before + after + put + rest;
}

/** Returns the files that somebody edits by hand, in the recipe's order. */
export const filesOf = ({ edits }: Recipe): string[] => [...new Set(edits.map(({ file }) => file))];
