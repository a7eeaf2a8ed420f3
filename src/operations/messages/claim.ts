/** Claims the next messages to send, and checks them again, as what they tell may have become untrue. */
import type { Scope } from '../../db/scope.js';
import { type Channel, CHANNELS, decideSend } from '../../domain/sending.js';
import { type MessageSelection, moveMessage } from '../../records/messages.js';
import {
  areClaimed,
  claimMessages,
  lockOutgoing,
  type OutgoingMessage,
} from '../../records/message-claims.js';
import { admitTexts } from './text-limits.js';

/** Messages on their way at once. */
const AT_ONCE = 8;

/** The messages to send, until when those that must wait do wait, and whether another sender holds the rest. */
export type Claimed = { messages: OutgoingMessage[]; wait_until: Date | null; held: boolean };

/**
 * Claims the next messages of a selection, those of each channel for its `leaseMs`. Messages that are no longer true
 * are dropped, texts that may not be sent fail, those that must not go out at this hour stay queued; both are skipped. `tried` are those that the
 * caller has already tried.
 */
export async function claimNext(
  scope: Scope,
  selection: MessageSelection,
  { tried, leaseMs }: { tried: readonly string[]; leaseMs: Readonly<Record<Channel, number>> },
): Promise<Claimed> {
  const passed = [...tried];
  let wait: Date | null = null;
  for (;;) {
    const next = await lockOutgoing(scope, selection, { limit: AT_ONCE, except: passed });
    const timely: OutgoingMessage[] = [];
    for (const message of next) {
      const decision = decideSend(message.about, scope.now);
      if (decision.do === 'send') {
        timely.push(message);
        continue;
      }
      passed.push(message.id);
      if (decision.do === 'drop') {
        await moveMessage(scope, message.id, { event: 'overtaken', error: decision.because });
      } else if (wait === null || decision.until < wait) wait = decision.until;
    }
    const { admitted: messages, refused } = await admitTexts(scope, timely);
    passed.push(...refused);
    if (messages.length === 0 && next.length > 0) continue;
    for (const channel of CHANNELS) {
      const ids = messages.filter((message) => message.channel === channel).map(({ id }) => id);
      await claimMessages(scope, ids, new Date(scope.now.getTime() + leaseMs[channel]));
    }
    const held = messages.length === 0 && (await areClaimed(scope, selection, passed));
    return { messages, wait_until: wait, held };
  }
}
