/**
 * Shows that a workflow needs attention in the search attributes Attention and AttentionSince, for as long as the cause
 * lasts. A cause is reported by a signal, from the rows, or is a step that fails.
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
import type { AttentionOptions, CarriedConversation } from '../src/contracts/workflows.js';
import { type Attention, type AttentionKind, mostPressing } from '../src/domain/attention.js';

/** Receives what happens to one step, from its first failure on. */
export type Watch = {
  /** The step has failed; it is tried again unless `isFinal`. */
  failed: (failure: Failure) => void;
  /** The step has succeeded, or is no longer wanted. */
  ended: () => void;
};

/** `reason` is the failure's code and message, as in Temporal's history. */
export type Failure = { isDefect: boolean; isFinal: boolean; reason: string };

type Carried = CarriedConversation['attention'];

/** Tracks what a workflow needs attention for, and shows it. */
export class AttentionTracker {
  readonly #afterSeconds: number;
  readonly #failing: Map<string, Attention>;
  /** The failing steps that a defect has ended. */
  readonly #defective = new Set<string>();
  #fromRows: Attention | null;
  #lastFailure: string | undefined;

  constructor({ attention_after_seconds: afterSeconds }: AttentionOptions, carried?: Carried) {
    this.#afterSeconds = afterSeconds;
    this.#fromRows = carried?.from_rows ?? null;
    this.#failing = new Map(carried?.failing);
  }

  /** Returns what is shown now. */
  current(): Attention | null {
    return mostPressing([...this.#failing.values(), ...(this.#fromRows ? [this.#fromRows] : [])]);
  }

  /** The last step failure since this run of the workflow began; undefined if there was none. */
  get lastFailure(): string | undefined {
    return this.#lastFailure;
  }

  /** State for the next run of the workflow. */
  get carried(): Carried {
    return { from_rows: this.#fromRows, failing: [...this.#failing] };
  }

  /** Sets what the rows need attention for, and shows it together with these other attributes. */
  setFromRows(fromRows: Attention | null, others: readonly SearchAttributeUpdatePair[]): void {
    this.#fromRows = fromRows;
    this.#show(others);
  }

  /** Watches a step, which counts as failing until it succeeds under the same name. */
  watch(step: string): Watch {
    const timer = new CancellationScope();
    let isTimed = false;
    return {
      failed: ({ isDefect, isFinal, reason }) => {
        this.#lastFailure = `${step}: ${reason}`;
        if (isDefect || isFinal) {
          timer.cancel();
          if (isDefect && isFinal) this.#defective.add(step);
          this.#raise(step, 'failed_step');
          return;
        }
        if (isTimed) return;
        isTimed = true;
        void timer
          .run(async () => {
            await sleep(this.#afterSeconds * 1_000, { summary: `${step} fails: until it needs attention` });
            this.#raise(step, 'provider_down');
          })
          .catch((error: unknown) => {
            if (!isCancellation(error)) throw error;
          });
      },
      ended: () => {
        timer.cancel();
        this.clear(step);
      },
    };
  }

  /** Clears a step that no longer needs attention. */
  clear(step: string): void {
    this.#defective.delete(step);
    if (this.#failing.delete(step)) this.#show();
  }

  /** Like `clear`, for every step except those whose name begins with `prefix` and that no defect has ended. */
  clearAllExcept(prefix: string): void {
    for (const step of this.#failing.keys()) {
      if (!step.startsWith(prefix) || this.#defective.has(step)) this.#failing.delete(step);
    }
    this.#defective.clear();
    this.#show();
  }

  /** Shows the current attention along with other attributes, in one command; sends none when nothing has changed. */
  #show(others: readonly SearchAttributeUpdatePair[] = []): void {
    const shown = workflowInfo().typedSearchAttributes;
    const pairs = [...others, ...attentionAttributes(this.current())];
    const changed = pairs.filter((pair) => !isShown(shown, pair));
    if (changed.length > 0) upsertSearchAttributes(changed);
  }

  #raise(step: string, kind: AttentionKind): void {
    if (this.#failing.get(step)?.kind === kind) return;
    this.#failing.set(step, { kind, since: new Date().toISOString() });
    this.#show();
  }
}

/** Shows that a workflow ends with something that needs attention. */
export function showFinalAttention(kind: AttentionKind): void {
  upsertSearchAttributes([...attentionAttributes({ kind, since: new Date().toISOString() })]);
}

function isShown(shown: TypedSearchAttributes, { key, value }: SearchAttributeUpdatePair): boolean {
  const before: unknown = shown.get(key);
  if (value instanceof Date) return before instanceof Date && before.getTime() === value.getTime();
  return (before ?? null) === value;
}
