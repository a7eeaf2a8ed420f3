import { checkPlan } from '@waypost/planning/plan-check';
import { parseDay } from '../../../tools/solve/day-file.js';
import { parseWarmStart, scheduleOf } from '../../../tools/solve/plan-file.js';
import { search } from '@waypost/solver/search';

const order = (reference: string, latitude: number, window = { from: '08:00', to: '12:00' }) => ({
  body: { reference, items: [{ pieces: 1, volume_m3: 1 }], service: { assembly: true } },
  window,
  latitude,
  longitude: -0.1,
});
const { problem } = parseDay(
  JSON.stringify({
    date: '2026-05-18',
    planning: { staffing: 'people', break_minutes: 30, break_after_minutes: 120, loading_minutes: 15 },
    depot: { address: { postcode: 'CR0 1AA' }, opening: { from: '07:00', to: '19:00' } },
    vehicles: [{ name: 'Van 1' }, { name: 'Van 2' }],
    drivers: [{ name: 'Ann', shifts: [{ weekday: 1, from: '08:00', to: '17:00' }] }],
    orders: [order('W-1', 51.4), order('W-2', 51.41, { from: '13:00', to: '15:00' }), order('W-3', 51.42)],
  }),
  'fewest_miles',
  () => ({ latitude: 51.37, longitude: -0.1 }),
);
const plan = {
  routes: [{ vehicle: 'Van 2', stops: ['W-1', 'W-2'] }],
  unassigned: [{ stop: 'W-3', code: 'no_driver' as const }],
};

test('a schedule names the crew, times, breaks and totals, and what is left out', () => {
  expect(checkPlan(problem, plan)).toEqual([]);
  const { schedule, unassigned } = scheduleOf(problem, plan);
  expect(schedule).toEqual([
    {
      vehicle: 'Van 2',
      crew: ['Ann'],
      stops: [
        { order: 'W-1', eta: expect.stringMatching(/^1[12]:/) },
        { order: 'W-2', eta: '13:00' },
      ],
      breaks: [{ from: expect.any(String), to: expect.any(String) }],
      totals: {
        stops: 2,
        miles: expect.any(Number),
        drive_minutes: expect.any(Number),
        load_percent: 0,
        returns_at: expect.any(String),
        starts_at: expect.any(String),
        duty_minutes: expect.any(Number),
        wait_minutes: expect.any(Number),
        break_minutes: 30,
      },
    },
  ]);
  expect(unassigned).toEqual([{ stop: 'W-3', code: 'no_driver', relaxation: null }]);
});

test('what was written starts the next search', async () => {
  const written = JSON.stringify({ routes: [['ignored']], ...scheduleOf(problem, plan) });
  const warmStart = parseWarmStart(written);
  expect(warmStart.routes).toEqual(plan.routes);
  const { rules: _rules, people: _people, ...free } = problem;
  const options = { seed: 1, timeLimitMs: 5000, maxIterations: 300, warmStart, movedStopMetres: 50_000 };
  const again = await search({ ...free, stops: free.stops.slice(0, 2) }, options);
  expect(again.plan.routes).toEqual([{ vehicle: 'Van 2', stops: ['W-1', 'W-2'] }]);
});

test('what is no solved day is refused', () => {
  expect(() => parseWarmStart('{"routes": []}')).toThrow(SyntaxError);
});
