/**
 * `npm test`, `npm run test:long` and `npm run test:night`, told apart by TEST_GATE (jest.config.js says which files
 * are whose; `both` is the first two at once, with the checks beside them). Brings up the servers that the tests need,
 * runs jest with their addresses in its environment, takes everything down again, and ends with the plain line "N
 * passed, N failed". Arguments go to jest. Who names files, or asks for those that a change reaches (`--changed`), gets
 * servers that stay up for the next time. With DATABASE_URL or TEMPORAL_ADDRESS set that server is used instead of an
 * embedded one; the tests make their own databases on it, and drop them.
 */
import { join } from 'node:path';
import { attacksOf } from './test/attacks.js';
import { testsOfChange } from './test/changed.js';
import { startChecks } from './test/checks.js';
import { type Results, runJest } from './test/jest.js';
import { makeTemplate, type Servers, startServers } from './test/servers.js';
import { joinSharedServers } from './test/shared-servers.js';
import { tellHowToRunAgain, tellSlowFiles } from './test/tell.js';

type Counts = Omit<Results, 'files'>;

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** So many failed files are few enough to be run again. */
const RUN_AGAIN = 5;
/** Options of jest whose value is no file. */
const NAME_OPTIONS = new Set(['-t', '--testNamePattern']);

const NIGHT_TAKES =
  'The tests of the night take about an hour and a quarter, two processors and 4 GB of memory.';

const gate = process.env['TEST_GATE'] ?? 'test';
const interrupted = new AbortController();
// What tests talk to is on this machine, where no proxy leads.
process.env['no_proxy'] = ['127.0.0.1,localhost', process.env['no_proxy']].filter(Boolean).join(',');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

if (gate === 'night') console.log(NIGHT_TAKES);
const counts = await testAll(process.argv.slice(2));
if (counts.skipped > 0) console.log(`${counts.skipped} skipped: the reasons are above.`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Whatever goes wrong counts as a failure, and nothing is left behind but servers that stay for the next run. */
async function testAll(asked: readonly string[]): Promise<Counts> {
  let servers: Servers | undefined;
  let template: Awaited<ReturnType<typeof makeTemplate>> | undefined;
  const checks = gate === 'both' ? startChecks() : undefined;
  interrupted.signal.addEventListener('abort', () => checks?.stop());
  try {
    const args = asked.includes('--changed') ? await changedFiles(asked) : asked;
    if (args === undefined) return NOTHING;
    const isNamed = args.some(
      (each, index) => !each.startsWith('-') && !NAME_OPTIONS.has(args[index - 1] ?? ''),
    );
    const shared = isNamed ? await joinSharedServers() : undefined;
    servers = shared ?? (await startServers());
    for (const line of servers.said) console.log(line);
    interrupted.signal.throwIfAborted();
    if (!shared) template = await makeTemplate(servers.variables['TEST_DATABASE_URL'] ?? '');
    const variables = { ...servers.variables, ...(template && { TEST_DATABASE_TEMPLATE: template.name }) };
    const tested = await runTests(args, isNamed, variables, servers.home);
    const failedChecks = (await checks?.finish()) ?? 0;
    return { ...tested, failed: tested.failed + failedChecks };
  } catch (error) {
    console.error(interrupted.signal.aborted ? 'Interrupted.' : error);
    return { ...NOTHING, failed: 1 };
  } finally {
    checks?.stop();
    await template?.drop();
    await servers?.stop();
  }
}

/** Resolves to jest's arguments for the tests that the change reaches; undefined if there are none. */
async function changedFiles(args: readonly string[]): Promise<string[] | undefined> {
  const { files, tests, elsewhere } = await testsOfChange(gate);
  console.log(`${files} files are changed; ${tests.length} files of tests reach them.`);
  if (elsewhere > 0) console.log(`So do ${elsewhere} of other gates: npm run test:long -- --changed`);
  if (tests.length === 0) return undefined;
  return [...args.filter((each) => each !== '--changed'), '--runTestsByPath', ...tests];
}

/**
 * Runs what the arguments name. A file that fails in a run of all is run once more with nothing beside it: what failed
 * for want of processor time passes then, and is named; what is broken fails again.
 */
async function runTests(
  args: readonly string[],
  isNamed: boolean,
  servers: Record<string, string>,
  home: string,
): Promise<Counts> {
  const variables = {
    ...servers,
    TEST_GATE: isNamed ? 'named' : gate,
    ATTACKS: attacksOf(process.env['ATTACKS'], gate !== 'test'),
  };
  const file = join(home, `results-${process.pid}.json`);
  const run = (given: readonly string[]) => runJest(given, variables, file, interrupted.signal);
  const first = await run(args);
  tellSlowFiles(first);
  const paths = first.files.filter((each) => each.isFailed).map((each) => each.path);
  if (isNamed || paths.length === 0 || paths.length > RUN_AGAIN || interrupted.signal.aborted) {
    tellHowToRunAgain(first, variables.ATTACKS);
    return first;
  }
  console.log(`\nFailed, and run again alone:\n${paths.join('\n')}`);
  const again = await run(['--runInBand', '--runTestsByPath', ...paths]);
  tellHowToRunAgain(again, variables.ATTACKS);
  const failedAgain = new Set(again.files.filter((each) => each.isFailed).map((each) => each.path));
  const unsteady = paths.filter((path) => !failedAgain.has(path));
  if (unsteady.length > 0)
    console.log(`\nPassed only when run alone, and to be mended:\n${unsteady.join('\n')}`);
  const passedAtFirst = first.files
    .filter((each) => each.isFailed)
    .reduce((sum, each) => sum + each.passed, 0);
  return { ...again, passed: first.passed - passedAtFirst + again.passed, skipped: first.skipped };
}
