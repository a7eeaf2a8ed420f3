/**
 * Every failure that a client can be told of: one closed table, code → HTTP status and what the code means. The
 * request pipeline turns an `AppError` into the error envelope; activities turn it into a non-retryable failure.
 * Anything else that is thrown is our fault: 500 for a client, retried by a worker.
 */

/**
 * Code → status, meaning, and what whoever called does about it (docs/behaviour.md "Errors"; the specification names
 * `insufficient_scope`).
 */
export const ERRORS = {
  invalid_json: {
    status: 400,
    meaning: 'The body is not valid JSON.',
    remedy: 'Correct the body; the message says where it breaks.',
  },
  invalid_request: {
    status: 400,
    meaning: 'The request is not valid HTTP.',
    remedy: 'Correct the program or proxy that wrote it.',
  },
  missing_key: {
    status: 401,
    meaning: 'No API key was sent.',
    remedy: 'Send `Authorization: Bearer` with a key.',
  },
  invalid_key: {
    status: 401,
    meaning: 'The API key is not known.',
    remedy: 'Check that the whole key was sent; else use another one.',
  },
  revoked_key: {
    status: 401,
    meaning: 'The API key was revoked or has expired.',
    remedy: 'Use another key.',
  },
  wrong_environment: {
    status: 401,
    meaning: 'The key belongs to the other environment.',
    remedy: "Use the base address of the key's environment, or a key of the other one.",
  },
  signed_out: {
    status: 401,
    meaning: 'There is no session of the console, or it has ended.',
    remedy: 'Sign in again.',
  },
  csrf: {
    status: 403,
    meaning: 'The X-CSRF-Token of the session is missing.',
    remedy: 'Send the token that the session was given.',
  },
  insufficient_scope: {
    status: 403,
    meaning: 'The key lacks the scope that the message names.',
    remedy: 'Use a key that has the scope.',
  },
  ip_not_allowed: {
    status: 403,
    meaning: 'The key may not be used from this address.',
    remedy: 'Send from an allowed address, or change `allowed_ips` of the key.',
  },
  plan_read_only: { status: 403, meaning: 'The plan has read-only access.', remedy: 'Change the plan.' },
  plan_feature_unavailable: {
    status: 403,
    meaning: 'The plan does not include this feature.',
    remedy: 'Change the plan.',
  },
  not_found: {
    status: 404,
    meaning: 'No such record.',
    remedy: 'Check the id, and whose key and environment it is of.',
  },
  unknown_route: { status: 404, meaning: 'No such path.', remedy: 'Check the path against the reference.' },
  method_not_allowed: {
    status: 405,
    meaning: 'The path does not take this method; see the Allow header.',
    remedy: 'Use a method that `Allow` names.',
  },
  request_timeout: { status: 408, meaning: 'The request took too long to arrive.', remedy: 'Send it again.' },
  invalid_state: {
    status: 409,
    meaning: 'The record is in a state that does not allow this.',
    remedy: 'Read the record: its status says what is possible.',
  },
  duplicate_reference: {
    status: 409,
    meaning: 'The shipper already has an open order with this reference.',
    remedy: 'It may be placed already: look it up by `reference`. Else use another one.',
  },
  order_on_hold: { status: 409, meaning: 'The order is on hold.', remedy: 'Release it first.' },
  slot_full: {
    status: 409,
    meaning: 'The slot has no capacity left.',
    remedy: 'Take another slot; the office may use `override`.',
  },
  day_changed: {
    status: 409,
    meaning: 'The day has changed since the suggestion or plan was made.',
    remedy: 'Read the day again, and decide anew.',
  },
  suggestion_closed: {
    status: 409,
    meaning: 'The suggestion was accepted, dismissed or has expired.',
    remedy: 'Read the suggestions again.',
  },
  reply_closed: {
    status: 409,
    meaning: 'The reply was dealt with already.',
    remedy: 'Nothing; read the order to see how.',
  },
  route_published: {
    status: 409,
    meaning: 'The order is on a published route.',
    remedy: 'Unpublish the route, or wait for the visit.',
  },
  driver_required: {
    status: 409,
    meaning: 'The route needs a driver.',
    remedy: 'Give the route a driver first.',
  },
  opted_out: {
    status: 409,
    meaning: "The recipient's number has opted out of texts.",
    remedy: 'Call, or write by email.',
  },
  unreachable: {
    status: 409,
    meaning: 'The recipient has no number or address for these channels.',
    remedy: 'Add a phone number or an email address to the order.',
  },
  in_use: {
    status: 409,
    meaning: 'Something still refers to the record.',
    remedy: 'Change what the message names first.',
  },
  idempotency_in_progress: {
    status: 409,
    meaning: 'The first request with this key is still running.',
    remedy: 'Send it again after `Retry-After`.',
  },
  precondition_failed: {
    status: 412,
    meaning: 'The record is not as If-Match has it; read it again.',
    remedy: 'Read the record again, and decide anew.',
  },
  body_too_large: { status: 413, meaning: 'The body is too large.', remedy: 'Send less at once.' },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body must be of another media type.',
    remedy: 'Set `Content-Type` to the type that the message names.',
  },
  missing_field: { status: 422, meaning: 'A required field is missing.', remedy: 'Add what `param` names.' },
  invalid_value: {
    status: 422,
    meaning: 'A value was not accepted.',
    remedy: 'Correct what `param` names; the message says how.',
  },
  unknown_field: {
    status: 422,
    meaning: 'The resource has no such field.',
    remedy: 'Correct the name, or leave it out.',
  },
  unknown_reference: {
    status: 422,
    meaning: 'The id refers to no record.',
    remedy: 'Check the id that `param` names.',
  },
  too_many_items: { status: 422, meaning: 'The list is too long.', remedy: 'Send several requests.' },
  slot_unknown: {
    status: 422,
    meaning: 'The slot is not on offer.',
    remedy: 'Take a slot from GET /slots that is `bookable`.',
  },
  window_broken: {
    status: 422,
    meaning: 'The change would break a booked window or the opening hours of the depot.',
    remedy: 'Plan it otherwise, or `force` it where that is offered.',
  },
  van_over_capacity: {
    status: 422,
    meaning: 'The change would overload the van.',
    remedy: 'Use another van, or take stops off.',
  },
  crew_too_small: {
    status: 422,
    meaning: 'The order needs a larger crew than the van has.',
    remedy: 'Use a van with a larger crew.',
  },
  skill_missing: {
    status: 422,
    meaning: 'The order needs skills that the van lacks.',
    remedy: 'Use a van that has them.',
  },
  working_time_broken: {
    status: 422,
    meaning: 'The change would make the working day too long, or leave no time for its breaks.',
    remedy: 'Take stops off, or change `settings.planning`.',
  },
  idempotency_key_reused: {
    status: 422,
    meaning: 'The key was used with a different request.',
    remedy: 'Use a new key for a new request.',
  },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests; see Retry-After.',
    remedy: 'Wait as long as `Retry-After` says.',
  },
  headers_too_large: { status: 431, meaning: 'The headers are too large.', remedy: 'Send smaller headers.' },
  internal: {
    status: 500,
    meaning: 'Something went wrong on our side.',
    remedy: 'Send it again later; if it stays, tell us the `Request-Id`.',
  },
  unavailable: {
    status: 503,
    meaning: 'The service is not available just now; see Retry-After.',
    remedy: 'Wait as long as `Retry-After` says.',
  },
} as const satisfies Record<string, { status: number; meaning: string; remedy: string }>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * All codes, in the table's order. Marked pure, so that the drivers' page, which has the state tables, leaves them out.
 */
export const ERROR_CODES = /* @__PURE__ */ Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/**
 * A failure that the client is told of. `message` is one plain sentence that says what to do; `param` is a path such
 * as `scans[3].vehicle`, or `''`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly param: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: { message?: string; param?: string; retryAfterSeconds?: number } = {},
  ) {
    super(detail.message ?? ERRORS[code].meaning);
    this.code = code;
    this.param = detail.param ?? '';
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  /** The HTTP status of this failure. */
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** Returns the 404 for a record named in the path. */
export function notFound(what: string, id: string): AppError {
  return new AppError('not_found', { message: `There is no ${what} ${id}.` });
}

/** Returns the record if there is one. Throws 404 `not_found`. */
export function found<Row>(row: Row | undefined, what: string, id: string): Row {
  if (row === undefined) throw notFound(what, id);
  return row;
}

/** Returns the 422 for an id in a body or query that refers to nothing in this tenant. */
export function unknownReference(what: string, id: string, param: string): AppError {
  return new AppError('unknown_reference', { message: `There is no ${what} ${id}.`, param });
}
