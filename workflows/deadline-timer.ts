/**
 * The one timer of a workflow that waits for whichever of several things is due first. The timer stays as long as
 * that does not change, so a signal that arrives meanwhile costs nothing.
 */
import { CancellationScope, isCancellation, sleep } from '@temporalio/workflow';

/** `at` is in milliseconds since the epoch; the UI shows `summary` beside the timer. */
export type Deadline = { at: number; summary: string };

export class DeadlineTimer {
  #timer: { at: number; scope: CancellationScope; fired: boolean } | undefined;

  /** True once the deadline it was set to has passed. */
  get fired(): boolean {
    return this.#timer?.fired ?? false;
  }

  /** Sets it to this deadline, or to none. */
  set(deadline: Deadline | null): void {
    if (this.#timer && this.#timer.at === deadline?.at && !this.#timer.fired) return;
    this.#timer?.scope.cancel();
    this.#timer = undefined;
    if (deadline === null) return;
    const { at, summary } = deadline;
    const timer = { at, scope: new CancellationScope(), fired: false };
    this.#timer = timer;
    void timer.scope
      .run(async () => {
        await sleep(Math.max(1, at - Date.now()), { summary });
        timer.fired = true;
      })
      .catch((error: unknown) => {
        if (!isCancellation(error)) throw error;
      });
  }
}
