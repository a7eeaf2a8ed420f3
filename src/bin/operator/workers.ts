/** `workers`: which builds of the workers get tasks, and whether a build can continue what runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { type Command, InvalidArgumentError } from 'commander';
import { TASK_QUEUES } from '../../contracts/workflows.js';
import { AppError } from '../../domain/errors.js';
import { buildId } from '../../runtime/build-id.js';
import { loadTemporalConfig } from '../../runtime/config.js';
import { describeQueue } from '../../runtime/task-queues.js';
import {
  type Build,
  describeDeployment,
  isMissingQueues,
  ramp,
  refusal,
  routeTasksTo,
} from '../../runtime/worker-deployments.js';
import { JSON_OPTION, type Output, print } from './run.js';
import type { TableRow } from './table.js';
import { withTemporal } from './temporal.js';

/** Workflows of each type that are replayed, if nothing else is asked for. */
const SAMPLE = 20;

export function addWorkers(program: Command): void {
  const workers = program.command('workers').description('control which worker builds get tasks');
  const buildArgument = ['[build]', 'build ID, as shown by status; default: this build'] as const;

  workers
    .command('status')
    .description('list the builds that Temporal knows and the queues that each polls')
    .option(...JSON_OPTION)
    .action((options: Output) => list(options, ({ client, namespace }) => listBuilds(client, namespace)));

  workers
    .command('promote')
    .description('route all tasks to a build, once its workers poll every queue')
    .argument(...buildArgument)
    .option('--wait <seconds>', 'how long to wait for its workers', wholeNumber(0, 3_600), 0)
    .option('--force', 'even if its workers do not poll every queue, or none runs yet')
    .option(...JSON_OPTION)
    .action((build: string | undefined, options: Output & { wait: number; force?: boolean }) =>
      list(options, async ({ client, namespace, own }) => {
        const id = build ?? own;
        if (options.force === true)
          await explained(id, routeTasksTo(client.workflowService, namespace, id, { evenWithout: true }));
        else await promote(client, namespace, id, options.wait * 1_000);
        return listBuilds(client, namespace);
      }),
    );

  workers
    .command('await')
    .description('wait until a build gets tasks, as relays do before they send any')
    .argument(...buildArgument)
    .option('--wait <seconds>', 'how long to wait', wholeNumber(0, 3_600), 0)
    .option(...JSON_OPTION)
    .action((build: string | undefined, options: Output & { wait: number }) =>
      list(options, ({ client, namespace, own }) =>
        untilActive(client, namespace, build ?? own, options.wait * 1_000),
      ),
    );

  workers
    .command('ramp')
    .description('route a share of new workflows to a build; 0 stops that')
    .argument(...buildArgument)
    .requiredOption('--percent <number>', 'the share', wholeNumber(0, 100))
    .option(...JSON_OPTION)
    .action((build: string | undefined, options: Output & { percent: number }) =>
      list(options, async ({ client, namespace, own }) => {
        const id = build ?? own;
        await explained(id, ramp(client.workflowService, namespace, id, options.percent));
        return listBuilds(client, namespace);
      }),
    );

  workers
    .command('rollback')
    .description('route all tasks to the previous current build')
    .option(...JSON_OPTION)
    .action((options: Output) =>
      list(options, async ({ client, namespace }) => {
        const { current, builds } = await describeDeployment(client.workflowService, namespace);
        const before = buildBefore(builds, current);
        await explained(before, routeTasksTo(client.workflowService, namespace, before));
        return listBuilds(client, namespace);
      }),
    );

  workers
    .command('replay')
    .description(
      'replay histories of workflows that ran here with this build, and report what it cannot continue',
    )
    .option(
      '--sample <number>',
      'number of workflows of each type, newest first',
      wholeNumber(1, 10_000),
      SAMPLE,
    )
    .option('--type <workflow>', 'only this type')
    .option(...JSON_OPTION)
    .action((options: Output & { sample: number; type?: string }) =>
      print(options, () =>
        withService(async ({ client }) => {
          // Native code, which no other command needs.
          const { replay } = await import('./replay.js');
          const results = await replay(client, options);
          const failed = results.filter(({ failures }) => failures > 0);
          return {
            json: results,
            table: results.map(({ workflow, replayed, failures }) => ({ workflow, replayed, failures })),
            below: results.map(({ example }) => example),
            isPart: failed.length > 0,
          };
        }),
      ),
    );
}

