import { GraphQLError } from 'graphql';

const heed = (reason: unknown): void => {
  if (!(reason instanceof GraphQLError)) throw reason;
};

/**
 * Keeps the process alive when promises that GraphQL no longer awaits are rejected: after an entry of a list
 * fails synchronously, Node would exit on failures of earlier entries. The answer has the first failure.
 * Returns a function to undo it.
 */
export function heedForgottenFailures(): () => void {
  // Servers of one process each have their own.
  const own = (reason: unknown): void => heed(reason);
  process.on('unhandledRejection', own);
  return () => process.off('unhandledRejection', own);
}
