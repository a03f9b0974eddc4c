import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { BrokenRecordError, StoreUnavailableError } from '#event-store';
import { TooMuchWorkError } from '#kernel';
import { ReadModelsError } from '#read-models';
import { errorCatalogue } from '../errors/catalogue.js';
import type { Problem } from '../errors/problem.js';
import { asking } from '../telemetry/asking.js';
import { ProblemError } from '../problem-error.js';
import { shortened, shortenedAll } from './shortened.js';

/** Logs an error whose details are hidden from the client. The client receives only the id. */
export type ReportError = (error: unknown, id: string) => void;

const withMessage = (
  formatted: GraphQLFormattedError,
  message: string,
  extensions: Record<string, unknown>,
) => ({
  message: shortened(message),
  ...(formatted.locations && { locations: formatted.locations }),
  ...(formatted.path && { path: shortenedAll(formatted.path) as (string | number)[] }),
  extensions: shortenedAll(extensions) as Record<string, unknown>,
});

function tellProblem(formatted: GraphQLFormattedError, { message, ...rest }: Problem): GraphQLFormattedError {
  return withMessage(formatted, message, rest);
}

const nameOf = (cause: StoreUnavailableError | ReadModelsError): string =>
  cause instanceof ReadModelsError ? 'The list of games' : 'The event store';

/**
 * Whether Apollo refused an operation because of a fault in the request, such as an unknown persisted query. Such
 * errors do not contain a code from Retrace's catalogue.
 */
function isOfSender({ extensions }: GraphQLError): boolean {
  const { status = 500 } = (extensions['http'] ?? {}) as { readonly status?: number };
  return status >= 400 && status < 500;
}

/**
 * Converts an error for clients. A `Problem` keeps its code, advice and data. An error in a query keeps GraphQL's
 * message. Any other error becomes `INTERNAL` and contains the id of its log entry.
 */
export function publicError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: ReportError,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof ProblemError || cause instanceof BrokenRecordError)
    return tellProblem(formatted, cause.problem);
  // The work exceeds that of any real game, so the record must be forged.
  if (cause instanceof TooMuchWorkError)
    return withMessage(formatted, cause.message, {
      code: cause.code,
      advice: 'View another position or another game.',
    });
  if (cause instanceof GraphQLError) {
    const { originalError } = cause;
    if (originalError instanceof ProblemError) return tellProblem(formatted, originalError.problem);
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') {
      // Clients must not receive HTTP details, which Apollo does not remove over a WebSocket.
      const { http: _, ...extensions } = formatted.extensions ?? {};
      return withMessage(formatted, formatted.message, { ...extensions, code });
    }
  }
  if (cause instanceof GraphQLError && cause.originalError === undefined && isOfSender(cause))
    return withMessage(formatted, formatted.message, { code: 'BAD_REQUEST' });
  const logId = asking.getStore()?.id ?? randomUUID();
  report(cause, logId);
  if (cause instanceof StoreUnavailableError || cause instanceof ReadModelsError)
    return withMessage(formatted, `${nameOf(cause)} cannot be read at the moment.`, {
      code: cause.code,
      advice: errorCatalogue[cause.code].advice,
      logId,
    });
  return withMessage(formatted, 'An unexpected error occurred on the server.', {
    code: 'INTERNAL',
    advice: "Search the server's log for this id.",
    logId,
  });
}
