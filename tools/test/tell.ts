/** What a run says at its end, before its closing line. */
import type { Results } from './jest.js';

const SLOW_SECONDS = 20;
/** So many failed tests are named one by one; of more, their files. */
const NAMED = 10;

/** Names the files that took longer than a file should. */
export function tellSlowFiles({ files }: Results): void {
  const slow = files.filter(({ seconds }) => seconds > SLOW_SECONDS).sort((a, b) => b.seconds - a.seconds);
  if (slow.length === 0) return;
  console.log(`\nFiles that took more than ${SLOW_SECONDS} seconds:`);
  for (const { path, seconds } of slow) console.log(`${seconds.toFixed(0).padStart(4)} s  ${path}`);
}

/** Says for each failed test how to run it alone. */
export function tellHowToRunAgain({ files }: Results, attacks: string): void {
  const failed = files.filter(({ isFailed }) => isFailed);
  if (failed.length === 0) return;
  const tests = failed.flatMap(({ path, failedTests }) => failedTests.map((name) => ({ path, name })));
  const isFew = tests.length > 0 && tests.length <= NAMED;
  const commands = failed.flatMap(({ path, failedTests }) => {
    const command = `${path.includes('/generated/') ? `ATTACKS=${attacks} ` : ''}npm test -- ${path}`;
    return isFew && failedTests.length > 0
      ? failedTests.map((name) => `${command} -t ${quoted(patternOf(name))}`)
      : [command];
  });
  console.log(`\nTo run what failed alone:\n${commands.join('\n')}`);
}

/** A regular expression that finds this name alone. */
function patternOf(name: string): string {
  return `^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
