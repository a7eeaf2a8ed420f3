/** `npm run check` beside the tests. What it says is kept for the end, because two at once cannot be read. */
import { spawn } from 'node:child_process';

/**
 * Starts the checks, which yield to the tests.
 *
 * @returns `finish` resolves to 0 or 1, the number of failures, after printing what they said; `stop` ends them
 */
export function startChecks(): { finish: () => Promise<number>; stop: () => void } {
  const child = spawn('nice', ['npm', 'run', 'check'], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  // Reported by `finish`, if anybody still asks.
  ended.catch(() => undefined);
  return {
    finish: async () => {
      const code = await ended;
      console.log(said);
      return code === 0 ? 0 : 1;
    },
    stop: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    },
  };
}
