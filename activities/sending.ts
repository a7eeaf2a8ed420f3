/**
 * Sends messages: queued rows are claimed in one transaction, sent outside any, and their outcome is recorded in
 * another. A repeated step sends only what is still queued. A message that may have reached its provider is never sent
 * again automatically (docs/reliability.md).
 */
import { ApplicationFailure } from '@temporalio/common';
import { NotSent } from '../src/adapters/messaging/index.js';
import { PROVIDER_UNAVAILABLE, type Wait } from '../src/contracts/workflows.js';
import { haveSent } from '../src/db/outbox.js';
import type { Scope } from '../src/db/scope.js';
import type { Channel } from '../src/domain/sending.js';
import { listCausesOf, type MessageSelection } from '../src/records/messages.js';
import { redactedMessage } from '../src/runtime/redact-error.js';
import { withHeartbeat } from './attempt.js';
import type { SendingDependencies } from './dependencies.js';
import { recordOutcome } from './record-outcome.js';
import { BatchSender } from './batch-sender.js';
import { inTenantScope } from './tenant-scope.js';

/** Maximum share by which a pause is lengthened. */
const PAUSE_SPREAD = 0.1;

/** The messages of a step, and its work in the transaction that records the last of them. */
type Step<Result> = {
  prepare: (scope: Scope) => Promise<MessageSelection | null>;
  /** `requests`: those whose messages were sent. */
  finish: (scope: Scope, requests: readonly string[]) => Promise<Result>;
};

/**
 * The outcome for a selection. `left`: the channels of messages that could not be handed to their provider, and
 * `errors` why, where none could; `held`: another sender has claimed one; `wait`: how long those wait that must not go
 * out yet. `finished` is null until something was sent, or nothing was left to send.
 */
type Sending<Result> = {
  selection: MessageSelection;
  left: readonly Channel[];
  errors: readonly unknown[];
  held: boolean;
  wait: Wait | null;
  finished: Result | null;
};

/**
 * Runs `prepare`, then sends every message it selects, each claimed and checked again right before sending. With `only`
 * it sends this channel's messages and waits for permits at its provider; without it, it sends what providers take
 * immediately.
 */
async function sendPrepared<Result>(
  deps: SendingDependencies,
  tenant: string,
  only: Channel | undefined,
  { prepare, finish }: Step<Result>,
): Promise<Sending<Result> | null> {
  const scoped = inTenantScope(deps.source, tenant);
  const round = new BatchSender(deps, tenant, { only, finish });
  const last = await withHeartbeat(deps, async () => {
    try {
      let step = await scoped(async (scope) => {
        scope.outbox.sendsItself = true;
        const selection = await prepare(scope);
        // Messages queued from here on, such as a notice, are not sent by this step.
        Object.assign(scope.outbox, { sendsItself: false, cause: null });
        return selection && round.next(scope, selection);
      });
      for (;;) {
        if (step === null) return null;
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
  if (last === null) return null;
  const { selection, held, wait, finished } = last;
  return {
    ...{ selection, held, finished, left: round.left, errors: round.errors },
    wait: wait && waitUntil(deps, wait.until, wait.because),
  };
}

/**
 * Sends what `prepare` selects as far as possible now; a workflow sends the rest. `finished`: what `finish` resolved
 * to, or null where it has not run.
 */
export async function sendAtOnce<Result>(
  deps: SendingDependencies,
  tenant: string,
  prepare: Step<Result>['prepare'],
  finish?: (scope: Scope) => Promise<Result>,
): Promise<{ finished: Result | null; isLeft: boolean }> {
  const sending = await sendPrepared(deps, tenant, undefined, {
    prepare,
    finish: async (scope) => (finish ? finish(scope) : null),
  });
  if (sending === null) return { finished: null, isLeft: false };
  const { selection, left, errors, held, wait, finished } = sending;
  const isLeft = left.length > 0 || errors.length > 0 || held || wait !== null;
  if (isLeft) {
    await inTenantScope(
      deps.source,
      tenant,
    )(async (scope) => {
      for (const cause of await listCausesOf(scope, selection)) haveSent(scope, { cause });
    });
  }
  return { finished, isLeft };
}

/** Sends all that `prepare` selects. Rejects while some of it is left, so that the activity is retried. */
export async function sendAll(
  deps: SendingDependencies,
  tenant: string,
  only: Channel | undefined,
  step: Step<void>,
): Promise<{ wait: Wait | null }> {
  const sending = await sendPrepared(deps, tenant, only, step);
  if (sending === null) return { wait: null };
  const { left, errors, held, wait } = sending;
  if (held) {
    throw ApplicationFailure.create({
      message: 'Another sender has claimed one of these messages.',
      type: 'message_held',
    });
  }
  if (errors.length > 0) throw failureOfSending(errors, left);
  if (left.length > 0)
    throw providerAway(new NotSent('A message could not be handed to its provider.'), left);
  return { wait };
}

/** Returns the time until an instant, by the clock that named it. */
export function waitUntil(
  { source }: Pick<SendingDependencies, 'source'>,
  until: Date,
  because: Wait['because'],
): Wait {
  return { ms: Math.max(0, until.getTime() - source.clock().getTime()), because };
}

/**
 * Returns the failure for messages that were not sent by these channels: a transient failure of a provider, or else a
 * defect, such as a provider that refuses this deployment.
 */
export function failureOfSending(errors: readonly unknown[], channels: readonly Channel[]): unknown {
  const passing = errors.find((error) => error instanceof NotSent);
  return passing === undefined ? errors[0] : providerAway(passing, channels);
}

/**
 * Builds the failure for unreachable providers: its retries back off, or begin after the pause that the provider asked
 * for, with random jitter.
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
