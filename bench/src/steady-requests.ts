import { setTimeout as after } from 'node:timers/promises';
import { invariant } from '#record';

/** The milliseconds of each request. */
export type Times = readonly number[];

/**
 * Sends requests at a constant rate per second without waiting for responses, so that requests behind a slow response
 * wait as users would. Throws if a response contains errors.
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

/** Sends a query to a server over HTTP. Returns the data of the response. Throws if it contains errors. */
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
