/**
 * The consequences of a transaction's changes, for every command: the writers of rows note facts
 * (`src/db/outbox.ts`), and this table applies what follows, once, before the commit. Immediate consequences have a
 * table with their one writer: an order's move (`records/orders/move.ts`) and a visit's (`runs/move-visit.ts`).
 */
import { enqueue, sendWhenDue } from '../db/outbox.js';
import type { Fact, Scope } from '../db/scope.js';
import { announceWindows } from '../messaging/notify.js';
import { notifyAgent } from '../records/agent-requests.js';
import { raisePlanVersions } from '../records/plan-days.js';
import { requestChecksOf } from '../records/runs/checks.js';
import { insertShipperNews } from '../records/shipper-news.js';
import { closeGap } from '../routing/unassign.js';

type Of<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** Fact → consequences, in this order, which is the lock order (docs/locks.md). */
const CONSEQUENCES: { [Type in Fact['type']]: (scope: Scope, facts: Of<Type>[]) => Promise<void> } = {
  'stop.removed': async (scope, facts) => {
    for (const fact of facts) await closeGap(scope, fact);
  },
  'window.changed': (scope, facts) =>
    announceWindows(scope, new Map(facts.map(({ order, reason }) => [order, reason]))),
  'route.changed': (scope, facts) =>
    requestChecksOf(
      scope,
      facts.map(({ route }) => route),
    ),
  // Suggestions for an older version of the day can no longer be accepted.
  'plan.changed': raisePlanVersions,
  'capacity.freed': async (scope, facts) => {
    for (const { depot, date } of facts) {
      await notifyAgent(scope, { trigger: 'capacity', subject: null, depot, date });
    }
  },
  'roads.estimated': (scope, facts) => {
    for (const { depot, date } of facts) {
      enqueue(scope, 'roads.estimated', `${depot}/${date}`, { depot, date });
    }
    return Promise.resolve();
  },
  'shipper.concerned': async (scope, facts) => {
    for (const subject of await insertShipperNews(scope, facts)) {
      sendWhenDue(scope, { kind: 'shipper_news', subject });
    }
  },
};

/** Applies everything that follows from the facts of a transaction; a step may note facts for a later one. */
export async function applyConsequences(scope: Scope): Promise<void> {
  const { facts } = scope.outbox;
  for (const [type, apply] of Object.entries(CONSEQUENCES)) {
    const ofType = [...facts].filter(([, fact]) => fact.type === type);
    for (const [key] of ofType) facts.delete(key);
    const noted = ofType.map(([, fact]) => fact);
    // Cast: they have the entry's type.
    if (noted.length > 0) await (apply as (scope: Scope, facts: Fact[]) => Promise<void>)(scope, noted);
  }
  if (facts.size > 0) throw new Error(`Noted too late: ${[...facts.keys()].join(', ')}.`);
}
