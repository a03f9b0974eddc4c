import { GraphQLError } from 'graphql';
import type { Problem } from '../errors/problem.js';
import { ProblemError } from '../problem-error.js';

/** The HTTP status for a sender that is not known: 503 where nobody can sign in now, 401 otherwise. */
const statusOf = ({ code }: Problem): number => (code === 'SIGN_IN_UNAVAILABLE' ? 503 : 401);

/** A request is refused because of what it says of its sender. */
export const unauthenticated = (problem: Problem): GraphQLError =>
  new GraphQLError(problem.message, {
    originalError: new ProblemError(problem),
    extensions: { http: { status: statusOf(problem) } },
  });
