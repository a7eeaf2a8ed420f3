/**
 * Passes the trace of a workflow's start or last signal on to the activities that it schedules.
 * It is a header of each in the history, so that a replay finds the same; where nothing is traced there is none.
 */
import type { Headers } from '@temporalio/common';
import type { WorkflowInterceptorsFactory } from '@temporalio/workflow';
import { TRACEPARENT } from '../src/contracts/tracing.js';

type WithHeaders = { readonly headers: Headers };

/** The workflows' interceptors, which the bundle contains. */
export const interceptors: WorkflowInterceptorsFactory = () => {
  let trace: Headers = {};
  const note = ({ headers }: WithHeaders): void => {
    const traceparent = headers[TRACEPARENT];
    if (traceparent) trace = { [TRACEPARENT]: traceparent };
  };
  const hand = <Input extends WithHeaders>(input: Input): Input => ({
    ...input,
    headers: { ...input.headers, ...trace },
  });
  return {
    inbound: [
      {
        execute: (input, next) => {
          note(input);
          return next(input);
        },
        handleSignal: (input, next) => {
          note(input);
          return next(input);
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next(hand(input)),
        scheduleLocalActivity: (input, next) => next(hand(input)),
        continueAsNew: (input, next) => next(hand(input)),
      },
    ],
  };
};
