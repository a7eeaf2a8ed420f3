/**
 * The best legal working day of one sequence of stops: when the duty begins, when the van leaves, when it reaches each
 * stop, when its breaks are, when it is back. `plan-timing.ts` does it for the terms of a routing problem, with the
 * times that `timed-day.ts` writes; a search that asks millions of times uses `WorkingDay` itself.
 *
 * Once it is known on which trips the breaks are, a day is a set of times with bounds on their differences (a simple
 * temporal network; Dechter, Meiri, Pearl, Artificial Intelligence 49, 1991). So of the beginning of a route, up to
 * some stop, five numbers matter: see `route-beginnings.ts`. The trips of the breaks are found by dynamic programming
 * over the stops, which keeps a beginning unless another is as good in all five.
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

/** Means "no limit" and "never": beyond any day, and small enough that sums stay 32-bit integers. */
export const UNBOUNDED = 2 ** 28;

/** Typed arrays know no infinity. */
export const bounded = (second: number) => Math.max(-UNBOUNDED, Math.min(UNBOUNDED, second));

/**
 * Works out one route after another under the same rules, without allocating. All times are whole seconds of the
 * depot's local day. To use it:
 *
 * 1. `reserve(count)`, then fill `travel` (count + 1 values), `opens`, `closes` and `service` (count values each).
 * 2. `fromDepot(…)` or `underWay(…)`: where and when the route begins.
 * 3. `earliestReturn(count, backBy)`: `UNBOUNDED` if no day is legal, otherwise the earliest return of a legal one;
 *    that minus `latestDuty` is the shortest duty with that return. Without breaks one pass over the stops.
 *    `isLegal(count, backBy)` only says whether there is a legal day: three passes where one break is enough.
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
  /** By `earliestReturn`: the latest that the duty can begin without a later return. */
  latestDuty = 0;
  /** By `earliestReturn`: the number of breaks, in all and on each trip (the last one is the way back). */
  breaks = 0;
  breaksOnTrip = new Int32Array(0);

  readonly breakSeconds: number;
  protected readonly breakAfter: number;
  protected readonly maxDuty: number;
  protected readonly loading: number;
  private readonly beginnings = new Beginnings();
  /** When each place must be reached at the latest for the rest to be in time without breaks. */
  protected reachBy = new Int32Array(0);

  /** See `isLegalWithOne`. */
  private rest = new Int32Array(0);
  private backFrom = new Int32Array(0);
  /** By `driveStraight`: the least time since the duty began, and whether that takes a break. */
  private onDuty = 0;
  private needsBreak = false;

  /** The beginning at the depot, or where a van under way is. */
  protected isUnderWay = false;
  protected leavesAt = 0;
  private worked = 0;
  protected restedBy = 0;
  protected dutyFrom = 0;
  protected notBefore = 0;

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
    this.breaksOnTrip = new Int32Array(length);
    this.reachBy = new Int32Array(length);
    this.rest = new Int32Array(length);
    this.backFrom = new Int32Array(length);
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
    // Nothing in the past can be put off.
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
    const withoutBreaks = this.driveStraight(count, backBy);
    this.breaks = 0;
    this.breaksOnTrip.fill(0, 0, count + 1);
    if (withoutBreaks === UNBOUNDED || !this.needsBreak) return withoutBreaks;
    return this.withBreaks(count, backBy, withoutBreaks);
  }

  /** Returns whether `earliestReturn` is less than `UNBOUNDED`, in less time. */
  isLegal(count: number, backBy: number): boolean {
    const withoutBreaks = this.driveStraight(count, backBy);
    if (withoutBreaks === UNBOUNDED || !this.needsBreak) return withoutBreaks < UNBOUNDED;
    const fewest = this.isUnderWay ? 1 : Math.ceil(this.onDuty / this.breakAfter) - 1;
    if (this.onDuty + fewest * this.breakSeconds > this.maxDuty) return false;
    if (fewest <= 1 && this.isLegalWithOne(count, backBy)) return true;
    return this.withBreaks(count, backBy, withoutBreaks) < UNBOUNDED;
  }

  /**
   * Returns the return of a day without breaks, or `UNBOUNDED` if it breaks a window or is too long: then every day is,
   * for the van is back at the earliest, and its duty the shortest. Writes `latestDuty`, `onDuty` and `needsBreak`.
   */
  private driveStraight(count: number, backBy: number): number {
    let clock = this.leavesAt;
    let worked = this.worked;
    let restedBy = this.restedBy;
    for (let i = 0; i <= count; i++) {
      const trip = this.travel[i]!;
      clock += trip;
      worked += trip;
      if (i === 0 && clock < this.notBefore) clock = this.notBefore;
      if (i === count) break;
      if (clock < this.opens[i]!) clock = this.opens[i]!;
      if (clock > this.closes[i]!) return UNBOUNDED;
      restedBy = Math.min(restedBy, this.closes[i]! - worked);
      clock += this.service[i]!;
      worked += this.service[i]!;
    }
    this.onDuty = worked;
    this.latestDuty = this.isUnderWay ? this.dutyFrom : Math.min(restedBy, clock - worked);
    this.needsBreak = worked > this.breakAfter || clock - restedBy > this.breakAfter;
    return clock > backBy || clock - this.latestDuty > this.maxDuty ? UNBOUNDED : clock;
  }

  /**
   * Returns whether a single break makes the day legal; `driveStraight` was fine but for breaks. What follows a trip is
   * summed up from the end: reached at t, at most `reachBy`, the van is back at max(t + `rest`, `backFrom`). So is what
   * precedes it, in the terms of `route-beginnings.ts`, and both are put together for each trip.
   */
  private isLegalWithOne(count: number, backBy: number): boolean {
    const { breakAfter, breakSeconds, travel, service, rest, backFrom, reachBy, onDuty } = this;
    rest[count] = 0;
    backFrom[count] = -UNBOUNDED;
    reachBy[count] = backBy;
    for (let i = count - 1; i >= 0; i--) {
      const onward = service[i]! + travel[i + 1]!;
      rest[i] = rest[i + 1]! + onward;
      backFrom[i] = Math.max(backFrom[i + 1]!, this.opens[i]! + rest[i]!);
      reachBy[i] = Math.min(this.closes[i]!, reachBy[i + 1]! - onward);
    }
    let clock = this.leavesAt;
    let worked = this.worked;
    let restedBy = this.restedBy;
    for (let i = 0; i <= count; i++) {
      if (worked > breakAfter || clock - restedBy > breakAfter) return false;
      clock += travel[i]!;
      worked += travel[i]!;
      if (i === 0 && clock < this.notBefore) clock = this.notBefore;
      const reached = clock + breakSeconds;
      const before = Math.max(0, worked - breakAfter);
      const breakEnds = Math.min(restedBy + breakAfter + breakSeconds, reachBy[i]! - before);
      const back = Math.max(reached + rest[i]!, backFrom[i]!);
      if (reached <= reachBy[i]! && before + rest[i]! <= breakAfter && back - breakEnds <= breakAfter) {
        const begun = this.isUnderWay
          ? this.dutyFrom
          : Math.min(restedBy, reachBy[i]! - worked - breakSeconds, back - onDuty - breakSeconds);
        if (back - begun <= this.maxDuty) return true;
      }
      if (i === count) break;
      if (clock < this.opens[i]!) clock = this.opens[i]!;
      restedBy = Math.min(restedBy, this.closes[i]! - worked);
      clock += service[i]!;
      worked += service[i]!;
    }
    return false;
  }

  /** Returns false if no day over the first `count` stops can be short enough, breaks aside. One pass. */
  mayBeLegal(count: number): boolean {
    return this.driveStraight(count, UNBOUNDED) < UNBOUNDED;
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
    const maxBreaks = 2 * Math.ceil((withoutBreaks - this.dutyFrom) / perBreak);
    const dutyBy = this.isUnderWay ? this.dutyFrom : UNBOUNDED;
    beginnings.count = 0;
    beginnings.add(0, this.leavesAt, this.worked, this.restedBy, dutyBy, 0, 0, -1);
    let first = 0;
    let end = 1;
    let onDuty = this.worked;
    for (let i = 0; i <= count; i++) {
      onDuty += this.travel[i]!;
      for (let parent = first; parent < end; parent++) this.extend(i, count, parent, end, onDuty, maxBreaks);
      onDuty += this.service[i]!;
      first = end;
      end = beginnings.count;
      if (first === end) return UNBOUNDED;
    }
    onDuty -= this.service[count]!;
    return this.choose(count, first, onDuty);
  }

  /**
   * Continues a beginning over trip `i` and, unless that is the way back, the visit at its end: with no break, with
   * one, and with more while that may help. `onDuty` is the least time since the duty began, but for breaks.
   */
  private extend(
    i: number,
    count: number,
    parent: number,
    first: number,
    onDuty: number,
    maxBreaks: number,
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
    for (let onTrip = 0; breaks <= maxBreaks; onTrip++) {
      const begins = Math.max(clock, opens);
      if (begins > this.reachBy[i]!) return;
      const ends = begins + service;
      const by = Math.min(restedBy, closes - worked);
      if (worked + service <= breakAfter && ends - by <= breakAfter) {
        const duty = Math.min(dutyBy, closes - onDuty - breaks * breakSeconds);
        beginnings.add(first, ends, worked + service, by, duty, breaks, onTrip, parent);
        if (i === count) return;
      }
      // Rested however late the visit begins: another break changes nothing.
      if (worked <= 0 && restedBy >= closes) return;
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
}
