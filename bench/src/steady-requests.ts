import { setTimeout as after } from 'node:timers/promises';
import { invariant } from '#record';

/** The response time of each request in milliseconds. */
export type Times = readonly number[];

/**
 * Sends requests at a constant rate without waiting for responses. As with real users, requests can therefore wait
 * behind a slow request. Throws if a response contains errors.
 */
export async function steadily(
  rate: number,
  count: number,
  ask: (number: number) => Promise<unknown>,
): Promise<Times> {
  const start = performance.now();
  const pending: Promise<number>[] = [];
  for (let number = 0; number < count; number++) {
    const due = start + (number * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await after(wait);
    pending.push(ask(number).then(() => performance.now() - due));
  }
  return Promise.all(pending);
}

/** Sends a GraphQL query over HTTP. Returns the data of the response. Throws if the response contains errors. */
export async function askServer<T = unknown>(url: string, query: string, variables: object): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { readonly data: T; readonly errors?: unknown };
  invariant(answer.errors === undefined, `the server answers: ${JSON.stringify(answer.errors)}`);
  return answer.data;
}
