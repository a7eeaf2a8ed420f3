/**
 * A few seconds of the campaign of faults (`npm run faults`): the real programs, killed in mid-work, then everything
 * that must hold. Longer ones, with every kind of fault, are in docs/reliability.md.
 */
import { npmRun } from '../support/npm-start.js';

jest.setTimeout(300_000);

// What a killed `main` worker was sending is another's after two minutes: too long for here.
const KINDS = 'kill_api,kill_relay,kill_worker_webhooks,kill_backend,kill_postmaster';
const SHORT = ['--seed', '7', '--minutes', '0.12', '--orders', '2', '--days-at-once', '1', '--kinds', KINDS];

test('nothing is broken by a few seconds of faults', async () => {
  // How soon processes are back is no question to a machine that runs tests beside it.
  const campaign = npmRun(['run', '-s', 'faults', '--', ...SHORT, '--ready-seconds', '120'], {});
  const status = await campaign.exited;
  const output = campaign.output();
  const lines = output.trim().split('\n');
  const report = JSON.parse(lines.at(-1) ?? '') as {
    kills: Record<string, number>;
    orders: number;
    posts: number;
    invariants: Record<string, number>;
  };
  const broken = Object.entries(report.invariants).filter(([, violations]) => violations > 0);
  expect({ broken, output: broken.length > 0 ? output : '' }).toEqual({ broken: [], output: '' });
  expect(Object.keys(report.invariants).length).toBeGreaterThan(30);
  expect(Object.keys(report.kills)).not.toEqual([]);
  expect(report.orders).toBeGreaterThan(0);
  expect(report.posts).toBeGreaterThan(20);
  expect(status).toBe(0);
});
