/**
 * How a workflow shows that it needs a hand: by the search attributes Attention and AttentionSince, for as long as the
 * cause is there. A cause is either in the rows, and told by a signal, or a step that fails.
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

/** Tells how one step fares, from its first failure on. */
export type Watch = {
  /** It has failed; it is tried again unless `isFinal`. */
  failed: (failure: Failure) => void;
  /** It has succeeded, or is not wanted any more. */
  over: () => void;
};

/** `words`: its code and message, as Temporal's history has them. */
export type Failure = { isDefect: boolean; isFinal: boolean; words: string };

type Carried = NonNullable<NonNullable<OrderLifecycleInput['carried']>['attention']>;

/** What a workflow needs a hand for. */
export class Needs {
  readonly #failing: Map<string, Attention>;
  #news: AttentionNews | undefined;
  #lastFailure: string | undefined;

  /** Without seconds nothing is shown, until a signal tells them: workflows of old didn't. */
  constructor(afterSeconds: number | undefined, carried?: Carried) {
    this.#news =
      carried?.news ??
      (afterSeconds === undefined ? undefined : { by_rows: null, after_seconds: afterSeconds });
    this.#failing = new Map(carried?.failing);
  }

  get areShown(): boolean {
    return this.#news !== undefined;
  }

  /** What is shown. */
  current(): Attention | null {
    if (!this.#news) return null;
    const { by_rows: byRows } = this.#news;
    return mostPressing([...this.#failing.values(), ...(byRows ? [byRows] : [])]);
  }

  /** Of a step that failed last, since this run of the workflow began; undefined if none did. */
  get lastFailure(): string | undefined {
    return this.#lastFailure;
  }

  /** What the next run of the workflow has to know. */
  get carried(): Carried | undefined {
    return this.#news && { news: this.#news, failing: [...this.#failing] };
  }

  /** The rows have changed. Shown with what else is shown of the signal. */
  told(news: AttentionNews | undefined): void {
    if (news) this.#news = news;
  }

  /** Of a step, which fails until it succeeds under the same name. Undefined where nothing is shown. */
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

  /** A step needs no hand any more. */
  settle(step: string): void {
    if (this.#failing.delete(step)) this.show();
  }

  /** As `settle`, for all steps but those whose name begins so. */
  settleAllBut(prefix: string): void {
    for (const step of this.#failing.keys()) if (!step.startsWith(prefix)) this.#failing.delete(step);
    this.show();
  }

  /** Shows what is needed now, with other attributes: in one command, and none where nothing has changed. */
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
 * How a workflow stands, as those of before show it, and what it needs a hand for if that is how it ends. Nothing is
 * written that its status says.
 */
export function showState({ by_status: isByStatus }: ByStatus, state: string, needs?: AttentionKind): void {
  const pairs = [
    ...(isByStatus ? [] : [{ key: stateKey, value: state }]),
    ...(needs ? needsFromNow(needs) : []),
  ];
  if (pairs.length > 0) upsertSearchAttributes(pairs);
}

/** The attributes of a workflow that ends, and needs a hand by that. */
function needsFromNow(kind: AttentionKind) {
  return attentionAttributes({ kind, since: new Date().toISOString() });
}

function isShown(shown: TypedSearchAttributes, { key, value }: SearchAttributeUpdatePair): boolean {
  const before: unknown = shown.get(key);
  if (value instanceof Date) return before instanceof Date && before.getTime() === value.getTime();
  return (before ?? null) === value;
}
