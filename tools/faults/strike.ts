/** Executes the faults of a plan, and measures how long everything takes to be ready again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultKind } from './plan.js';
import { type ProcessName, type Programs, PROCESSES, type ServerName } from './programs.js';
import type { MailServer } from '../support/mail-server.js';
import type { TextMode, Texts } from './providers.js';
import type { Receivers } from './receiver.js';

/**
 * An executed fault. `recoveredMs`: time until all processes were ready, counted from when nothing was kept away any
 * more.
 */
export type Struck = {
  kind: FaultKind;
  target: string;
  at: number;
  endedAt: number;
  recoveredMs: number | null;
};

export type Victims = {
  programs: Programs;
  texts: Texts;
  mail: MailServer;
  receivers: Receivers;
  random: () => number;
  say: (line: string) => void;
};

const TEXT_MODES = {
  texts_refused: 'refuses',
  texts_unanswered: 'cuts',
  texts_late: 'late',
  texts_silent: 'silent',
  texts_reported_first: 'reports_first',
} as const satisfies Partial<Record<FaultKind, TextMode>>;

const CLOCK_SHIFT_MS = 10 * 60_000;
const POLL_MS = 100;
/** Maximum wait for readiness; anything longer is a breach anyway. */
const RECOVERY_LIMIT_MS = 120_000;

/** Executes the faults one after the other until the time is up. */
export async function strike(victims: Victims, faults: Iterator<Fault>, untilMs: number): Promise<Struck[]> {
  const { programs, say } = victims;
  const struck: Struck[] = [];
  /** A long absence of Temporal, during which other faults continue. */
  let absence: Promise<void> | null = null;
  let recovering: Promise<void> = Promise.resolve();
  for (let next = faults.next(); !next.done; next = faults.next()) {
    const fault = next.value;
    if (fault.awaitsRecovery) await recovering;
    if (Date.now() + fault.afterMs > untilMs) break;
    await sleep(fault.afterMs);
    const record: Struck = { kind: fault.kind, target: '', at: Date.now(), endedAt: 0, recoveredMs: null };
    struck.push(record);
    if (fault.kind === 'temporal_away' && absence === null) {
      record.target = 'temporal';
      say(`${record.kind} for ${Math.round(fault.lastsMs / 1000)} s`);
      absence = leaveTemporal(victims, fault).then(() => {
        absence = null;
        record.endedAt = Date.now();
      });
      continue;
    }
    record.target = await inflict(victims, fault, absence !== null);
    record.endedAt = Date.now();
    say(`${record.kind} ${record.target}`);
    // Nothing that needs Temporal can be ready without it, so faults during its absence are not measured.
    recovering = absence ? Promise.resolve() : measure(record, struck, programs, say);
  }
  await absence;
  await recovering;
  const last = struck.at(-1);
  if (last?.recoveredMs === null) await measure(last, struck, programs, say);
  return struck;
}

async function measure(
  record: Struck,
  struck: readonly Struck[],
  programs: Programs,
  say: (line: string) => void,
): Promise<void> {
  const tookMs = await recovery(programs, () => struck.at(-1) !== record);
  if (tookMs === null) return;
  record.recoveredMs = tookMs;
  say(`  ready after ${Math.round(tookMs / 100) / 10} s`);
}

async function leaveTemporal({ programs }: Victims, { lastsMs }: Fault): Promise<void> {
  await programs.killServer('temporal');
  await sleep(lastsMs);
  await programs.startServer('temporal');
}

/** `kill_worker_main` → `worker-main`. The cast: kinds of this form end in the name of a process. */
const processOf = (kind: FaultKind, prefix: 'kill_' | 'freeze_') =>
  kind.replace(prefix, '').replace('_', '-') as ProcessName;

