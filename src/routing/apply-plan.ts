/**
 * The only module that turns a plan into routes: it replaces drafts, moves orders onto and off them, and assigns
 * drivers. Plans were accepted by the validator before.
 */
import { note } from '../db/outbox.js';
import type { Scope } from '../db/scope.js';
import { checkPlan } from '@waypost/planning/plan-check';
import { staffRoutes } from '@waypost/planning/route-crews';
import type { PlannedRoute, RoutingProblem } from '@waypost/planning/routing-problem';
import type { UnassignedReason } from '../domain/types.js';
import { moveOrders, type OrderMove } from '../records/orders/move.js';
import { updateUnassignedReasons } from '../records/plan-days.js';
import { crewOf, deleteRoutes, type PlannedDraft, saveRoutes } from '../records/routes.js';
import type { Day } from './day.js';
import { storedRoute } from './route-problem.js';

/** A plan with its reasons; it is checked and timed against `problem`. */
export type CheckedPlan = {
  problem: RoutingProblem;
  routes: readonly PlannedRoute[];
  unassigned: readonly UnassignedReason[];
  /** The ids of routes of vans that have no draft, by van; new ones by default. */
  routeIds?: Readonly<Record<string, string>>;
};

/** Returns true when the plan keeps every hard rule and covers the problem. */
export function isFeasible({ problem, routes, unassigned }: CheckedPlan): boolean {
  const inProblem = new Set(problem.stops.map(({ id }) => id));
  const left = unassigned.filter(({ order }) => inProblem.has(order));
  const violations = checkPlan(problem, {
    routes,
    unassigned: left.map(({ order, code }) => ({ stop: order, code })),
  });
  return violations.length === 0;
}

/**
 * Replaces the drafts of a locked day by those of the plan. Orders of the day that the plan does not name return to
 * booked.
 */
export async function applyPlan(
  scope: Scope,
  day: Day,
  plan: CheckedPlan,
  routes: readonly PlannedDraft[] = planDrafts(day, plan, scope.newId),
): Promise<void> {
  const routeOf = new Map(routes.flatMap((route) => route.stops.map(({ order }) => [order, route.id])));

  // A van may hand its route to another: those that vanish are deleted first, their orders move in this transaction.
  const kept = new Set(routes.map(({ id }) => id));
  await deleteRoutes(
    scope,
    day.drafts.map(({ route }) => route.id).filter((id) => !kept.has(id)),
  );
  await saveRoutes(scope, routes);
  await moveOrders(
    scope,
    day.orders.flatMap((order): OrderMove[] => {
      const route = routeOf.get(order.id) ?? null;
      if (route === order.route) return [];
      return [{ order, event: route === null ? 'unplanned' : 'planned', changes: { route } }];
    }),
  );
  const at = { depot: day.depot.id, date: day.date };
  await updateUnassignedReasons(scope, at, plan.unassigned);
  note(scope, { type: 'plan.changed', ...at });
}

/**
 * Returns the drafts that the plan makes of a locked day, by id, with their people, timed; nothing is stored. For a van
 * that had a draft, the draft's id stays, and its people where they can; so does the id of a stop that stays on it.
 */
export function planDrafts(day: Day, plan: CheckedPlan, newId: Scope['newId']): PlannedDraft[] {
  if (!isFeasible(plan)) throw new Error('A plan that breaks a hard rule is never stored.');
  const { problem, routes, routeIds = {} } = plan;
  const orders = new Map(day.orders.map((order) => [order.id, order]));
  const vans = new Map(problem.vehicles.map((van) => [van.id, van]));
  const draftOf = new Map(day.drafts.map((draft) => [draft.route.vehicle, draft]));
  const former = new Map([...draftOf].map(([vehicle, { route }]) => [vehicle, crewOf(route)]));
  const drafts = staffRoutes(problem, routes, former).routes.map(({ vehicle, crew, timing }) => {
    const van = vans.get(vehicle);
    if (!van) throw new RangeError(`The problem has no vehicle ${vehicle}.`);
    const [driver = null, mate = null] = crew;
    const draft = draftOf.get(vehicle);
    const timed = storedRoute(van, orders, timing);
    return {
      id: draft?.route.id ?? routeIds[vehicle] ?? newId('route'),
      date: day.date,
      depot: day.depot.id,
      ...{ vehicle, driver, mate },
      ...timed,
      stops: timed.stops.map((stop) => ({
        ...stop,
        id: draft?.stopIds.get(stop.order) ?? newId('stop'),
      })),
    };
  });
  return drafts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
