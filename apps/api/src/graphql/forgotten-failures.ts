import { GraphQLError } from 'graphql';

const heed = (reason: unknown): void => {
  if (!(reason instanceof GraphQLError)) throw reason;
};

/**
 * Keeps the process alive through failures that GraphQL forgets: where an entry of a list fails at once, nobody waits any more for
 * those before it, and Node would end the process when they fail. The answer has the first failure. Returns what undoes it.
 */
export function heedForgottenFailures(): () => void {
  // Servers of one process each have their own.
  const own = (reason: unknown): void => heed(reason);
  process.on('unhandledRejection', own);
  return () => process.off('unhandledRejection', own);
}
