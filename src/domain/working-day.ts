/**
 * The best legal working day of one sequence of stops: when the duty begins, when the van leaves, when it reaches each
 * stop, where its breaks lie, when it is back. `plan-timing.ts` does it for the terms of a routing problem; a search
 * that asks millions of times uses `WorkingDay` itself.
 *
 * Once it is known on which trips the breaks lie, a day is a set of times with bounds on their differences (a simple
 * temporal network; Dechter, Meiri, Pearl, Artificial Intelligence 49, 1991). So of the beginning of a route, up to
 * some stop, five numbers matter: see `route-beginnings.ts`. The trips of the breaks are found by dynamic programming over the
 * stops, which keeps a beginning unless another is as good in all five.
 */
import {
  Beginnings,
  BREAKS,
  DUTY_BY,
  EARLIEST,
  ON_TRIP,
  PARENT,
  RESTED_BY,
  WORKED,
} from './route-beginnings.js';
import type { WorkRules } from './routing-problem.js';

/** Stands for "no limit" and "never": beyond any day, and small enough that sums stay 32-bit integers. */
export const UNBOUNDED = 2 ** 28;

/**
 * Works out one route after another under the same rules, without allocating. All times are whole seconds of the
 * depot's local day. To use it:
 *
 * 1. `reserve(count)`, then fill `travel` (count + 1 values), `opens`, `closes` and `service` (count values each).
 * 2. `fromDepot(…)` or `underWay(…)`: where and when the route begins.
 * 3. `earliestReturn(count, backBy)`: `UNBOUNDED` if no day is legal, otherwise the earliest return of a legal one;
 *    that minus `latestDuty` is the shortest duty with that return. Usually one pass over the stops.
 * 4. Only for a day that is to be shown: fill `punctualBy`, then `layOut(count)` writes all times.
 *
 * Each call overwrites what the one before has written.
 */
export class WorkingDay {
  /** Seconds to each stop from the place before it; then those back to the depot. */
  travel = new Int32Array(0);
  /** When a visit can begin at the earliest and must begin at the latest, and how long it takes. */
  opens = new Int32Array(0);
  closes = new Int32Array(0);
  service = new Int32Array(0);
  /** For `layOut`: the departure is not put off so far that a visit begins later than this. */
  punctualBy = new Int32Array(0);

  /** By `earliestReturn`: the latest that the duty can begin without a later return. */
  latestDuty = 0;
  /** By `earliestReturn`: the number of breaks, in all and on each trip (the last one is the way back). */
  breaks = 0;
  breaksOnTrip = new Int32Array(0);

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

  readonly breakSeconds: number;
  private readonly breakAfter: number;
  private readonly maxDuty: number;
  private readonly loading: number;
  private readonly beginnings = new Beginnings();
  /** When each place must be reached at the latest for the rest to be in time without breaks. */
  private reachBy = new Int32Array(0);
  /** The least end of each break that lets the work after it end in time. */
  private breakEndsFrom = new Int32Array(8);

  /** The beginning at the depot, or where a van under way is. */
  private isUnderWay = false;
  private leavesAt = 0;
  private worked = 0;
  private restedBy = 0;
  private dutyFrom = 0;
  private notBefore = 0;

  /**
   * Rules that are absent don't apply.
   * @throws RangeError if a break is due after no work at all
   */
  constructor(rules: WorkRules = {}) {
    this.breakSeconds = rules.break?.seconds ?? 0;
    this.breakAfter = rules.break?.afterSeconds ?? UNBOUNDED;
    this.maxDuty = rules.maxDutySeconds ?? UNBOUNDED;
    this.loading = rules.loadingSeconds ?? 0;
    if (this.breakAfter <= 0) throw new RangeError('A break is due after some work, not after none.');
    this.fromDepot(0);
  }

  /** Makes room for `stops` stops; if there was too little, the arrays are replaced. */
  reserve(stops: number): void {
    if (stops < this.travel.length) return;
    const length = Math.max(stops + 1, 2 * this.travel.length);
    this.travel = new Int32Array(length);
    this.opens = new Int32Array(length);
    this.closes = new Int32Array(length);
    this.service = new Int32Array(length);
    this.punctualBy = new Int32Array(length);
    this.breaksOnTrip = new Int32Array(length);
    this.arrivesAt = new Int32Array(length);
    this.visitsAt = new Int32Array(length);
    this.reachBy = new Int32Array(length);
  }

