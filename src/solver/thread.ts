/**
 * The worker_threads side of the optimiser: runs one lane's tasks and replies to each. A shared flag cancels, not a
 * message, because a thread that computes reads no messages.
 */
import { parentPort } from 'node:worker_threads';
import { createLane } from './lane.js';
import type { Brief, Task, TaskResult } from './lane.js';

/** To a thread: a new problem (`cancelled[0]` is set to 1 to stop), or a task of the current one. */
export type ThreadMessage =
  { readonly brief: Brief; readonly cancelled: Int32Array } | { readonly task: Task };

/** From a thread: null when it is ready, then one reply per message: null for a brief, the result for a task. */
export type ThreadReply = TaskResult | null;

let lane: ((task: Task) => TaskResult) | undefined;

parentPort?.on('message', (message: ThreadMessage) => {
  let reply: ThreadReply = null;
  if ('brief' in message) {
    const { brief, cancelled } = message;
    lane = createLane(brief, () => Atomics.load(cancelled, 0) === 1);
  } else if (lane !== undefined) {
    reply = lane(message.task);
  }
  parentPort?.postMessage(reply);
});

parentPort?.postMessage(null);
