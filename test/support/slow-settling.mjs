/**
 * Loaded before a worker (`node --import`): Temporal takes its time to take the schedule, and the worker to be ready.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ScheduleClient } from '@temporalio/client';

const { create } = ScheduleClient.prototype;
ScheduleClient.prototype.create = async function (...given) {
  await sleep(60_000);
  return create.apply(this, given);
};
