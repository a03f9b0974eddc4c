/** Queries, mutations and, over WebSocket, subscriptions. */
export const GRAPHQL_PATH = '/graphql';
