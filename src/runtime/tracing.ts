/**
 * Traces of requests, from the API through the outbox and Temporal to the webhook. They carry ids and names, never
 * contents. Without an exporter (src/bin/tracing.ts) nothing here does anything.
 */
import {
  type Attributes,
  context,
  type Context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { TRACEPARENT } from '../contracts/tracing.js';
import { errorCode } from '@waypost/base/error-code';

const tracer = () => trace.getTracer('waypost');

/** Returns the current trace, to be passed on with work; null while nothing is traced. */
export function activeTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[TRACEPARENT] ?? null;
}

/** A step of a trace; `parent` is its trace, if that is not the running code's. */
export type Step = {
  kind: 'server' | 'client' | 'producer' | 'consumer';
  parent?: string | null | undefined;
  attributes: Attributes;
};

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Does a step of a trace; it ends, or fails, with the work. */
export async function traced<Result>(
  name: string,
  step: Step,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const { span, within } = begin(name, step);
  try {
    return await context.with(within, () => work(span));
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Begins a step that ends elsewhere; `run` does what belongs to it. */
export function beginStep(name: string, step: Step): { span: Span; run: (work: () => void) => void } {
  const { span, within } = begin(name, step);
  return { span, run: (work) => context.with(within, work) };
}

/** Marks a step as failed by its kind of failure: a message may quote whom it is about. */
export function fail(span: Span, error: unknown): void {
  const code = errorCode(error);
  const type = typeof code === 'string' ? code : error instanceof Error ? error.name : 'error';
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
}

function begin(name: string, { kind, parent, attributes }: Step): { span: Span; within: Context } {
  const from =
    parent === undefined || parent === null
      ? context.active()
      : propagation.extract(context.active(), { [TRACEPARENT]: parent });
  const span = tracer().startSpan(name, { kind: KINDS[kind], attributes }, from);
  return { span, within: trace.setSpan(from, span) };
}
