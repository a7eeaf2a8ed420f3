/**
 * Finds a program that can be obtained in several ways: tries them in order, takes the first working program, and keeps
 * the reasons why earlier ones failed, for the output.
 */
import { resolve } from 'node:path';

const MAX_REASON = 120;

/** One way to get the program: what it is, in words, and how; `get` rejects with the reason when it gives nothing. */
export type Candidate = { readonly name: string; readonly get: () => Promise<string> };

export type FoundProgram = {
  /** Path of the program. */
  readonly path: string;
  readonly version: string;
  /** The name of the candidate that works. */
  readonly source: string;
  /** The candidates tried before, each with the reason why it failed. */
  readonly failures: readonly string[];
};

/**
 * @param probe runs a program and resolves to its version; rejects if it does not work here
 * @param remedy what a person can do where none works, as a command
 * @param onAttempt receives the name of each candidate before it is tried
 * @throws with the remedy and every way with its reason, if none works
 */
export async function findFirstWorking(
  what: string,
  candidates: readonly Candidate[],
  probe: (path: string) => Promise<string>,
  remedy: string,
  onAttempt: (name: string) => void = () => undefined,
): Promise<FoundProgram> {
  const failures: string[] = [];
  for (const { name, get } of candidates) {
    onAttempt(name);
    try {
      // Programs are started in other folders.
      const path = resolve(await get());
      return { path, version: await probe(path), source: name, failures };
    } catch (error) {
      failures.push(`${name}: ${reasonOf(error)}`);
    }
  }
  const reasons = failures.map((reason) => `\n  - ${reason}`).join('');
  throw new Error(`No way to get ${what} works here: ${remedy}.${reasons}`);
}

/** Returns the last line: a failed command's message ends with what the command said. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.trim().split('\n').at(-1) ?? '';
  return line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line;
}
