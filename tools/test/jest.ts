/** Runs jest in its own process, and reads what it found. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { childEnvironment } from '../../src/runtime/config.js';

export type FileResult = {
  /** From the repository's root. */
  readonly path: string;
  readonly seconds: number;
  readonly passed: number;
  /** Full names; empty for a file that cannot be loaded. */
  readonly failedTests: readonly string[];
  readonly isFailed: boolean;
};
export type Results = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly files: readonly FileResult[];
};

const ROOT = new URL('../..', import.meta.url).pathname;
const NOTHING: Results = { passed: 0, failed: 0, skipped: 0, files: [] };

/**
 * Runs jest with these arguments and variables; resolves to its results, which are also written to `file`. Its workers
 * are started with its flags of Node, and so can load TypeScript.
 */
export async function runJest(
  args: readonly string[],
  variables: Record<string, string>,
  file: string,
  interrupted: AbortSignal,
): Promise<Results> {
  rmSync(file, { force: true });
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const flags = ['--import', 'tsx/esm', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, jest, '--json', `--outputFile=${file}`, ...args], {
    // Standard output gets the results in JSON, which are read from the file.
    stdio: ['inherit', 'ignore', 'inherit'],
    // Servers that tests start by themselves are embedded ones.
    env: childEnvironment({
      ...variables,
      NODE_ENV: 'test',
      DATABASE_URL: undefined,
      TEMPORAL_ADDRESS: undefined,
    }),
  });
  interrupted.addEventListener('abort', () => child.kill('SIGTERM'));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  const results = existsSync(file) ? readResults(file) : NOTHING;
  // Jest can fail without a failed test: when it finds none, or when it is interrupted.
  return { ...results, failed: code === 0 ? results.failed : Math.max(results.failed, 1) };
}

/** A file of tests that cannot be loaded counts as one failure. */
function readResults(file: string): Results {
  // Written by jest in its documented form.
  const results = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numRuntimeErrorTestSuites: number;
    testResults: {
      name: string;
      status: string;
      startTime: number;
      endTime: number;
      assertionResults: { status: string; fullName: string }[];
    }[];
  };
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests,
    files: results.testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
      path: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failedTests: assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName),
      isFailed: status === 'failed',
    })),
  };
}
