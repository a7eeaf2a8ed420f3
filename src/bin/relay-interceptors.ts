/** Adds to the workflows that the relay starts and signals: a pin to the build that begins them, and the trace. */
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import { TRACEPARENT } from '../contracts/tracing.js';
import { PINNABLE, PINNED_MEMO } from '../contracts/workflows.js';
import { activeTraceparent } from '../runtime/tracing.js';

const isPinnable = (workflow: string): boolean => (PINNABLE as readonly string[]).includes(workflow);

/** Marks pinnable workflows in their memo. */
export const pinnedStarts: WorkflowClientInterceptor = {
  startWithDetails: (input, next) => {
    if (!isPinnable(input.workflowType)) return next(input);
    const memo = { ...input.options.memo, [PINNED_MEMO]: true };
    return next({ ...input, options: { ...input.options, memo } });
  },
};

const withTrace = <Input extends { readonly headers: Headers }>(input: Input): Input => {
  const traceparent = activeTraceparent();
  if (traceparent === null) return input;
  const headers = { ...input.headers, [TRACEPARENT]: defaultPayloadConverter.toPayload(traceparent) };
  return { ...input, headers };
};

/** Hands the running code's trace on to workflows. */
export const tracedStarts: WorkflowClientInterceptor = {
  startWithDetails: (input, next) => next(withTrace(input)),
  signal: (input, next) => next(withTrace(input)),
  signalWithStart: (input, next) => next(withTrace(input)),
};
