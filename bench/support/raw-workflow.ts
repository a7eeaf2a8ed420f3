/**
 * Minimal workflows: for a conversation, one that takes a signal and runs one activity that does nothing; and for a
 * delivery.
 */
import { condition, defineSignal, proxyActivities, setHandler } from '@temporalio/workflow';

const { nothing } = proxyActivities<{ nothing: () => Promise<void> }>({ startToCloseTimeout: '1 minute' });

export async function raw(): Promise<void> {
  let signalled = false;
  setHandler(defineSignal('go'), () => {
    signalled = true;
  });
  await condition(() => signalled);
  await nothing();
}

/** A minimal delivery: runs one activity that does nothing. */
export async function rawDelivery(): Promise<void> {
  await nothing();
}
