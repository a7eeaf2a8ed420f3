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
import { attentionAttributes } from '../src/contracts/search-attributes.js';
import type { CarriedOrder } from '../src/contracts/workflows.js';
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

type Carried = CarriedOrder['attention'];

/** What a workflow needs attention for. */
export class Needs {
  readonly #afterSeconds: number;
  readonly #failing: Map<string, Attention>;
  #byRows: Attention | null;
  #lastFailure: string | undefined;

  /** A step that may pass needs attention after failing for `afterSeconds`. */
  constructor(afterSeconds: number, carried?: Carried) {
    this.#afterSeconds = afterSeconds;
    this.#byRows = carried?.by_rows ?? null;
    this.#failing = new Map(carried?.failing);
  }

  /** Returns what is shown now. */
  current(): Attention | null {
    return mostPressing([...this.#failing.values(), ...(this.#byRows ? [this.#byRows] : [])]);
  }

  /** The last step failure since this run of the workflow began; undefined if there was none. */
  get lastFailure(): string | undefined {
    return this.#lastFailure;
  }

  /** What the next run of the workflow has to know. */
  get carried(): Carried {
    return { by_rows: this.#byRows, failing: [...this.#failing] };
  }

  /** Takes news of the rows, and shows it together with these other attributes. */
  told(byRows: Attention | null, others: readonly SearchAttributeUpdatePair[]): void {
    this.#byRows = byRows;
    this.show(others);
  }

  /** Watches a step, which counts as failing until it succeeds under the same name. */
  watch(step: string): Watch {
    const timer = new CancellationScope();
    let isTimed = false;
    return {
      failed: ({ isDefect, isFinal, words }) => {
        this.#lastFailure = `${step}: ${words}`;
        if (isDefect || isFinal) {
          timer.cancel();
          this.#raise(step, 'failed_step');
          return;
        }
        if (isTimed) return;
        isTimed = true;
        void timer
          .run(async () => {
            await sleep(this.#afterSeconds * 1_000, { summary: `${step} fails: until it needs a hand` });
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
    const pairs = [...others, ...attentionAttributes(this.current())];
    const changed = pairs.filter((pair) => !isShown(shown, pair));
    if (changed.length > 0) upsertSearchAttributes(changed);
  }

  #raise(step: string, kind: AttentionKind): void {
    if (this.#failing.get(step)?.kind === kind) return;
    this.#failing.set(step, { kind, since: new Date().toISOString() });
    this.show();
  }
}

/** Shows that a workflow ends in need of attention. */
export function showOnEnding(kind: AttentionKind): void {
  upsertSearchAttributes([...attentionAttributes({ kind, since: new Date().toISOString() })]);
}

function isShown(shown: TypedSearchAttributes, { key, value }: SearchAttributeUpdatePair): boolean {
  const before: unknown = shown.get(key);
  if (value instanceof Date) return before instanceof Date && before.getTime() === value.getTime();
  return (before ?? null) === value;
}
