/**
 * How a workflow shows that it needs attention: through the search attributes Attention and AttentionSince, for as
 * long as the cause lasts. A cause is either in the rows, and told by a signal, or a step that fails.
 */
import type { SearchAttributeUpdatePair, TypedSearchAttributes } from '@temporalio/common';
import {
  CancellationScope,
  isCancellation,
  sleep,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { attentionAttributes, stateKey } from '../src/contracts/search-attributes.js';
import type { AttentionNews, ByStatus, OrderLifecycleInput } from '../src/contracts/workflows.js';
import { type Attention, type AttentionKind, mostPressing } from '../src/domain/attention.js';

/** Receives what happens to one step, from its first failure on. */
export type Watch = {
  /** The step has failed; it is tried again unless `isFinal`. */
  failed: (failure: Failure) => void;
  /** The step has succeeded, or is no longer wanted. */
  over: () => void;
};

/** `words` is the failure's code and message, as in Temporal's history. */
export type Failure = { isDefect: boolean; isFinal: boolean; words: string };

type Carried = NonNullable<NonNullable<OrderLifecycleInput['carried']>['attention']>;

/** What a workflow needs attention for. */
export class Needs {
  readonly #failing: Map<string, Attention>;
  #news: AttentionNews | undefined;
  #lastFailure: string | undefined;

  /** Without `afterSeconds` nothing is shown until a signal brings it: older workflows showed nothing. */
  constructor(afterSeconds: number | undefined, carried?: Carried) {
    this.#news =
      carried?.news ??
      (afterSeconds === undefined ? undefined : { by_rows: null, after_seconds: afterSeconds });
    this.#failing = new Map(carried?.failing);
  }

  get areShown(): boolean {
    return this.#news !== undefined;
  }

  /** Returns what is shown now. */
  current(): Attention | null {
    if (!this.#news) return null;
    const { by_rows: byRows } = this.#news;
    return mostPressing([...this.#failing.values(), ...(byRows ? [byRows] : [])]);
  }

  /** The last step failure since this run of the workflow began; undefined if there was none. */
  get lastFailure(): string | undefined {
    return this.#lastFailure;
  }

  /** What the next run of the workflow has to know. */
  get carried(): Carried | undefined {
    return this.#news && { news: this.#news, failing: [...this.#failing] };
  }

  /** Takes news of the rows. It is shown together with the signal's other attributes. */
  told(news: AttentionNews | undefined): void {
    if (news) this.#news = news;
  }

  /**
   * Watches a step, which counts as failing until it succeeds under the same name. Undefined where nothing is shown.
   */
  watch(step: string): Watch | undefined {
    const after = this.#news?.after_seconds;
    if (after === undefined) return undefined;
    const timer = new CancellationScope();
    let isTimed = false;
    return {
      failed: ({ isDefect, isFinal, words }) => {
        this.#lastFailure = `${step}: ${words}`;
        if (isDefect || isFinal) {
          timer.cancel();
          this.#raise(step, 'step_failed');
          return;
        }
        if (isTimed) return;
        isTimed = true;
        void timer
          .run(async () => {
            await sleep(after * 1_000, { summary: `${step} fails: until it needs a hand` });
            this.#raise(step, 'provider_down');
          })
          .catch((error: unknown) => {
            if (!isCancellation(error)) throw error;
          });
      },
      over: () => {
        timer.cancel();
        this.settle(step);
      },
    };
  }

  /** Clears a step that no longer needs attention. */
  settle(step: string): void {
    if (this.#failing.delete(step)) this.show();
  }

  /** Like `settle`, for every step except those whose name begins with `prefix`. */
  settleAllBut(prefix: string): void {
    for (const step of this.#failing.keys()) if (!step.startsWith(prefix)) this.#failing.delete(step);
    this.show();
  }

  /** Shows what is needed now along with other attributes, in one command; sends none when nothing has changed. */
  show(others: readonly SearchAttributeUpdatePair[] = []): void {
    const shown = workflowInfo().typedSearchAttributes;
    const pairs: readonly SearchAttributeUpdatePair[] = [
      ...others,
      ...(this.#news ? attentionAttributes(this.current()) : []),
    ];
    const changed = pairs.filter((pair) => !isShown(shown, pair));
    if (changed.length > 0) upsertSearchAttributes(changed);
  }

  #raise(step: string, kind: AttentionKind): void {
    if (this.#failing.get(step)?.kind === kind) return;
    this.#failing.set(step, { kind, since: new Date().toISOString() });
    this.show();
  }
}

/**
 * Shows a workflow's state, which only older workflows do, and what it needs attention for if it ends that way.
 * Nothing is written that the workflow's status already says.
 */
export function showState({ by_status: isByStatus }: ByStatus, state: string, needs?: AttentionKind): void {
  const pairs = [
    ...(isByStatus ? [] : [{ key: stateKey, value: state }]),
    ...(needs ? needsFromNow(needs) : []),
  ];
  if (pairs.length > 0) upsertSearchAttributes(pairs);
}

/** Returns the attributes of a workflow that ends in need of attention. */
function needsFromNow(kind: AttentionKind) {
  return attentionAttributes({ kind, since: new Date().toISOString() });
}

function isShown(shown: TypedSearchAttributes, { key, value }: SearchAttributeUpdatePair): boolean {
  const before: unknown = shown.get(key);
  if (value instanceof Date) return before instanceof Date && before.getTime() === value.getTime();
  return (before ?? null) === value;
}
