/** A rehearsed run whose steps a test takes itself, with time moved in between. */
import { secondOfRun, type Clocked } from '../../src/records/runs/clock.js';
import { createRunActivities } from '../../activities/runs.js';
import type { TestApi } from './api.js';
import type { PlannedDay } from './planning.js';

/** Returns the actions of a test file; `of` is asked for the day each time, as each test has its own. */
export function rehearsal(api: TestApi, of: () => PlannedDay) {
  /** What the API's clock shows, in milliseconds, once time has been moved. */
  const clock = { now: 0 };
  /** Moves time on. */
  const pass = (ms: number) => {
    clock.now += ms;
    api.setNow(new Date(clock.now));
  };
  const step = (run: string) =>
    createRunActivities({ source: api.foundation.source }).driveNextStep({
      tenant: of().client.tenant.id,
      run,
    });
  const stopsOf = async (run: string): Promise<any[]> =>
    (await of().client.get(`/runs/${run}/stops`)).body.data;
  const clockOf = async (run: string): Promise<Clocked> =>
    (await api.owner.query('select *, date::text from runs where id = $1', [run])).rows[0];

  return {
    clock,
    pass,
    step,
    stopsOf,
    clockOf,
    /** Starts a test with the time that it is. */
    begin: () => {
      api.setNow(undefined);
      clock.now = Date.now();
    },
    /** Takes steps until the drive is over, or `until` says so; each comes `late` after it was due. */
    driveNextStep: async (
      run: string,
      {
        late = () => 0,
        until = () => Promise.resolve(false),
      }: {
        late?: () => number;
        until?: () => Promise<boolean>;
      } = {},
    ) => {
      for (let steps = 0; steps < 500; steps += 1) {
        const { wait_ms: wait } = await step(run);
        if (wait === null || (await until())) return;
        pass(wait + late());
      }
      throw new Error('the drive does not end');
    },
    drive: async (run: string, body: object) => {
      pass(0);
      const reply = await of().client.post(`/sandbox/runs/${run}/drive`, body);
      expect(reply.status).toBe(202);
      return reply.body;
    },
    /** What became of each stop, and when by the run's clock: seconds of its day. */
    dayOf: async (run: string) => {
      const clocked = await clockOf(run);
      return (await stopsOf(run)).map(({ sequence, status, failure_reason, proof }) => ({
        sequence,
        status,
        failure_reason,
        at: proof && secondOfRun(clocked, 'Europe/London', new Date(proof.at)),
      }));
    },
    /** The second of its day that a run's clock shows. */
    shownBy: async (run: string) => secondOfRun(await clockOf(run), 'Europe/London', new Date(clock.now)),
  };
}
