/** Records the outcome of an attempt at a message, and its consequences. */
import type { Scope } from '../src/db/scope.js';
import { receiveReply } from '../src/operations/bookings/receive-reply.js';
import { recordRefusal } from '../src/messaging/record-refusal.js';
import { recordSent } from '../src/messaging/record-sent.js';
import { recordUndelivered } from '../src/messaging/record-undelivered.js';
import { releaseMessage } from '../src/records/message-claims.js';
import { countText, segmentsOf } from '../src/records/message-counts.js';
import { moveMessage } from '../src/records/message-moves.js';
import type { OutgoingMessage } from '../src/records/outgoing-messages.js';
import type { Attempt } from './attempt.js';
import type { SendingDependencies } from './dependencies.js';
import { recordOutcome } from './record-outcome.js';
import { inTenantScope } from './tenant-scope.js';

/** An attempted message, its holder and its outcome. */
export type Attempted = { message: OutgoingMessage; sender: string } & Attempt;

/** Records an attempt by `holder`, unless it has lost its claim. */
export async function recordAttempt(scope: Scope, made: Attempted, holder: string): Promise<void> {
  const { message, sender } = made;
  switch (made.result) {
    case 'not_sent':
      return releaseMessage(scope, holder, message.id);
    case 'unknown':
      await moveMessage(scope, message.id, { event: 'unconfirmed', sender }, holder);
      return;
    case 'refused':
      if (await recordRefusal(scope, message, made, holder)) await countText(scope, -segmentsOf([message]));
      return;
    case 'sent': {
      const { provider_id, auto_reply } = made.outcome;
      const first = await recordSent(scope, message, { provider_id, sender }, holder);
      if (!first || auto_reply === null || message.order_id === null) return;
      // In the sandbox the recipient answers at once, as if the provider had delivered the reply.
      await receiveReply(scope, { order: message.order_id, channel: message.channel, text: auto_reply });
    }
  }
}

/** Records an outcome that came after the message was given up as unknown; a request that reached nobody has failed. */
export async function recordLate(
  { source, logger }: SendingDependencies,
  tenant: string,
  late: Attempted,
  holder: string,
): Promise<void> {
  const { message } = late;
  // Where the late outcome is unknown too, or the message was withdrawn late, a person decides.
  if (late.result !== 'sent' && late.result !== 'refused') return;
  try {
    await recordOutcome(() =>
      inTenantScope(
        source,
        tenant,
      )(async (scope) => {
        if (late.result === 'sent') await recordAttempt(scope, late, holder);
        else await recordUndelivered(scope, message, late, holder);
      }),
    );
  } catch (err) {
    logger.error({ err, message: message.id }, 'could not record a late outcome: the message stays unknown');
  }
}
