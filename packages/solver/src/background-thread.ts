/** The worker_threads side of background.ts: runs one task after the other and replies to each. */
import { parentPort } from 'node:worker_threads';
import type { BackgroundResult, BackgroundTask } from './background.js';
import { relaxations } from './relaxation.js';
import { repairTogether } from './repair-exchanges.js';

parentPort?.on('message', (task: BackgroundTask) => {
  void answerTo(task).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => {
      const failed = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ failed } satisfies BackgroundResult);
    },
  );
});

async function answerTo(task: BackgroundTask): Promise<BackgroundResult> {
  if ('repair' in task) return { repaired: repairTogether(task.repair) };
  return { relaxations: await relaxations(task.relax.problem, task.relax.plan) };
}
