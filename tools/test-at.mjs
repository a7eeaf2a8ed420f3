/**
 * `npm run test:at -- 2028-02-29T23:30 [arguments of npm test]`: the suite as it would run at that moment, in this
 * machine's zone. Every clock is shifted by the same time: Node's, PostgreSQL's and the time-skipping server's by
 * tools/clock-shift.c, and Temporal's, which is a static Go program, by building it with another `time.Now`. Needs Go
 * and a C compiler; the first run takes some minutes.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The newest release that builds from its module alone. */
const TEMPORAL = 'github.com/temporalio/cli/cmd/temporal@v1.5.1';
const SHIFT = 'CLOCK_SHIFT_SECONDS';
const FOLDER = join(homedir(), '.cache/waypost/shifted-clock');

const [at = '', ...args] = process.argv.slice(2);
const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
if (Number.isNaN(seconds)) {
  console.error('Give a date and time, such as 2028-02-29T23:30.');
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
const { status } = spawnSync('npm', ['test', '--', ...args], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    // Servers of an earlier run have its clock.
    CI: 'true',
    TEMPORAL_CLI_PATH: shiftedTemporal(),
    [SHIFT]: String(seconds),
    LD_PRELOAD: clockShift(),
  },
});
process.exit(status ?? 1);

/** Builds the library that shifts a program's clock, where PostgreSQL's user can read it too; returns its path. */
function clockShift() {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-clock-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const library = join(folder, 'clock-shift.so');
  const source = join(import.meta.dirname, 'clock-shift.c');
  const { status: code } = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl'], {
    stdio: 'inherit',
  });
  if (code === 0) return library;
  console.error('tools/clock-shift.c could not be compiled; is there a C compiler?');
  process.exit(2);
}

/** Builds Temporal's development server with the shifted clock, once; returns its path. */
function shiftedTemporal() {
  const program = join(FOLDER, 'temporal');
  if (existsSync(program)) return program;
  const original = join(go(['env', 'GOROOT']).trim(), 'src/time/time.go');
  const source = readFileSync(original, 'utf8')
    .replace('import (', 'import (\n\t"syscall"')
    .replace(/(\tsec, nsec, mono := (?:runtimeNow|now)\(\)\n)/, '$1\tsec += clockShift\n').concat(`
var clockShift = func() (shift int64) {
	text, _ := syscall.Getenv("${SHIFT}")
	for _, digit := range text {
		if digit != '-' {
			shift = shift*10 + int64(digit-'0')
		}
	}
	if text != "" && text[0] == '-' {
		return -shift
	}
	return shift
}()
`);
  const shifted = join(FOLDER, 'time.go');
  const overlay = join(FOLDER, 'overlay.json');
  writeFileSync(shifted, source);
  writeFileSync(overlay, JSON.stringify({ Replace: { [original]: shifted } }));
  console.log('Building Temporal with a clock that can be shifted (once, some minutes) …');
  go(['install', '-overlay', overlay, TEMPORAL], { GOBIN: FOLDER });
  return program;
}

function go(args, variables = {}) {
  const { status: code, stdout } = spawnSync('go', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables },
  });
  if (code === 0) return stdout;
  console.error('Temporal could not be built; is Go installed?');
  process.exit(2);
}