/** Executes a fault, and reverts it if necessary. Resolves to its victim. */
async function inflict(victims: Victims, fault: Fault, isTemporalAway: boolean): Promise<string> {
  const { programs, texts, mail, receivers, random } = victims;
  const { kind, lastsMs, targets } = fault;
  const restart = async (name: ServerName) => {
    if (name === 'temporal' && isTemporalAway) return 'nobody';
    await programs.killServer(name);
    await programs.startServer(name);
    return name;
  };
  const forAWhile = async (begin: () => unknown, end: () => unknown) => {
    await begin();
    await sleep(lastsMs);
    await end();
  };
  const freeze = (name: ProcessName | ServerName) =>
    forAWhile(
      () => programs.freeze(name),
      () => programs.thaw(name),
    );
  const shift = async (shiftMs: number) => {
    const [target = 'api'] = targets;
    await forAWhile(
      () => programs.shiftClock(target, shiftMs),
      () => programs.shiftClock(target, 0),
    );
    return target;
  };

  switch (kind) {
    case 'kill_api':
    case 'kill_relay':
    case 'kill_worker_main':
    case 'kill_worker_solver':
    case 'kill_worker_webhooks': {
      const name = processOf(kind, 'kill_');
      programs.kill(name);
      return name;
    }
    case 'kill_temporal':
    case 'temporal_away':
      return restart('temporal');
    case 'kill_postmaster':
      return restart('postgres');
    case 'kill_backend': {
      const hit = await programs.killBackend((pids) => pids[Math.floor(random() * pids.length)]);
      return hit ? 'a backend' : 'nobody';
    }
    case 'kill_two': {
      const [first = 'api', second = 'relay'] = targets;
      // In half of the cases one of the two is a server.
      const server = random() < 0.25 ? 'postgres' : random() < 1 / 3 ? 'temporal' : null;
      programs.kill(first);
      if (server === null) programs.kill(second);
      return `${first}, ${server === null ? second : await restart(server)}`;
    }
    case 'freeze_postgres':
      await freeze('postgres');
      return 'postgres';
    case 'freeze_temporal':
      if (isTemporalAway) return 'nobody';
      await freeze('temporal');
      return 'temporal';
    case 'freeze_api':
    case 'freeze_relay':
    case 'freeze_worker_main':
    case 'freeze_worker_solver':
    case 'freeze_worker_webhooks': {
      const name = processOf(kind, 'freeze_');
      await freeze(name);
      return name;
    }
    case 'clock_ahead':
      return shift(CLOCK_SHIFT_MS);
    case 'clock_behind':
      return shift(-CLOCK_SHIFT_MS);
    case 'texts_refused':
    case 'texts_unanswered':
    case 'texts_late':
    case 'texts_silent':
    case 'texts_reported_first':
      await forAWhile(
        () => texts.setMode(TEXT_MODES[kind]),
        () => texts.setMode('well'),
      );
      return 'the texting provider';
    case 'mail_slow':
    case 'mail_cut':
      await forAWhile(
        () => mail.setMode(kind === 'mail_slow' ? 'slow' : 'cuts'),
        () => mail.setMode('well'),
      );
      return 'the mail server';
    case 'rolling_restart':
      for (const name of PROCESSES) {
        await programs.terminate(name);
        await ready(programs, [name]);
      }
      return 'all, one after the other';
    case 'receivers_down':
      await forAWhile(
        () => receivers.setDown(true),
        () => receivers.setDown(false),
      );
      return 'the receivers';
  }
}

const areReady = async (programs: Programs, names: readonly ProcessName[]): Promise<boolean> =>
  (await Promise.all(names.map((name) => programs.isReady(name)))).every(Boolean);

/** Waits until the processes report ready, or the limit is reached. */
async function ready(programs: Programs, names: readonly ProcessName[]): Promise<void> {
  const deadline = Date.now() + RECOVERY_LIMIT_MS;
  while (!(await areReady(programs, names)) && Date.now() < deadline) await sleep(POLL_MS);
}

/**
 * Resolves to how long it takes until every process reports ready twice in a row; the limit if that never happens, and
 * null if the wait was cancelled.
 */
export async function recovery(
  programs: Programs,
  isGivenUp: () => boolean = () => false,
): Promise<number | null> {
  const began = Date.now();
  let readySince: number | null = null;
  for (;;) {
    const isReady = await areReady(programs, PROCESSES);
    const now = Date.now();
    if (isGivenUp()) return null;
    if (!isReady) readySince = null;
    else if (readySince !== null) return readySince - began;
    else readySince = now;
    if (now - began > RECOVERY_LIMIT_MS) return RECOVERY_LIMIT_MS;
    await sleep(POLL_MS);
  }
}
