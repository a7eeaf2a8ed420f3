/**
 * An order's workflow is told everything by one signal. It is sent under the name of what happened, so that a
 * timeline tells the story without opening any of its events.
 */
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { isOrderNews, NEWS_SIGNALS, SIGNALS } from '../contracts/workflows.js';

/** Names an order's signals as they are sent. */
export const tellingSignals: WorkflowClientInterceptor = {
  signal: (input, next) => next({ ...input, signalName: nameOf(input.signalName, input.args) }),
  signalWithStart: (input, next) =>
    next({ ...input, signalName: nameOf(input.signalName, input.signalArgs) }),
};

function nameOf(name: string, [news]: readonly unknown[]): string {
  const type = typeof news === 'object' && news !== null && 'type' in news ? news.type : undefined;
  return name === SIGNALS.order && isOrderNews(type) ? NEWS_SIGNALS[type] : name;
}
