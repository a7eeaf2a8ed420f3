/** The built workflows, as workers load them. */
import { readFileSync } from 'node:fs';
import { buildPath } from '@waypost/base/paths';

const codePath = buildPath('workflow-bundle.js');

export const WORKFLOW_BUNDLE = { codePath };

/** After how long the server takes a worker for lost that computes or delivers, and says nothing. */
const SILENCE = "heartbeatTimeout: '20 seconds'";

/** Returns the built workflows, but a worker that computes or delivers is soon taken for lost, once it says nothing. */
export function bundleWithSilence(seconds: number): { code: string } {
  const code = readFileSync(codePath, 'utf8');
  const shortened = code.replaceAll(SILENCE, `heartbeatTimeout: '${seconds} seconds'`);
  if (shortened === code) throw new Error(`The built workflows have no ${SILENCE}.`);
  return { code: shortened };
}
