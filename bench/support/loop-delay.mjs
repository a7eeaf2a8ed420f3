/**
 * Loaded into a server's process by `--import`. Responds on the loopback, on LOOP_DELAY_PORT, with the longest block of
 * the event loop in milliseconds since the last request, and with the thread's processor time since then, because on a
 * busy machine a thread also waits for a processor. The processor time is available on Linux only; 0 elsewhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 5;
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();

/** Returns the main thread's processor time in nanoseconds. */
const worked = () =>
  existsSync('/proc/self/schedstat') ? Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) : 0;
const tenths = (ms) => Math.round(ms * 10) / 10;
let before = worked();

const server = createServer((_request, response) => {
  // The histogram measures the time between two ticks.
  const held = Math.max(0, histogram.max / 1e6 - RESOLUTION_MS);
  histogram.reset();
  const now = worked();
  response.end(JSON.stringify({ held: tenths(held), worked: tenths((now - before) / 1e6) }));
  before = worked();
});
// Threads of the process load this file as well.
if (isMainThread) server.listen(Number(process.env['LOOP_DELAY_PORT']), '127.0.0.1').unref();
