/** Why a visit failed, in words that its recipient and the shipper read: the end of a sentence with "because". */
import type { FailReason } from '../domain/stop.js';

export const REASON_WORDS: Record<FailReason, string> = {
  no_answer: 'nobody came to the door',
  refused: 'the goods were not accepted',
  wrong_item: 'they were not the goods that were ordered',
  damaged: 'the goods were damaged',
  no_access: 'the van or the goods could not get to the door',
  other: 'of a problem on the day',
};
