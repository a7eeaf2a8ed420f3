/**
 * The times of the best legal working day of a route: `working-day.ts` finds on which trips the breaks are and when the
 * van is back, this decides when it leaves, and writes everything down.
 */
import { UNBOUNDED, WorkingDay } from './working-day.js';

/** Call `earliestReturn`, then `layOut`. */
export class TimedDay extends WorkingDay {
  /** For `layOut`: the departure is not put off so far that a visit begins later than this. */
  punctualBy = new Int32Array(0);

  /** By `layOut`: when the duty begins, the van leaves, and it is back. */
  startsAt = 0;
  departsAt = 0;
  returnsAt = 0;
  /** By `layOut`: when the van reaches each stop, after a break on the way, and when the visit begins. */
  arrivesAt = new Int32Array(0);
  visitsAt = new Int32Array(0);
  /** By `layOut`: when each break ends; each lasts `breakSeconds`. */
  breakEnds = new Int32Array(8);
  /** By `layOut`: all waiting, also that before a break. */
  waitSeconds = 0;

  /** The least end of each break that lets the work after it end in time. */
  private breakEndsFrom = new Int32Array(8);

  override reserve(stops: number): void {
    super.reserve(stops);
    const { length } = this.travel;
    if (this.arrivesAt.length === length) return;
    this.punctualBy = new Int32Array(length);
    this.arrivesAt = new Int32Array(length);
    this.visitsAt = new Int32Array(length);
  }

  /**
   * Writes the times of the day that `earliestReturn` has just found, which must not have been `UNBOUNDED`. The van
   * leaves late to spare waiting, but not so late that a visit begins after its `punctualBy` when leaving earlier
   * avoids that, and early enough for the return to stay the earliest. It leaves later than that where the duty would
   * be too long, or the work before a break. A break comes at the end of its trip if it can, before the stop is
   * reached; if there is only one, it divides the work as evenly as it can.
   */
  layOut(count: number): void {
    this.drive(count, this.leavesAt);
    if (!this.isUnderWay) {
      const preferred = this.dutyFrom + this.sensibleDelay(count);
      const least = Math.max(this.returnsAt - this.maxDuty, this.setBreakEndsFrom(count));
      this.startsAt = Math.max(preferred, Math.min(least, this.latestDuty));
      this.drive(count, this.startsAt + this.loading);
    } else {
      this.startsAt = this.dutyFrom;
    }
    if (this.breaks === 1) this.centreBreak(count);
    this.setBreakEndsFrom(count);
    this.placeBreaks(count);
  }

  /**
   * Moves the only break to the trip where it divides the work most evenly, so that being late does not make the work
   * before it too long at once. The return stays, and no visit comes later than is punctual for that.
   */
  private centreBreak(count: number): void {
    const { returnsAt, breakSeconds, breakAfter, breaksOnTrip } = this;
    const rested = this.isUnderWay ? this.restedBy : this.startsAt;
    for (let i = 0; i < count; i++)
      this.reachBy[i] = Math.min(this.closes[i]!, Math.max(this.punctualBy[i]!, this.visitsAt[i]!));
    let best = breaksOnTrip.indexOf(1);
    breaksOnTrip[best] = 0;
    let longest = breakAfter + 1;
    for (let trip = 0; trip < count; trip++) {
      breaksOnTrip[trip] = 1;
      this.drive(count, this.departsAt);
      breaksOnTrip[trip] = 0;
      const end = Math.min(this.arrivesAt[trip]!, rested + breakAfter + breakSeconds);
      const work = Math.max(end - breakSeconds - rested, returnsAt - end);
      const isFree = end - breakSeconds >= this.setsOutAt(trip) && this.returnsAt === returnsAt;
      if (!isFree || work >= longest || !this.isReached(count)) continue;
      best = trip;
      longest = work;
    }
    breaksOnTrip[best] = 1;
    this.drive(count, this.departsAt);
  }

