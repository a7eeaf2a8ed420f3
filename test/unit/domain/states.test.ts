/** Every state table is whole: nothing in it is unreachable, ambiguous or unnamed. */
import fc from 'fast-check';
import { MACHINES } from '../../../src/domain/states/index.js';
import { advance, decide, type Machine, stepOf, targetsOf } from '../../../src/domain/states/machine.js';
import { ORDER_MACHINE, ORDER_STATUSES, statusByGoods } from '../../../src/domain/states/order.js';

const each = MACHINES.map((machine): [string, Machine<string, string>] => [machine.entity, machine]);
const eventsOf = ({ transitions }: Machine<string, string>) => [
  ...new Set(transitions.map(({ event }) => event)),
];

test('each entity has one table', () => {
  expect(new Set(MACHINES.map(({ entity }) => entity)).size).toBe(MACHINES.length);
});

test.each(each)('%s: rows name states of the table only', (_entity, { states, begins, transitions }) => {
  const named = transitions.flatMap(({ from, to }) => [...from, ...(to === 'same' ? [] : [to].flat())]);
  expect([begins, ...named].filter((state) => !states.includes(state))).toEqual([]);
});

test.each(each)('%s: an event leads from a state to one state', (_entity, { transitions }) => {
  const pairs = transitions.flatMap(({ from, event }) => from.map((state) => `${state} ${event}`));
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});

test.each(each)('%s: every state is reached from the first', (_entity, machine) => {
  const reached = new Set<string>([machine.begins]);
  for (const state of reached) {
    for (const event of eventsOf(machine)) {
      for (const target of targetsOf(machine, state, event)) reached.add(target);
    }
  }
  expect([...reached].sort()).toEqual([...machine.states].sort());
});

test.each(each)('%s: no refusal is of what the table allows', (_entity, machine) => {
  for (const { from, events } of machine.refusals ?? []) {
    for (const state of from) {
      for (const event of events) expect(decide(machine, state, event).ok).toBe(false);
    }
  }
});

test('any sequence of events leaves an order in a state of its table, and what is refused changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...eventsOf(ORDER_MACHINE as Machine<string, string>))),
      (events) => {
        let status: string = ORDER_MACHINE.begins;
        for (const event of events) {
          const decision = decide(ORDER_MACHINE as Machine<string, string>, status, event);
          if (decision.ok) status = decision.next;
          else expect(decision.code).toMatch(/^(invalid_state|order_on_hold|route_published)$/);
          expect(ORDER_STATUSES).toContain(status);
        }
      },
    ),
  );
});

test('the goods say what becomes of an order without a slot, and the table where from', () => {
  const without = (scanned: number) => statusByGoods('delivery', { expected: 2, scanned });
  expect([0, 1, 2].map(without)).toEqual(['awaiting_scan', 'part_scanned', 'scanned']);
  expect(statusByGoods('collection', { expected: 1, scanned: 1 })).toBe('awaiting_booking');
  const held = { id: 'o', status: 'on_hold' as const };
  for (const to of ['booked', ...[0, 1, 2].map(without)] as const)
    expect(advance(ORDER_MACHINE, held, 'released', to)).toBe(to);
  for (const status of ORDER_STATUSES.filter((each) => each !== 'on_hold')) {
    expect(decide(ORDER_MACHINE, status, 'released')).toEqual({ ok: false, code: 'invalid_state' });
  }
});

test('an event that leads to several states needs the one that is meant, among them', () => {
  const booked = { id: 'o', status: 'booked' as const };
  expect(() => advance(ORDER_MACHINE, booked, 'unbooked')).toThrow('to a single state');
  expect(() => advance(ORDER_MACHINE, booked, 'unbooked', 'delivered')).toThrow('from booked to delivered');
  expect(() => stepOf(ORDER_MACHINE, 'unbooked')).toThrow('exactly one state');
});

test('a refusal names the record, and says why as the table does', () => {
  const order = { id: 'ord_1', status: 'on_hold' as const };
  expect(() => advance(ORDER_MACHINE, order, 'slot_booked')).toThrow(
    'Order ord_1 is on hold. Release it first.',
  );
  expect(() => advance(ORDER_MACHINE, order, 'run_started')).toThrow(
    'Order ord_1 is on_hold, which does not allow this.',
  );
});

test('a step over many rows has all sources of an event, and no event that leads to several states', () => {
  expect(stepOf(ORDER_MACHINE, 'planned')).toEqual({
    from: ['booked', 'out_for_delivery'],
    to: 'planned',
  });
  expect(stepOf(ORDER_MACHINE, 'all_pieces_in')).toEqual({
    from: ['awaiting_scan', 'part_scanned'],
    to: 'scanned',
  });
});
