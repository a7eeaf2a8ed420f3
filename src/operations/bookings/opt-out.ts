/** Opts numbers out of texts and back in. */
import type { Scope } from '../../db/scope.js';
import { optWord } from '../../domain/opt-words.js';
import { deleteOptOut, insertOptOut, insertOptWord } from '../../records/opt-outs.js';

/** A text from a number; `provider_id` is the provider's id for it. */
export type SentText = { phone: string; text: string; provider_id: string; sent_at: Date };

/**
 * Obeys opt-out words: STOP and the like end texts to a number, START and the like allow them (docs/behaviour.md
 * "Slots and bookings"); any other text does nothing. Each word takes effect once, however often it is delivered, and
 * the one sent last holds.
 */
export async function applyOptWord(scope: Scope, { phone, text, ...sent }: SentText): Promise<void> {
  const word = optWord(text);
  if (word === null || !(await insertOptWord(scope, { phone, word, ...sent }))) return;
  if (word === 'stop') await insertOptOut(scope, phone);
  else await deleteOptOut(scope, phone);
}