  /** Returns whether every visit, by the times written last, begins by its `reachBy`. */
  private isReached(count: number): boolean {
    for (let i = 0; i < count; i++) if (this.visitsAt[i]! > this.reachBy[i]!) return false;
    return true;
  }

  /** Writes when each stop is reached, with all breaks of the trip before it, for a van that leaves at `departsAt`. */
  private drive(count: number, departsAt: number): void {
    let clock = departsAt;
    this.departsAt = departsAt;
    for (let i = 0; i <= count; i++) {
      clock += this.travel[i]!;
      if (i === 0 && clock < this.notBefore) clock = this.notBefore;
      clock += this.breaksOnTrip[i]! * this.breakSeconds;
      if (i === count) break;
      this.arrivesAt[i] = clock;
      if (clock < this.opens[i]!) clock = this.opens[i]!;
      this.visitsAt[i] = clock;
      clock += this.service[i]!;
    }
    this.returnsAt = clock;
  }

  /**
   * Returns how long departure can be put off without returning later: leaving later uses up waiting first, and must
   * not push a visit beyond its `punctualBy` (forward time slack; Savelsbergh 1992).
   */
  private sensibleDelay(count: number): number {
    let waited = 0;
    let delay = UNBOUNDED;
    for (let i = 0; i < count; i++) {
      waited += this.visitsAt[i]! - this.arrivesAt[i]!;
      delay = Math.min(delay, waited + Math.max(0, this.punctualBy[i]! - this.visitsAt[i]!));
    }
    return Math.min(delay, waited);
  }

  /** When the van starts trip `i`, by the times written last. */
  private setsOutAt(i: number): number {
    if (i === 0) return Math.max(this.departsAt, this.notBefore);
    return this.visitsAt[i - 1]! + this.service[i - 1]!;
  }

  /** Writes the least end of each break, from the last to the first. Returns the least beginning of the duty. */
  private setBreakEndsFrom(count: number): number {
    const { breakSeconds, breakAfter } = this;
    if (this.breaks > this.breakEnds.length) {
      this.breakEnds = new Int32Array(2 * this.breaks);
      this.breakEndsFrom = new Int32Array(2 * this.breaks);
    }
    let from = this.returnsAt - breakAfter;
    let next = this.breaks;
    for (let i = count; i >= 0; i--) {
      for (let onTrip = this.breaksOnTrip[i]!; onTrip > 0; onTrip--) {
        from = Math.max(from, this.setsOutAt(i) + onTrip * breakSeconds);
        this.breakEndsFrom[--next] = from;
        from -= breakSeconds + breakAfter;
      }
    }
    return from;
  }

  /**
   * Writes all times again, with each break in its place: at the end of its trip, unless the work before it would be
   * too long by then, or the work after it too long unless it comes later.
   */
  private placeBreaks(count: number): void {
    const { breakSeconds, breakAfter } = this;
    let rested = this.isUnderWay ? this.restedBy : this.startsAt;
    let next = 0;
    let clock = this.setsOutAt(0);
    let arrives = Math.max(this.departsAt + this.travel[0]!, this.notBefore);
    this.waitSeconds = 0;
    for (let i = 0; i <= count; i++) {
      const onTrip = this.breaksOnTrip[i]!;
      arrives += onTrip * breakSeconds;
      const reached = arrives;
      if (onTrip > 0) {
        const last = Math.max(reached, this.breakEndsFrom[next + onTrip - 1]!);
        for (let left = onTrip - 1; left >= 0; left--) {
          rested = Math.min(rested + breakAfter, last - (left + 1) * breakSeconds);
          rested = Math.max(rested, clock) + breakSeconds;
          clock = rested;
          this.breakEnds[next++] = rested;
        }
        arrives = Math.max(arrives, rested);
      }
      if (i === count) break;
      const visits = Math.max(arrives, this.opens[i]!);
      this.arrivesAt[i] = arrives;
      this.visitsAt[i] = visits;
      this.waitSeconds += visits - reached;
      clock = visits + this.service[i]!;
      arrives = clock + this.travel[i + 1]!;
    }
    this.returnsAt = arrives;
  }
}
