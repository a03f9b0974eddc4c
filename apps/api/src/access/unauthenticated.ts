import { GraphQLError } from 'graphql';
import type { Problem } from '../errors/problem.js';
import { ProblemError } from '../problem-error.js';

/** Returns the HTTP status for an unidentified sender: 503 if sign-in is unavailable, otherwise 401. */
const statusOf = ({ code }: Problem): number => (code === 'SIGN_IN_UNAVAILABLE' ? 503 : 401);

export const unauthenticated = (problem: Problem): GraphQLError =>
  new GraphQLError(problem.message, {
    originalError: new ProblemError(problem),
    extensions: { http: { status: statusOf(problem) } },
  });
