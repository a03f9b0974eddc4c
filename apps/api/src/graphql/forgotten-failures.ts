import { GraphQLError } from 'graphql';

const heed = (reason: unknown): void => {
  if (!(reason instanceof GraphQLError)) throw reason;
};

/**
 * Keeps the process alive when a promise that GraphQL no longer awaits is rejected. If a list entry fails
 * synchronously, GraphQL returns that error and abandons the promises of earlier entries. When one of these promises is
 * rejected later, Node would exit. Returns a function that removes the handler.
 */
export function heedForgottenFailures(): () => void {
  // Each server needs its own function, because several servers in a process must each be able to remove their handler.
  const own = (reason: unknown): void => heed(reason);
  process.on('unhandledRejection', own);
  return () => process.off('unhandledRejection', own);
}
