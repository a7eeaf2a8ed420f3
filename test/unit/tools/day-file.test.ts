import { parseDay } from '../../../tools/solve/day-file.js';

describe('a delivery day', () => {
  const order = {
    body: { reference: 'W-1', items: [{ pieces: 2, weight_kg: 12.5, volume_m3: 0.4 }], service: { crew: 2 } },
    window: { from: '10:00', to: '14:30' },
    latitude: 51.4,
    longitude: -0.1,
  };
  const day = {
    depot: { address: { postcode: 'CR0 1AA' }, opening: { from: '07:00', to: '19:00' } },
    vehicles: [{ name: 'Van 1', capacity_m3: 9.5, crew: 2 }],
    orders: [order],
  };
  const locate = () => ({ latitude: 51.37, longitude: -0.1 });
  const parse = (value: unknown) => parseDay(JSON.stringify(value), 'balanced', locate);

  test('is read in seconds, litres and grams', () => {
    const { problem, movedStopMetres } = parse(day);
    const { stops, vehicles, matrix, objective, rules, people } = problem;
    expect(stops).toEqual([
      {
        id: 'W-1',
        point: 1,
        kind: 'delivery',
        serviceSeconds: 8 * 60,
        window: { fromSecond: 36_000, toSecond: 52_200 },
        litres: 400,
        grams: 12_500,
        crew: 2,
      },
    ]);
    expect(vehicles).toEqual([
      {
        id: 'Van 1',
        capacityLitres: 9500,
        capacityGrams: null,
        crew: 2,
        shift: { fromSecond: 25_200, toSecond: 68_400 },
      },
    ]);
    expect([matrix.size, objective]).toEqual([2, 'balanced']);
    expect([rules, people, movedStopMetres]).toEqual([undefined, undefined, 0]);
  });

  test.each([
    ['no orders', { ...day, orders: undefined }],
    ['an invalid time', { ...day, orders: [{ ...order, window: { from: '10', to: '25:00' } }] }],
    ['a latitude off the globe', { ...day, orders: [{ ...order, latitude: 151 }] }],
  ])('is refused with %s', (_, value) => expect(() => parse(value)).toThrow(SyntaxError));

  const MONDAY = '2026-05-18';
  const van = (more: object) => ({ ...day.vehicles[0]!, ...more });

  test('planning: only stated rules apply, and a break needs only one of its numbers', () => {
    const rulesOf = (planning: object) => parse({ ...day, planning }).problem.rules;
    expect(rulesOf({})).toEqual({});
    expect(rulesOf({ max_duty_minutes: 600, loading_minutes: 15 })).toEqual({
      maxDutySeconds: 36_000,
      loadingSeconds: 900,
    });
    expect(rulesOf({ max_drive_minutes: 540, break_minutes: 45 })).toEqual({
      maxDriveSeconds: 32_400,
      break: { seconds: 2700, afterSeconds: 21_600 },
    });
    expect(rulesOf({ break_after_minutes: 300 })).toEqual({ break: { seconds: 1800, afterSeconds: 18_000 } });
    expect(rulesOf({ break_minutes: 0 })).toEqual({});
    expect(rulesOf({ staffing: 'people' })).toEqual({});
    expect(parse({ ...day, planning: { moved_stop_metres: 700 } }).movedStopMetres).toBe(700);
  });

  test('vehicles: shifts within the depot’s hours, skills, limits; those off duty, absent or inactive are left out', () => {
    const vansOf = (more: object, date?: string) =>
      parse({ ...day, date, vehicles: [van(more)] }).problem.vehicles;
    expect(vansOf({ shifts: [{ from: '05:00', to: '15:00' }] })[0]!.shift).toEqual({
      fromSecond: 25_200,
      toSecond: 54_000,
    });
    expect(vansOf({ shifts: [{ weekday: 2, from: '08:00', to: '15:00' }] }, MONDAY)).toEqual([]);
    expect(vansOf({ active: false })).toEqual([]);
    expect(vansOf({ absences: [{ from: MONDAY, to: MONDAY, reason: 'MOT' }] }, MONDAY)).toEqual([]);
    expect(vansOf({ absences: [{ from: '2026-05-19', to: '2026-05-20' }] }, MONDAY)).toHaveLength(1);
    expect(vansOf({ skills: ['tail_lift', 'gas'], max_stops: 9, max_miles: 100 })[0]).toMatchObject({
      skills: ['gas', 'tail_lift'],
      maxStops: 9,
      maxMetres: 160_934,
    });
    expect(vansOf({ skills: null, max_stops: null, max_miles: null, shifts: null })).toEqual(
      parse(day).problem.vehicles,
    );
  });

  const planning = { staffing: 'people' };

  test('drivers: limit nothing and are only drawn, unless planning is to staff vans by people', () => {
    const drivers = [{ name: 'Ann' }, { name: 'Bo' }];
    const drawn = (more: object) => {
      const { people, onDuty } = parse({ ...day, drivers, ...more }).problem;
      expect(people).toBeUndefined();
      return onDuty?.map(({ id }) => id);
    };
    expect(drawn({})).toEqual(['Ann', 'Bo']);
    expect(drawn({ date: MONDAY })).toEqual(['Ann', 'Bo']);
    expect(drawn({ planning: { max_duty_minutes: 600 } })).toEqual(['Ann', 'Bo']);
    expect(drawn({ planning: { staffing: 'vans' } })).toEqual(['Ann', 'Bo']);
    expect(drawn({ drivers: [...drivers, { name: 'Cy', role: 'mate' }] })).toEqual(['Ann', 'Bo', 'Cy']);
    expect(drawn({ drivers: undefined })).toBeUndefined();
  });

  test('drivers: with staffing by people they limit the routes', () => {
    const drivers = [{ name: 'Ann' }, { name: 'Bo' }];
    const peopleOf = (more: object) => {
      const { people, onDuty } = parse({ ...day, planning, drivers, ...more }).problem;
      expect(onDuty).toBeUndefined();
      return people?.map(({ id }) => id);
    };
    expect(peopleOf({})).toEqual(['Ann', 'Bo']);
    expect(peopleOf({ date: MONDAY })).toEqual(['Ann', 'Bo']);
    expect(peopleOf({ drivers: [...drivers, { name: 'Cy', role: 'mate' }] })).toEqual(['Ann', 'Bo', 'Cy']);
    expect(peopleOf({ date: MONDAY, drivers: [] })).toBeUndefined();
    const sundays = [{ weekday: 0, from: '08:00', to: '16:00' }];
    expect(peopleOf({ date: MONDAY, drivers: [{ name: 'Ann', shifts: sundays }] })).toEqual([]);
  });

  test('drivers: roles, shifts and absences on the date', () => {
    const drivers = [
      { name: 'Ann', shifts: [{ weekday: 1, from: '08:00', to: '20:00' }] },
      { name: 'Bo', shifts: [{ weekday: 0, from: '08:00', to: '20:00' }] },
      { name: 'Cy', role: 'mate', absences: [{ from: '2026-05-10', to: '2026-05-17', reason: 'holiday' }] },
      { name: 'Di', absences: [{ from: '2026-05-18', to: '2026-05-18' }] },
    ];
    expect(parse({ ...day, planning, date: MONDAY, drivers }).problem.people).toEqual([
      { id: 'Ann', role: 'driver', shift: { fromSecond: 28_800, toSecond: 68_400 } },
      { id: 'Cy', role: 'mate', shift: { fromSecond: 25_200, toSecond: 68_400 } },
    ]);
  });

  test('orders: skills and priority', () => {
    const service = { skills: ['b', 'a', 'b'], priority: 5 };
    const body = { ...order.body, service };
    expect(parse({ ...day, orders: [{ ...order, body }] }).problem.stops[0]).toMatchObject({
      skills: ['a', 'b'],
      priority: 5,
    });
  });

  test.each([
    [
      'a weekday without the date',
      { vehicles: [van({ shifts: [{ weekday: 1, from: '08:00', to: '15:00' }] })] },
    ],
    [
      'an absence of a van without the date',
      { vehicles: [van({ absences: [{ from: MONDAY, to: MONDAY }] })] },
    ],
    ['an absence without the date', { drivers: [{ name: 'Ann', absences: [{ from: MONDAY, to: MONDAY }] }] }],
    ['an invalid date', { date: '2026-02-30' }],
    ['two drivers of a name', { drivers: [{ name: 'Ann' }, { name: 'Ann', role: 'mate' }] }],
    ['two vehicles of a name', { vehicles: [van({}), van({})] }],
    ['an invalid staffing', { planning: { staffing: 'mates' } }],
    ['a priority beyond 5', { orders: [{ ...order, body: { ...order.body, service: { priority: 6 } } }] }],
  ])('is refused with %s', (_, more) => expect(() => parse({ ...day, ...more })).toThrow(SyntaxError));

  test('a name that is listed twice is one person', () => {
    const drivers = [{ name: 'Ann', phone: '1' }, { name: 'Bo' }, { name: 'Ann', phone: '2' }];
    const { people } = parse({ ...day, planning, date: MONDAY, drivers }).problem;
    expect(people?.map(({ id }) => id)).toEqual(['Ann', 'Bo']);
  });

  test('is refused when nobody knows the depot', () =>
    expect(() => parseDay(JSON.stringify(day), 'balanced', () => null)).toThrow(RangeError));
});