  /** The route begins at its depot: loading begins at `from` at the earliest. */
  fromDepot(from: number): void {
    this.isUnderWay = false;
    this.leavesAt = from + this.loading;
    this.worked = this.loading;
    this.restedBy = UNBOUNDED;
    this.dutyFrom = from;
    this.notBefore = -UNBOUNDED;
  }

  /**
   * The route continues: the duty began at `dutyFrom`, the work since the last break at `workFrom`. The van leaves, or
   * left, its place at `leavesAt`; it reaches nothing and takes no break before `now`. Work that is longer than allowed
   * by now can't be helped: then a break comes at once.
   */
  underWay(dutyFrom: number, workFrom: number, leavesAt: number, now: number): void {
    this.isUnderWay = true;
    this.leavesAt = leavesAt;
    // Nothing that lies behind can be put off.
    this.worked = -UNBOUNDED;
    this.restedBy = Math.max(workFrom, Math.max(leavesAt, now) - this.breakAfter);
    this.dutyFrom = dutyFrom;
    this.notBefore = now;
  }

  /**
   * Returns the earliest return of a legal day over the first `count` stops that ends by `backBy`, or `UNBOUNDED` if
   * there is none. Of days with the same return it takes the one with the fewest breaks, then the shortest duty.
   */
  earliestReturn(count: number, backBy: number): number {
    // Without breaks the van is back at the earliest, and its duty is the shortest.
    let clock = this.leavesAt;
    let worked = this.worked;
    let restedBy = this.restedBy;
    for (let i = 0; i <= count; i++) {
      const trip = this.travel[i]!;
      clock += trip;
      worked += trip;
      if (i === 0 && clock < this.notBefore) clock = this.notBefore;
      this.breaksOnTrip[i] = 0;
      if (i === count) break;
      if (clock < this.opens[i]!) clock = this.opens[i]!;
      if (clock > this.closes[i]!) return UNBOUNDED;
      restedBy = Math.min(restedBy, this.closes[i]! - worked);
      clock += this.service[i]!;
      worked += this.service[i]!;
    }
    this.breaks = 0;
    this.latestDuty = this.isUnderWay ? this.dutyFrom : Math.min(restedBy, clock - worked);
    if (clock > backBy || clock - this.latestDuty > this.maxDuty) return UNBOUNDED;
    if (worked <= this.breakAfter && clock - restedBy <= this.breakAfter) return clock;
    return this.withBreaks(count, backBy, clock);
  }

  /** Returns false if no day over the first `count` stops can be short enough, breaks aside. One pass. */
  mayBeLegal(count: number): boolean {
    let clock = this.leavesAt;
    let worked = this.worked;
    let restedBy = this.restedBy;
    for (let i = 0; i <= count; i++) {
      const trip = this.travel[i]!;
      clock += trip;
      worked += trip;
      if (i === count) break;
      if (clock < this.opens[i]!) clock = this.opens[i]!;
      if (clock > this.closes[i]!) return false;
      restedBy = Math.min(restedBy, this.closes[i]! - worked);
      clock += this.service[i]!;
      worked += this.service[i]!;
    }
    return clock - Math.min(restedBy, clock - worked) <= this.maxDuty;
  }

  /** `earliestReturn` for a route that is back at `withoutBreaks` without the breaks that it needs. */
  private withBreaks(count: number, backBy: number, withoutBreaks: number): number {
    const { beginnings, breakSeconds } = this;
    this.reachBy[count] = backBy;
    for (let i = count - 1; i >= 0; i--)
      this.reachBy[i] = Math.min(
        this.closes[i]!,
        this.reachBy[i + 1]! - this.travel[i + 1]! - this.service[i]!,
      );
    // A break is only needed if the work before and after it would be too long in one piece.
    const perBreak = Math.max(1, this.breakAfter - 2 * breakSeconds);
    const mostBreaks = 2 * Math.ceil((withoutBreaks - this.dutyFrom) / perBreak);
    const dutyBy = this.isUnderWay ? this.dutyFrom : UNBOUNDED;
    beginnings.count = 0;
    beginnings.add(0, this.leavesAt, this.worked, this.restedBy, dutyBy, 0, 0, -1);
    let first = 0;
    let end = 1;
    let onDuty = this.worked;
    for (let i = 0; i <= count; i++) {
      onDuty += this.travel[i]!;
      for (let parent = first; parent < end; parent++) this.extend(i, count, parent, end, onDuty, mostBreaks);
      onDuty += this.service[i]!;
      first = end;
      end = beginnings.count;
      if (first === end) return UNBOUNDED;
    }
    onDuty -= this.service[count]!;
    return this.choose(count, first, onDuty);
  }

