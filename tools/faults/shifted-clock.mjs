/** Loaded before a program (`node --import`): shifts its clock by FAULTS_CLOCK_SHIFT_MS. Timers are not affected. */
const shiftMs = Number(process.env.FAULTS_CLOCK_SHIFT_MS ?? 0);
const RealDate = globalThis.Date;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