/** Temporal, and this build's name. */
type Service = { client: Client; namespace: string; own: string };

/** Connects only to Temporal: these commands have neither a database nor its secrets. */
async function withService<T>(work: (service: Service) => Promise<T>): Promise<T> {
  const config = loadTemporalConfig();
  const { namespace } = config.temporal;
  return withTemporal(config, (client) => work({ client, namespace, own: buildId(config) }));
}

const list = (output: Output, work: (service: Service) => Promise<TableRow | TableRow[]>) =>
  print(output, async () => {
    const rows = await withService(work);
    return { json: rows, table: rows };
  });

/** Lists the builds, newest first, with the queues that each polls. */
async function listBuilds(client: Client, namespace: string) {
  const [{ builds }, polled] = await Promise.all([
    describeDeployment(client.workflowService, namespace),
    listPolled(client, namespace),
  ]);
  return builds.map((build) => ({
    ...build,
    queues: polled.filter(({ by }) => by.includes(build.build_id)).map(({ queue }) => queue),
  }));
}

/**
 * Routes all tasks to a build once its workers poll every queue, and Temporal knows it: it counts a queue as the
 * build's a moment after the first poll.
 */
async function promote(client: Client, namespace: string, build: string, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs;
  await untilReady(client, namespace, build, waitMs);
  for (;;) {
    try {
      await routeTasksTo(client.workflowService, namespace, build);
      return;
    } catch (error) {
      if (!isMissingQueues(error) || performance.now() >= deadline) throw refusal(build, error);
      await sleep(1_000);
    }
  }
}

/** Waits until a build polls every queue. Throws `invalid_state` with those that it does not poll. */
async function untilReady(client: Client, namespace: string, build: string, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const polled = await listPolled(client, namespace);
    const missing = polled.filter(({ by }) => !by.includes(build)).map(({ queue }) => queue);
    if (missing.length === 0) return;
    if (performance.now() >= deadline) {
      throw new AppError('invalid_state', {
        message: `No worker of the build ${build} polls ${missing.join(', ')}.`,
      });
    }
    await sleep(1_000);
  }
}

/**
 * Waits until a build is or was the current one, or has a share of new workflows; returns it. Throws `invalid_state` if
 * it still is neither.
 */
async function untilActive(client: Client, namespace: string, id: string, waitMs: number): Promise<Build> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const { builds } = await describeDeployment(client.workflowService, namespace);
    const build = builds.find(({ build_id: known }) => known === id);
    if (build && (build.last_current !== null || build.percentage > 0)) return build;
    if (performance.now() >= deadline) {
      throw new AppError('invalid_state', { message: `The build ${id} gets no tasks yet.` });
    }
    await sleep(1_000);
  }
}

/** Returns each queue with the builds that poll it. */
function listPolled(client: Client, namespace: string): Promise<{ queue: string; by: string[] }[]> {
  return Promise.all(
    Object.values(TASK_QUEUES).map(async (queue) => ({
      queue,
      by: (await describeQueue(client, namespace, queue)).flatMap((state) => state.builds),
    })),
  );
}

/** Returns the build that was the current one last before this one. Throws `invalid_state` if there was none. */
function buildBefore(builds: readonly Build[], current: string | null): string {
  const [before] = builds
    .filter(({ build_id: id, last_current: at }) => id !== current && at !== null)
    .toSorted((a, b) => Number(b.last_current) - Number(a.last_current));
  if (!before) throw new AppError('invalid_state', { message: 'There is no previous current build.' });
  return before.build_id;
}

/** Names the build in a refusal of Temporal. */
async function explained(build: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw refusal(build, error);
  }
}

function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Must be a whole number from ${least} to ${most}.`);
  };
}
