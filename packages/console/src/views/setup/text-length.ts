/** How many text messages a text takes. */
import { plural } from '../../parts/format';

/** Characters of a single text message, and of each part of a longer one. */
const SINGLE = 160;
const PART = 153;

/** `142 characters: about 1 text message`. Approximate, because some characters take more room. */
export function textLength({ length }: string): string {
  const count = length <= SINGLE ? 1 : Math.ceil(length / PART);
  return `${plural(length, 'character')}: about ${plural(count, 'text message')}`;
}
