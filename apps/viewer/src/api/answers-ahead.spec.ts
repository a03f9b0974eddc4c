import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { Observable } from 'rxjs';
import { answersAhead, askAhead } from './answers-ahead.js';

interface Answer {
  readonly number: number;
}
interface Variables {
  readonly id: string;
  readonly as?: string;
}

const query = gql`
  query Number($id: ID!, $as: String) {
    number(id: $id, as: $as)
  }
` as TypedDocumentNode<Answer, Variables & Record<string, string>>;

/** Returns a client whose server counts requests and optionally refuses the first one. */
function counting({ refusesFirst = false } = {}) {
  let requests = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests += 1;
        if (refusesFirst && requests === 1) observer.error(new Error('The server does not answer.'));
        else {
          observer.next({ data: { number: requests } });
          observer.complete();
        }
      }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([answersAhead(), server]),
    cache: new InMemoryCache(),
  });
  const ask = async (variables: Variables) =>
    (await client.query({ query, variables: { ...variables }, fetchPolicy: 'no-cache' })).data;
  return { client, ask, requests: () => requests };
}

describe('prefetched answers', () => {
  it('are returned to the first equal request, in any order of variables', async () => {
    const { client, ask, requests } = counting();
    const ahead = askAhead(client, query, { id: 'g', as: 'all' });
    expect(await ask({ as: 'all', id: 'g' })).toEqual({ number: 1 });
    expect(await ahead).toEqual({ number: 1 });
    expect(requests()).toBe(1);
    expect(await ask({ id: 'g', as: 'all' })).toEqual({ number: 2 });
  });

  it('are not returned for a different request', async () => {
    const { client, ask } = counting();
    await askAhead(client, query, { id: 'g' });
    expect(await ask({ id: 'h' })).toEqual({ number: 2 });
    expect(await ask({ id: 'g' })).toEqual({ number: 1 });
  });

  it('are requested again after a failure', async () => {
    const { client, ask } = counting({ refusesFirst: true });
    expect(await askAhead(client, query, { id: 'g' })).toBeUndefined();
    expect(await ask({ id: 'g' })).toEqual({ number: 2 });
  });
});
