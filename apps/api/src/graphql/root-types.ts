import type { GraphQLSchema } from 'graphql';

/** Adds descriptions to the root types, because resolvers cannot describe them. */
export function withRootsDescribed(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'Reads games, cards, drafts, lessons, assignments and statistics.';
  if (mutation) mutation.description = 'Plays, reviews and annotates games.';
  if (subscription) subscription.description = 'Sends changes of games, drafts and reviews over WebSocket.';
  return schema;
}
