/**
 * Finds a program that can be obtained in several ways. The ways are tried in order, and the first that gives a
 * working program is taken. Why the earlier ones failed is kept, so that a person can be told.
 */

const LONGEST_REASON = 120;

/** One way: what it is, in words, and how; `get` rejects with the reason when it gives nothing. */
export type Rung = { readonly name: string; readonly get: () => Promise<string> };

export type Found = {
  /** Path of the program. */
  readonly path: string;
  readonly version: string;
  /** The name of the way that was taken. */
  readonly rung: string;
  /** The ways tried before, each with its reason. */
  readonly passed: readonly string[];
};

/**
 * @param probe runs a program and resolves to its version; rejects if it does not work here
 * @param onTry receives the name of each way before it is tried
 * @throws naming every way and its reason, if none works
 */
export async function climb(
  what: string,
  rungs: readonly Rung[],
  probe: (path: string) => Promise<string>,
  onTry: (name: string) => void = () => undefined,
): Promise<Found> {
  const passed: string[] = [];
  for (const { name, get } of rungs) {
    onTry(name);
    try {
      const path = await get();
      return { path, version: await probe(path), rung: name, passed };
    } catch (error) {
      passed.push(`${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(`No way to get ${what} works:\n${passed.map((reason) => `  - ${reason}`).join('\n')}`);
}

/** Returns the last line: a failed command's message ends with what the command said. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.trim().split('\n').at(-1) ?? '';
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
}
