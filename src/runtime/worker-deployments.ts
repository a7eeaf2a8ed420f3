/**
 * The builds of workers that Temporal knows, and which of them get work. All workers of an installation are one worker
 * deployment, of which each build is a version; new tasks go to the current one, and a share of new workflows to one
 * that is ramped up. A build gets no task before it is one of them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isGrpcServiceError, type WorkflowClient } from '@temporalio/client';
import { errorCode } from '@waypost/base/error-code';

export const DEPLOYMENT = 'waypost';

export type DeploymentService = Pick<
  WorkflowClient['workflowService'],
  'describeWorkerDeployment' | 'setWorkerDeploymentCurrentVersion' | 'setWorkerDeploymentRampingVersion'
>;

export type BuildStatus = 'current' | 'ramping' | 'draining' | 'drained' | 'inactive';

export type Build = {
  build_id: string;
  status: BuildStatus;
  /** The share of new workflows that go to it, in per cent. */
  percentage: number;
  first_seen: Date | null;
  /** When it was last made the current one; null if it never was. */
  last_current: Date | null;
};

/** Newest first; empty where no versioned worker has come yet. */
export type Deployment = { current: string | null; builds: Build[] };

const CLAIM_TRIES = 10;
const CLAIM_PAUSE_MS = 500;

/** gRPC status codes. */
const NOT_FOUND = 5;
const FAILED_PRECONDITION = 9;

/** Values of temporal.api.enums.v1.WorkerDeploymentVersionStatus, as numbers and as names. */
const STATUSES = ['inactive', 'inactive', 'current', 'ramping', 'draining', 'drained'] as const;

/** Returns the builds that Temporal knows. */
export async function describeDeployment(service: DeploymentService, namespace: string): Promise<Deployment> {
  const info = await describe(service, namespace);
  const current = info?.routingConfig?.currentDeploymentVersion?.buildId ?? null;
  const ramping = info?.routingConfig?.rampingDeploymentVersion?.buildId;
  const share = info?.routingConfig?.rampingVersionPercentage ?? 0;
  const builds = (info?.versionSummaries ?? []).map((version): Build => {
    const id = version.deploymentVersion?.buildId ?? '';
    return {
      build_id: id,
      status: STATUSES[Number(version.status)] ?? 'inactive',
      percentage: id === ramping ? share : id === current ? 100 - share : 0,
      first_seen: dateOf(version.createTime),
      last_current: dateOf(version.lastCurrentTime),
    };
  });
  return {
    current: current === '' ? null : current,
    builds: builds.toSorted((a, b) => Number(b.first_seen ?? 0) - Number(a.first_seen ?? 0)),
  };
}

/**
 * Has every new task go to a build. Temporal refuses one that does not poll each queue in use that the current build
 * polls, unless `evenWithout` says that it need not.
 */
export async function routeTasksTo(
  service: DeploymentService,
  namespace: string,
  buildId: string,
  { evenWithout = false }: { evenWithout?: boolean } = {},
): Promise<void> {
  await service.setWorkerDeploymentCurrentVersion({
    ...request(namespace, buildId),
    ignoreMissingTaskQueues: evenWithout,
    allowNoPollers: evenWithout,
  });
}

/** Sends a share of new workflows, in per cent, to a build that is not the current one; 0 ends that. */
export async function ramp(
  service: DeploymentService,
  namespace: string,
  buildId: string,
  percentage: number,
): Promise<void> {
  await service.setWorkerDeploymentRampingVersion({
    ...request(namespace, percentage === 0 ? '' : buildId),
    percentage,
  });
}

/**
 * Makes a build the current one where there is none, as in a new namespace, or whichever is with `always`. Workers do
 * this as they start, so that the first of an installation gets its tasks, and after Temporal has lost its data.
 */
export async function claimTasks(
  service: DeploymentService,
  namespace: string,
  buildId: string,
  always: boolean,
): Promise<void> {
  for (let left = CLAIM_TRIES; ; left -= 1) {
    try {
      const { current } = await describeDeployment(service, namespace);
      if (current === buildId || (current !== null && !always)) return;
      await routeTasksTo(service, namespace, buildId, { evenWithout: true });
      return;
    } catch (error) {
      // Others of the same build may be doing the same.
      if (left <= 1) throw refusal(buildId, error);
      await sleep(CLAIM_PAUSE_MS);
    }
  }
}

/** Whether Temporal refuses a build because it doesn't know yet that it polls every queue. */
export const isMissingQueues = (error: unknown): boolean => errorCode(error) === FAILED_PRECONDITION;

/** Returns an error that says why Temporal refuses a build. */
export function refusal(buildId: string, error: unknown): unknown {
  if (!isGrpcServiceError(error)) return error;
  return new Error(`The build ${buildId} gets no tasks: ${error.details}.`, { cause: error });
}

async function describe(service: DeploymentService, namespace: string) {
  try {
    const found = await service.describeWorkerDeployment({ namespace, deploymentName: DEPLOYMENT });
    return found.workerDeploymentInfo;
  } catch (error) {
    if (errorCode(error) === NOT_FOUND) return undefined;
    throw error;
  }
}

const request = (namespace: string, buildId: string) => ({
  namespace,
  deploymentName: DEPLOYMENT,
  buildId,
  identity: 'waypost',
});

type Timestamp = { seconds?: unknown } | null | undefined;

function dateOf(at: Timestamp): Date | null {
  const seconds = Number(at?.seconds ?? 0);
  return seconds === 0 ? null : new Date(seconds * 1_000);
}
