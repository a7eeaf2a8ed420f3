/**
 * How messages go out: queued rows are claimed in one transaction, sent outside any, and their outcome is recorded in
 * another. If a step is repeated, only what is still queued is sent. What may have reached its provider is never sent
 * again by itself (docs/reliability.md).
 */
import { ApplicationFailure } from '@temporalio/common';
import { NotSent } from '../src/adapters/messaging/index.js';
import { PROVIDER_UNAVAILABLE, type Wait } from '../src/contracts/workflows.js';
import type { Scope } from '../src/db/scope.js';
import type { Channel } from '../src/domain/sending.js';
import type { MessageSelection } from '../src/records/messages.js';
import { redactedMessage } from '../src/runtime/redact-error.js';
import { withHeartbeat } from './attempt.js';
import type { SendingDependencies } from './dependencies.js';
import { recordOutcome } from './record-outcome.js';
import { SendingRound } from './sending-round.js';
import { inTenantScope } from './tenant-scope.js';

/** By what part a pause is lengthened at most. */
const PAUSE_SPREAD = 0.1;

/**
 * The outcome for a selection. `left`: the channels of messages that could not be handed to their provider while others
 * could; they stay queued. `wait`: how long messages that must not go out at this hour wait, null when there are none.
 * `finished` is null as long as only waiting messages were found.
 */
export type Sending<Result> = {
  left: readonly Channel[];
  wait: Wait | null;
  finished: Result | null;
};

/**
 * Queues what `prepare` queues, then sends every message it selects, each claimed and checked again right before
 * sending. With `only` it sends what goes by this channel, and waits for places at its provider; without it what each
 * provider takes at once. Runs `finish` in the transaction that records the last of them. Rejects, so that the activity
 * is retried, when no message could be handed to its provider or another sender holds one.
 */
export async function sendPrepared<Result>(
  deps: SendingDependencies,
  tenant: string,
  prepare: (scope: Scope) => Promise<MessageSelection>,
  how: { only: Channel | undefined; finish: (scope: Scope) => Promise<Result> },
): Promise<Sending<Result>> {
  const scoped = inTenantScope(deps.source, tenant);
  const round = new SendingRound(deps, tenant, how);
  const last = await withHeartbeat(deps, async () => {
    try {
      let step = await scoped(async (scope) => round.next(scope, await prepare(scope)));
      for (;;) {
        round.send(step);
        if (!(await round.progress(step))) return step;
        const ended = round.takeEnded();
        const { selection } = step;
        step = await recordOutcome(() => scoped((scope) => round.recordAndGoOn(scope, ended, selection)));
      }
    } finally {
      round.leave();
    }
  });
  if (last.held) {
    throw ApplicationFailure.create({
      message: 'Another sender has claimed one of these messages.',
      type: 'message_held',
    });
  }
  const { errors, left } = round;
  if (errors.length > 0) throw failureOfSending(errors, left);
  return {
    left,
    wait: last.wait && waitUntil(deps, last.wait.until, last.wait.because),
    finished: last.finished,
  };
}

/** Like `sendPrepared`, but rejects, so that it is retried, if any message could not be handed to its provider. */
export async function sendAll(
  deps: SendingDependencies,
  tenant: string,
  only: Channel | undefined,
  prepare: (scope: Scope) => Promise<MessageSelection>,
): Promise<{ wait: Wait | null }> {
  const finish = () => Promise.resolve(true);
  const { left, wait } = await sendPrepared(deps, tenant, prepare, { only, finish });
  if (left.length > 0)
    throw providerAway(new NotSent('A message could not be handed to its provider.'), left);
  return { wait };
}

/** Returns how long it is until then by the clock that said so. */
export function waitUntil(
  { source }: Pick<SendingDependencies, 'source'>,
  until: Date,
  because: Wait['because'],
): Wait {
  return { ms: Math.max(0, until.getTime() - source.clock().getTime()), because };
}

/**
 * Returns the failure for messages that were not sent by these channels: a provider is away for the moment, or else a
 * defect, as where it takes nothing from this deployment.
 */
export function failureOfSending(errors: readonly unknown[], channels: readonly Channel[]): unknown {
  const passing = errors.find((error) => error instanceof NotSent);
  return passing === undefined ? errors[0] : providerAway(passing, channels);
}

/**
 * Builds the failure for providers that are away, as distinct from the database: its retries back off, or begin after
 * the pause that the provider has asked for. Not all at once: each a little later, at random.
 */
function providerAway(error: NotSent, channels: readonly Channel[]): ApplicationFailure {
  const { pauseMs } = error;
  return ApplicationFailure.create({
    message: redactedMessage(error),
    type: PROVIDER_UNAVAILABLE,
    details: [channels],
    ...(pauseMs !== null && { nextRetryDelay: Math.round(pauseMs * (1 + Math.random() * PAUSE_SPREAD)) }),
  });
}
