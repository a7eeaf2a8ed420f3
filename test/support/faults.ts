/** Runs a campaign of faults (`npm run faults`) and reads its report. */
import { npmRun } from './npm-start.js';

/** What is looked at of a campaign's report; `broken` names the invariants that do not hold. */
export type Campaign = {
  status: number | null;
  output: string;
  broken: string[];
  invariants: number;
  /** How often each kind of fault struck. */
  kills: Record<string, number>;
  orders: number;
  posts: number;
};

export async function runFaults(...options: readonly string[]): Promise<Campaign> {
  // How soon processes are back is no question to a machine that runs tests beside it.
  const campaign = npmRun(['run', '-s', 'faults', '--', ...options, '--ready-seconds', '120'], {});
  const status = await campaign.exited;
  const output = campaign.output();
  const report = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
    kills: Record<string, number>;
    orders: number;
    posts: number;
    invariants: Record<string, number>;
  };
  const { invariants, ...rest } = report;
  const broken = Object.keys(invariants).filter((name) => invariants[name] !== 0);
  return { ...rest, status, output, broken, invariants: Object.keys(invariants).length };
}
