/** Output of `npm start` for people: progress, addresses, and the reason of a failure. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { Config } from '../runtime/config.js';
import { workflowsUrl } from '../runtime/temporal-ui.js';

const startedAt = performance.now();

/** A step that takes longer than this is mentioned repeatedly until it is done. */
const MENTION_EVERY_MS = 5_000;

/** Prints a line with the seconds since the start. */
export function printLine(line: string): void {
  console.log(`[${seconds()} s] ${line}`);
}

/** Waits for the step, mentioning it while it takes long; returns or throws what the step does. */
export async function withProgress<Result>(
  step: string | (() => string),
  work: Promise<Result>,
): Promise<Result> {
  const timer = setInterval(
    () => printLine(`… ${typeof step === 'string' ? step : step()}`),
    MENTION_EVERY_MS,
  );
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

const demo = z.object({ console: z.string(), keys: z.object({ live: z.string(), sandbox: z.string() }) });

/** Prints addresses and keys, and last of all the line that says it is ready. */
export function printAddresses(config: Config): void {
  const rows: [string, string][] = [
    ['API (live)', config.http.liveBaseUrl],
    ['API (sandbox)', config.http.sandboxBaseUrl],
    ['Reference', `${config.http.publicUrl}/docs`],
  ];
  if (config.temporal.uiUrl !== undefined) {
    rows.push(['Temporal UI', workflowsUrl(config.temporal.uiUrl, config.temporal.namespace)]);
  }
  const demoFile = join(config.home, 'demo.json');
  if (config.embedded && existsSync(demoFile)) {
    const { console: link, keys } = demo.parse(JSON.parse(readFileSync(demoFile, 'utf8')));
    rows.push(['Console', link], ['Sandbox key', keys.sandbox], ['Live key', keys.live]);
  }
  rows.push(['Logs', relative(process.cwd(), join(config.home, 'logs'))]);
  console.log(`\n${rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`).join('\n')}\n`);
  console.log(`${config.brand} is ready after ${seconds()} s. Ctrl-C ends it.`);
}

/** Describes a failure and its causes; a stack trace does not help whoever configured it wrongly. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${describeFailure(error.cause)}`;
}

function seconds(): string {
  return (performance.now() / 1_000 - startedAt / 1_000).toFixed(1);
}
