/** The path of queries, mutations and (over WebSocket) subscriptions. */
export const GRAPHQL_PATH = '/graphql';
