/** The one place where an error becomes a status and the envelope. */
import type { Request, Response } from 'express';
import { isUnavailable } from '../../db/unavailable.js';
import { AppError } from '../../domain/errors.js';

/** Builds the envelope of the specification's "Error"; all strings. */
export function envelope(error: AppError, requestId: string) {
  return { error: { code: error.code, message: error.message, param: error.param, request_id: requestId } };
}

/**
 * Converts a thrown value for the client: itself if it is meant for them, otherwise a 503 or 500 that reveals
 * nothing.
 */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { code, status, type } = describe(thrown);
  if (type === 'entity.too.large') return new AppError('body_too_large');
  if (thrown instanceof URIError || (status === 400 && type === undefined)) {
    return new AppError('unknown_route', { message: 'The path is not a valid URL path.' });
  }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new AppError('unsupported_media_type');
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('invalid_json', {
      message: 'The body does not match Content-Length.',
    });
  }
  // Node's code for a client that left in the middle of its body.
  if (code === 'ECONNRESET' && (thrown as Error).message === 'aborted') {
    return new AppError('invalid_request', { message: 'The request body was truncated.' });
  }
  if (isUnavailable(thrown)) return new AppError('unavailable', { retryAfterSeconds: 2 });
  return new AppError('internal', {
    message: 'Something went wrong on our side. Retry, or contact us with the request ID.',
  });
}

/** Whether a browser navigated to the address; programs and scripts do not accept a page. */
export function isOpened(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && request.accepts(['json', 'html']) === 'html';
}

/** Sends an error's status, headers and envelope. */
export function sendError(response: Response, error: AppError, requestId: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of the body is not read, so the connection serves no further request.
  if (error.status === 413) response.setHeader('Connection', 'close');
  if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (error.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(error.retryAfterSeconds));
  response.status(error.status).json(envelope(error, requestId));
}

function describe(thrown: unknown): { code: string; status: number | undefined; type: string | undefined } {
  const fields: { code?: unknown; status?: unknown; type?: unknown } =
    typeof thrown === 'object' && thrown !== null ? thrown : {};
  return {
    code: typeof fields.code === 'string' ? fields.code : '',
    status: typeof fields.status === 'number' ? fields.status : undefined,
    type: typeof fields.type === 'string' ? fields.type : undefined,
  };
}
