/** How many text messages a text takes. */
import { smsSize } from '../../../../../src/domain/sms-size';
import { plural } from '../../parts/format';

/** `142 characters: 1 text message` */
export function textLength(text: string): string {
  const { units, segments, encoding } = smsSize(text);
  const why = encoding === 'ucs-2' ? ', as one of them is outside the plain alphabet' : '';
  return `${plural(units, 'character')}: ${plural(segments, 'text message')}${why}`;
}
