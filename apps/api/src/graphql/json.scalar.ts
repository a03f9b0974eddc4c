import { GraphQLScalarType } from 'graphql';

/** Plain data whose structure depends on the game. Only used in results, never in arguments. */
export const GraphQLJson = new GraphQLScalarType({
  name: 'JSON',
  description: 'A JSON value: null, a boolean, a number, a string, a list or an object.',
  serialize: (value) => value,
});
