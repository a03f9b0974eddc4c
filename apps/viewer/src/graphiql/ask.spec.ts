import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { connectionParams, isSubscription } from './ask.js';
import { examples } from './examples.js';

const schema = buildSchema(readFileSync('apps/api/schema.graphql', 'utf8'));

describe('what GraphiQL asks', () => {
  it.each(Object.entries(examples))('can be asked, where it is an example: %s', (_, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });

  it('is a subscription when the operation that is run is one', () => {
    expect(isSubscription({ query: examples.follow })).toBe(true);
    expect(isSubscription({ query: examples.games })).toBe(false);
    const both = { query: `${examples.games}${examples.follow}` };
    expect(isSubscription({ ...both, operationName: 'Follow' })).toBe(true);
    expect(isSubscription({ ...both, operationName: 'Games' })).toBe(false);
  });

  it('is left to the server where it cannot be read', () => {
    expect(isSubscription({ query: 'subscription {' })).toBe(false);
  });

  it('says who asks under the names that the server knows', () => {
    expect(connectionParams({ Authorization: 'Bearer t', 'X-Retrace-Seat': 's' })).toEqual({
      authorization: 'Bearer t',
      'x-retrace-seat': 's',
    });
  });
});
