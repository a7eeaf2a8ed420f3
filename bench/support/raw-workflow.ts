/** The least that a conversation can be: a workflow that takes a signal and runs one activity that does nothing. */
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
