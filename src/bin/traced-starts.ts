/** Hands the running code's trace on to the workflows that it starts and signals. */
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import { TRACEPARENT } from '../contracts/tracing.js';
import { activeTraceparent } from '../runtime/tracing.js';

const withTrace = <Input extends { readonly headers: Headers }>(input: Input): Input => {
  const traceparent = activeTraceparent();
  if (traceparent === null) return input;
  const headers = { ...input.headers, [TRACEPARENT]: defaultPayloadConverter.toPayload(traceparent) };
  return { ...input, headers };
};

/** The relay's interceptor. */
export const tracedStarts: WorkflowClientInterceptor = {
  startWithDetails: (input, next) => next(withTrace(input)),
  signal: (input, next) => next(withTrace(input)),
  signalWithStart: (input, next) => next(withTrace(input)),
};
