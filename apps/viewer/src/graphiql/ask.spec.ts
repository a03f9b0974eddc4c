import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { connectionParams, isSubscription } from './ask.js';
import { examples } from './examples.js';

const schema = buildSchema(readFileSync('apps/api/schema.graphql', 'utf8'));

describe('queries in GraphiQL', () => {
  it.each(Object.entries(examples))('are valid if they are examples: %s', (_, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });

  it('are subscriptions if the executed operation is one', () => {
    expect(isSubscription({ query: examples.follow })).toBe(true);
    expect(isSubscription({ query: examples.games })).toBe(false);
    const both = { query: `${examples.games}${examples.follow}` };
    expect(isSubscription({ ...both, operationName: 'Follow' })).toBe(true);
    expect(isSubscription({ ...both, operationName: 'Games' })).toBe(false);
  });

  it('are left to the server if they cannot be parsed', () => {
    expect(isSubscription({ query: 'subscription {' })).toBe(false);
  });

  it('have credentials under the names that the server knows', () => {
    expect(connectionParams({ Authorization: 'Bearer t', 'X-Retrace-Seat': 's' })).toEqual({
      authorization: 'Bearer t',
      'x-retrace-seat': 's',
    });
  });
});
