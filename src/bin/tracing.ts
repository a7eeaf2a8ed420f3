/** Turns tracing on if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise the SDK is not loaded. */
import { buildId } from '../runtime/build-id.js';
import type { Config } from '../runtime/config.js';

export type Tracing = { stop: () => Promise<void> };

/** Starts to send traces of a program. `stop` sends the last of them. */
export async function startTracing(config: Config, program: string): Promise<Tracing> {
  if (!config.traces) return { stop: () => Promise.resolve() };
  const { sendTraces } = await import('./tracing-sdk.js');
  return sendTraces({ service: `waypost-${program}`, version: buildId(config) });
}
