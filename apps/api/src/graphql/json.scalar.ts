import { GraphQLScalarType } from 'graphql';

/** Plain data whose shape the schema leaves to the game; it is an answer only. */
export const GraphQLJson = new GraphQLScalarType({
  name: 'JSON',
  description: 'Plain data: null, booleans, numbers, strings, lists and objects of them.',
  serialize: (value) => value,
});
