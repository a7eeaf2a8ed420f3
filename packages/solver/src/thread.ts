/**
 * The worker_threads side of the optimiser: runs the coordinator's tasks and replies to each. A shared flag cancels,
 * not a message, because a thread that computes reads no messages.
 */
import { parentPort } from 'node:worker_threads';
import { createTaskRunner, type SearchInput, type Task, type TaskResult } from './task-runner.js';

/**
 * To a thread: a new problem (`cancelled[0]` is set to 1 to stop), a task of the current one, or that the search is
 * over: an idle thread keeps nothing of it.
 */
export type ThreadMessage =
  | { readonly input: SearchInput; readonly cancelled: Int32Array }
  | { readonly task: Task }
  | { readonly over: true };

/** From a thread: null when it is ready, then one reply per message: the result for a task, otherwise null. */
export type ThreadReply = TaskResult | null;

let runTask: ((task: Task) => TaskResult) | undefined;

parentPort?.on('message', (message: ThreadMessage) => {
  let reply: ThreadReply = null;
  if ('input' in message) {
    const { input, cancelled } = message;
    runTask = createTaskRunner(input, () => Atomics.load(cancelled, 0) === 1);
  } else if ('over' in message) {
    runTask = undefined;
  } else if (runTask !== undefined) {
    reply = runTask(message.task);
  }
  parentPort?.postMessage(reply);
});

parentPort?.postMessage(null);
