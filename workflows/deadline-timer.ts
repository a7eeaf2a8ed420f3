/**
 * The one timer of a workflow that waits for whichever of several things is due first. The timer stays as long as
 * that does not change, so news that arrives meanwhile costs nothing.
 */
import { CancellationScope, isCancellation, sleep } from '@temporalio/workflow';

export class Alarm {
  #timer: { at: number; scope: CancellationScope; rang: boolean } | undefined;

  /** True once the time it was set to has come. */
  get rang(): boolean {
    return this.#timer?.rang ?? false;
  }

  /** Sets it to ring at `at`, or not at all for null; the UI shows `summary` beside the timer. */
  set(at: number | null, summary: string): void {
    if (this.#timer && this.#timer.at === at && !this.#timer.rang) return;
    this.#timer?.scope.cancel();
    this.#timer = undefined;
    if (at === null) return;
    const timer = { at, scope: new CancellationScope(), rang: false };
    this.#timer = timer;
    void timer.scope
      .run(async () => {
        await sleep(Math.max(1, at - Date.now()), { summary });
        timer.rang = true;
      })
      .catch((error: unknown) => {
        if (!isCancellation(error)) throw error;
      });
  }
}
