/** The orders that are selected to be moved together. Kept outside of React, so that selecting renders no lane. */

export class Selection {
  private chosen: ReadonlySet<string> = new Set();
  private readonly watchers = new Set<() => void>();

  get orders(): ReadonlySet<string> {
    return this.chosen;
  }

  set(orders: Iterable<string>): void {
    const next = new Set(orders);
    if (next.size === 0 && this.chosen.size === 0) return;
    this.chosen = next;
    for (const watcher of this.watchers) watcher();
  }

  toggle(order: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(order)) next.add(order);
    this.set(next);
  }

  add(orders: Iterable<string>): void {
    this.set([...this.chosen, ...orders]);
  }

  /** Lets go of those that are no longer among these: done meanwhile, cancelled, or on another day. */
  keep(orders: ReadonlySet<string>): void {
    const kept = [...this.chosen].filter((order) => orders.has(order));
    if (kept.length < this.chosen.size) this.set(kept);
  }

  /** Calls the watcher after each change until the returned function is called. */
  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };
}
