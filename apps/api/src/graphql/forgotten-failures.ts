import { GraphQLError } from 'graphql';

const heed = (reason: unknown): void => {
  if (!(reason instanceof GraphQLError)) throw reason;
};

/**
 * Keeps the process alive when a promise that GraphQL no longer awaits is rejected. If a list entry fails
 * synchronously, GraphQL abandons the promises of earlier entries, and Node would exit when one of these promises is
 * rejected. The response contains the first failure. Returns a function that removes the handler.
 */
export function heedForgottenFailures(): () => void {
  // Each server needs a separate function, so that several servers in a process can each remove their own handler.
  const own = (reason: unknown): void => heed(reason);
  process.on('unhandledRejection', own);
  return () => process.off('unhandledRejection', own);
}
