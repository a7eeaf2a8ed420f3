/**
 * Every error that clients can get: a closed table from code to HTTP status and meaning. The request pipeline turns an
 * `AppError` into the error envelope; activities turn it into a non-retryable failure. Anything else that is thrown is
 * our fault: 500 for a client, retried by a worker.
 */

/**
 * Code → status, meaning, and what the caller should do (docs/behaviour.md "Errors"; the specification names
 * `insufficient_scope`).
 */
export const ERRORS = {
  invalid_json: {
    status: 400,
    meaning: 'The body is not valid JSON.',
    remedy: 'Correct the body. The message says where parsing failed.',
  },
  invalid_request: {
    status: 400,
    meaning: 'The request is not valid HTTP.',
    remedy: 'Correct the client or proxy that sent it.',
  },
  missing_key: {
    status: 401,
    meaning: 'No API key was sent.',
    remedy: 'Send `Authorization: Bearer` with a key.',
  },
  invalid_key: {
    status: 401,
    meaning: 'The API key is invalid.',
    remedy: 'Check that you sent the whole key, or use another one.',
  },
  revoked_key: {
    status: 401,
    meaning: 'The API key has been revoked or has expired.',
    remedy: 'Use another key.',
  },
  wrong_environment: {
    status: 401,
    meaning: 'The key belongs to the other environment.',
    remedy: "Use the base URL of the key's environment, or a key of the other environment.",
  },
  signed_out: {
    status: 401,
    meaning: 'There is no console session, or it has ended.',
    remedy: 'Sign in again.',
  },
  csrf: {
    status: 403,
    meaning: "The session's `X-CSRF-Token` header is missing or wrong.",
    remedy: "Send the session's token.",
  },
  insufficient_scope: {
    status: 403,
    meaning: 'The key lacks a required scope, named in the message.',
    remedy: 'Use a key that has the scope.',
  },
  ip_not_allowed: {
    status: 403,
    meaning: 'The key cannot be used from this IP address.',
    remedy: "Send from an allowed address, or change the key's `allowed_ips`.",
  },
  plan_read_only: { status: 403, meaning: 'The plan has read-only access.', remedy: 'Change the plan.' },
  plan_feature_unavailable: {
    status: 403,
    meaning: 'The plan does not include this feature.',
    remedy: 'Change the plan.',
  },
  not_found: {
    status: 404,
    meaning: 'The record does not exist.',
    remedy: 'Check the ID, and that the key belongs to the same courier and environment.',
  },
  unknown_route: {
    status: 404,
    meaning: 'The path does not exist.',
    remedy: 'Check the path against the reference.',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The path does not support this method.',
    remedy: 'Use a method listed in the `Allow` header.',
  },
  request_timeout: { status: 408, meaning: 'The request took too long to arrive.', remedy: 'Send it again.' },
  invalid_state: {
    status: 409,
    meaning: "The record's status does not allow this.",
    remedy: 'Fetch the record and check its status.',
  },
  duplicate_reference: {
    status: 409,
    meaning: 'The shipper already has an open order with this reference.',
    remedy: 'The order may exist already: look it up by `reference`. Otherwise use another reference.',
  },
  order_on_hold: { status: 409, meaning: 'The order is on hold.', remedy: 'Release it first.' },
  slot_full: {
    status: 409,
    meaning: 'The slot has no capacity left.',
    remedy: 'Choose another slot, or send `override`.',
  },
  day_changed: {
    status: 409,
    meaning: 'The day has changed since the suggestion or plan was made.',
    remedy: 'Fetch the day again and retry.',
  },
  suggestion_closed: {
    status: 409,
    meaning: 'The suggestion has been accepted or dismissed, or has expired.',
    remedy: 'Fetch the suggestions again.',
  },
  reply_closed: {
    status: 409,
    meaning: 'The reply has already been resolved.',
    remedy: 'None needed. Fetch the order to see how.',
  },
  route_published: {
    status: 409,
    meaning: 'The order is on a published route, and for most changes its run has started.',
    remedy: 'Take its stop off the route first, or record the visit as failed.',
  },
  driver_required: {
    status: 409,
    meaning: 'The route needs a driver.',
    remedy: 'Assign a driver to the route first.',
  },
  opted_out: {
    status: 409,
    meaning: "The recipient's number has opted out of texts.",
    remedy: 'Call the recipient, or use email.',
  },
  unreachable: {
    status: 409,
    meaning: 'The recipient has no phone number or email address for the chosen channels.',
    remedy: 'Add a phone number or an email address to the order.',
  },
  in_use: {
    status: 409,
    meaning: 'The record is still in use.',
    remedy: 'First change the records that the message names.',
  },
  idempotency_in_progress: {
    status: 409,
    meaning: 'The first request with this key is still running.',
    remedy: 'Retry after the time in `Retry-After`.',
  },
  precondition_failed: {
    status: 412,
    meaning: 'The resource has changed since you read it: its ETag does not match `If-Match`.',
    remedy: 'Fetch it again and retry.',
  },
  body_too_large: { status: 413, meaning: 'The body is too large.', remedy: 'Split the request.' },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body has an unsupported media type.',
    remedy: 'Set `Content-Type` to a type that the message names.',
  },
  missing_field: {
    status: 422,
    meaning: 'A required field is missing.',
    remedy: 'Add the field that `param` names.',
  },
  invalid_value: {
    status: 422,
    meaning: 'A value was not accepted.',
    remedy: 'Correct the field that `param` names, as the message says.',
  },
  unknown_field: {
    status: 422,
    meaning: 'The field is unknown.',
    remedy: 'Correct its name, or remove it.',
  },
  unknown_reference: {
    status: 422,
    meaning: 'The ID does not match any record.',
    remedy: 'Check the ID that `param` names.',
  },
  too_many_items: {
    status: 422,
    meaning: 'The list is too long.',
    remedy: 'Split it into several requests.',
  },
  slot_unknown: {
    status: 422,
    meaning: 'The slot is not on offer.',
    remedy: 'Take a slot from GET /slots.',
  },
  slot_closed: {
    status: 422,
    meaning: 'The slot is over, or no longer open to recipients.',
    remedy: 'Take a later slot from GET /slots.',
  },
  outside_dates: {
    status: 422,
    meaning: "The slot is outside the order's `deliver_from` and `deliver_by`.",
    remedy: 'Take a slot on one of these days, or change them.',
  },
  no_depot: {
    status: 422,
    meaning: 'The order has no depot, and so no slots.',
    remedy: "Set the order's `depot`.",
  },
  outside_area: {
    status: 422,
    meaning: "The order's postcode is in no zone of its depot.",
    remedy: "Correct the postcode, set another `depot`, or extend the depot's zones.",
  },
  window_broken: {
    status: 422,
    meaning: 'The change would break a booked window or the opening hours of the depot.',
    remedy: 'Change the plan, or send `force` where the operation accepts it.',
  },
  van_over_capacity: {
    status: 422,
    meaning: 'The change would overload the van.',
    remedy: 'Use another van, or remove stops.',
  },
  crew_too_small: {
    status: 422,
    meaning: 'The order needs a larger crew than the van has.',
    remedy: 'Use a van with a larger crew.',
  },
  skill_missing: {
    status: 422,
    meaning: 'The order needs skills that the van lacks.',
    remedy: 'Use a van with these skills.',
  },
  working_time_broken: {
    status: 422,
    meaning: 'The change would make the working day too long, or leave no time for breaks.',
    remedy: 'Remove stops, or change `settings.planning`.',
  },
  idempotency_key_reused: {
    status: 422,
    meaning: 'The key was used with a different request.',
    remedy: 'Use a new key for a new request.',
  },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests; see Retry-After.',
    remedy: 'Retry after the time in `Retry-After`.',
  },
  headers_too_large: { status: 431, meaning: 'The headers are too large.', remedy: 'Send smaller headers.' },
  internal: {
    status: 500,
    meaning: 'Something went wrong on our side.',
    remedy: 'Retry later. If it persists, contact us with the `Request-Id`.',
  },
  unavailable: {
    status: 503,
    meaning: 'The service is temporarily unavailable; see Retry-After.',
    remedy: 'Retry after the time in `Retry-After`.',
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
export function requireFound<Row>(row: Row | undefined, what: string, id: string): Row {
  if (row === undefined) throw notFound(what, id);
  return row;
}

/** Returns the 422 for an id in a body or query that matches no record of the tenant. */
export function unknownReference(what: string, id: string, param: string): AppError {
  return new AppError('unknown_reference', { message: `There is no ${what} ${id}.`, param });
}
