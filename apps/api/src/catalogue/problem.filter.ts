import { Catch, HttpException, HttpStatus, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { ErrorLog } from '../graphql/error-log.js';

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT } = HttpStatus;

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: UNAUTHORIZED,
  FORBIDDEN,
  VIEW_FORBIDDEN: FORBIDDEN,
  LINK_REVOKED: FORBIDDEN,
  GAME_NOT_FOUND: NOT_FOUND,
  GAME_NOT_OVER: CONFLICT,
  IMPORT_CONFLICT: CONFLICT,
  BODY_TOO_SLOW: HttpStatus.REQUEST_TIMEOUT,
  BODY_TOO_LARGE: HttpStatus.PAYLOAD_TOO_LARGE,
  IMPORT_TYPE_INVALID: HttpStatus.UNSUPPORTED_MEDIA_TYPE,
  RATE_LIMITED: HttpStatus.TOO_MANY_REQUESTS,
  IMPORTS_TOO_MANY: HttpStatus.SERVICE_UNAVAILABLE,
  DATASETS_TOO_MANY: HttpStatus.SERVICE_UNAVAILABLE,
  SIGN_IN_UNAVAILABLE: HttpStatus.SERVICE_UNAVAILABLE,
};
/** Matches the codes of temporary server faults. */
const faults = /^(STORE|READ_MODELS)_/;

const statusOf = (code: string): number =>
  statuses[code] ??
  (code === 'INTERNAL'
    ? HttpStatus.INTERNAL_SERVER_ERROR
    : faults.test(code)
      ? HttpStatus.SERVICE_UNAVAILABLE
      : BAD_REQUEST);

/** Formats errors outside GraphQL like GraphQL errors, with a code, a message and advice. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly errors: ErrorLog) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return void response.destroy();
    if (error instanceof HttpException) {
      response.status(error.getStatus()).json(error.getResponse());
      return;
    }
    const { message, extensions = {} } = this.errors.format(
      { message: "The request can't be answered." },
      error,
    );
    const code = String(extensions['code']);
    const wait = (extensions['data'] as { retryAfter?: number } | undefined)?.retryAfter;
    if (wait !== undefined) response.set('Retry-After', `${wait}`);
    // Closes the connection instead of waiting for the rest of the request.
    if (!response.req.complete) response.set('Connection', 'close');
    response.status(statusOf(code)).json({ ...extensions, code, message });
  }
}
