/**
 * `npm run test:at -- 2028-02-29T23:30 [arguments of npm test]`: the suite as it would run at that moment to come, in
 * this machine's zone. Every clock is shifted by the same time: Node's, PostgreSQL's and the time-skipping server's by
 * libfaketime (Debian's package `faketime`), and Temporal's, which is a static Go program, by building it with another
 * `time.Now`. Needs Go; the first run takes some minutes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The newest release that builds from its module alone. */
const TEMPORAL = 'github.com/temporalio/cli/cmd/temporal@v1.5.1';
const SHIFT = 'CLOCK_SHIFT_SECONDS';

const [at = '', ...args] = process.argv.slice(2);
const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
// In a signal handler libfaketime may show the real time, at which PostgreSQL would take all its timeouts for over.
if (!(seconds > 0)) {
  console.error('Give a date and time to come, such as 2028-02-29T23:30.');
  process.exit(2);
}
const { status } = spawnSync('npm', ['test', '--', ...args], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    TEMPORAL_CLI_PATH: shiftedTemporal(),
    [SHIFT]: String(seconds),
    LD_PRELOAD: faketime(),
    FAKETIME: `+${seconds}s`,
    // Only the time of day is another: waiting takes as long as ever.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  },
});
process.exit(status ?? 1);

/** Returns the path of libfaketime. */
function faketime() {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
  if (found !== undefined) return found;
  console.error("libfaketime is missing. Install Debian's package `faketime`.");
  process.exit(2);
}

/** Builds Temporal's development server with the shifted clock, once; returns its path. */
function shiftedTemporal() {
  const folder = join(homedir(), '.cache/waypost/shifted-clock');
  const program = join(folder, 'temporal');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const original = join(go(['env', 'GOROOT']).trim(), 'src/time/time.go');
  const source = readFileSync(original, 'utf8')
    .replace('import (', 'import (\n\t"syscall"')
    .replace(/(\tsec, nsec, mono := (?:runtimeNow|now)\(\)\n)/, '$1\tsec += clockShift\n').concat(`
var clockShift = func() (shift int64) {
	text, _ := syscall.Getenv("${SHIFT}")
	for _, digit := range text {
		shift = shift*10 + int64(digit-'0')
	}
	return shift
}()
`);
  const shifted = join(folder, 'time.go');
  const overlay = join(folder, 'overlay.json');
  writeFileSync(shifted, source);
  writeFileSync(overlay, JSON.stringify({ Replace: { [original]: shifted } }));
  console.log('Building Temporal with a clock that can be shifted (once, some minutes) …');
  go(['install', '-overlay', overlay, TEMPORAL], { GOBIN: folder });
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
