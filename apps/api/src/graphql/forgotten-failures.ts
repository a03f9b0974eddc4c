import { GraphQLError } from 'graphql';

const heed = (reason: unknown): void => {
  if (!(reason instanceof GraphQLError)) throw reason;
};

/**
 * Installs a handler that keeps the process alive when a promise that GraphQL no longer awaits is rejected. If a list
 * entry fails synchronously, GraphQL returns that error and abandons the promises of earlier entries. Without the
 * handler, Node would exit when one of these promises is rejected later. Returns a function that removes the handler.
 */
export function heedForgottenFailures(): () => void {
  // Each server needs its own function, because several servers in a process must each be able to remove their handler.
  const own = (reason: unknown): void => heed(reason);
  process.on('unhandledRejection', own);
  return () => process.off('unhandledRejection', own);
}
