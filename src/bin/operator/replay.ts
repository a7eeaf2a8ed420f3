/** Replays workflows of this installation with the code of this build, as a worker would to continue them. */
import type { Client } from '@temporalio/client';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { WORKFLOW_TYPES } from '../../contracts/workflows.js';
import { buildPath } from '@waypost/base/paths';

/** `example` is the first workflow that this build cannot continue, and why. */
export type Replayed = { workflow: string; replayed: number; failures: number; example: string | null };

type Options = { sample: number; type?: string };

/** Replays the newest workflows of each type, those that run first. */
export async function replay(client: Client, { sample, type }: Options): Promise<Replayed[]> {
  // A mismatch is the result, not a matter for the log.
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => undefined),
    shutdownSignals: [],
    telemetryOptions: { logging: { forward: {}, filter: 'off' } },
  });
  const types = type === undefined ? WORKFLOW_TYPES : [type];
  const results: Replayed[] = [];
  for (const workflow of types) results.push(await replayType(client, workflow, sample));
  return results;
}

async function replayType(client: Client, workflow: string, sample: number): Promise<Replayed> {
  const result: Replayed = { workflow, replayed: 0, failures: 0, example: null };
  const histories = historiesOf(client, workflow, sample);
  const options = {
    workflowBundle: { codePath: buildPath('workflow-bundle.js') },
    dataConverter: { payloadCodecs: client.options.loadedDataConverter.payloadCodecs },
  };
  for await (const { workflowId, error } of Worker.runReplayHistories(options, histories)) {
    result.replayed += 1;
    if (!error) continue;
    result.failures += 1;
    result.example ??= `${workflowId}: ${error.message}`;
  }
  return result;
}

async function* historiesOf(client: Client, workflow: string, sample: number) {
  const seen = new Set<string>();
  for (const only of [` AND ExecutionStatus = 'Running'`, '']) {
    const found = client.workflow.list({ query: `WorkflowType = '${workflow}'${only}`, pageSize: sample });
    for await (const { workflowId, runId } of found) {
      if (seen.size >= sample) return;
      if (seen.has(runId)) continue;
      seen.add(runId);
      yield { workflowId, history: await client.workflow.getHandle(workflowId, runId).fetchHistory() };
    }
  }
}
