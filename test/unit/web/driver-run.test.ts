/** What the drivers' page shows of a run, with what the server does not know yet. */
import type { PageAction, PageRun, PageState, PageStop } from '../../../src/contracts/driver-page.js';
import { decide } from '../../../src/domain/states/machine.js';
import { RUN_MACHINE, RUN_STATUSES } from '../../../src/domain/states/run.js';
import { STOP_MACHINE, STOP_STATUSES } from '../../../src/domain/states/stop.js';
import {
  type PendingAction,
  isRearranged,
  nextRunText,
  nextStop,
  withPending,
} from '../../../web/driver/run.js';

const AT = '2026-03-11T09:10:00.000Z';

function stop(id: string, changes: Partial<PageStop> = {}): PageStop {
  return {
    id,
    sequence: Number(id),
    type: 'delivery',
    status: 'pending',
    reference: `R-${id}`,
    name: null,
    phone: null,
    address: null,
    latitude: null,
    longitude: null,
    window: { from: '09:00', to: '10:00' },
    eta: '09:20',
    items: [],
    pieces: [],
    service: { crew: 1, assembly: false, remove_packaging: false, disposal: false },
    notes: null,
    failure_reason: null,
    ...changes,
  };
}

const run = (...stops: PageStop[]): PageRun => ({
  id: 'run',
  date: '2026-03-11',
  status: 'published',
  vehicle: 'Van 1',
  depot: 'Croydon',
  timezone: 'Europe/London',
  duty: { from: '07:20', to: '16:40', breaks: [] },
  mates: [],
  broken_down_at: null,
  stops,
});
const state = (of: PageRun | null): PageState => ({
  token: 't',
  driver: { id: 'uma', name: 'Uma' },
  courier: 'C',
  now: AT,
  session_ends: AT,
  run: of,
  next_run: null,
});
const pending = (
  action: PendingAction['action'],
  of: string | null = null,
  changes: Partial<PendingAction> = {},
): PendingAction => ({
  key: 'k',
  driver: 'uma',
  run: 'run',
  stop: of,
  action,
  label: '',
  body: { occurred_at: AT, ...(action === 'fail' ? { reason: 'no_answer' } : {}) },
  refused: null,
  ...changes,
});
const after = (of: PageRun, ...actions: PendingAction[]) => withPending(state(of), actions).run;

describe('with what waits to be sent', () => {
  const two = run(stop('1'), stop('2'));

  test('each action does what the server will do', () => {
    expect(after(two, pending('start'))?.status).toBe('started');
    expect(after(two, pending('arrive', '1'))).toMatchObject({
      status: 'started',
      stops: [{ status: 'arrived' }, {}],
    });
    expect(after(two, pending('complete', '1'))?.stops[0]?.status).toBe('completed');
    expect(after(two, pending('fail', '2'))?.stops[1]).toMatchObject({
      status: 'failed',
      failure_reason: 'no_answer',
    });
    expect(after(two, pending('breakdown'))?.broken_down_at).toBe(AT);
  });

  test('the last stop ends the run, and a failed one can be completed after all', () => {
    const done = after(two, pending('complete', '1'), pending('fail', '2'));
    expect(done?.status).toBe('completed');
    expect(after(two, pending('fail', '2'), pending('complete', '2'))?.stops[1]).toMatchObject({
      status: 'completed',
      failure_reason: null,
    });
  });

  test('a stop and a run go on as their state tables say', () => {
    const events = { arrive: 'arrived', complete: 'completed', fail: 'failed' } as const;
    for (const [action, event] of Object.entries(events)) {
      for (const status of STOP_STATUSES) {
        const decision = decide(STOP_MACHINE, status, event);
        const shown = after(run(stop('1', { status }), stop('2')), pending(action as PageAction, '1'));
        expect([action, status, shown?.stops[0]?.status]).toEqual([
          action,
          status,
          decision.ok ? decision.next : status,
        ]);
      }
    }
    for (const status of RUN_STATUSES) {
      const shown = after({ ...two, status }, pending('start'));
      const decision = decide(RUN_MACHINE, status, 'started');
      expect([status, shown?.status]).toEqual([status, decision.ok ? decision.next : status]);
    }
  });

  test('what the server has done already is not done again', () => {
    const done = run(stop('1', { status: 'completed' }), stop('2'));
    expect(after(done, pending('arrive', '1'))?.stops[0]?.status).toBe('completed');
    expect(after(done, pending('fail', '1'))?.stops[0]?.status).toBe('completed');
  });

  test("what was refused, another driver's, and another run's change nothing", () => {
    const before = state(two);
    const others = [{ refused: 'no' }, { driver: 'vic' }, { run: 'other' }];
    expect(
      withPending(
        before,
        others.map((each) => pending('complete', '1', each)),
      ),
    ).toEqual(before);
    expect(withPending(state(null), [pending('start')]).run).toBeNull();
  });
});

test('the next stop is where the van is, else the first open one', () => {
  expect(nextStop(run(stop('1', { status: 'failed' }), stop('2'), stop('3')))?.id).toBe('2');
  expect(nextStop(run(stop('1'), stop('2', { status: 'arrived' })))?.id).toBe('2');
  expect(nextStop(run(stop('1', { status: 'completed' })))).toBeUndefined();
});

describe('a change by the office', () => {
  const before = run(stop('1'), stop('2'), stop('3'));

  test.each<[string, PageRun, boolean]>([
    ['another sequence', run(stop('2'), stop('1'), stop('3')), true],
    ['a stop less', run(stop('1'), stop('2')), true],
    ['a stop more', run(stop('1'), stop('2'), stop('3'), stop('4')), true],
    [
      'another window',
      run(stop('1'), stop('2'), stop('3', { window: { from: '11:00', to: '12:00' } })),
      true,
    ],
    ['a stop that is done', run(stop('1', { status: 'completed' }), stop('2'), stop('3')), false],
    ['another ETA', run(stop('1', { eta: '09:40' }), stop('2'), stop('3')), false],
  ])('%s', (_what, now, isChange) => {
    expect(isRearranged(before, now)).toBe(isChange);
  });

  test('the first run that is seen is no change', () => {
    expect(isRearranged(null, before)).toBe(false);
  });
});

test('a run to come is said in one line', () => {
  const next = {
    id: 'r',
    date: '2026-03-12',
    vehicle: 'Van 1',
    depot: 'Croydon',
    departs: '07:30',
    stops: 14,
    load: [],
  };
  expect(nextRunText(next)).toMatch(
    /^Your next run: Thu,? 12 Mar, leaving Croydon at 07:30\. Van 1, 14 stops\.$/,
  );
  expect(nextRunText({ ...next, stops: 1 })).toMatch(/at 07:30\. Van 1, 1 stop\.$/);
});
