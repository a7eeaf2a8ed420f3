/** A check of the doctor, and its finding. */

/** `advice`: what to do; null where there is nothing to do. */
export type Finding = {
  check: string;
  status: 'ok' | 'warning' | 'failed';
  found: string;
  advice: string | null;
};

/** A finding without the name of its check. */
type Found = Omit<Finding, 'check'>;

export const ok = (found: string): Found => ({ status: 'ok', found, advice: null });
export const warning = (found: string, advice: string): Found => ({ status: 'warning', found, advice });
export const failed = (found: string, advice: string): Found => ({ status: 'failed', found, advice });

/** A check that takes longer has failed. */
const LIMIT_MS = 10_000;

/** Runs a check; an error or a time-out is a failure, with this advice. */
export async function runCheck(check: string, advice: string, work: () => Promise<Found>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    return { check, ...(await Promise.race([work(), late])) };
  } catch (error) {
    return { check, ...failed(wordsOf(error), advice) };
  } finally {
    clearTimeout(timer);
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(wordsOf).join('; ');
  const said = error instanceof Error ? error.message : String(error);
  // gRPC puts a stack behind its first line.
  return said.split('\n')[0] ?? said;
}
