/** Opting a number out of texts, and in again. */
import type { Scope } from '../../db/scope.js';
import { optWord } from '../../domain/opt-words.js';
import { deleteOptOut, insertOptOut } from '../../records/opt-outs.js';

/**
 * STOP and the like end texts to a number, START and the like allow them (docs/behaviour.md "Slots and bookings"); any
 * other text does nothing. Obeyed once, as a text comes in.
 */
export async function obeyOptWord(scope: Scope, phone: string, text: string): Promise<void> {
  const word = optWord(text);
  if (word === 'stop') await insertOptOut(scope, phone);
  if (word === 'start') await deleteOptOut(scope, phone);
}
