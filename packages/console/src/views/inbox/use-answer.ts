/**
 * Answers that are being written: each stays while other items or views are looked at, until it is sent or given up.
 */
import { useState } from 'react';

/** Reply → what is written so far. */
const answers = new Map<string, string>();
let isWatched = false;

/** Has the browser ask before the page is closed on an answer. */
function watchClosing(): void {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener('beforeunload', (event) => {
    if (answers.size > 0) event.preventDefault();
  });
}

/** Forgets what was written in answer to a reply that is settled. */
export const dropAnswer = (reply: string) => void answers.delete(reply);

/** Returns what is written so far in answer to a reply, and `setText`, which drops it where it is empty. */
export function useAnswer(reply: string): { text: string; setText: (text: string) => void } {
  const [text, set] = useState(() => answers.get(reply) ?? '');
  const setText = (next: string) => {
    set(next);
    if (next === '') dropAnswer(reply);
    else answers.set(reply, next);
    watchClosing();
  };
  return { text, setText };
}