  /**
   * Continues a beginning over trip `i` and, unless that is the way back, the visit at its end: with no break, with one,
   * and with more while that may help. `onDuty` is the least time since the duty began, but for breaks.
   */
  private extend(
    i: number,
    count: number,
    parent: number,
    first: number,
    onDuty: number,
    mostBreaks: number,
  ): void {
    const { beginnings, breakAfter, breakSeconds } = this;
    const opens = i < count ? this.opens[i]! : -UNBOUNDED;
    const closes = i < count ? this.closes[i]! : UNBOUNDED;
    const service = i < count ? this.service[i]! : 0;
    const dutyBy = beginnings.get(parent, DUTY_BY);
    let clock = beginnings.get(parent, EARLIEST) + this.travel[i]!;
    if (i === 0 && clock < this.notBefore) clock = this.notBefore;
    let worked = beginnings.get(parent, WORKED) + this.travel[i]!;
    let restedBy = beginnings.get(parent, RESTED_BY);
    let breaks = beginnings.get(parent, BREAKS);
    for (let onTrip = 0; breaks <= mostBreaks; onTrip++) {
      const begins = Math.max(clock, opens);
      if (begins > this.reachBy[i]!) return;
      const ends = begins + service;
      const by = Math.min(restedBy, closes - worked);
      if (worked + service <= breakAfter && ends - by <= breakAfter) {
        const duty = Math.min(dutyBy, closes - onDuty - breaks * breakSeconds);
        beginnings.add(first, ends, worked + service, by, duty, breaks, onTrip, parent);
        if (i === count) return;
      }
      // Rested when the visit begins: another break changes nothing.
      if (worked <= 0 && restedBy >= begins) return;
      clock += breakSeconds;
      worked = Math.max(0, worked - breakAfter);
      restedBy = Math.min(UNBOUNDED, restedBy + breakAfter + breakSeconds);
      breaks++;
    }
  }

  /** Chooses the best of the whole routes from `first` on, and notes its breaks. */
  private choose(count: number, first: number, onDuty: number): number {
    const { beginnings } = this;
    let best = -1;
    let returns = UNBOUNDED;
    for (let i = first; i < beginnings.count; i++) {
      const back = beginnings.get(i, EARLIEST);
      const breaks = beginnings.get(i, BREAKS);
      const begun = Math.min(beginnings.get(i, DUTY_BY), back - onDuty - breaks * this.breakSeconds);
      if (back - begun > this.maxDuty || back > returns) continue;
      const isTie = back === returns;
      if (isTie && (breaks > this.breaks || (breaks === this.breaks && begun <= this.latestDuty))) continue;
      best = i;
      returns = back;
      this.breaks = breaks;
      this.latestDuty = begun;
    }
    if (best < 0) return UNBOUNDED;
    for (let trip = count; trip >= 0; trip--) {
      this.breaksOnTrip[trip] = beginnings.get(best, ON_TRIP);
      best = beginnings.get(best, PARENT);
    }
    return returns;
  }

  /**
   * Writes the times of the day that `earliestReturn` has just found, which must not have been `UNBOUNDED`. The van
   * leaves late to spare waiting, but not so late that a visit begins after its `punctualBy` when leaving earlier avoids
   * that, and early enough for the return to stay the earliest. It leaves later than that where the duty would be too
   * long, or the work before a break. A break comes at the end of its trip if it can, before the stop is
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

  /** When the van sets out on trip `i`, by the times written last. */
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
   * Writes all times again, with each break in its place: at the end of its trip, unless the work before it would be too
   * long by then, or the work after it too long unless it comes later.
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
