/** Checks a run under way whenever something happens to it, and at the time by which its van must be late. */
import { condition, continueAsNew, defineSignal, setHandler } from '@temporalio/workflow';
import { type RunWatchInput, SIGNALS } from '../src/contracts/workflows.js';
import { perform } from './activities.js';
import { Needs } from './attention.js';

const lookSignal = defineSignal(SIGNALS.look);

/** Checks of one execution: some ten history events each. */
const LOOKS = 500;

export async function runWatch(input: RunWatchInput): Promise<void> {
  const { tenant, run, attention_after: after } = input;
  const needs = new Needs(after);
  let asked = 0;
  setHandler(lookSignal, () => {
    asked += 1;
  });
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const answered = asked;
    const { look_at: at } = await perform('lookAtRun', { tenant, run }, needs.watch('looking at the run'));
    const isAskedAgain = () => asked !== answered;
    if (isAskedAgain()) continue;
    if (at === null) return;
    await condition(isAskedAgain, Math.max(1, Date.parse(at) - Date.now()));
  }
  await continueAsNew<typeof runWatch>(input);
}
