/**
 * The one timer of a workflow that waits for whichever is due first. It is left alone for as long as that stays the same:
 * news that come meanwhile cost nothing.
 */
import { CancellationScope, isCancellation, sleep } from '@temporalio/workflow';

export class Alarm {
  #timer: { at: number; scope: CancellationScope; rang: boolean } | undefined;

  /** Whether the time has come that it was set to. */
  get rang(): boolean {
    return this.#timer?.rang ?? false;
  }

  /** To ring at this time, or not at all; the UI shows `summary` of its timer. */
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
