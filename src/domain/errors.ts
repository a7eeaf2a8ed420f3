/**
 * Every failure that a client can be told of: one closed table, code → HTTP status and what the code means. The
 * request pipeline turns an `AppError` into the error envelope; activities turn it into a non-retryable failure.
 * Anything else that is thrown is our fault: 500 for a client, retried by a worker.
 */

/** Code → status and meaning (docs/behaviour.md "Errors"; the specification names `insufficient_scope`). */
export const ERRORS = {
  invalid_json: { status: 400, meaning: 'The body is not valid JSON.' },
  invalid_request: { status: 400, meaning: 'The request is not valid HTTP.' },
  missing_key: { status: 401, meaning: 'No API key was sent.' },
  invalid_key: { status: 401, meaning: 'The API key is not known.' },
  revoked_key: { status: 401, meaning: 'The API key was revoked or has expired.' },
  wrong_environment: { status: 401, meaning: 'The key belongs to the other environment.' },
  signed_out: { status: 401, meaning: 'There is no session of the console, or it has ended.' },
  csrf: { status: 403, meaning: 'The X-CSRF-Token of the session is missing.' },
  insufficient_scope: { status: 403, meaning: 'The key lacks the scope that the message names.' },
  ip_not_allowed: { status: 403, meaning: 'The key may not be used from this address.' },
  plan_read_only: { status: 403, meaning: 'The plan has read-only access.' },
  plan_feature_unavailable: { status: 403, meaning: 'The plan does not include this feature.' },
  not_found: { status: 404, meaning: 'No such record.' },
  unknown_route: { status: 404, meaning: 'No such path.' },
  method_not_allowed: { status: 405, meaning: 'The path does not take this method; see the Allow header.' },
  request_timeout: { status: 408, meaning: 'The request took too long to arrive.' },
  invalid_state: { status: 409, meaning: 'The record is in a state that does not allow this.' },
  duplicate_reference: { status: 409, meaning: 'The shipper already has an open order with this reference.' },
  order_on_hold: { status: 409, meaning: 'The order is on hold.' },
  slot_full: { status: 409, meaning: 'The slot has no capacity left.' },
  day_changed: { status: 409, meaning: 'The day has changed since the suggestion or plan was made.' },
  suggestion_closed: { status: 409, meaning: 'The suggestion was accepted, dismissed or has expired.' },
  reply_closed: { status: 409, meaning: 'The reply was dealt with already.' },
  route_published: { status: 409, meaning: 'The order is on a published route.' },
  driver_required: { status: 409, meaning: 'The route needs a driver.' },
  opted_out: { status: 409, meaning: "The recipient's number has opted out of texts." },
  unreachable: { status: 409, meaning: 'The recipient has no number or address for these channels.' },
  in_use: { status: 409, meaning: 'Something still refers to the record.' },
  idempotency_in_progress: { status: 409, meaning: 'The first request with this key is still running.' },
  precondition_failed: {
    status: 412,
    meaning: 'The record is not as If-Match has it; read it again.',
  },
  body_too_large: { status: 413, meaning: 'The body is too large.' },
  unsupported_media_type: { status: 415, meaning: 'The body must be of another media type.' },
  missing_field: { status: 422, meaning: 'A required field is missing.' },
  invalid_value: { status: 422, meaning: 'A value was not accepted.' },
  unknown_field: { status: 422, meaning: 'The resource has no such field.' },
  unknown_reference: { status: 422, meaning: 'The id refers to no record.' },
  too_many_items: { status: 422, meaning: 'The list is too long.' },
  slot_unknown: { status: 422, meaning: 'The slot is not on offer.' },
  window_broken: {
    status: 422,
    meaning: 'The change would break a booked window or the opening hours of the depot.',
  },
  van_over_capacity: { status: 422, meaning: 'The change would overload the van.' },
  crew_too_small: { status: 422, meaning: 'The order needs a larger crew than the van has.' },
  skill_missing: { status: 422, meaning: 'The order needs skills that the van lacks.' },
  working_time_broken: {
    status: 422,
    meaning: 'The change would make the working day too long, or leave no time for its breaks.',
  },
  idempotency_key_reused: { status: 422, meaning: 'The key was used with a different request.' },
  rate_limited: { status: 429, meaning: 'Too many requests; see Retry-After.' },
  headers_too_large: { status: 431, meaning: 'The headers are too large.' },
  internal: { status: 500, meaning: 'Something went wrong on our side.' },
  unavailable: { status: 503, meaning: 'The service is not available just now; see Retry-After.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** All codes, in the table's order. Marked pure, so that the drivers' page, which has the state tables, leaves them out. */
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
