import { GraphQLScalarType } from 'graphql';

/** Plain data whose structure depends on the game. Only used in results, never in arguments. */
export const GraphQLJson = new GraphQLScalarType({
  name: 'JSON',
  description: 'Plain data: null, booleans, numbers, strings, lists and objects of them.',
  serialize: (value) => value,
});
