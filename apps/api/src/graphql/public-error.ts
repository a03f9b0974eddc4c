import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { BrokenRecordError, StoreUnavailableError } from '#event-store';
import { TooMuchWorkError } from '#kernel';
import { ReadModelsError } from '#read-models';
import type { Problem } from '../errors/problem.js';
import { asking } from '../telemetry/asking.js';
import { ProblemError } from '../problem-error.js';
import { shortened, shortenedAll } from './shortened.js';

/** Keeps an error that the client may not read, under an id that it may. */
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
 * Whether Apollo refuses an operation because of the sender, without a code of ours: an unknown persisted query, for example.
 */
function isOfSender({ extensions }: GraphQLError): boolean {
  const { status = 500 } = (extensions['http'] ?? {}) as { readonly status?: number };
  return status >= 400 && status < 500;
}

/**
 * The one translation of errors at the edge: a `Problem` (also of a record that cannot be read) keeps its code, advice and data; a mistake in the query keeps
 * what GraphQL says of it; everything else becomes `INTERNAL` with an id under which the log has the rest.
 */
export function publicError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: ReportError,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof ProblemError || cause instanceof BrokenRecordError)
    return tellProblem(formatted, cause.problem);
  // The view takes more work than any real game needs: only a forged record does.
  if (cause instanceof TooMuchWorkError)
    return withMessage(formatted, cause.message, {
      code: cause.code,
      advice: 'View another moment, or another game.',
    });
  if (cause instanceof GraphQLError) {
    const { originalError } = cause;
    if (originalError instanceof ProblemError) return tellProblem(formatted, originalError.problem);
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') {
      // How HTTP tells of it is not the client's: over a WebSocket nobody has taken it out.
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
      advice: "Try again. If it stays so, see the server's log.",
      logId,
    });
  return withMessage(formatted, 'Something went wrong inside the server.', {
    code: 'INTERNAL',
    advice: "The server's log has more under this id.",
    logId,
  });
}
