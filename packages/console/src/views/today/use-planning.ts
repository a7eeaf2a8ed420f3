/**
 * What waits to be looked at before it changes the day: a plan of the optimiser, a suggestion of the agent, a route
 * made by hand. Each is kept, kept and published, or discarded, and can be taken back after.
 */
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useMemo, useState } from 'react';
import { api } from '../../api/client';
import { messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { type Order, refresh, useStaffedByPeople } from '../../api/queries';
import { useNotices } from '../../parts/notices';
import type { Visits } from './clock';
import type { Lane } from './lanes';
import { lateAdded, sequenceOf } from './by-hand';
import type { Wanted } from './moves';
import type { useOptimise } from './optimise';
import { draftWords, notAllIn } from './publish-check';
import {
  type Rearrangement,
  type Review,
  reviewOfPlan,
  reviewOfRearrangement,
  reviewOfSuggestion,
} from './review';
import { ACCEPT, type ReviewActs } from './review-sheet';
import { previewOf, type Suggestion, type SuggestionPreview } from './suggestion-preview';
import { DAY_QUERIES, dayNow, routesNow } from './use-day';
import { PLAN, type useUndo } from './use-undo';

const SHOWS = [...DAY_QUERIES, 'inbox', 'job'];

/** A route made by hand, with what its dry run has answered. */
export type ByHand = {
  /** Its name, and what is said once it is kept. */
  words: (wanted: Wanted) => { title: string; done: string };
  wanted: Wanted;
  answer: Rearrangement;
};

/** Tries a route by hand, its stops in the best sequence; resolves to the route with that sequence. */
export async function tryByHand(
  { depot, date }: { depot: string; date: string },
  { words, wanted }: Omit<ByHand, 'answer'>,
): Promise<ByHand> {
  const answer = await unwrap(
    api.POST('/depots/{depot_id}/days/{date}/rearrange', {
      params: { path: { depot_id: depot, date } },
      body: { routes: [{ ...wanted, any_order: true }], dry_run: true },
    }),
  );
  return { words, wanted: { ...wanted, stops: sequenceOf(answer, wanted) }, answer };
}

type Options = {
  date: string;
  depot: string;
  lanes: readonly Lane[];
  visits: Visits;
  /** Orders without a route. */
  orders: ReadonlyMap<string, Order>;
  /** Orders moved by hand since the last plan. */
  movedByHand: ReadonlySet<string>;
  optimise: ReturnType<typeof useOptimise>;
  suggestions: readonly Suggestion[];
  undo: ReturnType<typeof useUndo>;
  /** Publishes, after asking about orders that are not all in, unless they were named already. */
  publish: (routes: readonly string[], named?: readonly string[]) => void;
  write: boolean;
};

export function usePlanning({
  date,
  depot,
  lanes,
  visits,
  orders,
  movedByHand,
  suggestions,
  ...of
}: Options) {
  const { mode } = useMode();
  const queries = useQueryClient();
  const needsMates = useStaffedByPeople();
  const { notify, notifyError } = useNotices();
  const [shown, setShown] = useState<string>();
  const [byHand, setByHand] = useState<ByHand>();
  const [isBusy, setIsBusy] = useState(false);
  const { job } = of.optimise;
  const plan = job?.status === 'succeeded' && !job.applied_at ? job.result : null;
  const suggestion = suggestions.find(({ id }) => id === shown);

  const review = useMemo((): Review | undefined => {
    const short = notAllIn(lanes, visits, orders);
    const known = { lanes, visits, short, forTwo: needsMates ? forTwoOf(visits, orders) : new Set<string>() };
    if (byHand) return reviewOfRearrangement(byHand.words(byHand.wanted).title, byHand.answer, known);
    if (suggestion) return reviewOfSuggestion(suggestion, known);
    return plan ? reviewOfPlan(plan, { ...known, moved: movedByHand }) : undefined;
  }, [byHand, suggestion, plan, lanes, visits, orders, movedByHand, needsMates]);
  const preview = useMemo((): SuggestionPreview | undefined => {
    if (!review) return undefined;
    const { changes, routesChanged } = review;
    return previewOf({ changes, impact: { routes_changed: routesChanged } }, lanes);
  }, [review, lanes]);

  /** Runs a change, and says what went wrong. */
  const attempt = async (change: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await change();
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setIsBusy(false);
      void refresh(queries, ...SHOWS);
    }
  };
  const draftsNow = async (vehicles: ReadonlySet<string>): Promise<string[]> => {
    const [{ data }] = await Promise.all([
      routesNow(queries, mode, date, depot),
      dayNow(queries, mode, date, depot),
    ]);
    return data.flatMap(({ id, status, locked, vehicle }) =>
      status === 'draft' && !locked && vehicles.has(vehicle) ? [id] : [],
    );
  };
  /** Says what has become a draft, and publishes it at once or offers to. */
  const announce = async (done: string, vehicles: ReadonlySet<string>, isPublished: boolean) => {
    const drafts = await draftsNow(vehicles);
    if (drafts.length === 0) notify(done);
    // What the review has named is not asked again.
    else if (isPublished) of.publish(drafts, review?.missing);
    else {
      notify(
        `${done} ${draftWords(drafts.length)}`,
        { label: 'Publish', run: () => of.publish(drafts) },
        PLAN,
      );
    }
  };

  const keepPlan = (isPublished: boolean) =>
    attempt(async () => {
      const { id } = of.optimise;
      if (id === undefined || !plan) return;
      await of.undo.around('The plan is undone.', () =>
        unwrap(api.POST('/jobs/{job_id}/apply', { params: { path: { job_id: id } } })),
      );
      of.optimise.end();
      await announce('Plan kept.', new Set(plan.routes.map(({ vehicle }) => vehicle)), isPublished);
    });
  const accept = (wanted: Suggestion, isPublished = false) =>
    attempt(async () => {
      await of.undo.around('The suggestion is undone.', () =>
        unwrap(
          api.POST('/agent/suggestions/{suggestion_id}/accept', {
            params: { path: { suggestion_id: wanted.id } },
            body: { tell: 'later' },
          }),
        ),
      );
      setShown(undefined);
      await announce('Accepted. The routes have changed.', vansOf(wanted, lanes), isPublished);
    });
  const dismiss = (unwanted: Suggestion) =>
    attempt(async () => {
      await unwrap(
        api.POST('/agent/suggestions/{suggestion_id}/dismiss', {
          params: { path: { suggestion_id: unwanted.id } },
          body: {},
        }),
      );
      of.undo.remember({ kind: 'dismissal', done: 'The suggestion is back.', suggestion: unwanted.id });
      setShown(undefined);
      notify('Dismissed.', { label: 'Undo', run: () => void of.undo.undo() });
    });
  const keepByHand = (isPublished: boolean) =>
    attempt(async () => {
      if (!byHand) return;
      const { words, wanted, answer } = byHand;
      await of.undo.around('The route is undone.', () =>
        unwrap(
          api.POST('/depots/{depot_id}/days/{date}/rearrange', {
            params: { path: { depot_id: depot, date } },
            // Its warnings were seen; the version is the one that they are about.
            body: { routes: [wanted], plan_version: answer.plan_version, force: true, tell: 'later' },
          }),
        ),
      );
      setByHand(undefined);
      await announce(words(wanted).done, new Set([wanted.vehicle]), isPublished);
    });

  const late = byHand && review ? lateAdded(byHand.wanted, review, lanes) : [];
  const leaveOutLate = () =>
    attempt(async () => {
      if (!byHand) return;
      const stops = byHand.wanted.stops.filter((order) => !late.includes(order));
      setByHand(await tryByHand({ depot, date }, { ...byHand, wanted: { ...byHand.wanted, stops } }));
    });

  const acts = ((): ReviewActs | undefined => {
    if (!of.write) return undefined;
    if (byHand) {
      return {
        onKeep: () => void keepByHand(false),
        onPublish: () => void keepByHand(true),
        onDiscard: () => setByHand(undefined),
        isBusy,
        ...(late.length > 0 && { leaveOut: { count: late.length, act: () => void leaveOutLate() } }),
        keepLabel: review && review.broken.length > 0 ? 'Keep anyway' : 'Keep',
      };
    }
    if (suggestion) {
      return {
        onKeep: () => void accept(suggestion),
        onPublish: () => void accept(suggestion, true),
        onDiscard: () => void dismiss(suggestion),
        isBusy,
        words: ACCEPT,
      };
    }
    return {
      onKeep: () => void keepPlan(false),
      onPublish: () => void keepPlan(true),
      onDiscard: () => {
        of.optimise.end();
        notify('Discarded. Nothing has changed.');
      },
      isBusy,
    };
  })();
  return {
    /** The open review, if any. */
    review,
    reviewKey: byHand ? 'hand' : (suggestion?.id ?? (plan ? of.optimise.id : undefined) ?? ''),
    preview,
    acts,
    isBusy,
    shown,
    show: setShown,
    accept: (wanted: Suggestion) => void accept(wanted),
    dismiss: (unwanted: Suggestion) => void dismiss(unwanted),
    propose: setByHand,
  };
}

/** Returns the orders that need two people. */
function forTwoOf(visits: Visits, orders: ReadonlyMap<string, Order>): Set<string> {
  const planned = [...visits.values()].flatMap(({ order, crew }) => (crew === 2 ? [order] : []));
  const loose = [...orders.values()].flatMap(({ id, service }) => (service.crew === 2 ? [id] : []));
  return new Set([...planned, ...loose]);
}

/** Returns the vans whose routes a suggestion changes or makes. */
function vansOf({ changes, impact }: Suggestion, lanes: readonly Lane[]): Set<string> {
  const changed = lanes.filter(({ route }) => impact.routes_changed.includes(route.id));
  return new Set([
    ...changed.map(({ route }) => route.vehicle),
    ...changes.flatMap(({ to }) => to?.vehicle ?? []),
  ]);
}
